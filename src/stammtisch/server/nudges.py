"""A nudge: somebody at the table reminds a person for whose answer the game waits, or of an own offer that the person
has not answered.

Nothing hidden shows by it: everybody is told for whom the game waits, and only what everybody notices counts as
something that the person has done since. Of an offer, which two know, these two alone are told, and what whoever made
it notices counts.
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
    """The seat's owner is reminded; Problem if nothing waits for one, or if that was done a short time ago."""

    def change(room: Room) -> Step:
        sitting, table, to = room.sitting, room.table, wanted.to
        seat = acting(sitting, person, wanted.seat)
        if table.over:
            raise problem(409, "game_over", "over")
        _check_another_person(sitting, person, to)
        if wanted.offer and (seat, to) not in table.game.invited(table.state):
            raise problem(409, "no_open_offer", "nudge-no-offer", player={"seat": to})
        if not wanted.offer and to not in table.waiting:
            raise problem(409, "not_waited_for", "nudge-not-waited", player={"seat": to})
        _check_not_just_nudged(sitting, table, (seat if wanted.offer else None, to), at)
        names = {"name": sitting.chairs[seat].name, "to_name": sitting.chairs[to].name}
        about = {"offer": True} if wanted.offer else {}
        return Step(sitting.draft(at).happened("nudged", seat, to=to, entries=table.version, **names, **about))

    return change


def open_nudges(sitting: Sitting, table: Table | None, viewer: int | None) -> list[int]:
    """The seats whose people were reminded and for which the game still waits, or of an offer that is still open, as
    far as the seat `viewer` (None: a spectator) may know.
    """
    if table is None:
        return []
    invited = table.game.invited(table.state)
    seats = {
        to
        for (by, to), last in sitting.nudges.items()
        if (to in table.waiting if by is None else (by, to) in invited and viewer in (by, to))
        and sitting.chairs[to].decider is None
        and not _has_acted(table, by, last)
    }
    return sorted(seats)


def _check_another_person(sitting: Sitting, person: str, to: int) -> None:
    if to >= len(sitting.chairs):
        raise problem(422, "no_such_seat", "no-such-seat", seats=len(sitting.chairs))
    if to in sitting.seats_of(person):
        raise problem(422, "own_seat", "nudge-own")
    if sitting.chairs[to].decider is not None:
        raise problem(409, "no_person", "nudge-bot", player={"seat": to})


def _check_not_just_nudged(sitting: Sitting, table: Table, about: tuple[int | None, int], at: int) -> None:
    last, (by, to) = sitting.nudges.get(about), about
    if last is None or _has_acted(table, by, last):
        return
    left = last.at + AGAIN_SECONDS - at
    if left > 0:
        raise problem(409, "nudged_already", "nudge-again", player={"seat": to}, minutes=-(-left // 60))


def _has_acted(table: Table, viewer: int | None, last: Affair) -> bool:
    """Whether the seat has done something since the nudge `last` that `viewer` (None: everybody) noticed."""
    since = table.noticed(viewer)[table.seq(viewer, last.facts["entries"]) :]
    entries = (table.entries[n - 1] for n in since)
    return any(entry.seat == last.facts["to"] and entry.kind in ("action", "anytime", "undo") for entry in entries)
