"""Duels (aoh.est-*, aoh.opt-08)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.umpire import ChanceError
from tests.games.heroes.table import Table


def fought(dice: list[list[int]], attackers: list[str], defenders: list[str], **given: Any) -> Table:
    """A plunders B, who has nothing to lose but armies; both lines as given."""
    defender = {"armies": defenders, "cities": 1, **given.pop("defender", {})}
    table = Table(players=3, seats={"A": {"armies": attackers}, "B": defender}, **given)
    table.do("A attack B for plunder", *(f"A send {unit}" for unit in attackers), "A march")
    return table.do("B defend", chance=dice)


def test_each_army_fights_once_and_surplus_armies_do_not_throw() -> None:
    """aoh.est-01, aoh.est-07, aoh.est-08: as many duels as the smaller side has armies, two throws each."""
    assert len(fought([[1], [2], [3], [4]], ["bare"] * 2, ["bare"] * 3).told("duel")) == 2
    assert len(fought([[1], [2]], ["bare"] * 3, ["bare"]).told("duel")) == 1
    with pytest.raises(ChanceError):
        fought([[1], [2], [3], [4]], ["bare"] * 2, ["bare"])


@pytest.mark.parametrize(("dice", "sides"), [(1, 1), (2, 2)])
def test_dice_of_a_side(dice: int, sides: int) -> None:
    """aoh.est-02, aoh.opt-08: one die a side, or two; another number is no throw."""
    options = {"battle_dice": dice}
    table = fought([[6] * sides, [6] * sides], ["bare"], ["bare"], options=options)
    assert table.told("battle")[0]["totals"] == [[6 * sides, 6 * sides]]
    with pytest.raises(ChanceError):
        fought([[1] * (3 - sides), [1] * sides], ["bare"], ["bare"], options=options)


def test_the_whole_sum_is_told() -> None:
    """aoh.est-03, aoh.est-04, aoh.base-06: dice, general, fortresses, total."""
    table = fought([[3], [2]], ["led"], ["led"], defender={"fortresses": 2})
    assert table.told("duel", "C") == [
        {
            "attacker": 0,
            "defender": 1,
            "units": ["led", "led"],
            "dice": [[3], [2]],
            "bonuses": [2, 2],
            "fortresses": 2,
            "totals": [5, 6],
        }
    ]


@pytest.mark.parametrize(
    ("dice", "attacker", "defender"),
    [([[5], [2]], ["bare@sent"], []), ([[2], [5]], [], ["bare"]), ([[4], [4]], ["bare@sent"], ["bare"])],
)
def test_who_is_left(dice: list[list[int]], attacker: list[str], defender: list[str]) -> None:
    """aoh.est-05, aoh.est-06, aoh.est-09: the lower total goes back to the basic deck, a tie hurts nobody."""
    table = fought(dice, ["bare"], ["bare"])
    assert (table.armies("A"), table.armies("B")) == (attacker, defender)
    assert table.state.supply[1] == 12 - 1 - len(attacker) - len(defender)


def test_victorious_are_duels_won_and_surplus_attackers() -> None:
    """aoh.est-10, aoh.est-11: two won of three, one tied, and two beyond the defender's three."""
    table = fought([[6], [1], [6], [1], [2], [2]], ["bare"] * 5, ["bare"] * 3)
    (told,) = table.told("battle")
    assert (told["victorious"], told["beaten"]) == (4, {"0": 0, "1": 2})
