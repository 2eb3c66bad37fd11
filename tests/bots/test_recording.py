"""Games of bots with their records."""

from __future__ import annotations

from stammtisch.bots.recording import record_game
from stammtisch.bots.registry import make_bots
from stammtisch.bots.table import play_game
from stammtisch.engine.game import Game
from stammtisch.engine.record import parse
from stammtisch.engine.replay import verify
from tests.support.pebbles import GAME
from tests.support.pebbles.state import Pebbles


def pebbles(game_id: str) -> Game[Pebbles]:
    return GAME


def test_the_recorded_game_is_the_one_that_is_played_without_a_record() -> None:
    lines: list[str] = []
    recorded = record_game(GAME, {"rounds": 3}, ["random"] * 4, "7", lines.append)
    played = play_game(GAME, 4, {"rounds": 3}, make_bots(["random"] * 4, GAME, "7"), "7")
    assert recorded.hash() == played.state.hash()


def test_the_record_of_a_game_of_bots_can_be_verified_from_its_seed() -> None:
    lines: list[str] = []
    recorded = record_game(GAME, {}, ["random"] * 3, "1", lines.append)
    record = parse("".join(lines))
    found = verify(record, find_game=pebbles)
    assert found.error is None
    assert found.recomputed
    assert found.actions == len(lines) - 3
    assert record.end is not None
    assert record.end.state == recorded.hash()
    assert [seat.kind for seat in record.header.seats] == ["random"] * 3
