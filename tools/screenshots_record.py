"""Tables that stand at a moment of a recorded game: whoever looks sits in the seat that must decide then."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stammtisch.engine.notation import TIME_UP
from stammtisch.engine.record import read
from stammtisch.engine.registry import game
from stammtisch.server.entries import Entry, Header, Seat
from stammtisch.server.rows import Snapshot
from stammtisch.server.sitting import Chair, Sitting
from stammtisch.server.storage import Beginning, NewTable, Storage
from stammtisch.server.table import Draft, Table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from stammtisch.engine import record

NAMES = ("Ann", "Berengar", "Cleo", "Dora", "Emil", "Frieda")
BOT = "greedy"
BEGUN_AT = 1_700_000_000
"""When recorded games are said to have been played, in seconds since 1970 (UTC)."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in a record: just before what a seat did, as its line of notation says.

    `do`: how that line begins, an expression; `after`: how the line before by the same seat begins; `nth`: which of the
    places that fit, from 0. An empty `do` stands for the end of the game.
    """

    record: str
    do: str
    after: str = ""
    nth: int = 0


class NoSuchMoment(LookupError):
    """The record has no place that fits."""


def place_of(entries: Sequence[record.Entry], moment: Moment) -> int:
    """How many entries come before the moment; NoSuchMoment if there is none."""
    if moment.do == "":
        return len(entries)
    fitting = [
        place
        for place in range(1, len(entries))
        if re.match(moment.do, entries[place].do)
        and (
            moment.after == ""
            or (entries[place - 1].by == entries[place].by and re.match(moment.after, entries[place - 1].do))
        )
    ]
    if len(fitting) <= moment.nth:
        raise NoSuchMoment(f"{moment.record} has {len(fitting)} places like {moment.do!r} after {moment.after!r}")
    return fitting[moment.nth]


def set_up(storage: Storage, folder: Path, moment: Moment, person: str) -> str:
    """Store a table at the moment of a record in `folder`, with `person` in the seat that acts; its id."""
    found = read(folder / f"{moment.record}.jsonl")
    place = place_of(found.entries, moment)
    acting = found.entries[place].by if place < len(found.entries) else None
    mine = 0 if acting is None else acting
    header, sitting = _seated(found.header, mine, person)
    table = Table(header, game(header.game))
    start = table.draft_start(BEGUN_AT)
    beginning = Beginning(start.entry, Snapshot.of(1, start.state), table.progress(start))
    storage.add_table(NewTable(header, sitting, BEGUN_AT, beginning))
    table.accept(start)
    steps: list[tuple[Entry, Snapshot | None]] = []
    progress = beginning.progress
    for entry in found.entries[1:place]:
        draft = _played(table, entry)
        last = entry.n == place - 1
        steps.append((draft.entry, Snapshot.of(draft.entry.n, draft.state) if last else None))
        progress = table.progress(draft)
        table.accept(draft)
    if steps:
        storage.append_all(header.table, steps, progress)
    return header.table


def _seated(told: record.Header, mine: int, person: str) -> tuple[Header, Sitting]:
    """The header of the table and who sits there: `person` in the seat `mine`, bots in the others."""
    if told.seed is None:
        raise NoSuchMoment("a record without its seed cannot be played on")
    names = NAMES[: told.players]
    chairs = tuple(
        Chair("human", name, person=person) if seat == mine else Chair("bot", name, bot=BOT)
        for seat, name in enumerate(names)
    )
    seats = tuple(Seat("human" if chair.kind == "human" else "bot", chair.name, chair.bot) for chair in chairs)
    header = Header(secrets.token_urlsafe(16), told.game, told.rules, told.options, told.seed, seats)
    empty = Sitting(chairs, person, spectators=True, shuffled=False)
    return header, empty.draft(BEGUN_AT).happened("opened", mine, name=names[mine]).after


def _played(table: Table, entry: record.Entry) -> Draft:
    """What the record says was done, done at the table."""
    at = BEGUN_AT + entry.n
    if entry.do == TIME_UP:
        return table.draft_clock(at)
    if entry.by is None:
        raise NoSuchMoment(f"line {entry.line}: nobody did {entry.do!r}")
    decision = table.decision(entry.by)
    return table.draft_action(Entry(table.version + 1, "action", at, entry.by, None, decision, entry.do))
