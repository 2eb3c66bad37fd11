"""The tables held in memory, each in a room of its own with one door: only one change or look at a time."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from stammtisch.bots.registry import UnknownBot
from stammtisch.server.bot_seats import BotSeats
from stammtisch.server.loading import take_up
from stammtisch.server.log import SeatLog
from stammtisch.server.problems import missing_table, problem
from stammtisch.server.rows import DamagedTable
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import Storage
from stammtisch.server.table import Draft, Table
from stammtisch.server.view import view_of
from stammtisch.server.wire import View

MOST_ROOMS = 256
"""So many tables are held in memory; those not used for longest are read again when they are needed."""
LOCK_SECONDS = 5.0
"""Whoever has waited so long for a table is told that it is busy."""

logger = logging.getLogger(__name__)


class Room:
    """One table in memory, its bots, and the views that were made of the present position."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bots = BotSeats(table)
        self._views: dict[int, View] = {}
        self._logs: dict[int, SeatLog] = {}

    def view(self, seat: int) -> View:
        """The view of a seat, without the log."""
        if seat not in self._views:
            self._views[seat] = view_of(self.table, seat)
        return self._views[seat]

    def log(self, seat: int) -> SeatLog:
        """The log of a seat."""
        if seat not in self._logs:
            self._logs[seat] = SeatLog(self.table, seat)
        return self._logs[seat]

    def accept(self, draft: Draft) -> None:
        """The draft is stored: it becomes the table's position."""
        self._views.clear()
        self.table.accept(draft)


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

    def _door(self, table_id: str) -> _Door:
        with self._lock:
            door = self._doors.get(table_id)
            if door is None:
                door = self._doors[table_id] = _Door()
                if len(self._doors) > MOST_ROOMS:
                    self._doors.popitem(last=False)
            self._doors.move_to_end(table_id)
            return door

    def _up_to_date(self, table_id: str, door: _Door) -> Room:
        """The room, read from storage if it is not in memory or another process has changed the table."""
        version = self._storage.version(table_id)
        if door.room is not None and version == door.room.table.version:
            return door.room
        door.room = None
        try:
            stored = None if version is None else self._storage.load(table_id)
            if stored is None:
                with self._lock:
                    self._doors.pop(table_id, None)
                raise missing_table()
            door.room = Room(take_up(self._shelf, stored))
        except (DamagedTable, UnknownBot) as error:
            logger.error("table %s cannot be taken up: %s", table_id, error)
            raise problem(500, "table_broken", "broken") from error
        return door.room
