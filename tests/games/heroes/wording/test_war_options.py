"""War in words: what an attack meets and may bring, lines, spoils."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.table import Table
from tests.games.heroes.wording.asking import Said, option, prompt


def attack(purpose: str, attacker: dict[str, Any], defender: dict[str, Any]) -> Said:
    return option(Table(players=3, seats={"A": attacker, "B": defender}), f"A attack B for {purpose}")


def test_an_attack_says_what_it_meets_and_what_it_may_bring() -> None:
    """aoh.battle-07, aoh.win-01 to aoh.win-09."""
    two, strong = {"armies": ["bare", "bare"]}, {"armies": ["led", "bare"], "fortresses": 1}
    assert attack("conquest", two, {**strong, "cities": 3}) == Said(
        "Attack Ben for conquest",
        None,
        "Ben has 3 cities; 2 victorious armies take 1, 4 take 2."
        " At home: 2 armies with 1 general and 1 fortress. You can send up to 2.",
        False,
    )
    plunder = attack("plunder", {"armies": ["bare"], "hand": ["hero"]}, {"armies": ["led"], "hand": ["iron", "wood"]})
    assert plunder.consequence == (
        "Ben has 2 cards; each victorious army takes 2 at random. At home: 1 army with a general. You can send up to 2."
    )
    destruction = attack("destruction", two, {"armies": [], "fortresses": 2, "monument": 4})
    assert destruction.consequence == (
        "Ben's monument has 4 cards; 1 victorious army destroys 1, 3 destroy 2."
        " At home: no army and 2 fortresses. You can send up to 2."
    )


def test_an_attack_that_can_bring_nothing_deserves_a_question() -> None:
    """aoh.win-03: one army conquers no city; there must be something to take."""
    one, two = {"armies": ["bare"]}, {"armies": ["bare", "bare"]}
    assert attack("conquest", one, {"cities": 1}).wasteful
    assert not attack("conquest", two, {"cities": 1}).wasteful
    assert attack("conquest", two, {"cities": 0}).wasteful
    assert attack("plunder", two, {"hand": []}).wasteful
    assert not attack("plunder", one, {"hand": ["iron"]}).wasteful
    assert attack("destruction", two, {"monument": 0}).wasteful
    assert not attack("destruction", one, {"monument": 1}).wasteful


def test_a_march_cannot_be_called_back() -> None:
    """aoh.battle-02, aoh.battle-03, aoh.win-10, aoh.win-12."""
    seats = {"A": {"armies": ["bare", "led"]}, "B": {}}
    far = Table(players=3, seats=seats).do("A attack B for plunder")
    assert prompt(far, "A") == "Attack on Ben for plunder. Whom do you send? The first you send fights first."
    assert option(far, "A march").label == "March"
    assert option(far, "A send led") == Said("Send an army with a general", None, None, False)
    far.do("A send led", "A send bare")
    assert prompt(far, "A") == (
        "Attack on Ben for plunder. Sent so far: 1 army with a general and 1 army. Send more, or march."
    )
    assert option(far, "A march") == Said(
        "March with 1 army with a general and 1 army",
        None,
        "Nobody can be called back or added. Survivors stay away until the end of your next move.",
        False,
    )
    near = Table(players=3, seats=seats, roads=[["A", "B"]]).do("A attack B for plunder", "A send bare")
    assert option(near, "A march").consequence == (
        "Nobody can be called back or added. By your road to Ben the survivors come home at once."
    )


def test_the_last_hero_is_sent_with_a_warning() -> None:
    """aoh.loss-01, aoh.loss-05: an attacker who fails with neither city nor card is out."""
    table = Table(seats={"A": {"cities": 0, "armies": [], "hand": ["hero"]}}).do("A attack B for plunder")
    assert option(table, "A send hero") == Said(
        "Send a Hero as an army", None, "The Hero is laid down, whatever happens.", False
    )
    table.do("A send hero")
    consequence = option(table, "A march").consequence
    assert consequence is not None
    assert consequence.endswith("You keep neither a city nor a card: if the attack fails, you may be out of the game.")


def test_the_attacked_player_learns_what_comes_and_what_is_at_stake() -> None:
    """aoh.battle-07, aoh.battle-08."""
    defender = {"armies": ["led", "bare"], "fortresses": 2, "hand": ["olympics", "iron", "wood", "gold"]}
    table = Table(players=3, seats={"A": {"armies": ["bare", "bare", "led"]}, "B": defender})
    table.do("A attack B for plunder", "A send bare", "A send led", "A send bare", "A march")
    assert prompt(table, "B") == (
        "Ann attacks you for plunder with 2 armies and 1 army with a general."
        " You have 2 able armies and 2 fortresses. At stake: up to 4 cards of your hand."
    )
    assert option(table, "B play olympics") == Said(
        "Play Olympic Games", None, "The attack is cancelled and Ann's armies go home.", False
    )
    assert option(table, "B defend") == Said(
        "Defend with 1 army with a general and 1 army", None, "Armies with a general fight first.", False
    )
    table.do("B send bare")
    assert prompt(table, "B") == "Ann attacks you. Your line so far: 1 army. Go on, or take your stand."
    table.do("B send led")
    assert option(table, "B stand").label == "Take your stand with 1 army and 1 army with a general"


def test_an_attacked_player_without_armies() -> None:
    """aoh.win-03."""
    table = Table(seats={"A": {"armies": ["bare"]}, "B": {"armies": []}})
    table.do("A attack B for conquest", "A send bare", "A march")
    assert prompt(table, "B") == (
        "Ann attacks you for conquest with 1 army. You have no able army. At stake: nothing but armies."
    )
    assert option(table, "B defend").label == "Let them come: you have no army"


@pytest.mark.parametrize(
    ("purpose", "defender", "asked", "most", "label"),
    [
        (
            "conquest",
            {"cities": 1},
            "You have 2 victorious armies. How many cities do you take from Ben, at most 1?",
            1,
            "Take 1 city",
        ),
        (
            "plunder",
            {"hand": ["iron", "iron", "iron"]},
            "You have 2 victorious armies. How many cards do you take from Ben, at most 3?",
            3,
            "Take 3 cards at random",
        ),
        (
            "destruction",
            {"monument": 3},
            "You have 2 victorious armies. How many cards of Ben's monument do you destroy, at most 1?",
            1,
            "Destroy 1 card of the monument",
        ),
    ],
)
def test_spoils(purpose: str, defender: dict[str, Any], asked: str, most: int, label: str) -> None:
    """aoh.win-14: leaving all of it deserves a question."""
    table = Table(seats={"A": {"armies": ["bare", "bare"]}, "B": {"armies": [], **defender}})
    table.do(f"A attack B for {purpose}", "A send bare", "A send bare", "A march", "B defend")
    assert prompt(table, "A") == asked
    assert option(table, f"A spoils {most}").label == label
    assert option(table, "A spoils 0") == Said("Take nothing", None, None, True)


def test_conquering_the_fifth_city_begins_the_last_move() -> None:
    """aoh.vict-04."""
    table = Table(seats={"A": {"cities": 4, "armies": ["bare", "bare"]}, "B": {"cities": 2, "armies": []}})
    table.do("A attack B for conquest", "A send bare", "A send bare", "A march", "B defend")
    consequence = option(table, "A spoils 1").consequence
    assert consequence is not None
    assert consequence.startswith("You then have 5 cities and the last move begins:")
