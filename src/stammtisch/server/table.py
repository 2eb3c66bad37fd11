"""A table in memory: the position, what led to it, and what can be taken back.

Nothing here stores or sends anything. A change is first a `Draft`: the entry that would be appended and the position
after it. Only when the entry is stored is the draft accepted; until then the table stands as before, whatever fails.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from stammtisch.engine.events import redact
from stammtisch.engine.game import Game, deciders, may_act, play, start, time_up
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Umpire
from stammtisch.server.decision_ids import DecisionIds
from stammtisch.server.entries import AGREED, SHARED, Entry, Header, Progress
from stammtisch.server.history import do_again, position_after
from stammtisch.server.taking_back import Past, actions_back, last_action, without


class NothingToUndo(ValueError):
    """The seat has no action that it could take back."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A change that is not stored yet: the entry, the position after it, and what could then be taken back."""

    entry: Entry
    state: State
    past: tuple[Past, ...]


class Table:
    """One table.

    `entries`: all that happened; `entries[n - 1]` has the number n. `undone`: the numbers of those taken back.
    `state`: the position, never changed in place. `past`: what has happened since the last barrier.
    `made`: how many entries each seat has made.
    """

    def __init__(self, header: Header, game: Game[Any]) -> None:
        self.header = header
        self.game = game
        self.entries: list[Entry] = []
        self.undone: set[int] = set()
        self.state: State = game.new(len(header.seats), header.options, header.seed)
        self.past: tuple[Past, ...] = ()
        self.made = [0] * len(header.seats)
        self._answers = [0] * len(header.seats)
        self._noticed: dict[int | None, list[int]] = {seat: [] for seat in (*range(len(header.seats)), None)}
        self._by_key: dict[tuple[int, str], Entry] = {}
        self._ids = DecisionIds(header.table, header.seed)
        self._rewinds = 0
        self._shown: tuple[State, bytes] | None = None

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def chain(self) -> str:
        """The hash over the header and all entries."""
        return self.entries[-1].chain if self.entries else self.header.chain()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.agenda

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return tuple(deciders(self.state))

    @property
    def pending(self) -> str:
        """A name for the frame that is pending now; no other is ever called the same, even if the table goes back."""
        return f"{self._rewinds}/{self.state.agenda[-1].number}" if self.state.agenda else ""

    def answered(self, seat: int, key: str) -> Entry | None:
        """The entry that a client's key led to, if the request was already carried out."""
        return self._by_key.get((seat, key))

    def noticed(self, seat: int | None) -> Sequence[int]:
        """The numbers of the entries that the seat (None: a spectator, here and below) could notice.

        The one at index s - 1 has the seat's sequence number s.
        """
        return self._noticed[seat]

    def seq(self, seat: int | None, version: int | None = None) -> int:
        """The seat's sequence number: how many entries it could notice, of all or of the first `version`."""
        return bisect_right(self._noticed[seat], self.version if version is None else version)

    def decision(self, seat: int | None) -> str | None:
        """The id of the decision that is open for `seat`; None if it may not act now."""
        if seat is None or seat not in may_act(self.state):
            return None
        return self._ids.of(seat, self._answers[seat], self.state.agenda[-1].number)

    def had_decision(self, seat: int, decision: str) -> bool:
        """Whether `decision` is an id that `seat` has been given, open or not."""
        answers = self._ids.answers(seat, decision)
        return answers is not None and answers <= self._answers[seat]

    def undo_target(self, seat: int | None) -> Entry | None:
        """The action that `seat` would take back now; None if there is none before the last barrier."""
        return next(self.actions_back(seat), None)

    def actions_back(self, seat: int | None) -> Iterator[Entry]:
        """The actions that `seat` can take back one after the other, the last one first."""
        return iter(()) if seat is None else actions_back(self.game, self.past, seat)

    def can_rewind(self, first: int) -> bool:
        """Whether the whole table may go back to just before the entry `first`: it holds, somebody or the clock did it,
        and nobody has left for good since, who could not be brought back.
        """
        if not 2 <= first <= self.version or first in self.undone:
            return False
        since = [entry for entry in self.entries[first - 1 :] if entry.n not in self.undone]
        return since[0].kind in ("action", "clock") and all(entry.kind != "leave" for entry in since)

    def rewind_entry(self, seat: int | None, seq: int) -> int:
        """The entry that a seat means by its sequence number; NothingToUndo if the table cannot go back before it."""
        noticed = self._noticed[seat]
        if not 1 <= seq <= len(noticed) or not self.can_rewind(noticed[seq - 1]):
            raise NothingToUndo
        return noticed[seq - 1]

    def fork(self) -> Table:
        """A table of its own that stands where this one does, for trying what is not stored."""
        twin = copy(self)
        twin.entries, twin.undone = self.entries[:], set(self.undone)
        twin.made, twin._answers = self.made[:], self._answers[:]
        twin._noticed = {seat: numbers[:] for seat, numbers in self._noticed.items()}
        twin._by_key = dict(self._by_key)
        return twin

    def as_of(self, n: int, state: State) -> Table:
        """The table as it was after its entry `n`, at the position `state`, with nothing to take back."""
        then = copy(self)
        then.entries = self.entries[:n]
        then.undone = {number for entry in then.entries for number in entry.taken_back}
        then._noticed = {seat: numbers[: bisect_right(numbers, n)] for seat, numbers in self._noticed.items()}
        then.made, then._answers, then._by_key = self.made[:], self._answers[:], {}
        then.state, then.past, then._shown = state, (), None
        return then

    # --- changes that are not stored yet ------------------------------------------------------------------------------

    def draft_start(self, at: int) -> Draft:
        """The set-up, up to the first decision."""

        def set_up(state: State, umpire: Umpire) -> None:
            start(state, umpire)

        return self._draft(Entry(n=1, kind="start", at=at), set_up)

    def draft_action(self, entry: Entry) -> Draft:
        """An action or a standing order.

        IllegalAction if the rules refuse it, ValueError if its notation is not understood.
        """
        if entry.seat is None or entry.notation is None:
            raise ValueError("an action has a seat and a notation")
        seat, action = entry.seat, self.game.parse(entry.notation)

        def act(state: State, umpire: Umpire) -> None:
            play(self.game, state, seat, action, umpire)

        return self._draft(entry, act)

    def draft_clock(self, at: int) -> Draft:
        """The table's clock runs out for what is pending."""

        def call(state: State, umpire: Umpire) -> None:
            time_up(self.game, state, umpire)

        return self._draft(Entry(n=self.version + 1, kind="clock", at=at), call)

    def draft_undo(self, entry: Entry) -> Draft:
        """The seat's last action is taken back, standing orders stay; NothingToUndo if a barrier lies behind it."""
        target = None if entry.seat is None else last_action(self.past, entry.seat)
        if target is None:
            raise NothingToUndo
        try:
            state, past = without(self.game, self.past, target)
        except IllegalAction as order_needs_it:
            raise NothingToUndo from order_needs_it
        public = self._public(state) != self._public_now()
        entry = replace(entry, undoes=self.past[target].entry.n, public=public)
        return Draft(entry.chained(self.chain), state, past)

    def draft_rewind(self, entry: Entry) -> Draft:
        """By consent of all the game stands again just before the entry `undoes`: all later ones are taken back, dice,
        hidden information and other players' decisions among them. NothingToUndo if that cannot be.

        The generator goes back too, so the same dice and cards come again when the same things are done.
        """
        if entry.undoes is None or not self.can_rewind(entry.undoes):
            raise NothingToUndo
        state = position_after(self.header, self.game, self.entries[: entry.undoes - 1])
        entry = replace(entry, barrier=True, hand_over=True, public=True)
        return Draft(entry.chained(self.chain), state, ())

    def draft_leave(self, entry: Entry) -> Draft:
        """A seat leaves for good; IllegalAction if it has already, or if the game is over.

        An entry without events: nothing has changed in the game, a bot plays on.
        """
        return self._draft_settled(entry)

    def draft_end(self, entry: Entry) -> Draft:
        """All have agreed to end the game, as the notation says; IllegalAction if it cannot end like this."""
        if entry.notation not in (AGREED, SHARED):
            raise ValueError(f"an end is '{AGREED}' or '{SHARED}', not {entry.notation!r}")
        return self._draft_settled(entry)

    def _draft_settled(self, entry: Entry) -> Draft:
        """Something settled at the table: nothing before it can be taken back by a seat alone."""

        def settle(state: State, umpire: Umpire) -> None:
            do_again(self.game, state, entry, umpire)
            umpire.block_undo()

        return self._draft(entry, settle)

    def redraft(self, entry: Entry) -> Draft:
        """The draft that must have led to a stored entry; errors as above if it cannot have."""
        match entry.kind:
            case "start":
                return self.draft_start(entry.at)
            case "clock":
                return self.draft_clock(entry.at)
            case "undo":
                return self.draft_undo(entry)
            case "rewind":
                return self.draft_rewind(entry)
            case "leave":
                return self.draft_leave(entry)
            case "end":
                return self.draft_end(entry)
            case _:
                return self.draft_action(entry)

    def progress(self, draft: Draft) -> Progress:
        """How far the table would be after the draft."""
        return Progress(
            tuple(deciders(draft.state)),
            tuple(
                (len(numbers) + 1, draft.entry.at)
                if self._notices(seat, draft.entry)
                else (len(numbers), self.entries[numbers[-1] - 1].at)
                for seat, numbers in self._noticed.items()
                if seat is not None
            ),
            tuple(self.game.invited(draft.state)),
        )

    def progress_of(self, drafts: Sequence[Draft]) -> Progress:
        """How far the table would be after several drafts, each made on the one before."""
        twin = self.fork()
        for draft in drafts[:-1]:
            twin.accept(draft)
        return twin.progress(drafts[-1])

    # --- changes that are stored --------------------------------------------------------------------------------------

    def accept(self, draft: Draft) -> None:
        """The draft's entry is stored: it becomes the table's position."""
        self.state = draft.state
        self.past = draft.past
        self._note(draft.entry)

    def resume(self, entries: Sequence[Entry], state: State) -> None:
        """Take up a table that was stored: `state` is the position after the last of `entries`, and nothing before it
        can be taken back."""
        for entry in entries:
            self._note(entry)
        self.state = state

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.undone.update(entry.taken_back)
        if entry.kind == "rewind":
            # Decisions of the part taken back must not be taken for those that come in its place.
            self._rewinds += 1
            self._answers = [answers + 1 for answers in self._answers]
        if entry.seat is not None:
            self.made[entry.seat] += 1
            if entry.kind in ("action", "undo"):
                self._answers[entry.seat] += 1
            if entry.key is not None:
                self._by_key[entry.seat, entry.key] = entry
        for seat, numbers in self._noticed.items():
            if self._notices(seat, entry):
                numbers.append(entry.n)

    def _notices(self, seat: int | None, entry: Entry) -> bool:
        if entry.public or (seat is not None and entry.seat == seat):
            return True
        if entry.undoes is not None:
            return self._notices(seat, self.entries[entry.undoes - 1])
        return any(redact(event, seat) is not None for event in entry.events)

    # --- how a draft is made ------------------------------------------------------------------------------------------

    def _draft(self, entry: Entry, change: Callable[[State, Umpire], None]) -> Draft:
        state, umpire = self.state.copy(), Umpire()
        change(state, umpire)
        hand_over = tuple(deciders(state)) != self.waiting
        shown, before = self._public(state), self._public_now()
        self._shown = (state, shown)
        public = entry.kind == "start" or shown != before
        entry = replace(
            entry.with_outcome(umpire.outcomes, umpire.events),
            barrier=hand_over or umpire.barrier or _moves_knowledge(entry, umpire, public),
            hand_over=hand_over,
            public=public,
        ).chained(self.chain)
        return Draft(entry, state, () if entry.barrier else (*self.past, Past(entry, self.state)))

    def _public_now(self) -> bytes:
        if self._shown is None or self._shown[0] is not self.state:
            self._shown = (self.state, self._public(self.state))
        return self._shown[1]

    def _public(self, state: State) -> bytes:
        """What everybody sees of a position."""
        game = self.game
        seen = game.position(game.observe(state, None))
        return msgspec.json.encode([game.stage(state), game.round(state), tuple(deciders(state)), seen], order="sorted")


def _moves_knowledge(entry: Entry, umpire: Umpire, public: bool) -> bool:
    """Whether somebody learns something that others do not.

    A standing order that only its owner notices moves nothing.
    """
    if entry.kind == "anytime":
        return public or any(event.audience != (entry.seat,) for event in umpire.events)
    return any(event.hides for event in umpire.events)
