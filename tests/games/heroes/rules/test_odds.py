"""Odds before the dice: every throw is counted by the rules of the battle (aoh.est-*)."""

from __future__ import annotations

from itertools import product

import pytest

from stammtisch.games.heroes.actions import BARE, BARE_HERO, HERO_ARMY, LED
from stammtisch.games.heroes.rules.odds import Side, battle_odds, duel_odds
from tests.games.heroes.table import Table


def ordered(*line: int) -> Side:
    return Side(line, True)


def unordered(*line: int) -> Side:
    return Side(line, False)


@pytest.mark.parametrize(
    ("attacking", "defending", "fortresses", "won", "lost"),
    [
        (BARE, BARE, 0, 15, 15),
        (LED, BARE, 0, 26, 6),
        (BARE, LED, 0, 6, 26),
        (BARE_HERO, HERO_ARMY, 2, 15, 15),
        (BARE, BARE, 1, 10, 21),
    ],
)
def test_a_duel_with_one_die_a_side(attacking: int, defending: int, fortresses: int, won: int, lost: int) -> None:
    """aoh.est-02, aoh.est-03, aoh.est-04: counted by hand, of 36 throws."""
    assert duel_odds(attacking, defending, fortresses, 1) == (won / 36, lost / 36)


def test_a_duel_with_two_dice_a_side() -> None:
    """aoh.opt-08: of 1296 throws 146 are ties, the others are shared equally."""
    assert duel_odds(BARE, BARE, 0, 2) == (575 / 1296, 575 / 1296)


@pytest.mark.parametrize("led", [True, False])
def test_the_battle_itself_comes_to_the_same(led: bool) -> None:
    """aoh.est-02, aoh.est-05: all 36 throws of a duel against one fortress, fought out."""
    unit = "led" if led else "bare"
    wins = losses = 0
    for one, other in product(range(1, 7), repeat=2):
        seats = {"A": {"armies": [unit]}, "B": {"armies": ["bare"], "fortresses": 1, "hand": ["iron"] * 3}}
        table = Table(players=2, seats=seats).do("A attack B for plunder", f"A send {unit}", "A march")
        table.do("B defend", chance=[[one], [other]])
        (battle,) = table.told("battle")
        wins += battle["victorious"]
        losses += battle["beaten"]["0"]
    assert duel_odds(LED if led else BARE, BARE, 1, 1) == (wins / 36, losses / 36)


def test_what_meets_nobody_is_victorious_without_a_throw() -> None:
    """aoh.est-11."""
    odds = battle_odds(ordered(BARE, BARE), unordered(BARE), 3, 1)
    assert odds.at_least(1) == 1
    assert len(odds.duels) == 1
    assert battle_odds(ordered(BARE), unordered(), 0, 1).victorious == (0, 1)


def test_two_duels_with_orders_that_are_known() -> None:
    """aoh.est-12: both won with 15 in 36."""
    odds = battle_odds(ordered(LED, BARE), ordered(LED, BARE), 0, 1)
    assert odds.at_least(2) == pytest.approx(225 / 1296)
    assert (odds.attackers_lost, odds.defenders_lost) == pytest.approx((30 / 36, 30 / 36))


def test_an_order_that_is_not_known_is_any_order() -> None:
    """aoh.est-12: half the time led meets led and bare meets bare, half the time each meets the other."""
    odds = battle_odds(ordered(LED, BARE), unordered(LED, BARE), 0, 1)
    assert odds.at_least(2) == pytest.approx((15 * 15 + 26 * 6) / 2 / 1296)
    assert odds.duels[0] == pytest.approx(((15 + 26) / 2 / 36, (15 + 6) / 2 / 36))
    assert odds.duels[1] == pytest.approx(((6 + 15) / 2 / 36, (26 + 15) / 2 / 36))


def test_three_in_any_order_against_two_in_any_order() -> None:
    """aoh.est-08: each attacker stands out once in three; the chances add up to one."""
    odds = battle_odds(unordered(LED, BARE, BARE), unordered(BARE, BARE), 0, 1)
    assert sum(odds.victorious) == pytest.approx(1)
    assert odds.victorious[0] == 0
    assert odds.duels[0][0] == pytest.approx((26 + 15 + 15) / 3 / 36)
    assert odds.at_least(3) == pytest.approx((2 * 26 * 15 + 15 * 15) / 3 / 1296)
