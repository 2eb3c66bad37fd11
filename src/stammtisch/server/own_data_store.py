"""All that the database has of one person: read for the person, and taken out when the person wants to be forgotten.

It blocks and is called in threads.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, select, union, update

from stammtisch.server import sitting_rows
from stammtisch.server.opening import folded
from stammtisch.server.rows import DamagedTable
from stammtisch.server.schema import affairs, people, seats, sessions, tables
from stammtisch.server.sitting import Affair, Chair
from stammtisch.server.storage import Storage
from stammtisch.server.wire_own import OwnData, OwnLine, OwnSeat, OwnTable

DELETED = "table-phrase-deleted"
"""What stands where something was said in own words."""


class OwnDataStore:
    """What is kept of each person, in the same database as the tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def all_of(self, person: str) -> OwnData:
        """All that is kept of a person."""
        with self._storage.transaction() as connection:
            known = connection.execute(select(people).where(people.c.person == person)).first()
            begun = select(sessions.c.made_at).where(sessions.c.person == person).order_by(sessions.c.made_at)
            found = connection.execute(
                select(tables).where(tables.c.id.in_(_with(person))).order_by(tables.c.made_at, tables.c.id)
            ).all()
            return OwnData(
                name=None if known is None else known.name,
                account=None if known is None else known.account,
                password=known is not None and known.password is not None,
                sessions=list(connection.scalars(begun)),
                tables=[_own_table(connection, row, person) for row in found],
            )

    def forget(self, person: str, former: str, stand_in: Callable[[str], str], at: int) -> list[str]:
        """The person's name, account, sessions and own words are gone, and the name at each table is `former`.

        A seat that is still the person's in a game that goes on is played to the end by the bot that `stand_in` names
        for the game; one at a table that has not begun is open again. The ids of the tables where that changed
        something.
        """
        with self._storage.transaction(writes=True) as connection:
            connection.execute(delete(sessions).where(sessions.c.person == person))
            connection.execute(delete(people).where(people.c.person == person))
            changed = connection.execute(
                update(tables)
                .where(tables.c.id.in_(sorted(connection.scalars(_with(person)))))
                .values(affairs=tables.c.affairs + 1)
                .returning(tables.c.id, tables.c.game, tables.c.version, tables.c.over, tables.c.affairs)
            ).all()
            for row in changed:
                _forget_at(connection, row, person, former, stand_in(row.game))
                told = {"table_id": row.id, "n": row.affairs, "at": at, "kind": "forgotten", "facts": "{}"}
                connection.execute(insert(affairs), told)
            connection.execute(update(tables).where(tables.c.host == person).values(host=None))
        return [row.id for row in changed]


def _with(person: str) -> Select[Any]:
    """The ids of the tables where something of the person is kept."""
    found = union(
        select(seats.c.table_id.label("id")).where(seats.c.person == person),
        select(affairs.c.table_id).where(affairs.c.person == person),
        select(tables.c.id).where(tables.c.host == person),
    ).subquery()
    return select(found.c.id)


def _own_table(connection: Connection, row: Row[Any], person: str) -> OwnTable:
    own = select(seats).where(seats.c.table_id == row.id, seats.c.person == person).order_by(seats.c.seat)
    said = select(affairs).where(affairs.c.table_id == row.id, affairs.c.person == person, affairs.c.kind == "said")
    lines = [sitting_rows.affair(line) for line in connection.execute(said.order_by(affairs.c.n))]
    return OwnTable(
        table=row.id,
        game=row.game,
        status="over" if row.over else "playing" if row.version else "waiting",
        opened_at=row.made_at,
        host=row.host == person,
        seats=[OwnSeat(seat.seat, seat.name, seat.kind == "open", seat.free) for seat in connection.execute(own)],
        said=[OwnLine(line.at, line.facts.get("text"), line.facts.get("phrase")) for line in lines],
        record=f"/api/tables/{row.id}/record",
    )


