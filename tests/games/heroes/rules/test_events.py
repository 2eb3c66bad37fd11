"""Events that are played when drawn (aoh.res-08, aoh.prep-13, aoh.prep-14, aoh.opt-03)."""

from __future__ import annotations

import pytest

from stammtisch.games.heroes.rules.events import is_harmless
from tests.games.heroes.table import Table


@pytest.mark.parametrize(
    ("round_", "grace", "at_the_fair", "in_a_move"),
    [(1, "fair", True, False), (2, "fair", False, False), (1, "round", True, True), (2, "round", False, False)],
)
def test_when_disasters_do_nothing(round_: int, grace: str, at_the_fair: bool, in_a_move: bool) -> None:
    """aoh.prep-13, aoh.prep-14, aoh.opt-03: at the first fair; under the option in all of round 1."""
    state = Table(round=round_, options={"grace": grace}).state
    assert is_harmless(state, in_move=False) is at_the_fair
    assert is_harmless(state, in_move=True) is in_a_move


def test_a_card_that_is_played_is_shown() -> None:
    """aoh.move.1-02, aoh.res-08, aoh.prep-09: everybody sees it; nothing goes to the hand."""
    table = Table(players=3, stage="move:0", deck=["growth"])
    assert table.told("event", "C") == [{"seat": 0, "card": "growth"}]
    assert table.told("drew", "A") == []
    assert table.hand("A") == []


@pytest.mark.parametrize(
    ("card", "seats"),
    [("earthquake", {"B": {"armies": []}}), ("eruption", {"B": {"cities": 0, "hand": ["iron"]}})],
)
def test_without_a_target_nothing_is_asked(card: str, seats: dict[str, object]) -> None:
    """aoh.evt.quake-04, aoh.evt.erupt-02."""
    table = Table(stage="move:0", deck=[card], seats=seats)
    assert table.told("no_target") == [{"seat": 0, "card": card}]
    assert table.stage() == "move:2"


def test_a_harmless_disaster_opens_no_window() -> None:
    """aoh.opt-03, aoh.move.1-03: it is laid down and not replaced."""
    table = Table(stage="move:0", round=1, deck=["hunger", "iron"], options={"grace": "round"})
    assert table.told("laid_down_harmless") == [{"seat": 0, "card": "hunger"}]
    assert (table.stage(), len(table.state.deck)) == ("move:2", 1)
