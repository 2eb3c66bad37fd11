"""The rules that can be looked up: the ledgers of all games, in the language in which they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar.params import QueryParameter

from stammtisch import words
from stammtisch.engine.game import Game
from stammtisch.engine.ledger import LANGUAGE, Rule, load, texts
from stammtisch.server.opening import shown
from stammtisch.server.problems import problem
from stammtisch.server.wire import RuleText

AskedIn = Annotated[str, QueryParameter(name="language")]
"""The language in which rules are asked for."""


def spoken(language: str) -> str:
    """A language that somebody names; Problem if the table does not speak it."""
    known = words.languages()
    if language not in known:
        raise problem(404, "unknown_language", "language", language=shown(language), languages=", ".join(known))
    return language


def rules_of(games: Mapping[str, Game[Any]], language: str = LANGUAGE) -> dict[str, RuleText]:
    """Every rule of every game by its id, in this language where it is written in it; Problem if the table does not
    speak it.
    """
    spoken(language)
    return {rule.id: rule for game in games.values() for rule in _rules_in(game.data_folder, language)}


@cache
def _rules_in(folder: Path, language: str) -> tuple[RuleText, ...]:
    ledger = load(folder)
    said = texts(ledger, folder, language)

    def told(rule: Rule) -> RuleText:
        text, spoken_in = (said[rule.id], language) if rule.id in said else (rule.text, LANGUAGE)
        return RuleText(rule.id, text, rule.section, rule.source, spoken_in)

    return tuple(told(rule) for rule in ledger.rules.values())
