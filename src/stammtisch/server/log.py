"""The log of a table as one seat may know it: redacted events told in words, and what was taken back."""

from __future__ import annotations

import logging
from bisect import bisect_left, bisect_right

from stammtisch.engine.events import Event, redact
from stammtisch.engine.options import Message
from stammtisch.server.entries import Entry
from stammtisch.server.table import Table
from stammtisch.server.undo import request_of
from stammtisch.server.wire import LogLine

UNDONE = "undone"
"""The kind of the line that says that an action was taken back."""
REWOUND = "rewound"
"""The kind of the line that says that the whole table went back."""
OTHER_SHAPE = (LookupError, TypeError, ValueError)
"""What goes wrong with an event that an earlier program noted with other facts. The rest of the table is still told."""

logger = logging.getLogger(__name__)


class SeatLog:
    """The lines of one seat (None: of a spectator), in order; they are told once and kept."""

    def __init__(self, table: Table, seat: int | None, after: int = 0) -> None:
        """Nothing is told up to the sequence number `after`."""
        self._table = table
        self._seat = seat
        self._lines: list[LogLine] = []
        self._seqs: list[int] = []
        self._told = after

    def lines(self, after: int, until: int | None = None) -> list[LogLine]:
        """The lines with sequence numbers above `after`, up to `until` (None: to the end)."""
        self._catch_up()
        last = len(self._lines) if until is None else bisect_right(self._seqs, until)
        return self._lines[bisect_right(self._seqs, after) : last]

    def undone_since(self, after: int) -> list[int]:
        """The sequence numbers up to `after` whose lines were taken back by something after it."""
        noticed = self._table.noticed(self._seat)
        taken: set[int] = set()
        for number in noticed[after:]:
            taken.update(self._table.entries[number - 1].taken_back)
        return [seq for seq, number in enumerate(noticed[:after], start=1) if number in taken]

    def _catch_up(self) -> None:
        """Tell what has happened since the last time, and mark the lines that were taken back."""
        noticed = self._table.noticed(self._seat)
        for seq in range(self._told + 1, len(noticed) + 1):
            entry = self._table.entries[noticed[seq - 1] - 1]
            for line in self._entry_lines(entry, seq):
                self._lines.append(line)
                self._seqs.append(seq)
            self._mark_undone(entry.taken_back)
        self._told = len(noticed)

    def _mark_undone(self, numbers: range) -> None:
        noticed = self._table.noticed(self._seat)
        first, last = bisect_left(noticed, numbers.start), bisect_left(noticed, numbers.stop)
        for place in range(bisect_left(self._seqs, first + 1), bisect_right(self._seqs, last)):
            self._lines[place].undone = True

    def _entry_lines(self, entry: Entry, seq: int) -> list[LogLine]:
        if entry.kind == "undo":
            return self._undo_lines(entry, seq)
        if entry.kind == "rewind":
            return [LogLine(seq, REWOUND, Message("table-rewound"), [])]
        return [line for event in entry.events if (line := self._line(event, seq)) is not None]

    def _undo_lines(self, entry: Entry, seq: int) -> list[LogLine]:
        """One line for all that a request took back."""
        if entry.follows:
            return []
        told = {"player": {"seat": entry.seat}, "n": len(request_of(self._table, entry.n))}
        return [LogLine(seq, UNDONE, Message("table-undone", told), [])]

    def _line(self, event: Event, seq: int) -> LogLine | None:
        """An event as a line with the rules it cites; None if the seat does not learn of it or it is not worth one."""
        game, known = self._table.game, redact(event, self._seat)
        if known is None:
            return None
        try:
            told = game.tell(known, self._seat)
            rules = list(game.rules_of(known, self._table.header.options))
        except OTHER_SHAPE:
            logger.exception("table %s: event '%s' of line %s has no words", self._table.header.table, event.kind, seq)
            told, rules = Message("table-untold", {"kind": event.kind}), []
        return None if told is None else LogLine(seq, event.kind, told, rules)
