"""Refusals: each code with its figures as a sentence that says what is needed and what there is."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.options import Refusal
from stammtisch.games.heroes import GAME
from tests.games.heroes.spoken import say
from tests.games.heroes.table import Table
from tests.games.heroes.test_words import first_arguments

CITY = {"piece": "city", "cost": {"wood": 2, "stone": 1}}
SENTENCES: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("over", {}, "The game is over."),
    ("out", {}, "You are out of the game."),
    ("not_your_turn", {}, "It is not your move."),
    ("wrong_phase", {"stage": "move:3"}, "This cannot be done now: it is time for laying special resources."),
    ("not_in_fair", {}, "Cards can be exchanged only at the fair."),
    ("other_fair", {}, "This table has the other kind of fair: that cannot be done here."),
    ("not_attacked", {}, "You are not the one who is attacked."),
    ("no_use", {}, "That is no answer to anything now."),
    ("not_asked", {}, "Nobody has asked you for a road."),
    ("action_used", {}, "You have built in this move, and one move has only one kind of action."),
    ("one_answer", {}, "You are already putting up a line: an attack has one answer only."),
    ("card_needed", {}, "You have no city: to collect tax, lay down a card of your hand."),
    ("no_card", {}, "You have no city, and no card that you could lay down."),
    ("has_city", {"cities": 1}, "You have 1 city: collect tax without laying down a card."),
    ("has_city", {"cities": 2}, "You have 2 cities: collect tax without laying down a card."),
    ("no_such_piece", {}, "That is nothing that can be built like this."),
    ("no_supply", {"piece": "army"}, "You cannot build an army: none is left in the supply."),
    ("no_free_army", {}, "A general needs an army at home that has none, and you have no such army."),
    ("wrong_payment", CITY, "To build a city costs exactly 2 wood and 1 stone; gold may stand for any of it but gold."),
    ("not_in_hand", {**CITY, "missing": {"wood": 1}}, "To build a city costs 2 wood and 1 stone; you lack 1 wood."),
    ("not_in_hand", {"have": 1, "need": 3}, "This needs 3 of your special resource, you have 1."),
    ("not_in_hand", {"card": "hero"}, "This needs a Hero, and you have none."),
    ("not_in_hand", {"card": "olympics"}, "This needs Olympic Games, and you have none."),
    ("not_in_hand", {}, "You do not have that card."),
    ("not_neighbour", {}, "Roads lead only to the next neighbours on your left and right."),
    ("road_exists", {"to": 1}, "There is already a road between you and Ben."),
    ("asked_already", {"to": 1}, "You have asked Ben in this move already."),
    ("not_own_special", {"own": "concrete"}, "Your monument is built of concrete only."),
    ("monument_full", {"laid": 4, "limit": 5}, "Your monument has 4 of 5 cards; so many do not fit."),
    ("no_excess", {"limit": 5}, "You have no more than 5 cards; nothing is discarded."),
    ("wrong_number", {"excess": 1}, "Exactly 1 card is discarded, no more."),
    ("wrong_number", {"excess": 2}, "Exactly 2 cards are discarded, no more."),
    ("over_limit", {"cards": 7, "limit": 5}, "You have 7 cards in hand, and only 5 may stay."),
    ("bad_target", {}, "That cannot be the target."),
    ("bad_purpose", {}, "An attack is for conquest, plunder or destruction."),
    ("too_early", {"round": 2, "from": 3}, "Conquest is allowed from round 3; this is round 2."),
    ("no_force", {}, "An attack needs at least one army or Hero."),
    ("army_unavailable", {"unit": "led"}, "You have no able army with a general left."),
    ("army_unavailable", {"unit": "bare+hero"}, "You have no able army without a general left."),
    ("army_unavailable", {}, "All your armies are away or under an Earthquake, and you have no Hero."),
    ("no_hero", {"have": 0, "need": 1}, "This needs a Hero, you have none."),
    ("no_hero", {"have": 1, "need": 2}, "This needs 2 Heroes, you have 1."),
    ("army_left_out", {"armies": 1}, "All able armies must defend; 1 is not in your line yet."),
    ("army_left_out", {"armies": 3}, "All able armies must defend; 3 are not in your line yet."),
    ("too_many", {"due": 2}, "You may take at most 2."),
    ("not_tradable", {}, "Only resources and events that can be held are exchanged."),
    ("card_already_offered", {"card": "hero"}, "Your own offer already promises a Hero, and you have no other."),
    ("bad_addressee", {}, "An offer is for everybody, or for one other player in the game."),
    ("no_such_offer", {}, "You have no such offer on the board."),
    ("gone", {}, "That offer is no longer there."),
    ("not_wanted", {"card": "hero"}, "That offer does not want a Hero."),
    ("exchange_limit", {"limit": 200}, "You have made 200 exchanges at this fair; there can be no more."),
    ("done_already", {}, "You are done already."),
    ("list_is_in", {}, "Your list is in. Take it back to change it."),
    ("list_full", {"limit": 20}, "A list has 20 wishes at most."),
    ("nothing_to_clear", {}, "Your list is empty."),
    ("bad_order", {}, "There is no such standing order."),
    ("not_shared", {}, "At this table results are not shared."),
)


@pytest.mark.parametrize(("code", "figures", "sentence"), SENTENCES)
def test_a_refusal_is_a_sentence(code: str, figures: dict[str, Any], sentence: str) -> None:
    assert say(GAME.explain(Refusal(code, "aoh.move.0-01", figures)), 0) == sentence


def test_every_code_of_the_rules_is_among_them() -> None:
    assert sorted(first_arguments("Refusal") - {code for code, _, _ in SENTENCES}) == []


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("A build army with iron grain grain", "To build an army costs 1 iron and 2 grain; you lack 1 grain."),
        ("A build general with iron gold", "To build a general costs 1 iron and 1 gold; you lack 1 gold."),
        ("A lay 1 iron", "This cannot be done now: it is time for the action of the move."),
        ("B tax", "It is not your move."),
        ("A offer iron for stone", "Cards can be exchanged only at the fair."),
        ("A approve", "Nobody has asked you for a road."),
    ],
)
def test_what_the_rules_refuse_is_explained(line: str, sentence: str) -> None:
    """aoh.base-01, aoh.base-03, aoh.move.0-01, aoh.move.0-02, aoh.fair-22, aoh.base-11: with the figures they give."""
    table = Table(players=3, seats={"A": {"hand": ["iron", "grain"]}})
    assert say(GAME.explain(table.refusal(line)), "ABC".index(line[0])) == sentence
