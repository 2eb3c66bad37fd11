"""The tables held in memory, each in a room of its own with one door: only one change or look at a time."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from stammtisch.bots.registry import UnknownBot
from stammtisch.server import metrics
from stammtisch.server.bot_seats import BotSeats
from stammtisch.server.entries import Header
from stammtisch.server.export import seat_record, whole_record
from stammtisch.server.loading import take_up
from stammtisch.server.log import SeatLog
from stammtisch.server.problems import Problem, missing_table, problem
from stammtisch.server.rows import DamagedTable
from stammtisch.server.shelf import Shelf
from stammtisch.server.sitting import Seating, Sitting
from stammtisch.server.storage import Storage
from stammtisch.server.table import Draft, Table
from stammtisch.server.view import view_of
from stammtisch.server.wire import View
from stammtisch.server.wire_sitting import Status

MOST_ROOMS = 256
"""So many tables are held in memory; those not used for longest are read again when they are needed."""
LOCK_SECONDS = 5.0
"""Whoever has waited so long for a table is told that it is busy."""

logger = logging.getLogger(__name__)


class Room:
    """One table in memory: who sits there, the game with its bots once it has begun, and the views that were made of
    the present position."""

    _record: str | None

    def __init__(self, header: Header, sitting: Sitting, table: Table | None, stopped: Problem | None = None) -> None:
        """`stopped`: why the game cannot go on. UnknownBot if a seat's bot does not exist any more."""
        self.sitting = sitting
        self.stopped = stopped
        self._header = header
        self._table: Table | None = None
        if table is not None:
            self._take_table(table)

    @property
    def header(self) -> Header:
        """What is settled of the table."""
        return self._header if self._table is None else self._table.header

    @property
    def game(self) -> Table | None:
        """The game; None if it has not begun."""
        return self._table

    @property
    def table(self) -> Table:
        """The game; Problem (status 409) if it has not begun."""
        if self._table is None:
            raise problem(409, "not_begun", "not-begun")
        return self._table

    @property
    def going(self) -> Table:
        """The game, for whoever would change it; Problem (status 409) if it has not begun or cannot go on."""
        if self.stopped is not None:
            raise self.stopped
        return self.table

    @property
    def bots(self) -> BotSeats:
        """The bots of the game; Problem (status 409) if it has not begun."""
        if self._table is None:
            raise problem(409, "not_begun", "not-begun")
        return self._bots

    @property
    def status(self) -> Status:
        """How far the table is."""
        if self._table is None:
            return "waiting"
        return "over" if self._table.over else "playing"

    @property
    def numbers(self) -> tuple[int, int]:
        """How many entries and how many affairs there are."""
        return 0 if self._table is None else self._table.version, self.sitting.number

    def view(self, viewer: int | None) -> View:
        """The view of a seat (None: of a spectator) on the game."""
        if viewer not in self._views:
            self._views[viewer] = view_of(self.table, viewer, asks=self.stopped is None)
        return self._views[viewer]

    def log(self, viewer: int | None) -> SeatLog:
        """The log of a seat (None: of a spectator)."""
        if viewer not in self._logs:
            self._logs[viewer] = SeatLog(self.table, viewer)
        return self._logs[viewer]

    def record(self, viewer: int | None) -> str:
        """The record of the game: whole when it is over, before that what a seat (None: a spectator) knows.

        The whole one is made once: it plays the game again, and nothing can change it any more.
        """
        if not self.table.over or self.stopped is not None:
            return seat_record(self.table, viewer)
        if self._record is None:
            self._record = whole_record(self.table)
        return self._record

    def accept(self, draft: Draft, seating: Seating | None = None) -> None:
        """The draft is stored: it becomes the table's position, and who sits there changes if that belongs to it."""
        self._views.clear()
        self.table.accept(draft)
        if seating is not None:
            self.take(seating)

    def take(self, seating: Seating) -> None:
        """Who sits at the table has changed, and that is stored."""
        self.sitting = seating.after
        if self._table is not None:
            self._table.header = replace(self._table.header, seats=self.sitting.header_seats())

    def begin(self, table: Table, draft: Draft, seating: Seating) -> None:
        """The game has begun, and that is stored."""
        self.sitting = seating.after
        self._take_table(table)
        self.accept(draft)

    def _take_table(self, table: Table) -> None:
        self._table = table
        self._bots = BotSeats(table, lambda: self.sitting.bots)
        self._views: dict[int | None, View] = {}
        self._logs: dict[int | None, SeatLog] = {}
        self._record = None


class _Door:
    """The lock of a room, and the room if the table is in memory."""

    __slots__ = ("lock", "room")

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.room: Room | None = None


class Rooms:
    """The rooms by table id."""

    def __init__(self, storage: Storage, shelf: Shelf) -> None:
        self._storage = storage
        self._shelf = shelf
        self._doors: OrderedDict[str, _Door] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._doors)

    @contextmanager
    def enter(self, table_id: str) -> Iterator[Room]:
        """The room of a table, for as long as the caller is in it.

        Problem if there is no such table, if it is damaged, or if somebody else has been in it for too long.
        """
        door = self._door(table_id)
        if not door.lock.acquire(timeout=LOCK_SECONDS):
            raise problem(503, "busy", "busy")
        try:
            yield self._up_to_date(table_id, door)
        finally:
            door.lock.release()

    def at_hand(self, table_id: str) -> bool:
        """Whether the table is in memory and nobody is in its room, so that to enter it is no wait."""
        door = self._doors.get(table_id)
        return door is not None and door.room is not None and not door.lock.locked()

    def _door(self, table_id: str) -> _Door:
        with self._lock:
            door = self._doors.get(table_id)
            if door is None:
                door = self._doors[table_id] = _Door()
                if len(self._doors) > MOST_ROOMS:
                    self._doors.popitem(last=False)
                metrics.TABLES.set(len(self._doors))
            self._doors.move_to_end(table_id)
            return door

    def _up_to_date(self, table_id: str, door: _Door) -> Room:
        """The room, read from storage if it is not in memory or another process has changed the table."""
        numbers = self._storage.numbers(table_id)
        if door.room is not None and numbers == door.room.numbers:
            return door.room
        door.room = None
        try:
            stored = None if numbers is None else self._storage.load(table_id)
            if stored is None:
                with self._lock:
                    self._doors.pop(table_id, None)
                raise missing_table()
            if stored.snapshot is None:
                door.room = Room(stored.header, stored.sitting, None)
            else:
                taken_up = take_up(self._shelf, stored, stored.snapshot)
                door.room = Room(stored.header, stored.sitting, taken_up.table, taken_up.stopped)
        except (DamagedTable, UnknownBot) as error:
            logger.error("table %s cannot be taken up: %s", table_id, error)
            raise problem(500, "table_broken", "broken") from error
        return door.room
