"""A table's game as a file to keep: the whole record when it is over, and before that what one seat knows of it."""

from __future__ import annotations

from typing import Any

import msgspec

from stammtisch.engine.events import redact
from stammtisch.engine.record import Header, Recorder, Sitting
from stammtisch.engine.state import State
from stammtisch.engine.umpire import SilentUmpire
from stammtisch.server.entries import SHARED, Entry
from stammtisch.server.history import do_again, holding
from stammtisch.server.table import Table


def whole_record(table: Table) -> str:
    """The record of a finished game, with the seed and everything that was hidden. What was taken back is not in it."""
    text: list[str] = []
    recorder = Recorder(_header(table, reveal=True), text.append)
    state: State = table.game.new(len(table.header.seats), table.header.options, table.header.seed)
    for entry in holding(table.entries):
        do_again(table.game, state, entry, SilentUmpire())
        _note(recorder, entry, state)
    recorder.end(state)
    return "".join(text)


def seat_record(table: Table, seat: int | None) -> str:
    """What a seat (None: a spectator) knows of a game that goes on.

    A header without the seed, then a line for each event it knows.
    """
    lines: list[dict[str, Any]] = [_header(table, reveal=False).data()]
    for seq, number in enumerate(table.noticed(seat), start=1):
        entry = table.entries[number - 1]
        if number in table.undone:
            continue
        for event in entry.events:
            known = redact(event, seat)
            if known is not None:
                lines.append({"seq": seq, "event": known.kind, "facts": known.facts})
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def _header(table: Table, reveal: bool) -> Header:
    header = table.header
    sitting = [Sitting(seat.name, seat.bot or seat.kind) for seat in header.seats]
    return Header.of(table.game, len(sitting), header.options, sitting, header.seed, reveal)


def _note(recorder: Recorder, entry: Entry, state: State) -> None:
    outcomes = [list(outcome) for outcome in entry.chance]
    if entry.kind == "start":
        recorder.start(state, outcomes)
    elif entry.kind == "end":
        recorder.agree_to_end(state, entry.notation == SHARED)
    elif entry.kind == "leave" and entry.seat is not None:
        recorder.leave(state, entry.seat, outcomes)
    elif entry.seat is None or entry.notation is None:
        recorder.time_up(state, outcomes)
    else:
        recorder.action(state, entry.seat, entry.notation, outcomes)
