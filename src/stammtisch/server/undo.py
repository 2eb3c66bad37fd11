"""Undo: what a seat has done by one request is taken back by one, step by step, each an entry of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from stammtisch.server.entries import Entry, step_key
from stammtisch.server.table import Draft, NothingToUndo, Table


def request_of(table: Table, n: int) -> range:
    """The numbers of the entries that the same request led to as the entry `n`."""
    first, last = n, n
    while table.entries[first - 1].follows:
        first -= 1
    while last < table.version and table.entries[last].follows:
        last += 1
    return range(first, last + 1)


def would_undo(table: Table, seat: int | None) -> Sequence[Entry]:
    """What `seat` would take back now, the last action first: its last action, and if a plan did it all the plan's.

    Nothing if a barrier lies behind it; of a plan only the last steps if a standing order needs what is before them.
    """
    back = table.actions_back(seat)
    target = next(back, None)
    if target is None:
        return ()
    if not target.follows:
        return (target,)
    first = request_of(table, target.n).start
    return (target, *takewhile(lambda entry: entry.n >= first, back))


def take_back(
    table: Table, seat: int, key: str | None = None, decision: str | None = None, at: int = 0
) -> tuple[Draft, ...]:
    """The drafts, each made on the one before, that take back what `would_undo` names; NothingToUndo if it is nothing.

    `key` and `decision` go to the first of them.
    """
    target = table.undo_target(seat)
    if target is None:
        raise NothingToUndo
    first = request_of(table, target.n).start
    twin = table.fork()
    drafts: list[Draft] = []
    while target is not None and target.n >= first:
        named = step_key(key, len(drafts)) if key is not None and drafts else key
        asked = twin.decision(seat) if drafts else decision
        draft = twin.draft_undo(Entry(twin.version + 1, "undo", at, seat, named, asked))
        twin.accept(draft)
        drafts.append(draft)
        target = twin.undo_target(seat)
    return tuple(drafts)
