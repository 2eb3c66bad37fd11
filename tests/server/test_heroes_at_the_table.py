"""Age of Heroes at the table of the server: whole games, and nothing shown that a seat may not know."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path

import pytest

from stammtisch.engine import record, replay
from stammtisch.server.house import House
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import Storage
from stammtisch.server.wire import BotSeat, HumanSeat, NewTable, OpenSeat
from tests.server.sitting import ANN, Player, database_url
from tests.server.test_knowledge import a_table, do_something, sent


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_against_bots_with_undo_and_restarts(tmp_path: Path, players: int) -> None:
    storage, shelf, chance = Storage(database_url(tmp_path)), Shelf.full(), random.Random(players)
    house = House(storage, shelf, draw_seed=lambda: f"seed {players}")
    bots = (BotSeat("greedy") for _ in range(players - 1))
    ann = Player(house, house.open_table(ANN, NewTable("heroes", [HumanSeat("Ann"), *bots])).table)
    undone = 0
    for _ in range(2000):
        ann.let_bots_play()
        view = ann.view
        if view.status == "over":
            break
        if view.undo is not None and chance.random() < 0.3:
            ann.undo()
            undone += 1
            assert ann.table.entries[-1].undoes == ann.table.noticed(view.me)[view.undo.to]
            continue
        if chance.random() < 0.05:
            ann = Player(House(storage, shelf), ann.table_id)
            assert ann.view == view
        offered = chance.choice(ann.decision.offered)
        ann.act(offered.action)
        assert (ann.view.undo is None) == offered.barrier
    view = ann.view
    assert view.status == "over"
    assert view.result is not None
    assert undone > 0
    found = replay.verify(record.parse(ann.house.record(ANN, ann.table_id)))
    assert (found.error, found.recomputed) == (None, True)
    assert found.result is not None
    assert list(found.result.winners) == view.result.winners
    storage.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_view_changes_with_its_number_and_not_with_what_is_hidden(seed: int) -> None:
    table, chance = a_table(Shelf.full(), "heroes", seed, 3), random.Random(seed)
    views = [sent(table, seat) for seat in range(3)]
    for _ in range(250):
        before = [table.seq(seat) for seat in range(3)]
        do_something(table, chance)
        if table.over:
            break
        for seat in range(3):
            now = sent(table, seat)
            assert now == views[seat] or table.seq(seat) > before[seat]
            views[seat] = now
        seat = chance.randrange(3)
        real = table.state
        table.state = table.game.determinize(real, seat, chance.randrange)
        table.state.chance_key = real.chance_key
        assert sent(table, seat) == views[seat]
        table.state = real


@pytest.mark.parametrize(("cover", "people"), [("on", True), ("off", True), ("on", False)])
def test_windows_are_covered_at_tables_with_people_unless_they_do_without(
    tmp_path: Path, cover: str, people: bool
) -> None:
    """Decisions, section 3: where a bot answers an interrupt, and nowhere else; the same name while it is open."""
    house = House(Storage(database_url(tmp_path)), Shelf.full(), draw_seed=lambda: "windows")
    seats: list[HumanSeat | BotSeat | OpenSeat] = [HumanSeat("Ann"), *(BotSeat("random") for _ in range(3))]
    table_id = house.open_table(ANN, NewTable("heroes", seats, {} if cover == "on" else {"cover": "off"})).table
    ann = Player(house, table_id)
    if not people:
        with house.rooms.enter(table_id) as room:
            chair = dataclasses.replace(room.sitting.chairs[0], stand_in="random")
            room.sitting = dataclasses.replace(room.sitting, chairs=(chair, *room.sitting.chairs[1:]))
    kinds: dict[str, set[bool]] = {}
    names: list[str] = []
    for _ in range(400):
        if ann.table.over:
            break
        table = ann.table
        if set(table.waiting) - ({0} if people else set()):
            name = house.writing.window(table_id)
            kinds.setdefault(table.state.agenda[-1].kind, set()).add(name is not None)
            if name is not None and (not names or names[-1] != name):
                names.append(name)
        if not house.writing.bot_move(table_id):
            ann.act(ann.decision.offered[0].action)
    assert len(set(names)) == len(names)
    windows = {"answer_attack", "answer_hunger", "answer_stroke", "answer_barbarians", "road_request"}
    covered = cover == "on" and people
    assert len(windows & set(kinds)) >= 2
    assert {kind for kind, named in kinds.items() if True in named} == (windows & set(kinds) if covered else set())
