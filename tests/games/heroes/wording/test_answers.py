"""Disasters, their targets and answers in words."""

from __future__ import annotations

from typing import Any

from tests.games.heroes.table import Table
from tests.games.heroes.wording.asking import Said, option, prompt


def drawn(card: str, **given: Any) -> Table:
    """A begins a move in round 2 and draws a card."""
    return Table(stage="move:0", round=2, players=3, deck=[card], **given)


def test_an_earthquake_and_its_answer() -> None:
    """aoh.evt.quake-01, aoh.evt.quake-02, aoh.evt.fort-01."""
    table = drawn("earthquake", seats={"B": {"armies": ["led", "bare"], "hand": ["fortune"]}})
    assert prompt(table, "A") == (
        "Which army does your Earthquake strike? It is out of play until the end of its owner's next move."
    )
    assert option(table, "A strike led of B") == Said(
        "Strike Ben: an army with a general", None, "Ben has 2 armies at home.", False
    )
    table.do("A strike led of B")
    assert prompt(table, "B") == "The Earthquake is about to strike you. Your answer?"
    assert option(table, "B play fortune") == Said("Play Fortune", None, "The disaster does nothing to you.", False)
    assert option(table, "B accept") == Said(
        "Let it happen", None, "Your army and its general are out of play until the end of your next move.", False
    )


def test_an_earthquake_that_strikes_a_tribe() -> None:
    """aoh.opt-12."""
    table = drawn("earthquake", options={"earthquake": "tribe"})
    assert prompt(table, "A") == (
        "Whose armies does your Earthquake strike?"
        " All at home are out of play until the end of their owner's next move."
    )
    assert option(table, "A strike all of B").label == "Strike Ben: all armies at home"


def test_an_eruption_and_its_answer() -> None:
    """aoh.evt.erupt-01, aoh.evt.erupt-02."""
    table = drawn("eruption", seats={"B": {"cities": 2}, "C": {"cities": 1}})
    assert prompt(table, "A") == "Your Eruption destroys a city of another tribe. Whose?"
    assert option(table, "A erupt B") == Said("Destroy a city of Ben", None, "Ben has 2 cities.", False)
    assert option(table, "A erupt C").consequence == "Cleo has 1 city."
    table.do("A erupt B")
    assert prompt(table, "B") == "The Eruption is about to destroy one of your 2 cities. Your answer?"
    assert option(table, "B accept").consequence == "You lose a city. 1 is left."


def test_hunger_says_what_is_at_stake() -> None:
    """aoh.evt.hunger-01, aoh.evt.fort-03, aoh.opt-10, aoh.opt-11."""
    seats = {"A": {"hand": ["grain", "grain", "fortune"]}}
    table = drawn("hunger", seats=seats)
    assert prompt(table, "A") == "Hunger strikes everybody. You would lay down 2 grain. Your answer?"
    assert prompt(table, "B") == "Hunger strikes everybody. You have no grain to lose. Your answer?"
    assert option(table, "A play fortune").consequence == "You keep your grain."
    assert option(table, "A accept").consequence == "You lay down 2 grain."
    assert option(table, "B accept").consequence == "You lose nothing."
    mild = drawn("hunger", seats=seats, options={"hunger": "one", "fortune_hunger": "all"})
    assert option(mild, "A accept").consequence == "You lay down 1 grain."
    assert option(mild, "A play fortune").consequence == "Nobody lays grain down."


def test_barbarians_say_what_is_at_stake() -> None:
    """aoh.evt.barb-02, aoh.evt.barb-03, aoh.evt.olymp-01."""
    table = drawn("barbarians", seats={"A": {"hand": ["grain", "gold", "iron", "hero", "olympics"]}})
    assert prompt(table, "A") == (
        "The Barbarians attack you. They would take 2 of your usual resources at random. Your answer?"
    )
    assert option(table, "A play olympics").consequence == "The Barbarians go away and take nothing."
    assert option(table, "A accept").consequence == "You lay down 2 usual resources, drawn at random."
