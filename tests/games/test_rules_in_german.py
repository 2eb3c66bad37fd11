"""The rules in German: every rule and no other, with the figures of the English text and the words of our pages."""

from __future__ import annotations

import re

import pytest

from stammtisch.engine.ledger import load, texts
from stammtisch.engine.registry import game, game_ids

FIGURE = re.compile(r"\d+|\b(?:IV|I{1,3})\b")
"""Digits, and the numbers of levels."""
NUMBERS = {
    "two": "zwe[ii]|beide", "three": "drei|dritt", "four": "vier", "five": "fünf", "six": "sechs", "seven": "sieben",
    "eight": "acht", "nine": "neun", "ten": "zehn", "twelve": "zwölf", "fifteen": "fünfzehn", "sixteen": "sechzehn",
    "twenty": "zwanzig", "forty": "vierzig",
}  # fmt: skip
TERMS = {
    "era": {
        "colon(?:y|ies)": "Kolonie", "vassals?": "[Vv]asall", "fleets?": "Flotte", "leaders?": "Anführer",
        "trade posts?": "Handelsposten", "hamlets?": "Weiler", "militia": "Miliz", "mercenar(?:y|ies)": "Söldner",
        "victory parades?": "Triumphz", "treat(?:y|ies)": "Vertr[aä]g", "regular army": "Heer", "era": "Epoche",
        "autoexpansions?": "Autoexpansion", "thalers?": "Taler", "barbarians?": "Barbar", "landfall": "Landung",
        "bringer of peace": "Friedensbringer", "clean-up": "Aufräumen", "influence points?": "Einflusspunkt",
        "home provinces?": "Heimatprovinz", "bread & circuses": "Brot und Spiele", "improvements?": "Fortschritt",
        "allian(?:ce|ces)": "Bündnis", "luxury goods?": "Luxusg[uü]t", "branch(?:es)?": "Zweig",
        "legions?": "Legion", "wheel": "[Rr]ad", "navigation": "Seefahrt", "commerce": "Wirtschaft",
    },
    "heroes": {
        "resource deck": "Rohstoffstapel", "basic deck": "Bauvorrat", "usual resources?": "Grundrohstoff",
        "special resources?": "Sonderrohstoff", "fairs?": "Markt", "armies|army": "Armee", "fortress(?:es)?": "Festung",
        "generals?": "General|Generäle", "roads?": "Straße", "hunger": "Hungersn[oö]t", "eruption": "Vulkanaus",
        "olympic games": "Olympische", "fortune": "Fortuna", "monument": "Monument|verbaut", "conquest": "Eroberung",
        "plunder": "[Pp]lünder", "destruction": "Zerstörung", "disasters?": "Katastrophe",
        "last move": "letzte[rn]? Zug", "victorious": "[Ss]iegreich", "tribes?": "V[oö]lk", "able army": "einsatzfähig",
    },
}  # fmt: skip
"""For English words of a rule, which German word says it, as the German message files do."""


@pytest.fixture(params=game_ids())
def both(request: pytest.FixtureRequest) -> tuple[str, dict[str, str], dict[str, str]]:
    """A game, and its rules in English and in German by their ids."""
    folder = game(request.param).data_folder
    ledger = load(folder)
    return request.param, texts(ledger, folder, "en"), texts(ledger, folder, "de")


def test_every_rule_is_there_and_no_other(both: tuple[str, dict[str, str], dict[str, str]]) -> None:
    _, english, german = both
    assert len(english) > 200
    assert list(german) == list(english)


def test_german_rules_have_the_same_figures(both: tuple[str, dict[str, str], dict[str, str]]) -> None:
    _, english, german = both
    assert [
        rule for rule in english if sorted(FIGURE.findall(english[rule])) != sorted(FIGURE.findall(german[rule]))
    ] == []
    words = [
        (rule, number)
        for rule, text in english.items()
        for number, word in NUMBERS.items()
        if re.search(rf"\b{number}\b", text, re.IGNORECASE) and not re.search(word, german[rule], re.IGNORECASE)
    ]
    assert words == []


def test_german_rules_use_the_words_of_our_pages(both: tuple[str, dict[str, str], dict[str, str]]) -> None:
    name, english, german = both
    missing = [
        (rule, term)
        for rule, text in english.items()
        for term, word in TERMS[name].items()
        if re.search(rf"\b(?:{term})\b", text, re.IGNORECASE) and not re.search(word, german[rule])
    ]
    assert missing == []
