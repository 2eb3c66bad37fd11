"""Lines of the log, each as the player it is about reads it and as the others do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.wording.asking import ANN, BEN, CLEO, told


@pytest.mark.parametrize(
    ("kind", "facts", "to_ann", "to_cleo"),
    [
        ("tribe", {"tribe": "celts"}, "You play the Celts.", "Ann plays the Celts."),
        (
            "threw_for_first",
            {"dice": [6, 3], "sum": 9},
            "You throw 6 and 3 for the first move, total 9.",
            "Ann throws 6 and 3 for the first move, total 9.",
        ),
        ("first_player", {}, "You are the first player.", "Ann is the first player."),
        (
            "laid_down_harmless",
            {"card": "eruption"},
            "You draw an Eruption. It is too early for that: the card is laid down.",
            "Ann draws an Eruption. It is too early for that: the card is laid down.",
        ),
        ("move_begins", {}, "Your move begins.", "Ann's move begins."),
        ("event", {"card": "earthquake"}, "You draw an Earthquake.", "Ann draws an Earthquake."),
        ("event", {"card": "hunger"}, "You draw Hunger.", "Ann draws Hunger."),
        (
            "grew",
            {"cities": 2},
            "Your people grow and found a city; you now have 2.",
            "Ann's people grow and found a city, now 2 in all.",
        ),
        (
            "cancelled",
            {"by": "fortune", "disaster": "eruption"},
            "You play Fortune. The Eruption does nothing.",
            "Ann plays Fortune. The Eruption does nothing.",
        ),
        (
            "cancelled",
            {"by": "olympics", "disaster": "barbarians"},
            "You play Olympic Games. The Barbarians take nothing.",
            "Ann plays Olympic Games. The Barbarians take nothing.",
        ),
        (
            "shielded",
            {"all": False},
            "You play Fortune and keep your grain.",
            "Ann plays Fortune against Hunger.",
        ),
        (
            "shielded",
            {"all": True},
            "You play Fortune. Hunger does nothing.",
            "Ann plays Fortune. Hunger does nothing.",
        ),
        ("starved", {"cards": {"grain": 2}}, "Hunger takes 2 grain from you.", "Hunger takes 2 grain from Ann."),
        (
            "barbarians_took",
            {"cards": {"iron": 1, "gold": 1}},
            "The Barbarians take 1 iron and 1 gold from you.",
            "The Barbarians take 1 iron and 1 gold from Ann.",
        ),
        (
            "barbarians_took",
            {"cards": {}},
            "The Barbarians find nothing to take from you.",
            "The Barbarians find nothing to take from Ann.",
        ),
        (
            "earthquake_struck",
            {"army": "led", "armies": 1},
            "The Earthquake strikes an army of yours.",
            "The Earthquake strikes an army of Ann.",
        ),
        (
            "earthquake_struck",
            {"army": "all", "armies": 3},
            "The Earthquake strikes 3 armies of yours.",
            "The Earthquake strikes 3 armies of Ann.",
        ),
        (
            "city_destroyed",
            {"cities": 0},
            "You lose a city to the Eruption; none is left.",
            "Ann loses a city to the Eruption; none is left.",
        ),
        (
            "city_destroyed",
            {"cities": 1},
            "You lose a city to the Eruption; 1 is left.",
            "Ann loses a city to the Eruption; 1 is left.",
        ),
        (
            "city_destroyed",
            {"cities": 4},
            "You lose a city to the Eruption; 4 are left.",
            "Ann loses a city to the Eruption; 4 are left.",
        ),
        ("done", {}, "You are done.", "Ann is done."),
        ("taxed", {"cards": 1}, "You collect tax: 1 card.", "Ann collects tax: 1 card."),
        ("taxed", {"cards": 3}, "You collect tax: 3 cards.", "Ann collects tax: 3 cards."),
        (
            "taxed_laying",
            {"cards": {"bricks": 1}},
            "You have no city and lay down 1 brick to draw 1 card.",
            "Ann has no city and lays down 1 brick to draw 1 card.",
        ),
        (
            "built",
            {"piece": "army", "paid": {"iron": 1, "grain": 1, "gold": 1}},
            "You build an army for 1 iron, 1 grain and 1 gold.",
            "Ann builds an army for 1 iron, 1 grain and 1 gold.",
        ),
        ("passed", {"built": False}, "You do nothing in this move.", "Ann does nothing in this move."),
        ("passed", {"built": True}, "You build nothing more.", "Ann builds nothing more."),
        (
            "laid",
            {"card": "bricks", "count": 2, "monument": 3},
            "You lay 2 bricks on the monument, which has 3 of 5.",
            "Ann lays 2 bricks on the monument, which has 3 of 5.",
        ),
        ("discarded", {"cards": {"hero": 1}}, "You discard 1 Hero.", "Ann discards 1 Hero."),
        ("armies_home", {"armies": 1}, "Your army comes home from war.", "Ann's army comes home from war."),
        ("armies_home", {"armies": 2}, "Your 2 armies come home from war.", "Ann's 2 armies come home from war."),
        (
            "home_by_road",
            {"armies": 1},
            "By road your army comes home at once.",
            "By road Ann's army comes home at once.",
        ),
        (
            "home_by_road",
            {"armies": 2},
            "By road your 2 armies come home at once.",
            "By road Ann's 2 armies come home at once.",
        ),
        (
            "armies_freed",
            {"armies": 1},
            "Your army has recovered from the Earthquake.",
            "Ann's army has recovered from the Earthquake.",
        ),
        (
            "armies_freed",
            {"armies": 2},
            "Your 2 armies have recovered from the Earthquake.",
            "Ann's 2 armies have recovered from the Earthquake.",
        ),
        (
            "stood",
            {"line": ["led", "bare", "bare"], "attacker": BEN, "attacking_line": ["bare"]},
            "You defend with 1 army with a general and 2 armies.",
            "Ann defends with 1 army with a general and 2 armies.",
        ),
        (
            "out",
            {},
            "You have neither a city nor a card and are out of the game.",
            "Ann has neither a city nor a card and is out of the game.",
        ),
        (
            "last_move",
            {"by": "cities"},
            "You have at least five cities. The last move begins: keep five until your next move and you win.",
            "Ann has at least five cities. The last move begins: Ann wins unless stopped before moving again.",
        ),
        (
            "last_move",
            {"by": "monument"},
            "Your monument is complete. The last move begins: keep it until your next move and you win.",
            "Ann's monument is complete. The last move begins: Ann wins unless stopped before moving again.",
        ),
        (
            "claim_failed",
            {},
            "You no longer have five cities or a complete monument: the game goes on.",
            "Ann no longer has five cities or a complete monument: the game goes on.",
        ),
        (
            "claim_goes_on",
            {},
            "Nobody else has moved yet: your last move goes on until your next move.",
            "Nobody else has moved yet: the last move of Ann goes on until Ann's next move.",
        ),
        (
            "won",
            {"by": "cities"},
            "You still have at least five cities: you have won!",
            "Ann still has at least five cities and has won.",
        ),
        (
            "won",
            {"by": "monument"},
            "Your monument still stands complete: you have won!",
            "Ann's monument still stands complete: Ann has won.",
        ),
        ("won", {"by": "last_tribe"}, "Yours is the last tribe: you have won!", "Ann is the last tribe and has won."),
    ],
)
def test_a_line_about_one_player(kind: str, facts: dict[str, Any], to_ann: str, to_cleo: str) -> None:
    assert told(kind, {"seat": ANN, **facts}, ANN) == to_ann
    assert told(kind, {"seat": ANN, **facts}, CLEO) == to_cleo
    assert told(kind, {"seat": ANN, **facts}, None) == to_cleo


@pytest.mark.parametrize(
    ("kind", "facts", "to_ann", "to_ben", "to_cleo"),
    [
        (
            "attacked",
            {"seat": ANN, "target": BEN, "purpose": "plunder", "forces": ["bare", "led", "hero", "hero"]},
            "You attack Ben for plunder with 1 army, 1 army with a general and 2 Heroes as armies.",
            "Ann attacks you for plunder with 1 army, 1 army with a general and 2 Heroes as armies.",
            "Ann attacks Ben for plunder with 1 army, 1 army with a general and 2 Heroes as armies.",
        ),
        (
            "attack_cancelled",
            {"seat": BEN, "attacker": ANN},
            "Ben plays Olympic Games: your armies turn back.",
            "You play Olympic Games: Ann's armies turn back.",
            "Ben plays Olympic Games: Ann's armies turn back.",
        ),
        (
            "aimed",
            {"seat": ANN, "target": BEN, "card": "earthquake", "army": "led"},
            "You aim the Earthquake at Ben: an army with a general.",
            "Ann aims the Earthquake at you: an army with a general.",
            "Ann aims the Earthquake at Ben: an army with a general.",
        ),
        (
            "aimed",
            {"seat": ANN, "target": BEN, "card": "eruption"},
            "You aim the Eruption at a city of Ben.",
            "Ann aims the Eruption at a city of yours.",
            "Ann aims the Eruption at a city of Ben.",
        ),
        (
            "road_built",
            {"seat": ANN, "to": BEN, "paid": {"stone": 2}},
            "You build a road to Ben for 2 stone.",
            "Ann builds a road to you for 2 stone.",
            "Ann builds a road to Ben for 2 stone.",
        ),
        (
            "road_refused",
            {"seat": ANN, "to": BEN},
            "Ben refuses you a road.",
            "You refuse Ann a road.",
            "Ben refuses Ann a road.",
        ),
        (
            "exchanged",
            {"seat": ANN, "gives": "hero", "other": BEN, "gets": "stone"},
            "You give Ben a Hero and get stone.",
            "Ann gives you a Hero and gets stone.",
            "Ann gives Ben a Hero and gets stone.",
        ),
        (
            "spoils",
            {"attacker": ANN, "defender": BEN, "purpose": "conquest", "cities": 2, "cards": 0, "monument": 0},
            "You take 2 cities from Ben.",
            "Ann takes 2 cities from you.",
            "Ann takes 2 cities from Ben.",
        ),
        (
            "spoils",
            {"attacker": ANN, "defender": BEN, "purpose": "destruction", "cities": 0, "cards": 0, "monument": 1},
            "You destroy 1 card of Ben's monument.",
            "Ann destroys 1 card of your monument.",
            "Ann destroys 1 card of Ben's monument.",
        ),
        (
            "spoils",
            {"attacker": ANN, "defender": BEN, "purpose": "plunder", "cities": 0, "cards": 0, "monument": 0},
            "Your attack on Ben brings nothing.",
            "Ann's attack on you brings nothing.",
            "Ann's attack on Ben brings nothing.",
        ),
    ],
)
def test_a_line_about_two_players(kind: str, facts: dict[str, Any], to_ann: str, to_ben: str, to_cleo: str) -> None:
    assert [told(kind, facts, viewer) for viewer in (ANN, BEN, CLEO)] == [to_ann, to_ben, to_cleo]


def test_lines_about_nobody() -> None:
    assert told("fair_opens", {"round": 2}, ANN) == "The fair opens."
    assert told("fair_closes", {"round": 2}, ANN) == "The fair closes."
    assert (
        told("reshuffled", {"cards": 64}, ANN) == "The deck is used up. 64 discarded cards are shuffled into a new one."
    )
    assert told("nothing_to_draw", {}, ANN) == "There is no card left to draw."
    assert told("growth_without_effect", {"seat": ANN}, ANN) == "No city is left: Population growth does nothing."
    assert told("no_target", {"seat": ANN, "card": "earthquake"}, BEN) == "The Earthquake finds no army to strike."
    assert told("no_target", {"seat": ANN, "card": "eruption"}, BEN) == "The Eruption finds no city to destroy."


def test_the_round_says_who_is_first() -> None:
    assert told("round", {"round": 4, "first": ANN}, ANN) == "Round 4 begins. You move first."
    assert told("round", {"round": 4, "first": ANN}, BEN) == "Round 4 begins. Ann moves first."


# --- what is told to some only ----------------------------------------------------------------------------------------


def test_a_drawn_card_is_told_to_its_owner() -> None:
    """aoh.prep-09: that others draw goes without saying."""
    assert told("drew", {"seat": ANN, "card": "hero"}, ANN) == "You draw a Hero."
    assert told("drew", {"seat": ANN}, BEN) is None


def test_cards_drawn_at_the_fair() -> None:
    """Cards that are played at once have a line of their own when they are; one card of another is the rule."""
    cards = {"grain": 2, "hunger": 1, "olympics": 1}
    drawn = told("drew_at_fair", {"seat": ANN, "count": 4, "cards": cards}, ANN)
    assert drawn == "At the fair you draw 2 grain and 1 Olympic Games card."
    assert told("drew_at_fair", {"seat": ANN, "count": 1, "cards": {"hunger": 1}}, ANN) is None
    assert told("drew_at_fair", {"seat": ANN, "count": 0, "cards": {}}, ANN) == "At the fair you draw nothing."
    assert told("drew_at_fair", {"seat": ANN, "count": 4}, BEN) == "Ann draws 4 cards at the fair."
    assert told("drew_at_fair", {"seat": ANN, "count": 0}, BEN) == "Ann draws no card at the fair."
    assert told("drew_at_fair", {"seat": ANN, "count": 1}, BEN) is None


def test_the_kinds_of_a_plunder_are_told_to_the_two() -> None:
    """aoh.win-15."""
    public = {"attacker": ANN, "defender": BEN, "purpose": "plunder", "cities": 0, "cards": 3, "monument": 0}
    known = {**public, "kinds": {"iron": 2, "hero": 1}}
    assert told("spoils", known, ANN) == "You take 2 iron and 1 Hero from Ben."
    assert told("spoils", known, BEN) == "Ann takes 2 iron and 1 Hero from you."
    assert told("spoils", public, CLEO) == "Ann takes 3 cards from Ben."


def wish(viewer: int, kind: str = "wish", **facts: Any) -> str | None:
    return told(kind, {"seat": ANN, "give": "hero", "want": "grain", "to": None, "shown": True, **facts}, viewer)


def test_wishes() -> None:
    """aoh.fair-15, aoh.fair-24."""
    assert wish(ANN) == "You offer a Hero for grain."
    assert wish(BEN) == "Ann offers a Hero for grain."
    assert wish(BEN, want="usual") == "Ann offers a Hero for any usual resource."
    assert wish(BEN, want=["stone", "gold", "fortune"]) == "Ann offers a Hero for stone, gold or Fortune."
    assert wish(ANN, to=BEN) == "You offer Ben a Hero for grain."
    assert wish(BEN, to=BEN) == "Ann offers you a Hero for grain."
    assert wish(ANN, to=BEN, shown=False) == "You offer Ben a Hero for grain, sealed."
    assert wish(ANN, "wish_withdrawn", shown=False) == "You no longer offer a Hero for grain, sealed."
    assert wish(BEN, "wish_withdrawn", to=BEN) == "Ann no longer offers you a Hero for grain."
