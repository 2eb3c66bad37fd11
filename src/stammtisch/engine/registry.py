"""Game id -> game. Every package under `stammtisch.games` is a game; it offers the one object `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from stammtisch.engine.game import Game

GAMES_PACKAGE = "stammtisch.games"


class UnknownGame(LookupError):
    """No game has this id; the text names those there are."""


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(
        sorted(module.name for module in pkgutil.iter_modules(import_module(GAMES_PACKAGE).__path__) if module.ispkg)
    )


@cache
def game(game_id: str) -> Game[Any]:
    """The game with this id; UnknownGame if there is none."""
    if game_id not in game_ids():
        raise UnknownGame(f"no game is called '{game_id}'; there are: {', '.join(game_ids())}")
    made: Game[Any] = import_module(f"{GAMES_PACKAGE}.{game_id}").GAME
    return made
