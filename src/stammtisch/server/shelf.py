"""What can be played here: the games, and the bots that play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.bots.registry import bot_names
from stammtisch.engine.game import Game
from stammtisch.engine.registry import game, game_ids
from stammtisch.server.wire import GameInfo, OptionInfo

SEATING = "seating"
"""The option of the table itself: who sits where."""
AS_GIVEN, RANDOM = "as given", "random"
STAND_IN = "greedy"
_SEATING = OptionInfo(SEATING, [AS_GIVEN, RANDOM], AS_GIVEN, None, f"table-option-{SEATING}")


@dataclass(frozen=True, slots=True)
class Shelf:
    """The games by id, and the names of the bots that play a game."""

    games: Mapping[str, Game[Any]]
    bots: Callable[[str], Sequence[str]]

    @classmethod
    def full(cls) -> Shelf:
        """Every game and every bot there is."""
        return cls({game_id: game(game_id) for game_id in game_ids()}, bot_names)

    def options(self, game_id: str) -> list[OptionInfo]:
        """The options of a table for this game: the game's own and the table's."""
        own = [
            OptionInfo(option.name, list(option.values), option.default, option.rule, f"{game_id}-option-{option.name}")
            for option in self.games[game_id].table_options
        ]
        return [*own, _SEATING]

    def stand_in(self, game_id: str) -> str:
        """The bot that decides for people who are away, and sits in seats that nobody has claimed."""
        bots = self.bots(game_id)
        return STAND_IN if STAND_IN in bots else bots[0]

    def infos(self) -> list[GameInfo]:
        """All games, for whoever wants to open a table."""
        return [
            GameInfo(game_id, found.min_players, found.max_players, list(self.bots(game_id)), self.options(game_id))
            for game_id, found in self.games.items()
        ]
