"""Lines of the log about battles: dice in full sentences, who wins, what comes of it."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.events import Event
from stammtisch.games.heroes import GAME
from tests.games.heroes.spoken import lines, say
from tests.games.heroes.table import Table
from tests.games.heroes.wording.asking import ANN, BEN, CLEO, told


def duel(viewer: int, **facts: Any) -> str | None:
    """Ann attacks Ben; what is left out is neutral."""
    neutral = {"units": ["bare", "bare"], "bonuses": [0, 0], "fortresses": 0}
    return told("duel", {"attacker": ANN, "defender": BEN, **neutral, **facts}, viewer)


def test_dice_are_said_in_full_sentences() -> None:
    """aoh.est-02, aoh.est-04, aoh.base-06: dice, general, Hero and fortresses are named, then the total."""
    facts: dict[str, Any] = {
        "units": ["led", "bare"],
        "dice": [[5], [4]],
        "bonuses": [2, 0],
        "fortresses": 1,
        "totals": [7, 5],
    }
    assert duel(ANN, **facts) == (
        "You roll 5, plus general 2, total 7; Ben rolls 4, plus fortress 1, total 5. Ben loses an army."
    )
    assert duel(BEN, **facts) == (
        "Ann rolls 5, plus general 2, total 7; you roll 4, plus fortress 1, total 5. You lose an army."
    )
    assert duel(CLEO, **facts) == (
        "Ann rolls 5, plus general 2, total 7; Ben rolls 4, plus fortress 1, total 5. Ben loses an army."
    )


def test_a_throw_without_bonus_has_no_total() -> None:
    assert duel(CLEO, dice=[[2], [6]], totals=[2, 6]) == "Ann rolls 2; Ben rolls 6. Ann loses an army."


def test_two_dice_are_summed_aloud() -> None:
    """aoh.opt-08."""
    assert duel(
        ANN, units=["bare+hero", "led"], dice=[[3, 3], [1, 6]], bonuses=[2, 2], fortresses=2, totals=[8, 11]
    ) == (
        "You roll 3 and 3, plus Hero 2, total 8; Ben rolls 1 and 6, plus general 2, plus fortresses 2, total 11. "
        "You lose an army led by a Hero."
    )
    assert duel(BEN, dice=[[3, 3], [1, 6]], totals=[6, 7]) == (
        "Ann rolls 3 and 3, total 6; you roll 1 and 6, total 7. Ann loses an army."
    )


def test_a_tie_beats_nobody() -> None:
    """aoh.est-06."""
    assert duel(CLEO, dice=[[4], [4]], totals=[4, 4]) == "Ann rolls 4; Ben rolls 4. It is a tie."


def test_a_hero_that_fought_as_an_army_is_lost_as_a_hero() -> None:
    assert duel(BEN, units=["bare", "hero"], dice=[[6], [1]], totals=[6, 1]) == (
        "Ann rolls 6; you roll 1. You lose a Hero."
    )


def test_the_parts_of_a_sum_are_there_to_be_drawn() -> None:
    facts = {"attacker": ANN, "defender": BEN, "units": ["led", "bare"], "bonuses": [2, 0], "fortresses": 1}
    message = GAME.tell(Event("duel", {**facts, "dice": [[5, 1], [4, 4]], "totals": [8, 9]}), None)
    assert message is not None
    drawn = {
        name: message.arguments[name] for name in message.arguments if name.endswith(("_dice", "_bonus", "_total"))
    }
    assert drawn == {
        "attacker_dice": "5, 1",
        "attacker_bonus": 2,
        "attacker_total": 8,
        "defender_dice": "4, 4",
        "defender_bonus": 1,
        "defender_total": 9,
    }


def battle(totals: list[list[int]], victorious: int, viewer: int) -> str | None:
    facts = {"attacker": ANN, "defender": BEN, "beaten": {"0": 0, "1": 0}, "due": 0}
    return told("battle", {**facts, "totals": totals, "victorious": victorious}, viewer)


def test_a_battle_says_how_many_armies_are_victorious() -> None:
    """aoh.est-11: those that met nobody are victorious too."""
    assert battle([[6, 1]], 1, ANN) == "The battle is over. You have 1 victorious army."
    assert battle([[6, 1], [5, 2]], 2, BEN) == "The battle is over. Ann has 2 victorious armies."
    assert battle([[1, 6]], 1, BEN) == "The battle is over. Ann has 1 victorious army, which met nobody."
    assert battle([[6, 1]], 2, BEN) == "The battle is over. Ann has 2 victorious armies, 1 of which met nobody."
    assert battle([[6, 1]], 4, BEN) == "The battle is over. Ann has 4 victorious armies, 3 of which met nobody."
    assert battle([[1, 6]], 2, BEN) == "The battle is over. Ann has 2 victorious armies, which met nobody."
    assert battle([], 1, ANN) == "Nobody stands against you: you have 1 victorious army."
    assert battle([], 2, BEN) == "Nobody stands against Ann, who has 2 victorious armies."


def test_nothing_is_said_twice_about_a_battle() -> None:
    """Who stands with nobody, and a battle that no army wins, are told by the lines that follow."""
    assert told("stood", {"seat": BEN, "line": [], "attacker": ANN, "attacking_line": ["bare"]}, BEN) is None
    assert battle([[1, 6]], 0, ANN) is None


def test_a_war_reads_like_a_chronicle() -> None:
    """aoh.battle-07, aoh.est-12, aoh.win-05, aoh.win-12: one told from end to end, to each of three."""
    table = Table(
        players=3,
        seats={"A": {"armies": ["led", "bare"]}, "B": {"armies": ["bare"], "hand": ["iron", "iron"], "fortresses": 1}},
        roads=[["A", "B"]],
    )
    table.do("A attack B for plunder", "A send led", "A send bare", "A march")
    table.do("B defend", chance=[[5], [4]]).do("A spoils 2")

    def read(viewer: int | None) -> list[str]:
        return [say(line, viewer) for line in lines(table.events, viewer)]

    assert read(BEN) == [
        "Ann attacks you for plunder with 1 army and 1 army with a general.",
        "You defend with 1 army.",
        "Ann rolls 5, plus general 2, total 7; you roll 4, plus fortress 1, total 5. You lose an army.",
        "The battle is over. Ann has 2 victorious armies, 1 of which met nobody.",
        "Ann takes 2 iron from you.",
        "By road Ann's 2 armies come home at once.",
    ]
    assert read(ANN)[-2:] == ["You take 2 iron from Ben.", "By road your 2 armies come home at once."]
    assert read(CLEO) == read(None)
    assert read(CLEO)[4] == "Ann takes 2 cards from Ben."
