"""Tax collection (aoh.move.2-03 to aoh.move.2-06; decision D08)."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from tests.games.heroes.table import Table


def test_without_a_city_each_kind_held_can_be_laid_down() -> None:
    """aoh.move.2-05, aoh.move.2-06."""
    table = Table(seats={"A": {"cities": 0, "armies": [], "hand": ["iron", "iron", "marble"]}})
    assert table.legal("A") == ["tax laying iron", "tax laying marble", "pass"]


def test_the_refusals_say_what_is_lacking() -> None:
    """aoh.move.2-05, aoh.move.2-06: a card must be named, must be held, and is not laid down where there are cities."""
    without = Table(seats={"A": {"cities": 0, "hand": ["iron"]}})
    assert without.refusal("A tax") == Refusal("card_needed", "aoh.move.2-05")
    assert without.refusal("A tax laying gold") == Refusal("not_in_hand", "aoh.move.2-06")
    with_cities = Table(seats={"A": {"cities": 2, "hand": ["iron"]}})
    assert with_cities.refusal("A tax laying iron") == Refusal("has_city", "aoh.move.2-05", {"cities": 2})
    empty = Table(seats={"A": {"cities": 0}})
    assert empty.refusal("A tax") == Refusal("no_card", "aoh.move.2-06")
    assert empty.refusal("A tax laying iron") == Refusal("no_card", "aoh.move.2-06")


def test_a_tax_card_that_opens_a_window_waits_for_its_answer() -> None:
    """aoh.move.2-04: the next card is drawn only when the disaster is resolved."""
    table = Table(seats={"A": {"cities": 2, "hand": ["iron", "wood"]}}, deck=["barbarians", "gold"])
    table.do("A tax")
    assert (table.deciders(), len(table.state.deck)) == ("A", 1)
    table.do("A accept")
    assert table.hand("A") == ["gold"]


def test_the_table_learns_how_many_cards_or_which_one() -> None:
    """aoh.move.2-03, aoh.move.2-05, aoh.prep-09."""
    table = Table(seats={"A": {"cities": 2}}, deck=["iron", "wood"]).do("A tax")
    assert table.told("taxed", "B") == [{"seat": 0, "cards": 2}]
    assert table.told("drew", "B") == [{"seat": 0}, {"seat": 0}]
    assert table.told("drew", "A") == [{"seat": 0, "card": "iron"}, {"seat": 0, "card": "wood"}]
    laying = Table(seats={"A": {"cities": 0, "hand": ["marble"]}}, deck=["iron"]).do("A tax laying marble")
    assert laying.told("taxed_laying", "B") == [{"seat": 0, "cards": {"marble": 1}}]
