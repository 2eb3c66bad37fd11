"""The words of the browser client: every message it asks for is written, and none is written that it never asks for."""

from __future__ import annotations

import re
from functools import cache

from stammtisch.bots.registry import bot_names
from stammtisch.engine.registry import game_ids
from stammtisch.games.heroes.cards import CLASSES, TRIBES, WORDS
from stammtisch.games.heroes.pieces import PIECE_WORDS
from tests.words.catalogue import ids
from tests.words.client_source import made, named, sources

FAMILIES = {
    "client-bot-*": {bot for game_id in game_ids() for bot in bot_names(game_id)},
    "client-bot-*-about": {bot for game_id in game_ids() for bot in bot_names(game_id)},
    "client-map-key-*": set("1234567"),
    "game-*": set(game_ids()),
    "game-*-about": set(game_ids()),
    "card-*": set(WORDS),
    "a-card-*": set(WORDS),
    "cards-*": set(WORDS),
    "piece-*": set(PIECE_WORDS),
    "tribe-*": set(TRIBES),
    "card-*-about": set(WORDS),
    "piece-*-about": set(PIECE_WORDS),
    "heroes-class-*": set(CLASSES),
}
"""Families of messages that the client makes with a value in the id, and all values that there are."""
OF_THE_GAME = ("*-option-*", "*-group-*", "*-ending-*", "heroes-term-*", "rules-*")
"""Families whose values the game knows: `tests/games/heroes/test_words.py` proves that all of them are written."""
MESSAGES = ("client-", "game-", "card-", "a-card-", "cards-", "piece-", "tribe-", "heroes-", "rules-", "table-")
"""How messages begin: whatever else the client makes of values is no message."""


@cache
def written() -> set[str]:
    return set(ids("en"))


def members(family: str) -> set[str]:
    return {family.replace("*", value) for value in FAMILIES[family]}


def test_every_message_that_the_client_names_is_written() -> None:
    assert sorted((message_id, file) for message_id, file in named().items() if message_id not in written()) == []


def test_every_family_that_the_client_asks_for_is_known() -> None:
    asked = [(family, file) for family, file in made() if family.startswith(MESSAGES)]
    assert asked
    assert [(family, file) for family, file in asked if family not in FAMILIES and family not in OF_THE_GAME] == []


def test_every_message_of_a_family_is_written() -> None:
    assert sorted(set().union(*(members(family) for family in FAMILIES)) - written()) == []


def test_every_word_of_the_client_is_asked_for() -> None:
    own = {message_id for message_id in written() if message_id.startswith("client-")}
    asked = {family for family, _ in made()}
    in_families = set[str]().union(*(members(family) for family in FAMILIES if family in asked))
    assert sorted(own - set(named()) - in_families) == []


def test_the_client_asks_for_every_family_that_is_written_for_it() -> None:
    asked = {family for family, _ in made()}
    assert sorted({*FAMILIES, *OF_THE_GAME} - asked) == []


def test_the_glossary_of_the_page_has_every_word_that_is_written_for_it() -> None:
    terms = {one for one in written() if one.startswith("heroes-term-") and not one.endswith("-about")}
    guide = sources()["src/games/heroes/guide.ts"]
    listed = re.search(r"TERMS[^=]*= \[(.*?)\]", guide, re.DOTALL)
    assert listed is not None
    assert {f"heroes-term-{term}" for term in re.findall(r'"([a-z-]+)"', listed[1])} == terms
