"""What is settled before the first step of a game and never changes: the board, the tables, the options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from stammtisch.engine.game import OptionValue
from stammtisch.engine.objects import Constant
from stammtisch.engine.state import Data
from stammtisch.games.era.board import Board
from stammtisch.games.era.board_data import standard_board
from stammtisch.games.era.table_files import standard_tables
from stammtisch.games.era.table_options import Options, read_options
from stammtisch.games.era.tables import Tables


@dataclass(frozen=True, slots=True)
class Setting(Constant):
    """`board`: the map in play; `tables`: figures printed on board and player boards; `options`: what the table
    chose."""

    board: Board
    tables: Tables
    options: Options

    def to_data(self) -> Data:
        """What the setting is made from again: the options that differ from their default, and the number of players'
        variant is among them.
        """
        return self.options.chosen()


def make_setting(players: int, chosen: Mapping[str, OptionValue]) -> Setting:
    """The setting of a table; SetupError names an option or a value that there is not."""
    return _made(players, read_options(chosen))


@lru_cache(maxsize=64)
def _made(players: int, options: Options) -> Setting:
    return Setting(standard_board(players, options), standard_tables(options), options)
