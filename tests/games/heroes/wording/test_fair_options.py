"""The fair and standing orders in words."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.heroes import GAME
from tests.games.heroes.spoken import say
from tests.games.heroes.table import Table
from tests.games.heroes.wording.asking import Said, option, prompt


def fair(**given: Any) -> Table:
    return Table(stage="fair:bidding", players=3, **given)


def test_the_fair_says_what_can_be_taken() -> None:
    """aoh.fair-10, aoh.fair-25: an exchange is final."""
    table = fair(seats={"A": {"hand": ["iron", "iron", "hero"]}, "B": {"hand": ["stone", "grain"]}})
    assert prompt(table, "A") == "The fair. You have 3 cards in hand. There is no offer you can take."
    table.do("B offer stone for iron", "B offer grain for gold")
    assert prompt(table, "A") == "The fair. You have 3 cards in hand. There is 1 offer you can take."
    assert option(table, "A take stone for iron from B with iron") == Said(
        "Take stone from Ben for iron", None, "You have 2 iron.", False
    )
    sealed = option(table, "A offer hero for any to B sealed")
    assert sealed.label == "Offer a Hero for any card, only with Ben, sealed"
    assert option(table, "A offer hero for stone or gold") == Said(
        "Offer a Hero for stone or gold", None, "Binding: a match is final.", False
    )


def test_wishes_of_ones_own() -> None:
    """aoh.fair-16, aoh.fair-26."""
    table = fair(seats={"A": {"hand": ["iron", "hero"]}})
    table.do("A offer iron for gold to B", "A offer hero for usual sealed")
    assert option(table, "A withdraw iron for gold to B").label == "Withdraw your offer of iron for gold, only with Ben"
    assert option(table, "A change iron for gold to B into stone").label == (
        "Change your offer of iron: not for gold, but for stone"
    )
    assert option(table, "A done") == Said("I am done", None, "Your 2 offers stay on the board.", False)
    table.do("A done")
    assert prompt(table, "A") == (
        "You are done at the fair, but may still trade. You have 2 cards in hand. There is no offer you can take."
    )
    change = next(form for form in GAME.forms(table.state, 0) if form.kind == "change")
    assert [say(label, 0) for _, label in change.fields[0].values] == [
        "iron for gold, only with Ben",
        "a Hero for any usual resource, sealed",
    ]


def test_sealed_lists() -> None:
    """aoh.opt-13."""
    table = fair(options={"fair": "sealed"}, seats={"A": {"hand": ["iron", "hero"]}})
    assert prompt(table, "A") == "The fair, with sealed lists. You have 2 cards in hand. Your list has no wish yet."
    assert option(table, "A wish iron for gold to B") == Said(
        "Wish: iron for gold, only with Ben", None, "Binding once all lists are in.", False
    )
    table.do("A wish iron for gold to B", "A wish hero for gold")
    assert prompt(table, "A") == "The fair, with sealed lists. You have 2 cards in hand. Your list has 2 wishes."
    assert option(table, "A clear").label == "Empty your list"
    assert option(table, "A hand in") == Said(
        "Hand in your list", None, "It has 2 wishes, first to last as you made them.", False
    )
    table.do("A hand in")
    assert prompt(table, "A") == "Your list is in, with 2 wishes. You may take it back until the last list is in."
    assert option(table, "A clear").label == "Take your list back and empty it"


# --- standing orders --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "label"),
    [
        ("fortune hunger ask", "Fortune against Hunger: ask me"),
        ("fortune eruption never", "Fortune against an Eruption: never"),
        ("fortune barbarians always", "Fortune against Barbarians: always"),
        ("fortune hunger 2", "Fortune against Hunger: if at least 2 grain is at stake"),
        ("fortune barbarians 1", "Fortune against Barbarians: if at least 1 usual resource is at stake"),
        ("fortune eruption 3", "Fortune against an Eruption: if at least 3 cities are yours"),
        ("fortune earthquake 1", "Fortune against an Earthquake: if at least 1 army with a general is struck"),
        ("olympics plunder ask", "Olympic Games against plunder: ask me"),
        ("olympics conquest 1", "Olympic Games against conquest: if at least 1 army comes"),
        ("olympics destruction 3", "Olympic Games against destruction: if at least 3 armies come"),
        ("heroes army", "Heroes in defence: all as armies"),
        ("heroes general", "Heroes in defence: all as generals"),
        ("heroes never", "Heroes in defence: never use them"),
        ("road B yes", "A road from Ben: agree"),
        ("road B no", "A road from Ben: refuse"),
        ("nothing", "No standing orders: ask me every time"),
    ],
)
def test_standing_orders(order: str, label: str) -> None:
    """aoh.evt.int-02."""
    assert option(Table(players=3), f"A order {order}").label == label
