"""Opening a table: what was asked for is checked, and names are cleaned."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from stammtisch.engine.game import OptionValue, SetupError
from stammtisch.engine.options import Message
from stammtisch.server.plain_text import plain
from stammtisch.server.problems import Problem, problem
from stammtisch.server.shelf import RANDOM, SEATING, Shelf
from stammtisch.server.sitting import Chair
from stammtisch.server.wire import NAME_LIMIT, BotSeat, HumanSeat, NewTable, OpenSeat

FOLDED_LIMIT = 200
"""So long a name may be in the form in which it is compared: one sign can stand for many letters."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A table that may be opened: the game's own options where they are not the default, and who sits where.

    `shuffled`: seats are drawn when the game begins.
    """

    options: Mapping[str, OptionValue]
    chairs: tuple[Chair, ...]
    shuffled: bool


def planned(shelf: Shelf, wanted: NewTable, person: str) -> Plan:
    """The table that `person` asked for; Problem (status 422) if it cannot be opened like this."""
    game = shelf.games.get(wanted.game)
    if game is None:
        raise problem(422, "unknown_game", "game", game=shown(wanted.game), games=", ".join(shelf.games))
    count = len(wanted.seats)
    if not game.min_players <= count <= game.max_players:
        raise problem(422, "bad_players", "players", least=game.min_players, most=game.max_players, count=count)
    if not any(isinstance(seat, HumanSeat) for seat in wanted.seats):
        raise problem(422, "bad_seats", "humans")
    chosen = _options(shelf, wanted)
    chairs = _chairs(shelf, wanted, person)
    shuffled = chosen.pop(SEATING, None) == RANDOM
    try:
        game.new(count, chosen, "")
    except SetupError as error:
        raise problem(422, error.code, "setup", problem=str(error)) from error
    return Plan(chosen, chairs, shuffled)


def check_name_is_free(name: str, others: Iterable[str]) -> None:
    """Problem (status 422) if somebody else at the table is called so, as readers or listeners would take it."""
    if any(folded(name) == folded(other) for other in others):
        raise problem(422, "bad_name", "name-twice", name=name)


def folded(name: str) -> str:
    """The name as it is compared with others: whatever its letters' case and form."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    known = {folded(name) for name in taken}
    return next(name for name in _bot_names() if folded(name) not in known)


def clean_name(text: str) -> str:
    """A name as it is shown to others: plain text that two people read alike if it is the same.

    Problem (status 422) if nothing visible is left or it is too long.
    """
    name = plain(text)
    unseen = all(unicodedata.category(character)[0] == "M" for character in name)
    if len(name) > NAME_LIMIT or len(folded(name)) > FOLDED_LIMIT or unseen:
        raise problem(422, "bad_name", "name", limit=NAME_LIMIT)
    return name


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
    chosen = {name: value for name, value in wanted.options.items() if value != known[name].default}
    return {**chosen, **shelf.games[wanted.game].standing_options()}


def _chairs(shelf: Shelf, wanted: NewTable, person: str) -> tuple[Chair, ...]:
    taken = [clean_name(seat.name) for seat in wanted.seats if not isinstance(seat, OpenSeat) and seat.name is not None]
    for place, name in enumerate(taken):
        check_name_is_free(name, taken[:place])
    chairs: list[Chair] = []
    for seat in wanted.seats:
        match seat:
            case HumanSeat():
                chairs.append(Chair("human", clean_name(seat.name), person=person))
            case OpenSeat():
                chairs.append(Chair("open"))
            case BotSeat():
                bots = shelf.bots(wanted.game)
                if seat.bot not in bots:
                    raise problem(422, "unknown_bot", "bot", bot=shown(seat.bot), bots=", ".join(bots))
                name = bot_name(taken) if seat.name is None else clean_name(seat.name)
                taken.append(name)
                chairs.append(Chair("bot", name, bot=seat.bot))
    return tuple(chairs)


@cache
def _bot_names() -> tuple[str, ...]:
    text = resources.files(__package__).joinpath("bot_names.toml").read_text(encoding="utf-8")
    names: Mapping[str, list[str]] = tomllib.loads(text)
    return tuple(names["names"])
