"""Opening a table: what was asked for is checked, names are cleaned, seats are drawn."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources

from stammtisch.engine.game import OptionValue, SetupError
from stammtisch.engine.options import Message
from stammtisch.server.entries import Header, Seat
from stammtisch.server.problems import Problem, problem
from stammtisch.server.shelf import RANDOM, SEATING, Shelf
from stammtisch.server.wire import NAME_LIMIT, BotSeat, HumanSeat, NewTable

Shuffle = Callable[[list[Seat]], None]
BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by their category that nobody sees: the Hangul fillers and the Braille pattern without dots."""


def new_header(shelf: Shelf, wanted: NewTable, person: str, table_id: str, seed: str, shuffle: Shuffle) -> Header:
    """The header of the table that `person` asked for; Problem (status 422) if it cannot be opened like this."""
    game = shelf.games.get(wanted.game)
    if game is None:
        raise problem(422, "unknown_game", "game", game=shown(wanted.game), games=", ".join(shelf.games))
    count = len(wanted.seats)
    if not game.min_players <= count <= game.max_players:
        raise problem(422, "bad_players", "players", least=game.min_players, most=game.max_players, count=count)
    if sum(isinstance(seat, HumanSeat) for seat in wanted.seats) != 1:
        raise problem(422, "bad_seats", "humans")
    chosen = _options(shelf, wanted)
    seats = _seats(shelf, wanted, person)
    if chosen.pop(SEATING, None) == RANDOM:
        shuffle(seats)
    try:
        game.new(count, chosen, seed)
    except SetupError as error:
        raise problem(422, error.code, "setup", problem=str(error)) from error
    return Header(table_id, wanted.game, game.version, chosen, seed, tuple(seats))


def clean_name(text: str) -> str:
    """A name as it is shown to others: without control and direction characters, one space between words.

    Problem (status 422) if nothing visible is left or it is too long.
    """
    visible = "".join(
        " " if _is_blank(character) else character
        for character in unicodedata.normalize("NFC", text)
        if _is_blank(character) or unicodedata.category(character)[0] != "C"
    )
    name = " ".join(visible.split())
    if not 1 <= len(name) <= NAME_LIMIT or all(unicodedata.category(character)[0] == "M" for character in name):
        raise problem(422, "bad_name", "name", limit=NAME_LIMIT)
    return name


def _is_blank(character: str) -> bool:
    return character.isspace() or character in BLANK_LETTERS


def shown(text: str, limit: int = 80) -> str:
    """Words of a request, short and harmless enough to be repeated in an answer."""
    return "".join(character for character in text if unicodedata.category(character)[0] != "C")[:limit]


def _options(shelf: Shelf, wanted: NewTable) -> dict[str, OptionValue]:
    known = {option.name: option for option in shelf.options(wanted.game)}
    for name, value in wanted.options.items():
        option = known.get(name)
        if option is None:
            raise problem(422, "bad_option", "option", option=shown(name), options=", ".join(known))
        if value not in option.values:
            values = ", ".join(str(each) for each in option.values)
            given = shown(str(value))
            raise Problem(
                422,
                "bad_option",
                Message("table-error-option-value", {"option": name, "value": given, "values": values}),
                option.rule,
            )
    return {name: value for name, value in wanted.options.items() if value != known[name].default}


def _seats(shelf: Shelf, wanted: NewTable, person: str) -> list[Seat]:
    given = {clean_name(seat.name) for seat in wanted.seats if seat.name is not None}
    free = iter(name for name in _bot_names() if name not in given)
    seats: list[Seat] = []
    for seat in wanted.seats:
        name = next(free) if seat.name is None else clean_name(seat.name)
        if any(name == other.name for other in seats):
            raise problem(422, "bad_name", "name-twice", name=name)
        if isinstance(seat, BotSeat):
            bots = shelf.bots(wanted.game)
            if seat.bot not in bots:
                raise problem(422, "unknown_bot", "bot", bot=shown(seat.bot), bots=", ".join(bots))
            seats.append(Seat("bot", name, bot=seat.bot))
        else:
            seats.append(Seat("human", name, person=person))
    return seats


@cache
def _bot_names() -> tuple[str, ...]:
    text = resources.files(__package__).joinpath("bot_names.toml").read_text(encoding="utf-8")
    names: Mapping[str, list[str]] = tomllib.loads(text)
    return tuple(names["names"])
