"""Age of Heroes at the table of the server: whole games, and nothing shown that a seat may not know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from stammtisch.engine import record, replay
from stammtisch.server.house import House
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import Storage
from stammtisch.server.wire import BotSeat, HumanSeat, NewTable
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
