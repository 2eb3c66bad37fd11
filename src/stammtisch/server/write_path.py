"""The one path on which a table changes.

With the table locked: the client's key (a repeated request gets its stored answer), the seat, the open decision, the
rules, the change on a copy, the transaction; only then does the table in memory change and are those who watch told.
Whatever fails on the way leaves the table as it was.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from stammtisch.engine.options import IllegalAction
from stammtisch.server.bot_seats import CLOCK, Question
from stammtisch.server.entries import Entry, Kind
from stammtisch.server.opening import shown
from stammtisch.server.problems import missing_table, problem, refused
from stammtisch.server.rooms import Room, Rooms
from stammtisch.server.rows import Snapshot
from stammtisch.server.storage import Storage, VersionConflict
from stammtisch.server.table import Draft, NothingToUndo, Table
from stammtisch.server.wire import Act, Anytime, Done, Undo

NOTATION_LIMIT = 2000
"""So many characters of what is wrong with a line of notation are told: it may list all actions that there are."""
TRIES = 3
"""So often a change is tried when another process changes the same table at the same time."""

logger = logging.getLogger(__name__)


class WritePath:
    """How tables change. `changed` is called with a table's id after each change, in the thread that made it."""

    def __init__(self, storage: Storage, rooms: Rooms, now: Callable[[], int], changed: Callable[[str], None]) -> None:
        self._storage = storage
        self._rooms = rooms
        self._now = now
        self._changed = changed

    def act(self, person: str, table_id: str, wanted: Act) -> Done:
        """Carry out an action; Problem, and no change, if it cannot be done."""

        def draft(table: Table, seat: int) -> Draft:
            action = _parsed(table, wanted.action)
            anytime = table.game.is_anytime(action)
            if not anytime:
                _check_decision(table, seat, wanted.decision)
            return self._draft_action(table, seat, wanted.key, action, None if anytime else wanted.decision)

        return self._change(person, table_id, wanted.key, ("action", "anytime"), wanted.action, draft)

    def anytime(self, person: str, table_id: str, wanted: Anytime) -> Done:
        """Carry out a standing order; Problem, and no change, if it cannot be done."""

        def draft(table: Table, seat: int) -> Draft:
            action = _parsed(table, wanted.action)
            if not table.game.is_anytime(action):
                raise problem(422, "not_anytime", "not-anytime")
            return self._draft_action(table, seat, wanted.key, action, None)

        return self._change(person, table_id, wanted.key, ("anytime",), wanted.action, draft)

    def undo(self, person: str, table_id: str, wanted: Undo) -> Done:
        """Take back the seat's last action; Problem, and no change, if a barrier lies behind it."""

        def draft(table: Table, seat: int) -> Draft:
            _check_decision(table, seat, wanted.decision)
            entry = Entry(table.version + 1, "undo", self._now(), seat, wanted.key, wanted.decision)
            try:
                return table.draft_undo(entry)
            except NothingToUndo as error:
                raise problem(409, "nothing_to_undo", "undo") from error

        return self._change(person, table_id, wanted.key, ("undo",), None, draft)

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
            asked = room.bots.next(room.table)
            if asked is None:
                return False
            if asked == CLOCK:
                self._commit(room, room.table.draft_clock(self._now()))
                return True
        action = asked.answer()
        with self._rooms.enter(table_id) as room:
            if room.table.decision(asked.seat) == asked.decision:
                draft = self._draft_of_bot(room.table, asked, action)
                if draft is not None:
                    self._commit(room, draft)
        return True

    def _change(
        self,
        person: str,
        table_id: str,
        key: str,
        kinds: tuple[Kind, ...],
        action: str | None,
        draft: Callable[[Table, int], Draft],
    ) -> Done:
        for _ in range(TRIES):
            with self._rooms.enter(table_id) as room:
                table = room.table
                seat = table.seat_of(person)
                if seat is None:
                    raise missing_table()
                stored = table.answered(seat, key)
                if stored is not None:
                    return _stored_answer(table, seat, stored, kinds, action)
                if table.over:
                    raise problem(409, "game_over", "over")
                try:
                    self._commit(room, draft(table, seat))
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

    def _commit(self, room: Room, draft: Draft) -> None:
        table, entry = room.table, draft.entry
        snapshot = Snapshot.of(entry.n, draft.state) if entry.hand_over else None
        self._storage.append(table.header.table, entry, snapshot, table.progress(draft))
        room.accept(draft)
        self._changed(table.header.table)


def _stored_answer(table: Table, seat: int, stored: Entry, kinds: tuple[Kind, ...], action: str | None) -> Done:
    """The answer to a request that was carried out before; Problem if its key now comes with another request."""
    same = stored.kind in kinds and (action is None or stored.notation == table.game.notation(_parsed(table, action)))
    if not same:
        raise problem(422, "key_reused", "key-reused")
    return Done(table.seq(seat, stored.n))


def _check_decision(table: Table, seat: int, decision: str) -> None:
    if table.decision(seat) == decision:
        return
    if table.had_decision(seat, decision):
        raise problem(409, "stale_decision", "stale")
    raise problem(422, "unknown_decision", "no-such-decision")


def _parsed(table: Table, text: str) -> int:
    try:
        return table.game.parse(text)
    except ValueError as error:
        raise problem(
            422, "not_understood", "notation", text=shown(text), problem=shown(str(error), NOTATION_LIMIT)
        ) from error
