"""The one path on which people sit down, leave, talk and agree.

With the table locked: who asks, the client's key (a repeated request gets its stored answer), the limits, the change,
the transaction; only then does the table in memory change and are those who watch told.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from stammtisch.server import agreements, chat, nudges, seat_changes
from stammtisch.server.access import check_link
from stammtisch.server.limits import Limit
from stammtisch.server.opener import Opener
from stammtisch.server.problems import problem
from stammtisch.server.rooms import Room, Rooms
from stammtisch.server.shelf import Shelf
from stammtisch.server.sitting import Affair, Request
from stammtisch.server.step import Step
from stammtisch.server.storage import NewSession, Storage, VersionConflict
from stammtisch.server.wire import Opened
from stammtisch.server.wire_sitting import (
    Affairs,
    Answer,
    Chat,
    Claim,
    Leave,
    Nudge,
    Propose,
    Rematch,
    Resign,
    StandIn,
    Start,
)
from stammtisch.server.write_path import TRIES, WritePath

TALK_BURST, TALK_RATE = 6, 0.5
"""So much may one person say at one table at once, and so often a second in the long run."""
AFFAIRS_BURST, AFFAIRS_RATE = 20, 0.5
"""The same for everything else that is no move of the game."""
TABLES_BURST, TABLES_RATE = 10, 1 / 60
"""So many tables may one person open from others at once, and so many a second in the long run: who plays alone agrees
with nobody but itself to end a game and play again."""
MOST_AFFAIRS = 5000
"""So many affairs a table holds; after that people can do no more than play and leave."""

Reply = TypeVar("Reply")
Change = Callable[[Room], Step | None]
"""What is to change; None if nothing has to. Problem if it cannot."""


@dataclass(frozen=True, slots=True)
class SittingLimits:
    """How often each person may do something at each table, and open another from any."""

    talk: Limit
    affairs: Limit
    tables: Limit = field(default_factory=lambda: Limit(TABLES_BURST, TABLES_RATE))

    @classmethod
    def usual(cls) -> SittingLimits:
        """Those that hold unless something else is said."""
        return cls(Limit(TALK_BURST, TALK_RATE), Limit(AFFAIRS_BURST, AFFAIRS_RATE))


class SittingPath:
    """How tables change around the game. `changed` is called with a table's id after each change."""

    def __init__(
        self,
        storage: Storage,
        rooms: Rooms,
        shelf: Shelf,
        opener: Opener,
        writing: WritePath,
        now: Callable[[], int],
        changed: Callable[[str], None],
        limits: SittingLimits,
    ) -> None:
        self._storage = storage
        self._rooms = rooms
        self._shelf = shelf
        self._opener = opener
        self._writing = writing
        self._now = now
        self._changed = changed
        self._limits = limits

    def claim(self, person: str, table_id: str, wanted: Claim, session: NewSession | None = None) -> Affairs:
        """Sit down in a seat that is open, perhaps with a session that begins; the game begins if it was the last seat.
        Problem if it is taken."""
        change = seat_changes.claim(person, wanted, self._now(), session)
        return self._affairs(person, table_id, Request.of(person, wanted), change)

    def start(self, person: str, table_id: str, wanted: Start) -> Affairs:
        """Begin the game with bots in the open seats; Problem if it is not for this person to do so."""
        change = seat_changes.start(person, self._now())
        return self._affairs(person, table_id, Request.of(person, wanted), change)

    def leave(self, person: str, table_id: str, wanted: Leave) -> Affairs:
        """Give a seat up for good."""
        change = seat_changes.leave(person, wanted, self._now(), self._shelf)
        return self._affairs(person, table_id, Request.of(person, wanted), change)

    def stand_in(self, person: str, table_id: str, wanted: StandIn) -> Affairs:
        """Let a bot decide for a seat, or take the seat back."""
        change = seat_changes.stand_in(person, wanted, self._now(), self._shelf)
        return self._affairs(person, table_id, Request.of(person, wanted), change)

    def resign(self, person: str, table_id: str, wanted: Resign) -> Affairs:
        """Give the game up; a bot plays the seat to the end."""
        change = seat_changes.resign(person, wanted, self._now(), self._shelf)
        return self._affairs(person, table_id, Request.of(person, wanted), change)

    def propose(self, person: str, table_id: str, wanted: Propose) -> Affairs:
        """Propose something to all people at the table; it holds at once if nobody else is to be asked."""
        change = agreements.propose(person, wanted, self._now(), self._opener)
        return self._affairs(person, table_id, Request.of(person, wanted), change)

    def answer(self, person: str, table_id: str, number: int, wanted: Answer) -> Affairs:
        """Agree to the proposal with this number, refuse it, or withdraw an own one."""
        change = agreements.answer(person, number, wanted, self._now(), self._opener)
        return self._affairs(person, table_id, Request.of(person, wanted, number), change)

    def rematch(self, person: str, table_id: str, wanted: Rematch) -> Opened:
        """Open another table for the same people; the one there is if somebody has done so."""
        change = agreements.rematch(person, wanted, self._now(), self._opener)

        def opened(room: Room, _: Affair | None) -> Opened:
            if room.sitting.rematch is None:
                raise RuntimeError("a rematch was stored without its table")
            return Opened(room.sitting.rematch)

        return self._carry_out(person, table_id, Request.of(person, wanted), change, self._limits.affairs, opened)

    def chat(self, person: str, table_id: str, wanted: Chat) -> Affairs:
        """Say something at the table."""
        change = chat.say(person, wanted, self._now())
        return self._affairs(person, table_id, Request.of(person, wanted), change, self._limits.talk)

    def nudge(self, person: str, table_id: str, wanted: Nudge) -> Affairs:
        """Remind somebody for whose answer the game waits."""
        change = nudges.nudge(person, wanted, self._now())
        return self._affairs(person, table_id, Request.of(person, wanted), change)

    def _affairs(
        self, person: str, table_id: str, request: Request, change: Change, limit: Limit | None = None
    ) -> Affairs:
        def numbered(room: Room, stored: Affair | None) -> Affairs:
            return Affairs(room.sitting.number if stored is None else stored.n)

        return self._carry_out(person, table_id, request, change, limit or self._limits.affairs, numbered)

    def _carry_out(
        self,
        person: str,
        table_id: str,
        request: Request,
        change: Change,
        limit: Limit,
        answer: Callable[[Room, Affair | None], Reply],
    ) -> Reply:
        """Carry out a change; `answer` makes the answer of the table and the affair that is stored for the request."""
        for _ in range(TRIES):
            with self._rooms.enter(table_id) as room:
                check_link(room.sitting, person)
                stored = room.sitting.answered(person, request.key)
                if stored is not None:
                    if stored.request != request:
                        raise problem(422, "key_reused", "key-reused")
                    return answer(room, stored)
                limit.take((person, table_id))
                step = change(room)
                if step is not None:
                    _check_space(step)
                    if step.another is not None:
                        self._limits.tables.take(person)
                    try:
                        self._store(room, step, request)
                    except VersionConflict:
                        continue
                return answer(room, None)
        raise problem(503, "busy", "busy")

    def _store(self, room: Room, step: Step, request: Request) -> None:
        table_id = room.header.table
        if step.begins:
            begun = self._opener.begin(room.header, step.seating)
            seating = begun.seating.asked(request)
            self._storage.begin(begun.header, begun.stored, seating, step.session)
            room.begin(begun.table, begun.draft, seating)
        elif step.entering is not None:
            entering = step.entering
            self._writing.settle(room, entering.kind, entering.seat, entering.to, step.seating.asked(request))
            return
        else:
            seating = step.seating.asked(request)
            self._storage.seat(table_id, seating, step.another, step.session)
            room.take(seating)
        self._changed(table_id)
        if step.another is not None:
            self._changed(step.another.header.table)


def _check_space(step: Step) -> None:
    """Problem if the table holds no more affairs; whoever goes may do so all the same."""
    goes = any(affair.kind in ("left", "resigned") for affair in step.seating.affairs)
    if step.seating.before.number >= MOST_AFFAIRS and not goes:
        raise problem(409, "too_many_affairs", "too-many-affairs", limit=MOST_AFFAIRS)
