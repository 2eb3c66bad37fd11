"""The log of a table as one seat may know it: redacted events told in words, and what was taken back."""

from __future__ import annotations

from stammtisch.engine.events import Event, redact
from stammtisch.engine.options import Message
from stammtisch.server.entries import Entry
from stammtisch.server.table import Table
from stammtisch.server.wire import LogLine

UNDONE = "undone"
"""The kind of the line that says that an action was taken back."""


def lines(table: Table, seat: int, after: int, until: int | None = None) -> list[LogLine]:
    """The lines of the entries whose sequence number for `seat` is above `after`, up to `until` (None: to the end)."""
    numbers = table.noticed(seat)[after:until]
    return [
        line
        for seq, number in enumerate(numbers, start=after + 1)
        for line in _entry_lines(table, table.entries[number - 1], seat, seq)
    ]


def undone_since(table: Table, seat: int, after: int) -> list[int]:
    """The sequence numbers up to `after` whose lines were taken back by something after it."""
    noticed = table.noticed(seat)
    taken = {table.entries[number - 1].undoes for number in noticed[after:]}
    return [seq for seq, number in enumerate(noticed[:after], start=1) if number in taken]


def _entry_lines(table: Table, entry: Entry, seat: int, seq: int) -> list[LogLine]:
    if entry.kind == "undo":
        return [LogLine(seq, UNDONE, Message("table-undone", {"player": {"seat": entry.seat}}), [])]
    undone = entry.n in table.undone
    return [
        LogLine(seq, event.kind, told, _rules(event), undone)
        for event, told in ((event, _told(table, event, seat)) for event in entry.events)
        if told is not None
    ]


def _told(table: Table, event: Event, seat: int) -> Message | None:
    known = redact(event, seat)
    return None if known is None else table.game.tell(known, seat)


def _rules(event: Event) -> list[str]:
    """The rules that an event cites: its public fact `rules` (ids) or `rule` (one id)."""
    cited = event.facts.get("rules")
    if cited is not None:
        return list(cited)
    one = event.facts.get("rule")
    return [] if one is None else [one]
