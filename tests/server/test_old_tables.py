"""Tables that an earlier program has stored go on: those of the first schema, in which only one person could sit, and
those whose events were noted in another way."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, insert, select

from stammtisch.engine.events import Event
from stammtisch.engine.registry import game
from stammtisch.server.house import House
from stammtisch.server.schema import metadata
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import Storage
from tests.server.company import STRANGER, Guest, refused
from tests.server.sitting import ANN, SEED, Player, database_url, house_in, new_table, sit_down
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


def test_lines_that_an_earlier_program_noted_with_fewer_facts_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """N-6: promises were first noted without what they are about, and what became of them without what it was."""
    shelf = Shelf({"era": game("era")}, lambda game_id: ("random",))
    house = House(Storage(database_url(tmp_path)), shelf, draw_seed=lambda: SEED)
    ann = Player(house, house.open_table(ANN, new_table("era")).table)
    ann.act(ann.decision.offered[0].action)
    stored = house.storage.load(ann.table_id)
    assert stored is not None
    parties = {"seat": 0, "other": 1, "number": 0}
    noted = (
        Event("promise", {**parties, "promise": "pay", "due": 3}),
        Event("promise_kept", parties),
        Event("attack", {"of": "another shape"}),
    )
    last = replace(stored.entries[-1], events=noted).chained(stored.entries[-2].chain)
    earlier = replace(stored, entries=(*stored.entries[:-1], last))
    monkeypatch.setattr(house.storage, "load", lambda table_id: earlier)
    again = Player(House(house.storage, shelf), ann.table_id)
    with caplog.at_level(logging.ERROR):
        lines = again.house.log(ANN, again.table_id, again.view.seq).log
    assert [line.message.id for line in lines] == ["era-event-promise", "era-event-promise-kept", "table-untold"]
    about = [line.message.arguments.get("promise") for line in lines[:2]]
    assert about == [{"word": "era-promise-pay"}, {"word": "era-promise-told_before"}]
    assert "event 'attack'" in caplog.text
    again.act(again.decision.offered[0].action)
