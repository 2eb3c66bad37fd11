"""Who may see a table, and for which seat somebody asks. Whoever has the link of a table may see that it is there if
there is something to see or a seat to take; to all others it looks like one that is missing."""

from __future__ import annotations

from stammtisch.server.problems import Problem, missing_table, problem
from stammtisch.server.sitting import Sitting


def check_link(sitting: Sitting, person: str | None) -> None:
    """Problem (status 404) if the table is none of this person's business."""
    if not (sitting.spectators or sitting.belongs(person) or sitting.has_room(person)):
        raise missing_table()


def may_watch(sitting: Sitting, person: str | None) -> bool:
    """Whether the person may see the game and read what was said."""
    return sitting.spectators or sitting.belongs(person)


def watching(sitting: Sitting, person: str | None, seat: int | None) -> int | None:
    """Whose view is asked for: that of the seat named, of the only one the person has, or (None) what everybody may
    know. Problem if the person may not have it."""
    check_link(sitting, person)
    own = sitting.seats_of(person)
    if seat is not None and seat not in own:
        raise not_your_seat()
    if not may_watch(sitting, person):
        raise problem(403, "no_spectators", "no-spectators")
    if seat is None and len(own) == 1:
        return own[0]
    return seat


def acting(sitting: Sitting, person: str | None, seat: int | None) -> int:
    """The seat for which the person does something; Problem if that is not clear or not allowed."""
    check_link(sitting, person)
    own = sitting.seats_of(person)
    if seat is None and len(own) > 1:
        raise problem(422, "which_seat", "which-seat", seats=", ".join(map(str, own)))
    wanted = own[0] if seat is None and own else seat
    if wanted is None or wanted not in own:
        raise not_your_seat()
    return wanted


def check_no_stand_in(sitting: Sitting, seat: int) -> None:
    """Problem (status 409) if a bot stands in for the seat's owner, who must first take it back."""
    if sitting.chairs[seat].stand_in is not None:
        raise problem(409, "stand_in", "stand-in")


def not_your_seat() -> Problem:
    """Somebody asks for a seat of others, or for one that is not there: nobody can tell which."""
    return problem(403, "not_your_seat", "not-your-seat")
