"""Military Victory and its option: home provinces held however they were gained, or only those won in battle."""

from __future__ import annotations

import pytest

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import control
from stammtisch.games.era.rules.aftermath import Occupy
from stammtisch.games.era.rules.ending import goals_met
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import MILITARY, ROMANS, SLAVS

OPTION = "military_victory"


def table(**options: str) -> EraState:
    """The first player has the Slavs; the second has the Romans, controls their home and stands on it."""
    state = GAME.new(2, {"variant": "five", **options}, "conquest")
    for seat, tribe in enumerate((SLAVS, ROMANS)):
        state.players[seat].tribe = tribe
        for home in state.board.homes[tribe]:
            state.cubes[seat][home] = 1
            state.control[seat] |= 1 << home
    return state


def lose(state: EraState, province: int) -> None:
    """The Romans lose a province, with whoever stood there."""
    state.cubes[1][province] = 0
    control.hand_over(state, 1, 0, 1 << province, Umpire())


def conquer(state: EraState, province: int, loser: int = 1) -> None:
    """The Slavs win a battle there."""
    lose(state, province)
    state.cubes[0][province] = 1
    Occupy(0, loser, province, False, 2, 0, True).conclude(state, False, Umpire())


def settle(state: EraState, province: int) -> None:
    """The Slavs come to an empty province."""
    lose(state, province)
    state.cubes[0][province] = 1
    control.settle(state, Umpire(), 0)


def has_won(state: EraState) -> bool:
    """Whether the Slavs have reached Military Victory."""
    return MILITARY in goals_met(state, 0)


@pytest.mark.parametrize("how", ["control", "battle_only"])
def test_a_home_won_in_battle_counts_once_it_is_complete(how: str) -> None:
    """eot.2.1-09, R-151."""
    state = table(**{OPTION: how})
    *others, last = state.board.homes[ROMANS]
    for home in others:
        conquer(state, home)
    assert others
    assert not has_won(state)
    conquer(state, last)
    assert has_won(state)
    assert has_won(state.copy())


@pytest.mark.parametrize(("how", "won"), [("control", True), ("battle_only", False)])
def test_a_home_province_that_was_settled_counts_only_by_control(how: str, won: bool) -> None:
    """eot.2.1-09, R-151: all others were won in battle."""
    state = table(**{OPTION: how})
    first, *others = state.board.homes[ROMANS]
    settle(state, first)
    for home in others:
        conquer(state, home)
    assert has_won(state) is won


@pytest.mark.parametrize(("how", "won"), [("control", True), ("battle_only", False)])
def test_a_conquest_lost_and_settled_again_is_no_conquest_any_more(how: str, won: bool) -> None:
    """eot.2.1-09, R-151: it must be held from the battle on."""
    state = table(**{OPTION: how})
    homes = state.board.homes[ROMANS]
    for home in homes:
        conquer(state, home)
    assert has_won(state)
    state.cubes[0][homes[0]] = 0
    control.settle(state, Umpire(), 0)
    assert not has_won(state)
    settle(state, homes[0])
    assert has_won(state) is won


def test_a_victory_over_barbarians_conquers_from_nobody() -> None:
    """eot.2.1-09, R-151: the option asks for what was won from its owner."""
    state = table(**{OPTION: "battle_only"})
    for home in state.board.homes[ROMANS]:
        conquer(state, home, NOBODY)
    assert state.conquered == [0, 0]
    assert not has_won(state)
