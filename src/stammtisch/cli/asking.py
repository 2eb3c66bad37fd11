"""What several commands ask for: the bots in the seats of a game, its table options, its tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from stammtisch.bots.registry import bot_class
from stammtisch.engine.game import Game, OptionValue
from stammtisch.engine.registry import game, game_ids

USUAL_PLAYERS = 4
"""How many sit at a table if nobody says so and the game allows it."""


def seats(of_game: Game[Any], players: int | None, bots: str) -> tuple[str, ...]:
    """The name of the bot in every seat: one name for all seats, or one for each, separated by commas.

    click.BadParameter if names and players do not fit together or the game is not for so many, UnknownBot if a name is
    unknown.
    """
    least, most = of_game.min_players, of_game.max_players
    if players is not None and not least <= players <= most:
        raise click.BadParameter(
            f"{of_game.id} is for {least} to {most} players, not {players}", param_hint="'--players'"
        )
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        bot_class(name, of_game.id)
    if len(names) == 1:
        return (names[0],) * (players or max(least, min(USUAL_PLAYERS, most)))
    if players is not None and players != len(names):
        raise click.BadParameter(
            f"{len(names)} bots are named for {players} players; name one for all seats or {players}, one for each",
            param_hint="'--bots'",
        )
    return tuple(names)


def table_options(of_game: Game[Any], texts: Sequence[str]) -> dict[str, OptionValue]:
    """Table options from texts `name=value` (several in one text separated by commas); click.BadParameter if one is
    wrong.
    """
    chosen: dict[str, OptionValue] = {}
    for text in (part for several in texts for part in several.split(",")):
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise _wrong_option(f"'{text}' is not of the form name=value")
        known = {option.name: option for option in of_game.table_options}
        if name not in known:
            raise _wrong_option(f"{of_game.id} has no option '{name}'; there are: {', '.join(known) or 'none'}")
        values = {str(possible): possible for possible in known[name].values}
        if value not in values:
            raise _wrong_option(f"'{name}' cannot be '{value}'; it can be: {', '.join(values)}")
        if name in chosen:
            raise _wrong_option(f"'{name}' is given twice")
        chosen[name] = values[value]
    return chosen


tables_option = click.option(
    "--tables",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Figures and provinces of your printed game that differ from the project's (docs/board.md).",
)


def lay_tables(path: Path | None, of_game: Game[Any] | None = None) -> None:
    """Lay an owner's file over the tables of a game, or of every game that has tables; nothing without a file.

    SetupError names the value that is wrong, click.BadParameter the game that has no tables.
    """
    if path is None:
        return
    games = [of_game] if of_game is not None else [game(game_id) for game_id in game_ids()]
    with_tables = [each for each in games if each.has_tables]
    if not with_tables:
        raise click.BadParameter(f"{games[0].id} has no tables that a file could change", param_hint="'--tables'")
    for each in with_tables:
        each.lay_tables(path)


def _wrong_option(text: str) -> click.BadParameter:
    return click.BadParameter(text, param_hint="'--options'")
