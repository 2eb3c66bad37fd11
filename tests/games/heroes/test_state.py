"""Copying, saving and loading positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stammtisch.engine.game import legal_actions
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.scenario.given import build_state
from stammtisch.games.heroes.state import HeroesState, road_bit, road_pairs
from tests.games.heroes.table import Table

FULL: dict[str, Any] = {
    "players": 4,
    "stage": "fair:bidding",
    "first": "B",
    "round": 7,
    "seats": {
        "A": {"hand": ["iron", "hero"], "cities": 3, "armies": ["led", "bare@away"], "fortresses": 2, "monument": 4},
        "B": {"hand": ["gold", "gold"], "armies": ["bare@quaked"], "orders": {"heroes": "army", "road": {"A": "no"}}},
        "D": {"out": True},
    },
    "roads": [["A", "B"]],
    "deck": ["hunger", "growth", "stone"],
    "discard": ["barbarians", "wood"],
    "options": {"loss": "any", "battle_dice": 2},
}


def saved_and_loaded(state: HeroesState) -> HeroesState:
    """The state after it was written as JSON and read again."""
    return GAME.from_data(json.loads(json.dumps(state.to_data())), None)


def test_a_loaded_position_is_the_saved_one() -> None:
    state = Table(**FULL).do("A offer iron for gold or stone to B", "B offer gold for any sealed").state
    loaded = saved_and_loaded(state)
    assert loaded.to_data() == state.to_data()
    assert loaded.hash() == state.hash()
    for seat in range(4):
        assert legal_actions(loaded, seat) == legal_actions(state, seat)
        assert GAME.observe(loaded, seat) == GAME.observe(state, seat)


@pytest.mark.parametrize(
    ("lines", "given"),
    [
        (["A attack B for plunder", "A send bare"], {}),
        (["A attack B for plunder", "A send bare", "A march", "B send bare"], {}),
        (["A attack B for conquest", "A send bare", "A march", "B defend"], {"seats": {"B": {"armies": []}}}),
        (["A build road to B with stone stone"], {"seats": {"A": {"hand": ["stone", "stone"]}}}),
        (["A pass", "A keep"], {"seats": {"A": {"hand": ["iron"] * 7}}}),
        (["A erupt B"], {"stage": "move:0", "deck": ["eruption"]}),
        (["A accept"], {"stage": "move:0", "deck": ["hunger"]}),
        ([], {"stage": "move:0", "deck": ["barbarians"]}),
        ([], {"stage": "move:0", "deck": ["earthquake"]}),
        (["A wish iron for stone"], {"stage": "fair:bidding", "options": {"fair": "sealed"}}),
    ],
)
def test_every_open_decision_can_be_saved(lines: list[str], given: dict[str, Any]) -> None:
    table = Table(**given).do(*lines)
    loaded = saved_and_loaded(table.state)
    assert loaded.hash() == table.state.hash()
    assert [frame.to_data() for frame in loaded.agenda] == [frame.to_data() for frame in table.state.agenda]
    seat = "ABCDEF".index(table.deciders()[0])
    assert legal_actions(loaded, seat) == legal_actions(table.state, seat)


def test_a_copy_goes_its_own_way() -> None:
    table = Table(**FULL)
    before = table.state.hash()
    copy = table.state.copy()
    assert copy.hash() == before
    table.do("A offer iron for gold", "B offer gold for iron")
    assert copy.hash() == before != table.state.hash()


def test_the_hash_does_not_hold_the_secret_of_chance() -> None:
    one, other = GAME.new(3, {}, "one"), GAME.new(3, {}, "other")
    assert one.chance_key != other.chance_key
    assert one.hash() == other.hash()


def test_roads_between_any_two_seats() -> None:
    pairs = [(one, other) for one in range(6) for other in range(one + 1, 6)]
    assert len({road_bit(*pair) for pair in pairs}) == 15
    assert all(road_bit(one, other) == road_bit(other, one) for one, other in pairs)
    assert road_pairs(road_bit(2, 5) | road_bit(0, 1)) == [(0, 1), (2, 5)]


def test_neighbours_and_turn_order_pass_over_empty_seats() -> None:
    """aoh.loss-04, aoh.base-10, aoh.base-13: left first."""
    state = build_state({"players": 6, "seats": {"B": {"out": True}, "F": {"out": True}}})
    assert state.living() == [0, 2, 3, 4]
    assert state.around(1) == [2, 3, 4, 0]
    assert [state.neighbours(seat) for seat in state.living()] == [[2, 4], [3, 0], [4, 2], [0, 3]]
