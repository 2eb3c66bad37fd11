"""A table of the first schema, in which only one person could sit, goes on under the present one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import MetaData, create_engine, insert, select

from stammtisch.server.schema import metadata
from tests.server.company import STRANGER, Guest, refused
from tests.server.sitting import ANN, Player, database_url, house_in, sit_down
from tests.server.test_migrations import first_tables

OLD = ("tables", "seats", "entries", "snapshots")


def as_first_schema(source: str, target: str) -> None:
    """Copy the tables of one database into another one as the first program would have written them."""
    old, new = create_engine(target), create_engine(source)
    with old.begin() as writing, new.connect() as reading:
        first_tables(writing)
        first = MetaData()
        first.reflect(writing)
        writing.execute(insert(first.tables["about"]).values(name="schema", value="1"))
        for name in OLD:
            columns = [metadata.tables[name].c[column.name] for column in first.tables[name].columns]
            rows = [dict(row) for row in reading.execute(select(*columns)).mappings()]
            writing.execute(insert(first.tables[name]), rows)
    old.dispose()
    new.dispose()


def test_an_old_table_goes_on(tmp_path: Path, database: str) -> None:
    (tmp_path / "first").mkdir()
    source = database_url(tmp_path / "first")
    before = sit_down(house_in(source), "cairn")
    before.act("lay 2")
    view = before.view
    before.house.storage.close()
    as_first_schema(source, database)

    house = house_in(database)
    ann = Guest(house, before.table_id, ANN)
    assert ann.view.position == view.position
    assert ann.view.decision == view.decision
    assert [(seat.name, seat.kind) for seat in ann.lobby.seats] == [("Ann", "human"), ("Gustav", "bot")]
    assert (ann.lobby.host, ann.lobby.spectators, ann.told()) == (True, False, [])
    refused(lambda: house.view(STRANGER, ann.table_id), 404, "not_found")
    ann.act("end")
    assert ann.let_bots_play() > 0
    ann.say("still here")
    ann.act("lay 1")
    again = Player(house_in(database), ann.table_id)
    assert again.view == ann.view
    again.house.storage.close()
    house.storage.close()
