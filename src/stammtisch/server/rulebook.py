"""The rules that can be looked up: the ledgers of all games."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from stammtisch.engine.game import Game
from stammtisch.server.wire import RuleText


def rules_of(games: Mapping[str, Game[Any]]) -> dict[str, RuleText]:
    """Every rule of every game by its id."""
    return {rule.id: rule for game in games.values() for rule in _ledger(game)}


def _ledger(game: Game[Any]) -> list[RuleText]:
    ledger = tomllib.loads((game.data_folder / "ledger.toml").read_text(encoding="utf-8"))
    return [
        RuleText(rule["id"], rule["text"], rule.get("section", ""), rule.get("source", "")) for rule in ledger["rule"]
    ]
