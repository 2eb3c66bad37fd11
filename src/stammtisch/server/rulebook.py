"""The rules that can be looked up: the ledgers of all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.engine.game import Game
from stammtisch.engine.ledger import load
from stammtisch.server.wire import RuleText


def rules_of(games: Mapping[str, Game[Any]]) -> dict[str, RuleText]:
    """Every rule of every game by its id."""
    return {
        rule.id: RuleText(rule.id, rule.text, rule.section, rule.source)
        for game in games.values()
        for rule in load(game.data_folder).rules.values()
    }
