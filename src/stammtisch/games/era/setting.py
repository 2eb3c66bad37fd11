"""What is settled before the first step of a game and never changes: the board, the tables, the options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from stammtisch.engine.game import OptionValue, SetupError
from stammtisch.engine.objects import Constant
from stammtisch.engine.state import Data
from stammtisch.games.era.board import Board
from stammtisch.games.era.board_data import board_data, check_variant, standard_board
from stammtisch.games.era.owner_tables import laid, lay, owner_tables, unlay
from stammtisch.games.era.table_files import standard_tables
from stammtisch.games.era.table_options import TABLE_OPTIONS, Options, read_options
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


def lay_tables(path: Path) -> str:
    """Lay an owner's file over the project's tables and map, for this process and those it starts; its hash.

    SetupError names the path of a value that is wrong with any choice of the options; then nothing is laid.
    """
    before = laid()
    found = lay(path)
    try:
        for options in _alternatives(found.hash):
            standard_tables(options)
        for variant in board_data(found.hash).variants:
            check_variant(Options(tables=found.hash, variant=variant.id), found.name)
    except SetupError:
        unlay(before)
        raise
    return found.hash


def _alternatives(tables: str) -> Iterator[Options]:
    """Options of which each reads a table that the others do not."""
    values = {option.name: option.values for option in TABLE_OPTIONS}
    yield from (Options(tables=tables, vassal_mp=str(value)) for value in values["vassal_mp"])
    yield from (Options(tables=tables, branches=str(value)) for value in values["branches"])


def standing_options() -> dict[str, OptionValue]:
    """The options that every new table has without choosing them: the owner's tables, if there are any."""
    found = laid()
    return {} if found is None else {"tables": found.hash}


def make_setting(players: int, chosen: Mapping[str, OptionValue]) -> Setting:
    """The setting of a table; SetupError names an option or a value that there is not, or tables that are not laid."""
    options = read_options(chosen)
    owner_tables(options.tables)
    return _made(players, options)


@lru_cache(maxsize=64)
def _made(players: int, options: Options) -> Setting:
    return Setting(standard_board(players, options), standard_tables(options), options)
