"""The statements that store who sits where, each as a part of the caller's transaction."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, insert, update

from stammtisch.server import sitting_rows
from stammtisch.server.entries import Header
from stammtisch.server.schema import affairs, seats, tables
from stammtisch.server.sitting import Seating, Sitting

_STEP = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.affairs == bindparam("before"))
    .values({name: bindparam(name) for name in ("affairs", "host")})
)


def insert_sitting(connection: Connection, header: Header, sitting: Sitting) -> None:
    """The seats and the affairs of a new table, whose own row is there."""
    table_id = header.table
    rows = [sitting_rows.chair_row(table_id, seat, chair) for seat, chair in enumerate(sitting.chairs)]
    connection.execute(insert(seats), rows)
    connection.execute(insert(affairs), [sitting_rows.affair_row(table_id, affair) for affair in sitting.affairs])


def store_seating(connection: Connection, table_id: str, seating: Seating) -> bool:
    """A change of who sits at a table, if its affairs are still those before it; whether they are."""
    numbers = {"before": seating.before.number, "affairs": seating.after.number, "host": seating.after.host}
    if connection.execute(_STEP, {"table_id": table_id, **numbers}).rowcount != 1:
        return False
    for seat in seating.changed:
        row = sitting_rows.chair_row(table_id, seat, seating.after.chairs[seat])
        key = (row.pop("table_id"), row.pop("seat"))
        connection.execute(update(seats).where(seats.c.table_id == key[0], seats.c.seat == key[1]).values(row))
    connection.execute(insert(affairs), [sitting_rows.affair_row(table_id, affair) for affair in seating.affairs])
    return True
