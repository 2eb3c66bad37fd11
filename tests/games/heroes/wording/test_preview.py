"""What an action would do, in words: figures and odds that are worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.heroes.game import GAME
from tests.games.heroes.spoken import say
from tests.games.heroes.table import Table


def previewed(table: Table, line: str) -> list[str]:
    """The preview of a line such as `A tax`, as its player reads it."""
    seat, words = "ABCDEF".index(line[0]), line[2:]
    before = table.state.hash()
    told = [say(message, seat) for message in GAME.preview(table.state, seat, GAME.parse(words))]
    assert table.state.hash() == before
    return told


def test_a_building_shows_the_hand_and_how_many_there_are_then() -> None:
    """aoh.base-01, aoh.base-05."""
    table = Table(players=2, seats={"A": {"hand": ["iron", "grain", "grain", "gold"], "armies": ["bare"]}})
    assert previewed(table, "A build army with iron grain grain")[-2:] == [
        "Then you hold 1 gold.",
        "With an army more you have 2 instead of 1.",
    ]


def test_tax_says_how_many_cards_would_be_too_many_and_what_lies_in_the_deck() -> None:
    """aoh.move.2-03, aoh.move.4-01, aoh.res-08."""
    table = Table(
        players=2, seats={"A": {"hand": ["iron"] * 4, "cities": 3}}, deck=["iron", "hunger", "growth", "hero"]
    )
    assert previewed(table, "A tax")[-2:] == [
        "If all that you draw can be kept, you then hold 7 cards and lay down 2 of them, for 5 are kept.",
        "The deck has 4 cards; 2 of them must be played when drawn.",
    ]


def test_a_road_says_what_it_brings_at_the_fair() -> None:
    """aoh.fair-03, aoh.fair-04: B is joined with C already, so both are reached."""
    table = Table(players=4, seats={"A": {"hand": ["stone", "stone"]}}, roads=[["B", "C"]])
    brings = "Cards that you draw at a fair: 1 now, 3 with this road."
    assert previewed(table, "A build road to B with stone stone")[-1] == brings
    table.do("A build road to B with stone stone")
    assert previewed(table, "B approve")[-1] == "Cards that you draw at a fair: 2 now, 3 with this road."


def at_war(**options: Any) -> Table:
    """A could send two armies against the one of B, for plunder."""
    seats = {
        "A": {"armies": ["bare", "bare"], "hand": ["hero"]},
        "B": {"armies": ["bare"], "hand": ["iron", "iron", "iron"]},
    }
    return Table(players=2, seats=seats, options=options)


def test_an_attack_shows_its_odds() -> None:
    """aoh.est-02, aoh.est-11, aoh.win-05: one army meets nobody, the other wins 15 of 36 throws and loses as many."""
    against = "With 2 armies against all able armies of Ben, if no card is played:"
    told = previewed(at_war(), "A attack B for plunder")
    assert told[-4:] == [
        f"{against} 100 percent for at least one victorious army. On average you lose 0.4, Ben loses 0.4.",
        "Duel 1: the attacker wins with 42 percent and loses with 42 percent.",
        "You may take 2 cards: 100 percent.",
        "You may take 3 cards: 42 percent.",
    ]


def test_the_line_that_is_put_together_is_the_one_that_counts() -> None:
    """aoh.est-04: one army led by a Hero wins 26 throws of 36 and loses 6."""
    table = at_war().do("A attack B for plunder", "A send bare+hero")
    told = previewed(table, "A march")
    assert told[-2:] == [
        "Duel 1: the attacker wins with 72 percent and loses with 17 percent.",
        "You may take 2 cards: 72 percent.",
    ]
    assert previewed(table, "A send bare")[-1] == "You may take 3 cards: 72 percent."


def test_the_defender_sees_the_same_from_the_other_side() -> None:
    """aoh.battle-14, aoh.est-12."""
    table = at_war().do("A attack B for plunder", "A send bare", "A march")
    assert previewed(table, "B defend")[-3:] == [
        "With 1 army in your line: 58 percent that Ann has no victorious army. On average you lose 0.4, Ann loses 0.4.",
        "Duel 1: the attacker wins with 42 percent and loses with 42 percent.",
        "Ann may take 2 cards: 42 percent.",
    ]


def test_only_what_is_certain_is_called_certain() -> None:
    """aoh.est-03: against four fortresses two armies of three win hardly ever, but they do."""
    seats = {"A": {"armies": ["bare"] * 3}, "B": {"armies": ["bare"] * 3, "fortresses": 4}}
    table = Table(players=2, seats=seats)
    told = previewed(table, "A attack B for conquest")
    assert told[-1] == "You may take a city: 1 percent."
    assert "Duels 1 to 3: the attacker wins with 3 percent and loses with 92 percent." in told


def test_a_wish_says_whether_it_fits_one_on_the_board() -> None:
    """aoh.fair-14, aoh.fair-24: a sealed wish that would match says nothing."""
    table = Table(players=2, stage="fair:bidding", seats={"A": {"hand": ["iron"]}, "B": {"hand": ["stone", "gold"]}})
    table.do("B offer stone for iron", "B offer gold for iron sealed")
    assert previewed(table, "A offer iron for stone")[-1] == (
        "It fits an offer of Ben: you give iron and get stone, unless an older offer that you do not see fits too."
    )
    assert previewed(table, "A offer iron for gold")[-1] == "Nothing that you see fits this offer; it would stand."


@pytest.mark.parametrize(
    ("stage", "line", "then"),
    [
        ("move:4", "A discard iron", "Then you hold 5 iron and 1 limestone."),
        ("move:3", "A lay 1 limestone", "Then you hold 6 iron."),
    ],
)
def test_what_is_laid_down_is_taken_off_the_hand(stage: str, line: str, then: str) -> None:
    """aoh.move.3-01, aoh.move.4-01."""
    table = Table(players=2, stage=stage, seats={"A": {"hand": ["iron"] * 6 + ["limestone"]}})
    assert previewed(table, line)[-1] == then
