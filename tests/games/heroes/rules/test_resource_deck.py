"""The resource deck (aoh.res-*, aoh.prep-05, aoh.opt-01, aoh.move.1-04, aoh.move.1-05)."""

from __future__ import annotations

import pytest

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import COPIES, FORTUNE, IRON, KINDS, SPECIAL, USUAL
from stammtisch.games.heroes.rules.resource_deck import NO_CARD, draw, full_deck, keeps
from tests.games.heroes.table import Table


@pytest.mark.parametrize(("players", "kept"), [(2, 84), (3, 90), (4, 96), (5, 102), (6, 108)])
def test_size_of_the_deck(players: int, kept: int) -> None:
    """aoh.res-10, aoh.prep-05, aoh.opt-01: 108 cards, or 72 and six for each tribe in the game."""
    tribes = list(range(players))
    assert len(full_deck(tribes, remove_unused=False)) == 108
    removed = full_deck(tribes, remove_unused=True)
    assert len(removed) == kept == 72 + 6 * players
    assert sorted({kind for kind in removed if kind in SPECIAL}) == [5 + tribe for tribe in tribes]


def test_three_types_of_cards() -> None:
    """aoh.res-01, aoh.res-02, aoh.res-07, aoh.res-09: usual resources, special resources, events; their copies."""
    assert sum(COPIES[kind] for kind in USUAL) == 54
    assert sum(COPIES[kind] for kind in SPECIAL) == 36
    assert sum(COPIES[kind] for kind in KINDS if kind not in USUAL and kind not in SPECIAL) == 18


def test_what_goes_to_the_hand() -> None:
    """aoh.res-08: everything but Population growth and the disasters."""
    assert [kind for kind in KINDS if keeps(kind)] == list(range(FORTUNE + 1))


def test_the_discard_pile_becomes_the_deck_when_a_card_has_to_be_drawn() -> None:
    """aoh.move.1-04, aoh.move.1-05: not when the last card leaves the deck; all of it is shuffled."""
    state = Table(deck=["iron"], discard=["gold", "wood", "wood"]).state
    umpire = Umpire()
    assert draw(state, umpire) == IRON
    assert (umpire.events, sum(state.discard)) == ([], 3)
    draw(state, umpire)
    assert [event.facts for event in umpire.events] == [{"cards": 3}]
    assert sorted(umpire.outcomes[0]) == [1, 1, 4]
    assert (len(state.deck), sum(state.discard)) == (2, 0)


def test_with_nothing_to_shuffle_there_is_no_card() -> None:
    """aoh.move.1-05."""
    assert draw(Table().state, Umpire()) == NO_CARD
