"""The mover's options in words: tax, construction, nothing, the monument, discarding."""

from __future__ import annotations

import pytest

from stammtisch.games.heroes import GAME
from tests.games.heroes.spoken import say
from tests.games.heroes.table import Table
from tests.games.heroes.wording.asking import Said, option, prompt


def test_tax_says_how_many_cards_it_brings() -> None:
    """aoh.move.2-03."""
    table = Table(seats={"A": {"cities": 3}, "B": {"cities": 1}})
    assert prompt(table, "A") == "Your move: one action. You have no card in hand."
    assert option(table, "A tax") == Said("Collect tax", None, "You draw 3 cards.", False)
    assert option(table, "B tax").consequence == "You draw 1 card."


def test_tax_without_a_city_costs_a_card() -> None:
    """aoh.move.2-05, aoh.opt-14: the last card is spent with a warning where that can be the end."""
    seats = {"A": {"cities": 0, "hand": ["hero"]}}
    said = option(Table(seats=seats), "A tax laying hero")
    assert said == Said("Collect tax without a city, for a Hero", "1 Hero", "You draw 1 card in its place.", False)
    warned = option(Table(seats=seats, options={"loss": "any"}), "A tax laying hero")
    assert warned.consequence == "You draw 1 card in its place. If you cannot keep that card, you are out of the game."


def test_building_says_what_it_costs() -> None:
    """aoh.base-01, aoh.base-05, aoh.res-03."""
    table = Table(seats={"A": {"hand": ["iron", "grain", "gold", "stone", "wood", "wood"]}})
    assert option(table, "A build army with iron grain gold") == Said(
        "Build an army", "1 iron, 1 grain and 1 gold", None, False
    )
    city = option(table, "A build city with stone wood wood")
    assert city == Said("Build a city", "2 wood and 1 stone", "You then have 2 cities.", False)


def test_the_fifth_city_begins_the_last_move() -> None:
    """aoh.vict-02, aoh.vict-04: but not a second time."""
    table = Table(seats={"A": {"cities": 4, "hand": ["stone", "wood", "wood"]}})
    line = "A build city with stone wood wood"
    assert option(table, line).consequence == (
        "You then have 5 cities and the last move begins: if you still have five when your next move begins, you win."
    )
    table.player("A").claim = 1
    assert option(table, line).consequence == "You then have 5 cities."


def test_a_road_asks_the_neighbour_first() -> None:
    """aoh.base-11, aoh.base-12, aoh.base-16."""
    table = Table(players=3, seats={"A": {"hand": ["stone", "stone"]}})
    road = option(table, "A build road to B with stone stone")
    assert road == Said(
        "Build a road to Ben",
        "2 stone",
        "Ben is asked first. A refusal costs you nothing, not even your action.",
        False,
    )
    table.do("A build road to B with stone stone")
    assert prompt(table, "B") == "Ann asks to build a road to you and would pay for it. Do you agree?"
    assert option(table, "B approve") == Said(
        "Agree to the road", None, "Ann pays, and the road serves you both.", False
    )
    assert option(table, "B refuse") == Said("Refuse the road", None, "It costs nobody anything.", False)


@pytest.mark.parametrize(("loss", "consequence"), [("war", None), ("any", "heroes-then-out")])
def test_spending_the_last_card_without_a_city_is_warned_of(loss: str, consequence: str | None) -> None:
    """aoh.opt-14: only where that ends the game for the spender."""
    seats = {"A": {"cities": 0, "hand": ["iron", "wood", "stone"]}}
    table = Table(seats=seats, options={"loss": loss})
    told = GAME.offer(table.state, 0, GAME.parse("build fortress with iron wood stone")).consequence
    assert (told.id if told else None) == consequence
    if told:
        assert say(told, 0) == "You then have neither a card nor a city and are out of the game."


def test_doing_nothing_deserves_a_question_that_names_what_is_possible() -> None:
    """aoh.move.2-02."""
    table = Table(seats={"A": {"hand": ["iron", "gold"]}})
    said = option(table, "A pass")
    assert said == Said("Do nothing in this move", None, "You could still collect tax, build or attack.", True)
    idle = Table(seats={"A": {"cities": 0, "armies": []}})
    assert option(idle, "A pass") == Said("Do nothing in this move", None, None, False)


def test_building_no_more_needs_no_question() -> None:
    """aoh.base-16."""
    table = Table(seats={"A": {"hand": ["iron", "gold", "iron", "wood", "stone"]}})
    table.do("A build general with iron gold")
    assert prompt(table, "A") == "You are building. Build more, or finish. You have 3 cards in hand."
    assert option(table, "A pass") == Said("Build nothing more", None, None, False)


def test_who_is_about_to_win_is_named() -> None:
    """aoh.vict-05, aoh.vict-09: of several the one whose move comes first."""
    table = Table(turn="B", players=3, seats={"A": {"cities": 5, "hand": ["iron"]}, "C": {"monument": 5}})
    assert prompt(table, "B") == (
        "Your move: one action. Unless stopped, Cleo wins when the next move of Cleo begins. You have no card in hand."
    )
    table.player("C").monument = 4
    assert "Unless stopped, Ann wins when the next move of Ann begins." in prompt(table, "B")
    table.player("A").cities = 4
    assert prompt(table, "B") == "Your move: one action. You have no card in hand."


# --- monument, discarding ---------------------------------------------------------------------------------------------


def test_laying_cards_on_the_monument() -> None:
    """aoh.move.3-02, aoh.vict-03, aoh.vict-04: keeping what could be laid deserves a question."""
    romans = {"tribe": "romans", "monument": 3, "hand": ["concrete", "concrete"]}
    table = Table(stage="move:3", seats={"A": romans})
    assert prompt(table, "A") == "Your monument has 3 of 5 cards. You have 2 to lay."
    assert option(table, "A lay 1 concrete") == Said(
        "Lay 1 concrete on your monument", None, "Your monument then has 4 of 5 cards.", False
    )
    assert option(table, "A lay 2 concrete") == Said(
        "Lay 2 concrete on your monument",
        None,
        "Your monument is then complete and the last move begins: if it still is when your next move begins, you win.",
        False,
    )
    assert option(table, "A keep") == Said("Lay no more", None, "You keep 2 cards that you could lay.", True)


def test_with_nothing_to_lay_one_goes_on() -> None:
    """aoh.prep-09: the question is put all the same."""
    table = Table(stage="move:3", seats={"A": {"tribe": "romans", "monument": 1}})
    assert prompt(table, "A") == "Your monument has 1 of 5 cards. You have none to lay."
    assert option(table, "A keep") == Said("Go on", None, None, False)


def test_discarding() -> None:
    """aoh.move.4-02."""
    hand = ["iron", "iron", "iron", "hero", "grain", "wood", "wood"]
    table = Table(stage="move:4", seats={"A": {"hand": hand}})
    assert prompt(table, "A") == "You have 7 cards in hand; five may stay. Discard 2 cards, one after the other."
    assert option(table, "A discard iron").label == "Discard iron, you have 3"
    assert option(table, "A discard hero").label == "Discard a Hero, you have 1"
    table.do("A discard iron")
    assert prompt(table, "A") == "You have 6 cards in hand; five may stay. Discard 1 card."
