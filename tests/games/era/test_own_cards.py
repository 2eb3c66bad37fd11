"""At the end the log says what each one's own card pays, and if that is nothing, why."""

from __future__ import annotations

import pytest

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.scoring import score_personal
from stammtisch.games.era.words import CARDS
from stammtisch.words import Words

ANN = 0
NAMES = ("Ann", "Ben", "Cleo")
MERCHANTS = CARDS.index("merchants")


@pytest.mark.parametrize(
    ("counts", "english", "german"),
    [
        ((3, 2, 2), "pays 3 influence.", "bringt 3 Einfluss."),
        ((3, 3, 2), "pays 2 influence.", "bringt 2 Einfluss."),
        ((2, 3, 1), "pays nothing: Ben is first.", "bringt nichts: Ben liegt vorn."),
        ((1, 2, 2), "pays nothing: Ben and Cleo are first.", "bringt nichts: Ben und Cleo liegen vorn."),
        ((0, 0, 0), "pays nothing: nobody is placed.", "bringt nichts: Niemand ist platziert."),
    ],
)
def test_the_log_says_why_a_card_of_ones_own_pays_nothing(
    counts: tuple[int, int, int], english: str, german: str
) -> None:
    """eot.2.2-02, eot.2.2-03, eot.2.2-04, R-142: 3 influence alone, 2 if shared, nothing for the second or for none."""
    state, umpire = GAME.new(3, {}, "own cards"), Umpire()
    state.players[ANN].card = MERCHANTS
    score_personal(state, {ANN: MERCHANTS}, {MERCHANTS: dict(enumerate(counts))}, umpire)
    (event, *_) = umpire.events
    line = GAME.tell(event, ANN)
    assert line is not None
    assert Words("en").format(line, NAMES, ANN) == f"Your own card, Merchants, {english}"
    assert Words("de").format(line, NAMES, ANN) == f"Deine eigene Karte, Kaufleute, {german}"


def test_whoever_is_first_on_the_card_of_another_is_told_so() -> None:
    """eot.2.2-04: seen by Ben, who is first."""
    state, umpire = GAME.new(3, {}, "own cards"), Umpire()
    state.players[ANN].card = MERCHANTS
    score_personal(state, {ANN: MERCHANTS}, {MERCHANTS: {0: 2, 1: 3, 2: 0}}, umpire)
    line = GAME.tell(umpire.events[0], 1)
    assert line is not None
    assert Words("en").format(line, NAMES, 1) == "Ann\u2019s own card, Merchants, pays nothing: you are first."