def _forget_at(connection: Connection, table: Row[Any], person: str, former: str, stand_in: str) -> None:
    """Take the person's name and words out of a table, whose row nobody else changes meanwhile."""
    try:
        _rename_at(connection, table, person, former, stand_in)
    except DamagedTable:
        own = (seats.c.table_id == table.id) & (seats.c.person == person)
        connection.execute(update(seats).where(own).values(name=former, person=None))
        said = (affairs.c.table_id == table.id) & (affairs.c.person == person)
        connection.execute(update(affairs).where(said).values(facts="{}", person=None, client_key=None, request=None))


def _rename_at(connection: Connection, table: Row[Any], person: str, former: str, stand_in: str) -> None:
    """The same for a table that can be read; DamagedTable, and nothing is changed, if it cannot be."""
    chairs = [
        sitting_rows.chair(row)
        for row in connection.execute(select(seats).where(seats.c.table_id == table.id).order_by(seats.c.seat))
    ]
    happened = [
        sitting_rows.affair(row)
        for row in connection.execute(select(affairs).where(affairs.c.table_id == table.id).order_by(affairs.c.n))
    ]
    called = _names(person, chairs, happened)
    names = dict(zip(called, _free_names(former, [each.name for each in chairs], len(called)), strict=True))
    for seat, chair in enumerate(chairs):
        left = _left(chair, person, names, table, stand_in)
        if left != chair:
            at = (seats.c.table_id == table.id) & (seats.c.seat == seat)
            connection.execute(update(seats).where(at).values(sitting_rows.chair_row(table.id, seat, left)))
    for affair in happened:
        nameless = _nameless(affair, person, names)
        if nameless != affair:
            at = (affairs.c.table_id == table.id) & (affairs.c.n == affair.n)
            connection.execute(update(affairs).where(at).values(sitting_rows.affair_row(table.id, nameless)))


def _names(person: str, chairs: Sequence[Chair], happened: Sequence[Affair]) -> list[str]:
    """The names that the person has had at a table. Another game is told under the name of whoever proposed it, whoever
    was the last to agree."""
    seated = [chair.name for chair in chairs if chair.person == person and chair.name]
    told = [
        str(affair.facts["name"])
        for affair in happened
        if _asked_by(affair, person) and affair.kind != "rematch" and "name" in affair.facts
    ]
    return list(dict.fromkeys([*seated, *told]))


def _free_names(former: str, taken: Collection[str], wanted: int) -> list[str]:
    """So many names that nobody at the table has: `former`, then with numbers."""
    used = {folded(name) for name in taken}
    numbered = (former if n == 1 else f"{former} {n}" for n in count(1))
    free = (name for name in numbered if folded(name) not in used)
    return [next(free) for _ in range(wanted)]


def _left(chair: Chair, person: str, names: dict[str, str], table: Row[Any], stand_in: str) -> Chair:
    """A chair without the person, whose own it is or was until a bot took it over."""
    if chair.person != person:
        nobodys = chair.person is None and chair.free
        return replace(chair, name=names.get(chair.name, chair.name)) if nobodys else chair
    if table.version == 0:
        return Chair("open")
    renamed = replace(chair, name=names[chair.name], person=None)
    return renamed if table.over else replace(renamed, stand_in=stand_in, free=True, resigned=True)


def _nameless(affair: Affair, person: str, names: dict[str, str]) -> Affair:
    """An affair without the person's name and words. Somebody else may have had the name before or after."""
    own = _asked_by(affair, person)
    facts = dict(affair.facts)
    if own or affair.request is None or affair.kind == "rematch":
        _rename(facts, "name", names)
    _rename(facts, "to_name", names)
    if own and "text" in facts:
        del facts["text"]
        facts["phrase"] = DELETED
    return replace(affair, facts=facts, request=None if own else affair.request)


def _rename(facts: dict[str, Any], key: str, names: dict[str, str]) -> None:
    if key in facts:
        facts[key] = names.get(facts[key], facts[key])


def _asked_by(affair: Affair, person: str) -> bool:
    return affair.request is not None and affair.request.person == person
