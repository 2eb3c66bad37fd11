"""Sitting down, beginning, standing up: what each changes, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from stammtisch.engine.options import IllegalAction
from stammtisch.server.access import acting
from stammtisch.server.entries import Entry
from stammtisch.server.opening import check_name_is_free, clean_name
from stammtisch.server.problems import Problem, problem
from stammtisch.server.rooms import Room
from stammtisch.server.shelf import Shelf
from stammtisch.server.sitting import Chair, Seating, Sitting
from stammtisch.server.step import Entering, Step
from stammtisch.server.storage import NewSession
from stammtisch.server.table import Table
from stammtisch.server.wire_sitting import Claim, Leave, Resign, StandIn

Change = Callable[[Room], Step | None]


def claim(person: str, wanted: Claim, at: int, session: NewSession | None = None) -> Change:
    """A seat that is open becomes the person's, with the person's session if it begins; Problem if the seat is
    somebody's or kept for somebody, or if the person knows what another seat of the game hides."""

    def change(room: Room) -> Step:
        sitting, seat = room.sitting, wanted.seat
        if room.status == "over":
            raise _over()
        if seat >= len(sitting.chairs):
            raise problem(422, "no_such_seat", "no-such-seat", seats=len(sitting.chairs))
        chair = sitting.chairs[seat]
        if not chair.claimable(person):
            kept = chair.kind == "open"
            raise problem(409, "seat_reserved", "seat-reserved") if kept else problem(409, "seat_taken", "seat-taken")
        known = frozenset() if room.game is None else sitting.seats_known_to(person)
        if known and seat not in known:
            raise problem(409, "knows_another_seat", "knows-another-seat")
        name = clean_name(wanted.name)
        check_name_is_free(name, (other.name for number, other in enumerate(sitting.chairs) if number != seat))
        seating = sitting.draft(at).seated(seat, Chair("human", name, person=person))
        seating = seating.happened("claimed", seat, name=name)
        if sitting.host is None:
            seating = seating.hosted(person)
        return Step(seating, begins=room.game is None and seating.after.complete, session=session)

    return change


def start(person: str, at: int) -> Change:
    """The game begins; Problem if it has, or if somebody else has opened the table."""

    def change(room: Room) -> Step:
        if room.game is not None:
            raise problem(409, "begun", "begun")
        if room.sitting.host != person:
            raise problem(403, "not_host", "not-host")
        return Step(room.sitting.draft(at), begins=True)

    return change


def leave(person: str, wanted: Leave, at: int, shelf: Shelf) -> Change:
    """The seat is open again, or, once the game is on, played by a bot until somebody claims it."""

    def change(room: Room) -> Step:
        seat, chair, seating = _own(room, person, wanted.seat, at)
        if room.status == "over":
            raise _over()
        if room.game is None:
            seating = seating.seated(seat, Chair("open")).happened("left", seat, name=chair.name)
            return Step(seating.hosted(_host_after(seating.after, person)))
        bot, gone = shelf.stand_in(room.header.game), _leaves_the_game(room.table, seat, at)
        free = replace(chair, person=None, stand_in=bot, free=True, resigned=gone)
        seating = seating.seated(seat, free).happened("left", seat, name=chair.name)
        return Step(seating, entering=Entering("leave", seat))

    return change


def stand_in(person: str, wanted: StandIn, at: int, shelf: Shelf) -> Change:
    """A bot decides for the seat, or its owner again; None if that is so already."""

    def change(room: Room) -> Step | None:
        seat, chair, seating = _own(room, person, wanted.seat, at)
        if room.table.over:
            raise _over()
        if wanted.on == (chair.stand_in is not None):
            return None
        bot = shelf.stand_in(room.header.game) if wanted.on else None
        seating = seating.seated(seat, replace(chair, stand_in=bot))
        return Step(seating.happened("stood_in" if wanted.on else "returned", seat, name=chair.name))

    return change


def resign(person: str, wanted: Resign, at: int, shelf: Shelf) -> Change:
    """A bot plays the seat to the end of the game, and nobody may claim it."""

    def change(room: Room) -> Step:
        seat, chair, seating = _own(room, person, wanted.seat, at)
        if room.table.over:
            raise _over()
        bot = shelf.stand_in(room.header.game)
        seating = seating.seated(seat, replace(chair, stand_in=bot, free=True, resigned=True))
        return Step(seating.happened("resigned", seat, name=chair.name), entering=Entering("leave", seat))

    return change


def _own(room: Room, person: str, seat: int | None, at: int) -> tuple[int, Chair, Seating]:
    sitting = room.sitting
    own = acting(sitting, person, seat)
    return own, sitting.chairs[own], sitting.draft(at)


def _leaves_the_game(table: Table, seat: int, at: int) -> bool:
    """Whether the table plays on without the seat when its owner leaves, so that nobody can take it over."""
    try:
        return bool(table.draft_leave(Entry(table.version + 1, "leave", at, seat)).entry.events)
    except IllegalAction:
        return False


def _host_after(sitting: Sitting, person: str) -> str | None:
    """Who may start the game when `person` has left a seat: the next one who sits there if it was the last."""
    if sitting.host != person or sitting.seats_of(person):
        return sitting.host
    return next((chair.owner for chair in sitting.chairs if chair.owner is not None), None)


def _over() -> Problem:
    return problem(409, "game_over", "over")
