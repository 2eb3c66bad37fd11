"""What is told of why a marker goes to a side."""

from __future__ import annotations

from typing import Any

from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.battle import Battle
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import AREAS, MECHANICS, ROMANS, SLAVS


def fighting(defender: int = 1) -> tuple[EraState, Battle]:
    """Two vassals of the first player against two of the second, or against barbarians, on land; all else is equal."""
    state = GAME.new(2, {"variant": "five"}, "markers")
    for player, tribe in zip(state.players, (ROMANS, SLAVS), strict=True):
        player.tribe, player.improvements, player.morale, player.army = tribe, mechanics(1), 0, 0
    land = next(number for number in range(state.board.size) if not state.board.sea >> number & 1)
    fight = Battle(land, 0, defender, 2, 0, 0, 0, True)
    vassals = tuple(2 * (kind == act.UNIT_VASSAL) for kind in range(len(act.UNITS)))
    fight.units = (vassals, vassals)
    state.agenda.clear()
    state.push(fight)
    return state, fight


def mechanics(level: int) -> bytes:
    """The levels of all areas, of which only Mechanics has been improved."""
    return bytes(level if area == MECHANICS else 0 for area in range(len(AREAS)))


def told(state: EraState) -> dict[str, tuple[Any, ...]]:
    """By marker: what both sides bring, whether the attacker has it, why."""
    scene = GAME.position(GAME.observe(state, None))["scene"][-1]
    return {row["marker"]: tuple(list(row.values())[1:]) for row in scene["reasons"]}


def test_ties_on_land_go_to_the_defender() -> None:
    """eot.1.3.A.4-25, eot.1.3.A.4-27."""
    state, _ = fighting()
    value = state.setting.tables.morale_value(0)
    assert told(state) == {
        "mechanics": (1, 1, False, "land"),
        "strength": (2, 2, False, "land"),
        "morale": (value, value, False, "land"),
    }


def test_more_wins_and_a_larger_army_decides_equal_strength() -> None:
    """eot.1.3.A.4-23, eot.1.3.A.4-28, eot.1.3.A.4-29."""
    state, _ = fighting()
    state.players[0].improvements = mechanics(3)
    state.players[0].army = 1
    assert told(state)["mechanics"] == (3, 1, True, "more")
    assert told(state)["strength"] == (2, 2, True, "army")


def test_once_handed_out_strength_is_settled_and_stays() -> None:
    """eot.1.3.A.4-04: losses change no marker."""
    state, fight = fighting()
    fight.markers = 0b1001
    assert told(state)["strength"] == (None, None, True, "settled")
    assert told(state)["mechanics"] == (1, 1, False, "land")


def test_barbarians_fight_with_the_mechanics_of_their_chart() -> None:
    """eot.1.3.A.4-32, eot.1.3.A.4-36."""
    state, _ = fighting(NOBODY)
    assert told(state)["mechanics"][1] == state.setting.tables.barbarian_chart[state.reached][1]
