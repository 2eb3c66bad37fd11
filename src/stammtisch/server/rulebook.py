"""The rules that can be looked up: the ledgers of all games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from stammtisch.engine.game import Game
from stammtisch.engine.ledger import load
from stammtisch.server.wire import RuleText


def rules_of(games: Mapping[str, Game[Any]]) -> dict[str, RuleText]:
    """Every rule of every game by its id."""
    return {rule.id: rule for game in games.values() for rule in _rules_in(game.data_folder)}


@cache
def _rules_in(folder: Path) -> tuple[RuleText, ...]:
    return tuple(RuleText(rule.id, rule.text, rule.section, rule.source) for rule in load(folder).rules.values())
