"""The words of cards, pieces and units: one, several, and the help."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Message
from stammtisch.games.heroes.cards import TRIBES, WORDS, special_of
from stammtisch.games.heroes.pieces import COSTS, PIECE_WORDS
from stammtisch.games.heroes.wording import arguments
from tests.games.heroes.spoken import WORDS as SAID
from tests.games.heroes.spoken import say


def counted(**counts: int) -> str:
    return say(Message("heroes-cost", {"cards": arguments.cards(counts)}), None)


def wish(give: str, want: int | str | list[str]) -> str:
    return say(Message("heroes-wish", arguments.wish(give, want, None, True)), None)


def test_cards_are_counted() -> None:
    assert counted(grain=2) == "2 grain"
    assert counted(grain=1, hero=1, bricks=1) == "1 grain, 1 Hero and 1 brick"
    assert counted(hero=2, bricks=2, fortune=2) == "2 Heroes, 2 bricks and 2 Fortune cards"
    assert counted(olympics=1, earthquake=2) == "1 Olympic Games card and 2 Earthquakes"
    assert counted() == "nothing"


@pytest.mark.parametrize(
    ("units", "text"),
    [
        (["bare"], "1 army"),
        (["bare", "bare", "led"], "2 armies and 1 army with a general"),
        (["led", "led"], "2 armies with generals"),
        (["hero"], "1 Hero as an army"),
        (["hero", "hero"], "2 Heroes as armies"),
        (["bare+hero", "hero+hero"], "1 army led by a Hero and 1 Hero led by a Hero"),
        (["bare+hero", "bare+hero"], "2 armies led by Heroes"),
        (["hero+hero", "hero+hero"], "2 Heroes led by Heroes"),
        ([], "no army"),
    ],
)
def test_units_are_counted(units: list[str], text: str) -> None:
    assert say(Message("heroes-do-march", {"sent": 1, "forces": arguments.units(units)}), None) == f"March with {text}"


def test_wants() -> None:
    """aoh.fair-15: one kind, several, a class, in a mask or in words."""
    assert wish("iron", 1 << WORDS.index("hero")) == "iron for a Hero"
    assert wish("iron", 1 << WORDS.index("stone") | 1 << WORDS.index("gold")) == "iron for stone or gold"
    assert wish("hero", 0b11111) == "a Hero for any usual resource"
    assert wish("iron", "special") == "iron for any special resource"
    assert wish("iron", "any") == "iron for any card"
    assert wish("iron", ["stone", "gold", "hero"]) == "iron for stone, gold or a Hero"


def test_long_wants_are_said_in_few_words() -> None:
    """aoh.fair-14: the kind that is given never matches itself, so it makes no difference whether it is among them."""
    usual, event = ["iron", "wood", "grain", "stone", "gold"], ["hero", "olympics", "fortune"]
    assert wish("marble", [*usual, "granite", *event]) == ("marble for any usual resource, granite or any event card")
    assert wish("iron", usual[1:]) == "iron for any usual resource"
    assert wish("iron", ["iron", "gold"]) == "iron for gold"
    assert wish("iron", ["iron"]) == "iron for iron"
    assert wish("fortune", event[:2]) == "Fortune for any event card"
    assert wish("fortune", event[:1]) == "Fortune for a Hero"
    assert wish("gold", [word for word in WORDS[:14] if word != "gold"]) == "gold for any card"


def test_the_help_of_a_special_resource_names_its_tribe() -> None:
    """aoh.res-05."""
    for number, tribe in enumerate(TRIBES):
        assert SAID.text(f"tribe-{tribe}") in SAID.text(f"card-{WORDS[special_of(number)]}-about")


def test_the_help_of_a_usual_resource_names_what_it_pays_for() -> None:
    """aoh.base-01 to aoh.base-05, aoh.res-03."""
    plural = {"city": "cities", "army": "armies", "fortress": "fortresses", "general": "generals", "road": "roads"}
    for card in range(5):
        text = SAID.text(f"card-{WORDS[card]}-about")
        paid = [plural[piece] for piece, cost in zip(PIECE_WORDS, COSTS, strict=True) if card in cost]
        assert [word for word in plural.values() if word in text] == paid
