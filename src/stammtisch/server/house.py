"""The house: everything that can be done at tables, by the person who wants it. It blocks and is called in threads."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from msgspec.structs import replace

from stammtisch.server import metrics
from stammtisch.server.access import acting, check_link, may_watch, watching
from stammtisch.server.affair_lines import lines_of
from stammtisch.server.beginning import Shuffle, Starter
from stammtisch.server.lobby import lobby_of, players, seat_infos
from stammtisch.server.nudges import open_nudges
from stammtisch.server.opener import Opener
from stammtisch.server.presence import Presence
from stammtisch.server.problems import Problem, problem
from stammtisch.server.rooms import Room, Rooms
from stammtisch.server.shelf import Shelf
from stammtisch.server.sitting_path import SittingLimits, SittingPath
from stammtisch.server.storage import NewSession, Storage, Summary
from stammtisch.server.wire import Fresh, LogPart, NewTable, Opened, Update, View
from stammtisch.server.wire_sitting import AffairPart, Heard, Lobby, TableInfo
from stammtisch.server.write_path import WritePath

VIEW_STEPS = 100
"""A view carries the lines of so many sequence numbers; the log has the rest."""
LOG_STEP = 500
"""A part of the log covers so many sequence numbers."""
AFFAIRS_STEP = 200
"""A part of the affairs covers so many numbers, and so many of the last are told to whoever has heard none."""


def secret_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def _shuffle(seats: list[int]) -> None:
    secrets.SystemRandom().shuffle(seats)


class News(NamedTuple):
    """What is new to a client: of the game (None if it has not begun), and around it."""

    game: Update | Fresh | None
    around: Heard


class Question(NamedTuple):
    """What somebody wants to know of a table: what is new since the sequence number `seq` and the affair `heard` (None:
    everything), as seen from `seat` (None: from the person's only seat, or as a spectator)."""

    person: str | None
    seq: int | None
    seat: int | None = None
    heard: int | None = None


class House:
    """All tables. `writing` is the path on which games change, `seating` the one on which people sit down and agree.

    In all reads `person` may be None (somebody without a session), and `seat` names one of the person's own.
    """

    def __init__(
        self,
        storage: Storage,
        shelf: Shelf,
        changed: Callable[[str], None] = lambda table_id: None,
        draw_seed: Callable[[], str] = secret_seed,
        shuffle: Shuffle = _shuffle,
        now: Callable[[], int] = lambda: int(time.time()),
        stirred: Callable[[str], None] = lambda table_id: None,
        limits: SittingLimits | None = None,
    ) -> None:
        """`changed` is called with the id of a table that has changed, `stirred` when only somebody came or went."""
        self.storage = storage
        self.shelf = shelf
        self.now = now
        self.rooms = Rooms(storage, shelf)
        self.presence = Presence(stirred)
        self.writing = WritePath(storage, self.rooms, now, changed)
        opener = Opener(shelf, Starter(shelf, draw_seed, shuffle), now)
        self.seating = SittingPath(
            storage, self.rooms, shelf, opener, self.writing, now, changed, limits or SittingLimits.usual()
        )
        self._opener = opener
        self._changed = changed

    def open_table(self, person: str, wanted: NewTable, session: NewSession | None = None) -> Opened:
        """A new table for `person`, whose session it may be that begins; Problem if it cannot be opened like this."""
        new = self._opener.open(person, wanted)
        self.storage.add_table(new, session)
        self._changed(new.header.table)
        return Opened(new.header.table)

    def tables_of(self, person: str) -> list[TableInfo]:
        """The tables at which `person` sits, the one where something happened last first."""
        infos = [self._info(summary, person) for summary in self.storage.tables_of(person)]
        return sorted(infos, key=lambda info: -info.updated)

    def waiting_for_bots(self) -> list[str]:
        """The tables where a bot must decide."""
        return [summary.table for summary in self.storage.unfinished() if _waits_for_bot(summary)]

    @contextmanager
    def viewing(self, person: str | None, table_id: str, seat: int | None) -> Iterator[tuple[Room, int | None]]:
        """The room of a table and whose view the person asks for; Problem if the person may not have it."""
        with self.rooms.enter(table_id) as room:
            yield room, watching(room.sitting, person, seat)

    @contextmanager
    def seated(self, person: str | None, table_id: str, seat: int | None) -> Iterator[tuple[Room, int]]:
        """The room of a table and the seat for which the person asks; Problem if that is not clear or not allowed."""
        with self.rooms.enter(table_id) as room:
            yield room, acting(room.sitting, person, seat)

    def view(self, person: str | None, table_id: str, seat: int | None = None) -> View:
        """The view of the person's seat or of a spectator, with the last lines of the log."""
        with self.viewing(person, table_id, seat) as (room, viewer):
            return self._whole_view(room, person, viewer)

    def news(self, table_id: str, question: Question) -> News:
        """What is new to somebody; a whole view if the client knows nothing or has missed too much."""
        with self.rooms.enter(table_id) as room:
            return self._news(room, question)

    def news_to_each(self, table_id: str, questions: Sequence[Question]) -> list[News | Problem]:
        """What is new to each who asks, all of one position; in its place the reason why somebody gets no answer."""
        answers: list[News | Problem] = []
        with self.rooms.enter(table_id) as room:
            for question in questions:
                try:
                    answers.append(self._news(room, question))
                except Problem as error:
                    answers.append(error)
        return answers

    def _news(self, room: Room, asked: Question) -> News:
        viewer = watching(room.sitting, asked.person, asked.seat)
        around = self._heard(room, asked.person, viewer, asked.heard)
        return News(None if room.game is None else self._game_since(room, asked.person, viewer, asked.seq), around)

    def log(self, person: str | None, table_id: str, start: int, seat: int | None = None) -> LogPart:
        """The lines of the log from the sequence number `start` on."""
        if start < 1:
            raise problem(422, "bad_request", "log-from")
        with self.viewing(person, table_id, seat) as (room, viewer):
            until = start - 1 + LOG_STEP
            more = room.table.seq(viewer) > until
            return LogPart(room.log(viewer).lines(start - 1, until), until + 1 if more else None)

    def record(self, person: str | None, table_id: str, seat: int | None = None) -> str:
        """The table's record: whole when the game is over, before that what the person's seat knows."""
        with self.viewing(person, table_id, seat) as (room, viewer):
            return room.record(viewer)

    def lobby(self, person: str | None, table_id: str, seat: int | None = None) -> Lobby:
        """The table from outside the game, for whoever may watch it or could sit down."""
        with self.rooms.enter(table_id) as room:
            check_link(room.sitting, person)
            viewer = watching(room.sitting, person, seat) if may_watch(room.sitting, person) else None
            return self._lobby(room, person, viewer)

    def affairs(self, person: str | None, table_id: str, start: int) -> AffairPart:
        """What happened around the game, from the affair `start` on."""
        if start < 1:
            raise problem(422, "bad_request", "log-from")
        with self.viewing(person, table_id, None) as (room, viewer):
            until = start - 1 + AFFAIRS_STEP
            more = room.sitting.number > until
            return AffairPart(lines_of(room.sitting, viewer, start - 1, until), until + 1 if more else None)

    def _game_since(self, room: Room, person: str | None, viewer: int | None, seq: int | None) -> Update | Fresh:
        view, log = room.view(viewer), room.log(viewer)
        if seq is None or not max(1, view.seq - VIEW_STEPS) <= seq <= view.seq:
            metrics.RESYNCS.inc(seq is not None)
            return Fresh(self._whole_view(room, person, viewer))
        seated = self._seated_view(room, person, viewer)
        return Update(seq=view.seq, since=seq, view=seated, log=log.lines(seq), undone=log.undone_since(seq))

    def _seated_view(self, room: Room, person: str | None, viewer: int | None) -> View:
        """The view with who sits where."""
        sitting, table = room.sitting, room.table
        here = self.presence.here(room.header.table)
        return replace(
            room.view(viewer),
            mine=list(sitting.seats_of(person)),
            players=players(sitting, table.game, table.state, person, here),
        )

    def _whole_view(self, room: Room, person: str | None, viewer: int | None) -> View:
        view = self._seated_view(room, person, viewer)
        log = room.log(viewer).lines(max(0, view.seq - VIEW_STEPS))
        return replace(view, lobby=self._lobby(room, person, viewer), log=log)

    def _heard(self, room: Room, person: str | None, viewer: int | None, heard: int | None) -> Heard:
        sitting = room.sitting
        recent = max(0, sitting.number - AFFAIRS_STEP)
        after = recent if heard is None else max(heard, recent)
        return Heard(self._lobby(room, person, viewer), lines_of(sitting, viewer, after, sitting.number))

    def _lobby(self, room: Room, person: str | None, viewer: int | None) -> Lobby:
        return lobby_of(room, person, viewer, self.presence.here(room.header.table))

    def _info(self, summary: Summary, person: str) -> TableInfo:
        seats = seat_infos(summary.chairs, person, self.presence.here(summary.table))
        mine = [seat for seat, chair in enumerate(summary.chairs) if chair.owner == person]
        far, count = summary.progress, len(seats) if summary.begun else 0
        made = TableInfo(
            table=summary.table,
            game=summary.game,
            status="over" if summary.over else "playing" if summary.begun else "waiting",
            seq=0,
            your_turn=False,
            reminded=False,
            to_answer=0,
            seats=seats,
            updated=summary.last_affair_at,
            said=summary.affairs,
        )
        if far is None or len(far.noticed) != count:
            return replace(made, status="broken", updated=0)
        if not summary.begun or not mine:
            return made
        own = [seat for seat in mine if summary.chairs[seat].stand_in is None]
        due = [seat for seat in own if seat in far.waiting]
        reminded, to_answer = self._asked(summary, far.invited, own, due)
        return replace(
            made,
            seq=max(far.noticed[seat][0] for seat in mine),
            your_turn=bool(due),
            reminded=reminded,
            to_answer=to_answer,
            updated=max(summary.last_affair_at, *(far.noticed[seat][1] for seat in mine)),
        )

    def _asked(
        self,
        summary: Summary,
        invited: Sequence[tuple[int, int]] | None,
        own: Sequence[int],
        due: Sequence[int],
    ) -> tuple[bool, int]:
        """Whether one of the seats `own` was reminded, and how many open offers wait for them.

        A table is opened only if somebody may have been reminded there, or if its row does not say yet who is
        `invited`; one that cannot be opened tells why there.
        """
        game = self.shelf.games.get(summary.game)
        if game is None or not game.has_offers or summary.over:
            invited = ()
        to_answer = 0 if invited is None else sum(to in own for _, to in invited)
        if not own or (invited is not None and not (summary.nudged and (due or to_answer))):
            return False, to_answer
        try:
            with self.rooms.enter(summary.table) as room:
                table = room.table
                reminded = any(seat in open_nudges(room.sitting, table, seat) for seat in own)
                return reminded, sum(to in own for _, to in table.game.invited(table.state))
        except Problem:
            return False, 0


def _waits_for_bot(summary: Summary) -> bool:
    waiting = () if summary.progress is None else summary.progress.waiting
    return any(chair.decider is not None for seat, chair in enumerate(summary.chairs) if seat in waiting)
