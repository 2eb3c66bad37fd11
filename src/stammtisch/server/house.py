"""The house: everything that can be done at tables, by the person who wants it. It blocks and is called in threads."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from msgspec.structs import replace

from stammtisch.server.entries import Seat
from stammtisch.server.export import seat_record, whole_record
from stammtisch.server.opening import new_header
from stammtisch.server.problems import missing_table, problem
from stammtisch.server.rooms import Room, Rooms
from stammtisch.server.rows import Snapshot
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import Storage, Summary
from stammtisch.server.table import Table
from stammtisch.server.wire import Fresh, LogPart, NewTable, Opened, TableInfo, Update, View
from stammtisch.server.write_path import WritePath

VIEW_STEPS = 100
"""A view carries the lines of so many sequence numbers; the log has the rest."""
LOG_STEP = 500
"""A part of the log covers so many sequence numbers."""


def secret_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def _shuffle(seats: list[Seat]) -> None:
    secrets.SystemRandom().shuffle(seats)


class House:
    """All tables. `writing` is the path on which they change."""

    def __init__(
        self,
        storage: Storage,
        shelf: Shelf,
        changed: Callable[[str], None] = lambda table_id: None,
        draw_seed: Callable[[], str] = secret_seed,
        shuffle: Callable[[list[Seat]], None] = _shuffle,
        now: Callable[[], int] = lambda: int(time.time()),
    ) -> None:
        self.storage = storage
        self.shelf = shelf
        self.rooms = Rooms(storage, shelf)
        self.writing = WritePath(storage, self.rooms, now, changed)
        self._changed = changed
        self._draw_seed = draw_seed
        self._shuffle = shuffle
        self._now = now

    def open_table(self, person: str, wanted: NewTable) -> Opened:
        """A new table for `person`; Problem if it cannot be opened like this."""
        table_id = secrets.token_urlsafe(16)
        header = new_header(self.shelf, wanted, person, table_id, self._draw_seed(), self._shuffle)
        table = Table(header, self.shelf.games[header.game])
        draft = table.draft_start(self._now())
        self.storage.add_table(header, draft.entry, Snapshot.of(1, draft.state), table.progress(draft))
        self._changed(table_id)
        return Opened(table_id)

    def tables_of(self, person: str) -> list[TableInfo]:
        """The tables at which `person` sits, the one where something happened last first."""
        infos = [_info(summary, person) for summary in self.storage.tables_of(person)]
        return sorted(infos, key=lambda info: -info.updated)

    def waiting_for_bots(self) -> list[str]:
        """The tables where a bot must decide."""
        return [summary.table for summary in self.storage.unfinished() if _waits_for_bot(summary)]

    def view(self, person: str, table_id: str) -> View:
        """The view of the person's seat, with the last lines of the log."""
        with self._seated(person, table_id) as (room, seat):
            return _with_log(room, seat)

    def since(self, person: str, table_id: str, seq: int | None) -> Update | Fresh:
        """What is new to the person's seat since `seq`; a whole view if it knows nothing or has missed too much."""
        with self._seated(person, table_id) as (room, seat):
            view, log = room.view(seat), room.log(seat)
            if seq is None or not max(1, view.seq - VIEW_STEPS) <= seq <= view.seq:
                return Fresh(_with_log(room, seat))
            return Update(seq=view.seq, view=view, log=log.lines(seq), undone=log.undone_since(seq))

    def log(self, person: str, table_id: str, start: int) -> LogPart:
        """The lines of the log from the sequence number `start` on."""
        if start < 1:
            raise problem(422, "bad_request", "log-from")
        with self._seated(person, table_id) as (room, seat):
            until = start - 1 + LOG_STEP
            more = room.table.seq(seat) > until
            return LogPart(room.log(seat).lines(start - 1, until), until + 1 if more else None)

    def record(self, person: str, table_id: str) -> str:
        """The table's record: whole when the game is over, before that what the person's seat knows."""
        with self._seated(person, table_id) as (room, seat):
            return whole_record(room.table) if room.table.over else seat_record(room.table, seat)

    @contextmanager
    def _seated(self, person: str, table_id: str) -> Iterator[tuple[Room, int]]:
        """The room of a table and the person's seat there; a table of others looks like one that is missing."""
        with self.rooms.enter(table_id) as room:
            seat = room.table.seat_of(person)
            if seat is None:
                raise missing_table()
            yield room, seat


def _with_log(room: Room, seat: int) -> View:
    view = room.view(seat)
    return replace(view, log=room.log(seat).lines(max(0, view.seq - VIEW_STEPS)))


def _waits_for_bot(summary: Summary) -> bool:
    waiting = () if summary.progress is None else summary.progress.waiting
    return any(seat.kind == "bot" for number, seat in enumerate(summary.seats) if number in waiting)


def _info(summary: Summary, person: str) -> TableInfo:
    names = [seat.name for seat in summary.seats]
    mine = next(number for number, seat in enumerate(summary.seats) if seat.person == person)
    if summary.progress is None or len(summary.progress.noticed) != len(names):
        return TableInfo(summary.table, summary.game, "broken", 0, False, names, 0)
    seq, updated = summary.progress.noticed[mine]
    your_turn = mine in summary.progress.waiting
    status: Literal["over", "playing"] = "over" if summary.over else "playing"
    return TableInfo(summary.table, summary.game, status, seq, your_turn, names, updated)
