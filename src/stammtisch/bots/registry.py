"""Bot name -> bot. A new bot is one line in `_BOTS`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from stammtisch.bots.protocol import Bot
from stammtisch.engine.game import Game
from stammtisch.engine.registry import game

_EVERY_GAME = "*"
_BOTS = (
    ("random", _EVERY_GAME, "stammtisch.bots.random_bot:RandomBot"),
    ("greedy", "heroes", "stammtisch.bots.heroes_greedy:GreedyBot"),
    ("greedy", "era", "stammtisch.bots.era_greedy:GreedyBot"),
)
"""Name, game id, and where the class is; imported only when somebody wants to play against it."""


class UnknownBot(LookupError):
    """No bot of this name plays this game; the text names those that do."""


def bot_names(game_id: str) -> list[str]:
    """The names of all bots that play this game, sorted; UnknownGame if there is no such game."""
    game(game_id)
    return _names(game_id)


def bot_class(name: str, game_id: str) -> type[Bot]:
    """The class of the bot `name` for this game; UnknownBot if there is none."""
    for known, plays, place in _BOTS:
        if known == name and plays in (game_id, _EVERY_GAME):
            module, attribute = place.split(":")
            found: type[Bot] = getattr(import_module(module), attribute)
            return found
    raise UnknownBot(f"no bot for {game_id} is called '{name}'; there are: {', '.join(_names(game_id))}")


def make_bot(name: str, of_game: Game[Any], seat: int, seed: str) -> Bot:
    """A bot for `seat` of a game; UnknownBot if no bot of this name plays it."""
    return bot_class(name, of_game.id)(of_game, seat, seed)


def make_bots(names: Sequence[str], of_game: Game[Any], seed: str) -> list[Bot]:
    """One bot for each seat in turn order, every one with luck of its own drawn from `seed`."""
    return [make_bot(name, of_game, seat, f"{seed}/seat/{seat}") for seat, name in enumerate(names)]


def _names(game_id: str) -> list[str]:
    return sorted(name for name, plays, _ in _BOTS if plays in (game_id, _EVERY_GAME))
