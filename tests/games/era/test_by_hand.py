"""Single rules by hand: the dice, prices and unrest of tribes, thresholds of battlefields, leaders on Taxes."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import improvement, round_start, taxes
from stammtisch.games.era.rules.aftermath import mark_battlefield
from stammtisch.games.era.rules.battle import DICE, FACES
from stammtisch.games.era.rules.turn import Turn
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import (
    AREAS,
    BRONZE_AGE,
    EGYPTIANS,
    GREEKS,
    SLAVS,
    TAXES,
)
from tests.games.era.playing import played


def table(tribe: int = SLAVS, cities: int = 0, **options: str) -> EraState:
    """Two tribes in the Bronze Age; the first is `tribe` and has so many cities on the map."""
    state = GAME.new(2, options, "by hand")
    first = state.players[0]
    first.tribe, first.era, first.built = tribe, BRONZE_AGE, cities
    for _, province in zip(range(cities), state.board.homes[tribe] or range(state.board.size), strict=False):
        state.cities[0] |= 1 << province
    return state


def test_each_die_has_its_own_faces() -> None:
    """eot.C-08, eot.1.3.A.4-02, eot.1.3.A.4-03."""
    attacker, defender = (Counter(FACES[face] for face in die) for die in DICE)
    assert attacker == {"sword": 2, "shield": 1, "mechanics": 1, "strength": 1, "morale": 1}
    assert defender == {"sword": 1, "shield": 2, "mechanics": 1, "strength": 1, "morale": 1}


def test_each_side_rolls_one_die_a_round_and_markers_are_given_anew_in_each_battle() -> None:
    """eot.1.3.A.4-01, eot.1.3.A.4-04, eot.1.3.A.4-05, eot.1.3.A.4-38, eot.1.3.A.4-39: a face hits for the side that
    holds its marker, whoever rolled it.
    """
    rounds = 0
    held: list[str] | None = None
    for seed in range(6):
        for _, events in played(("greedy", "greedy", "greedy"), {}, f"battles {seed}"):
            for event in events:
                facts = event.facts
                if event.kind == "battle":
                    held = None
                elif event.kind == "markers":
                    held = ["sword", *(str(face) for face in facts["attacker_markers"])]
                elif event.kind == "battle_round":
                    rounds += 1
                    assert held is not None
                    dice: list[str] = [str(face) for face in facts["dice"]]
                    by_attacker = sum(face in held for face in dice)
                    assert len(dice) == 2
                    assert facts["hits"] == [2 - by_attacker, by_attacker]
    assert rounds > 0


@pytest.mark.parametrize(("cities", "fields"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_cities_of_egyptians_cost_one_field_less(cities: int, fields: int) -> None:
    """eot.4-03: at 1.1 and when taxing, where a leader costs three besides."""
    state = table(EGYPTIANS, cities, variant="five")
    assert state.city_count(0) == cities
    assert round_start.loss(state, 0) == fields
    assert taxes.unrest(state, 0, 1) == 3 + fields


def test_greeks_pay_two_less_in_every_area() -> None:
    """eot.4-06: of four Thalers for level I, of eight and a missing branch of two for level II."""
    state = table(GREEKS)
    assert [improvement.price(state, 0, area) for area in range(len(AREAS))] == [4 - 2] * 6
    state.players[0].improvements = bytes([1, 0, 0, 0, 0, 0])
    assert improvement.price(state, 0, 0) == 8 + 2 - 2


@pytest.mark.parametrize(("threshold", "small", "great"), [("5/10", 5, 10), ("6/11", 6, 11)])
def test_a_battlefield_is_marked_from_so_many_units_on(threshold: str, small: int, great: int) -> None:
    """eot.8-18, eot.8-19, eot.1.3.A.4-78, eot.1.3.A.4-79, R-095: at five and ten units, or at more than that."""
    for units, marker in ((small - 1, 0), (small, 1), (great - 1, 1), (great, 2)):
        state = table(battlefield_threshold=threshold)
        state.battlefield_supply = 1
        land = next(place for place in range(state.board.size) if state.board.land >> place & 1)
        mark_battlefield(state, land, units, Umpire())
        assert state.battlefields[land] == marker
        assert state.battlefield_supply == (0 if marker else 1)


@pytest.mark.parametrize("leaders", [1, 2, 3, 4])
def test_taxes_take_any_number_of_leaders(leaders: int) -> None:
    """eot.1.3.C-01, eot.1.3.C-02."""
    state = table()
    state.players[0].ready = state.players[0].leaders = leaders
    state.push(Turn(0))
    wanted = [act.ACTIVATE(TAXES, count) for count in range(1, leaders + 1)]
    assert [action for action in state.agenda[-1].legal_actions(state, 0) if action in wanted] == wanted
    assert state.agenda[-1].refusal(state, 0, act.ACTIVATE(TAXES, leaders + 1)) is not None
    assert taxes.income(state, 0, leaders) == 6 * leaders
