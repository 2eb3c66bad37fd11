"""The umpire: every outcome is noted, dictated outcomes must be possible, and both leave the same state."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.engine.rng import key_from_seed
from stammtisch.engine.umpire import ChanceError, DictatingUmpire, SilentUmpire, Umpire
from tests.support.pebbles import GAME
from tests.support.pebbles.state import Pebbles


def table(seed: str = "table") -> Pebbles:
    return GAME.new(2, {}, seed)


def ask_all(umpire: Umpire, state: Pebbles) -> list[list[int]]:
    """One question of each kind."""
    return [umpire.throw(state, 3, 6), umpire.shuffle(state, [4, 4, 7, 9]), umpire.pick(state, [1, 2, 3, 3], 2)]


def test_outcomes_are_possible_and_noted() -> None:
    state, umpire = table(), Umpire()
    dice, order, picked = ask_all(umpire, state)
    assert len(dice) == 3
    assert set(dice) <= {1, 2, 3, 4, 5, 6}
    assert sorted(order) == [4, 4, 7, 9]
    assert len(picked) == 2
    assert all(picked.count(item) <= [1, 2, 3, 3].count(item) for item in picked)
    assert umpire.outcomes == [dice, order, picked]
    assert umpire.barrier


def test_a_note_is_not_changed_by_what_the_game_does_with_the_outcome() -> None:
    state, umpire = table(), Umpire()
    deck = umpire.shuffle(state, [1, 2, 3])
    noted = list(deck)
    deck.clear()
    assert umpire.outcomes == [noted]


@given(st.text())
def test_dictated_chance_leaves_the_same_state_as_the_generator(seed: str) -> None:
    thrown, dictated = table(seed), table(seed)
    umpire = Umpire()
    outcomes = ask_all(umpire, thrown)
    dictating = DictatingUmpire(umpire.outcomes)
    assert ask_all(dictating, dictated) == outcomes
    dictating.finish()
    assert dictated.hash() == thrown.hash()
    assert dictated.chance_position == thrown.chance_position > 0


def test_a_silent_umpire_throws_the_same_and_notes_nothing() -> None:
    silent = SilentUmpire()
    assert ask_all(silent, table()) == ask_all(Umpire(), table())
    silent.announce("drawn", {"seat": 0})
    assert (silent.outcomes, silent.events, silent.barrier) == ([], [], False)


def test_outcomes_that_cannot_be_are_refused() -> None:
    state = table()
    with pytest.raises(ChanceError, match="2 dice with 6 sides"):
        DictatingUmpire([[6, 7]]).throw(state, 2, 6)
    with pytest.raises(ChanceError, match="2 dice with 6 sides"):
        DictatingUmpire([[6]]).throw(state, 2, 6)
    with pytest.raises(ChanceError, match="holds other cards"):
        DictatingUmpire([[1, 1]]).shuffle(state, [1, 2])
    with pytest.raises(ChanceError, match="cannot be picked"):
        DictatingUmpire([[3, 3]]).pick(state, [3, 4, 5], 2)
    with pytest.raises(ChanceError, match="2 are picked at random"):
        DictatingUmpire([[3]]).pick(state, [3, 4, 5], 2)
    assert state.chance_position == 0


def test_missing_and_left_over_outcomes_are_told() -> None:
    with pytest.raises(ChanceError, match="is missing"):
        DictatingUmpire([]).throw(table(), 1, 6)
    with pytest.raises(ChanceError, match="2 outcomes of chance are left over"):
        DictatingUmpire([[1], [2]]).finish()


def test_more_than_there_is_cannot_be_picked() -> None:
    with pytest.raises(ValueError, match="3 cannot be picked out of 2"):
        Umpire().pick(table(), [1, 2], 3)


def test_what_cannot_be_unlearnt_is_a_barrier() -> None:
    """Undo stops at chance, at hidden information that moved, and where a game says so; not at public news."""
    umpire = Umpire()
    umpire.announce("passed", {"seat": 0})
    assert not umpire.barrier
    umpire.block_undo()
    assert umpire.barrier


def test_keys_of_seeds_differ() -> None:
    assert len({key_from_seed(seed) for seed in ("", "1", "2", "01")}) == 4
