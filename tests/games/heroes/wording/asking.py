"""What a player reads at a table: options, prompts, lines of the log."""

from __future__ import annotations

from typing import Any, NamedTuple

from stammtisch.engine.events import Event
from stammtisch.engine.options import Message
from stammtisch.games.heroes import GAME
from tests.games.heroes.spoken import say
from tests.games.heroes.table import Table

ANN, BEN, CLEO = range(3)


class Said(NamedTuple):
    """An option as it is read."""

    label: str
    cost: str | None
    consequence: str | None
    wasteful: bool


def option(table: Table, line: str) -> Said:
    """The option of a line such as `A pass`."""
    seat, notation = "ABCDEF".index(line[0]), line[2:]
    told = GAME.offer(table.state, seat, GAME.parse(notation))
    label, cost, consequence = (_told_or_none(message, seat) for message in (told.label, told.cost, told.consequence))
    assert label is not None
    return Said(label, cost, consequence, told.wasteful)


def _told_or_none(message: Message | None, seat: int) -> str | None:
    return None if message is None else say(message, seat)


def prompt(table: Table, seat: str) -> str:
    """What a seat is asked."""
    place = "ABCDEF".index(seat)
    return say(GAME.prompt(table.state, place), place)


def told(kind: str, facts: dict[str, Any], viewer: int | None) -> str | None:
    """The line that `viewer` reads of an event with these facts."""
    message = GAME.tell(Event(kind, facts), viewer)
    return None if message is None else say(message, viewer)
