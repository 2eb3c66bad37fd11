"""A nudge: somebody at the table reminds a person for whose answer the game waits.

Nothing hidden shows by it: everybody is told for whom the game waits, and only what everybody notices counts as
something that the person has done since.
"""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.server.access import acting
from stammtisch.server.problems import problem
from stammtisch.server.rooms import Room
from stammtisch.server.sitting import Affair, Sitting
from stammtisch.server.step import Step
from stammtisch.server.table import Table
from stammtisch.server.wire_sitting import Nudge

AGAIN_SECONDS = 600
"""Whoever has done nothing since a nudge is left in peace for so long, by everybody."""


def nudge(person: str, wanted: Nudge, at: int) -> Callable[[Room], Step]:
    """The seat's owner is reminded; Problem if the game does not wait for one, or if that was done a short time ago."""

    def change(room: Room) -> Step:
        sitting, table, to = room.sitting, room.table, wanted.to
        seat = acting(sitting, person, wanted.seat)
        if table.over:
            raise problem(409, "game_over", "over")
        _check_waits_for_another(sitting, table, person, to)
        _check_not_just_nudged(sitting, table, to, at)
        names = {"name": sitting.chairs[seat].name, "to_name": sitting.chairs[to].name}
        return Step(sitting.draft(at).happened("nudged", seat, to=to, entries=table.version, **names))

    return change


def open_nudges(sitting: Sitting, table: Table | None) -> list[int]:
    """The seats for which the game still waits although their people were reminded of it."""
    if table is None:
        return []
    return [
        to
        for to, last in sorted(sitting.nudges.items())
        if to in table.waiting and sitting.chairs[to].decider is None and not _has_acted(table, last)
    ]


def _check_waits_for_another(sitting: Sitting, table: Table, person: str, to: int) -> None:
    if to >= len(sitting.chairs):
        raise problem(422, "no_such_seat", "no-such-seat", seats=len(sitting.chairs))
    if to in sitting.seats_of(person):
        raise problem(422, "own_seat", "nudge-own")
    if sitting.chairs[to].decider is not None:
        raise problem(409, "no_person", "nudge-bot", player={"seat": to})
    if to not in table.waiting:
        raise problem(409, "not_waited_for", "nudge-not-waited", player={"seat": to})


def _check_not_just_nudged(sitting: Sitting, table: Table, to: int, at: int) -> None:
    last = sitting.nudges.get(to)
    if last is None or _has_acted(table, last):
        return
    left = last.at + AGAIN_SECONDS - at
    if left > 0:
        raise problem(409, "nudged_already", "nudge-again", player={"seat": to}, minutes=-(-left // 60))


def _has_acted(table: Table, last: Affair) -> bool:
    """Whether the seat has done something since the nudge `last` that everybody noticed."""
    since = table.noticed(None)[table.seq(None, last.facts["entries"]) :]
    entries = (table.entries[n - 1] for n in since)
    return any(entry.seat == last.facts["to"] and entry.kind in ("action", "anytime", "undo") for entry in entries)
