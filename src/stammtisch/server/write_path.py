"""The one path on which a table changes.

With the table locked: the client's key (a repeated request gets its stored answer), the seat, the open decision, the
rules, the change on a copy, the transaction; only then does the table in memory change and are those who watch told.
Whatever fails on the way leaves the table as it was.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

from stammtisch.engine.options import IllegalAction
from stammtisch.server import metrics
from stammtisch.server.access import acting, check_no_stand_in
from stammtisch.server.bot_seats import CLOCK, Question
from stammtisch.server.checks import check_decision, parsed
from stammtisch.server.entries import AGREED, SHARED, Entry, Kind
from stammtisch.server.past import table_after
from stammtisch.server.plan import follow
from stammtisch.server.problems import problem, refused
from stammtisch.server.rooms import Room, Rooms
from stammtisch.server.rows import Snapshot
from stammtisch.server.sitting import Seating
from stammtisch.server.storage import Storage, VersionConflict
from stammtisch.server.table import Draft, NothingToUndo, Table
from stammtisch.server.undo import request_of, take_back
from stammtisch.server.wire import Act, Anytime, Done, Undo
from stammtisch.server.wire_play import Plan, Planned

TRIES = 3
"""So often a change is tried when another process changes the same table at the same time."""

SNAPSHOT_EVERY = 32
"""At a barrier with such a number the position is stored too: no stretch without a hand-over is long to do again."""
Settled = Literal["rewind", "leave", "end", "shared"]

logger = logging.getLogger(__name__)


class WritePath:
    """How tables change. `changed` is called with a table's id after each change, in the thread that made it."""

    def __init__(self, storage: Storage, rooms: Rooms, now: Callable[[], int], changed: Callable[[str], None]) -> None:
        self._storage = storage
        self._rooms = rooms
        self._now = now
        self._changed = changed

    def act(self, person: str | None, table_id: str, wanted: Act) -> Done:
        """Carry out an action; Problem, and no change, if it cannot be done."""

        def draft(table: Table, seat: int) -> Sequence[Draft]:
            action = parsed(table, seat, wanted.action)
            anytime = table.game.is_anytime(action)
            if not anytime:
                check_decision(table, seat, wanted.decision)
            return (self._draft_action(table, seat, wanted.key, action, None if anytime else wanted.decision),)

        return self._change(person, table_id, wanted, ("action", "anytime"), wanted.action, draft)

    def anytime(self, person: str | None, table_id: str, wanted: Anytime) -> Done:
        """Carry out a standing order; Problem, and no change, if it cannot be done."""

        def draft(table: Table, seat: int) -> Sequence[Draft]:
            action = parsed(table, seat, wanted.action)
            if not table.game.is_anytime(action):
                raise problem(422, "not_anytime", "not-anytime")
            return (self._draft_action(table, seat, wanted.key, action, None),)

        return self._change(person, table_id, wanted, ("anytime",), wanted.action, draft)

    def undo(self, person: str | None, table_id: str, wanted: Undo) -> Done:
        """Take back the seat's last action or plan; Problem, and no change, if a barrier lies behind it."""

        def draft(table: Table, seat: int) -> Sequence[Draft]:
            check_decision(table, seat, wanted.decision)
            try:
                return take_back(table, seat, wanted.key, wanted.decision, self._now())
            except NothingToUndo as error:
                raise problem(409, "nothing_to_undo", "undo") from error

        return self._change(person, table_id, wanted, ("undo",), None, draft)

    def plan(self, person: str | None, table_id: str, wanted: Plan) -> Planned:
        """Carry out the actions of a plan, as far as nothing comes between; Problem, and no change, if not even the
        first can be done. What is done is stored in one step.
        """
        for _ in range(TRIES):
            with self._rooms.enter(table_id) as room:
                seat = acting(room.sitting, person, wanted.seat)
                table = room.going
                actions = [parsed(table, seat, line) for line in wanted.actions]
                stored = table.answered(seat, wanted.key)
                if stored is not None:
                    return self._planned_before(table, seat, stored, actions)
                check_no_stand_in(room.sitting, seat)
                if table.over:
                    raise problem(409, "game_over", "over")
                check_decision(table, seat, wanted.decision)
                outcome = follow(table.fork(), seat, actions, wanted.key, self._now())
                if outcome.refused is not None:
                    raise refused(table.game, outcome.refused)
                try:
                    self._commit_all(room, outcome.drafts)
                except VersionConflict:
                    continue
                return Planned(table.seq(seat), len(outcome.drafts), outcome.stopped)
        raise problem(503, "busy", "busy")

    def _planned_before(self, table: Table, seat: int, stored: Entry, actions: Sequence[int]) -> Planned:
        """The answer to a plan that was carried out before: it is followed again where it was, and nothing is stored.

        Problem if its key now comes with another plan.
        """
        then = table_after(self._storage, table, stored.n - 1)
        outcome = follow(then, seat, actions, None, stored.at)
        done = [draft.entry.notation for draft in outcome.drafts]
        last = stored.n - 1 + len(done)
        if not done or done != [entry.notation for entry in table.entries[stored.n - 1 : last]]:
            raise problem(422, "key_reused", "key-reused")
        return Planned(table.seq(seat, last), len(done), outcome.stopped)

    def settle(self, room: Room, kind: Settled, seat: int, to: int | None, seating: Seating) -> None:
        """Carry out what all at the table have agreed on, or that a seat has left for good, with the change of who sits
        there; Problem, and no change, if it cannot be done. Called while the room is entered.

        `seat`: who proposed it or leaves. `to`: for a rewind, the entry before which the game stands again.
        """
        table = room.going
        if table.over:
            raise problem(409, "game_over", "over")
        notation = {"end": AGREED, "shared": SHARED}.get(kind)
        entry_kind: Kind = "end" if kind == "shared" else kind
        entry = Entry(table.version + 1, entry_kind, self._now(), seat, notation=notation, undoes=to)
        try:
            draft = table.redraft(entry)
        except NothingToUndo as error:
            raise problem(409, "cannot_rewind", "rewind") from error
        except IllegalAction as error:
            if kind != "leave":
                raise refused(table.game, error.refusal) from error
            self._seat(room, seating)
            return
        if kind == "leave" and not draft.entry.events:
            self._seat(room, seating)
        else:
            self._commit(room, draft, seating)

    def window(self, table_id: str) -> str | None:
        """A name for the window in which a bot is to answer now, at a table with people; None if there is none."""
        with self._rooms.enter(table_id) as room:
            if room.game is None or len(room.sitting.bots) == len(room.sitting.chairs):
                return None
            table = room.game
            asked = any(seat in room.sitting.bots for seat in table.waiting)
            return table.pending if asked and table.game.is_window(table.state) else None

    def bot_move(self, table_id: str) -> bool:
        """Let one bot act, or the clock if only bots are waited for that have nothing more to say.

        Whether something has happened. The table is free while the bot thinks. Problem (status 503) if another process
        changes the table at the same time, or lets a bot act there.
        """
        try:
            with self._storage.alone(table_id):
                return self._bot_move(table_id)
        except VersionConflict as error:
            raise problem(503, "busy", "busy") from error

    def _bot_move(self, table_id: str) -> bool:
        with self._rooms.enter(table_id) as room:
            asked = None if room.game is None or room.stopped is not None else room.bots.next(room.game)
            if asked is None:
                return False
            if asked == CLOCK:
                self._commit(room, room.table.draft_clock(self._now()))
                return True
        action = asked.answer()
        with self._rooms.enter(table_id) as room:
            if asked.seat in room.sitting.bots and room.table.decision(asked.seat) == asked.decision:
                draft = self._draft_of_bot(room.table, asked, action)
                if draft is not None:
                    self._commit(room, draft)
        return True

    def _change(
        self,
        person: str | None,
        table_id: str,
        wanted: Act | Anytime | Undo,
        kinds: tuple[Kind, ...],
        action: str | None,
        draft: Callable[[Table, int], Sequence[Draft]],
    ) -> Done:
        with metrics.ACTIONS.labels(kinds[0]).time():
            for _ in range(TRIES):
                with self._rooms.enter(table_id) as room:
                    seat = acting(room.sitting, person, wanted.seat)
                    table = room.going
                    stored = table.answered(seat, wanted.key)
                    if stored is not None:
                        return _stored_answer(table, seat, stored, kinds, action)
                    check_no_stand_in(room.sitting, seat)
                    if table.over:
                        raise problem(409, "game_over", "over")
                    try:
                        with metrics.ENGINE.labels(table.header.game, table.state.agenda[-1].kind).time():
                            made = draft(table, seat)
                        self._commit_all(room, made)
                    except VersionConflict:
                        continue
                    return Done(table.seq(seat))
            raise problem(503, "busy", "busy")

    def _draft_action(self, table: Table, seat: int, key: str, action: int, decision: str | None) -> Draft:
        kind: Kind = "anytime" if decision is None else "action"
        entry = Entry(table.version + 1, kind, self._now(), seat, key, decision, table.game.notation(action))
        try:
            return table.draft_action(entry)
        except IllegalAction as error:
            raise refused(table.game, error.refusal) from error

    def _draft_of_bot(self, table: Table, asked: Question, action: int | None) -> Draft | None:
        """What the bot does; the default of its seat if the bot has failed or does what the rules refuse.

        None if the rules refuse it because somebody acted while the bot thought: it is asked again.
        """
        game, seat = table.game, asked.seat
        entry = Entry(table.version + 1, "action", self._now(), seat, None, asked.decision)
        if action is not None:
            try:
                return table.draft_action(replace(entry, notation=game.notation(action)))
            except IllegalAction as error:
                if table.version != asked.version:
                    return None
                logger.error("table %s, seat %d: the bot's action is %s", table.header.table, seat, error)
        return table.draft_action(replace(entry, notation=game.notation(game.default_action(table.state, seat))))

    def _commit_all(self, room: Room, drafts: Sequence[Draft]) -> None:
        """Several drafts, each made on the one before, are stored in one step."""
        table = room.table
        if len(drafts) == 1:
            self._commit(room, drafts[0])
            return
        steps = [(draft.entry, _snapshot(draft)) for draft in drafts]
        self._storage.append_all(table.header.table, steps, table.progress_of(drafts))
        for draft in drafts:
            room.accept(draft)
        self._changed(table.header.table)

    def _seat(self, room: Room, seating: Seating) -> None:
        """Who sits at the table changes, and nothing in the game."""
        self._storage.seat(room.table.header.table, seating)
        room.take(seating)
        self._changed(room.table.header.table)

    def _commit(self, room: Room, draft: Draft, seating: Seating | None = None) -> None:
        table, entry = room.table, draft.entry
        self._storage.append(table.header.table, entry, _snapshot(draft), table.progress(draft), seating)
        room.accept(draft, seating)
        self._changed(table.header.table)


def _snapshot(draft: Draft) -> Snapshot | None:
    """The position to be stored with a draft; None if it is not worth it, or could still be taken back."""
    entry = draft.entry
    kept = entry.hand_over or (entry.barrier and entry.n % SNAPSHOT_EVERY == 0)
    return Snapshot.of(entry.n, draft.state) if kept else None


def _stored_answer(table: Table, seat: int, stored: Entry, kinds: tuple[Kind, ...], action: str | None) -> Done:
    """The answer to a request that was carried out before; Problem if its key now comes with another request."""
    said = None if action is None else table.game.notation(parsed(table, seat, action))
    if stored.kind not in kinds or said not in (None, stored.notation):
        raise problem(422, "key_reused", "key-reused")
    return Done(table.seq(seat, request_of(table, stored.n)[-1]))
