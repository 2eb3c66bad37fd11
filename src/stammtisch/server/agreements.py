"""What people at a table agree on: proposals and the answers to them, and another game with the same people."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.server.access import acting
from stammtisch.server.opener import Opener
from stammtisch.server.problems import problem, refused
from stammtisch.server.proposals import OpenProposal, open_proposals
from stammtisch.server.rooms import Room
from stammtisch.server.sitting import Seating
from stammtisch.server.step import Entering, Step
from stammtisch.server.table import NothingToUndo
from stammtisch.server.wire_sitting import Answer, Propose, Rematch

Change = Callable[[Room], Step | None]


def propose(person: str, wanted: Propose, at: int, opener: Opener) -> Change:
    """Something is proposed; it is settled at once if nobody else is to be asked."""

    def change(room: Room) -> Step:
        seat = acting(room.sitting, person, wanted.seat)
        facts = {"kind": wanted.kind, "name": room.sitting.chairs[seat].name, **_what(room, seat, wanted)}
        if any(proposal.kind == wanted.kind for proposal in open_proposals(room.sitting, room.game)):
            raise problem(409, "proposal_open", "proposal-open")
        seating = room.sitting.draft(at).happened("proposed", seat, **facts)
        return _concluded(room, seating, seating.after.number, person, opener)

    return change


def answer(person: str, number: int, wanted: Answer, at: int, opener: Opener) -> Change:
    """A proposal is agreed to, refused, or withdrawn by whoever made it.

    Whoever has agreed may still refuse: the game goes on while others think.
    """

    def change(room: Room) -> Step:
        seat = acting(room.sitting, person, wanted.seat)
        proposal = _proposal(room, number)
        facts = {"proposal": number, "name": room.sitting.chairs[seat].name}
        seating = room.sitting.draft(at)
        if seat == proposal.seat and not wanted.agree:
            return Step(seating.happened("withdrawn", seat, **facts))
        takes_back = seat in proposal.agreed and not wanted.agree
        if seat not in proposal.waiting_for and not takes_back:
            raise problem(409, "answered", "answered")
        seating = seating.happened("answered", seat, agree=wanted.agree, **facts)
        if not wanted.agree:
            return Step(seating.happened("settled", proposal=number, kind=proposal.kind, agreed=False))
        return _concluded(room, seating, number, person, opener)

    return change


def rematch(person: str, wanted: Rematch, at: int, opener: Opener) -> Change:
    """Another table is opened, with the others' seats kept for them; None if there is one."""

    def change(room: Room) -> Step | None:
        seat = acting(room.sitting, person, wanted.seat)
        if not room.table.over:
            raise problem(409, "not_over", "not-over")
        if room.sitting.rematch is not None:
            return None
        another = opener.rematch(room.header, room.sitting, person, all_agree=False)
        facts = {"table": another.header.table, "name": room.sitting.chairs[seat].name}
        return Step(room.sitting.draft(at).happened("rematch", seat, **facts), another=another)

    return change


def _what(room: Room, seat: int, wanted: Propose) -> dict[str, int]:
    """What belongs to a proposal of this kind; Problem if it cannot be made now."""
    table = room.table
    if (wanted.to is None) == (wanted.kind == "rewind"):
        raise problem(422, "bad_proposal", "proposal-to")
    if wanted.kind == "rematch":
        _check_can_be_played_again(room)
        return {}
    if table.over:
        raise problem(409, "game_over", "over")
    if wanted.to is not None:
        try:
            return {"to": table.rewind_entry(seat, wanted.to)}
        except NothingToUndo as error:
            raise problem(409, "cannot_rewind", "rewind") from error
    shared = wanted.kind == "shared"
    refusal = table.game.end_refusal(table.state, shared)
    if refusal is not None:
        raise refused(table.game, refusal)
    if shared and room.sitting.bots:
        raise problem(409, "bots_do_not_share", "bots-do-not-share")
    return {}


def _check_can_be_played_again(room: Room) -> None:
    if not room.table.over:
        raise problem(409, "not_over", "not-over")
    if room.sitting.rematch is not None:
        raise problem(409, "rematch_there", "rematch-there")


def _proposal(room: Room, number: int) -> OpenProposal:
    for proposal in open_proposals(room.sitting, room.game):
        if proposal.n == number:
            return proposal
    raise problem(409, "no_proposal", "no-proposal")


def _concluded(room: Room, seating: Seating, number: int, person: str, opener: Opener) -> Step:
    """The step, with what follows if everybody has agreed to the proposal with this number."""
    found = next(each for each in open_proposals(seating.after, room.game) if each.n == number)
    if found.waiting_for:
        return Step(seating)
    seating = seating.happened("settled", proposal=number, kind=found.kind, agreed=True)
    if found.kind != "rematch":
        return Step(seating, entering=Entering(found.kind, found.seat, found.to))
    another = opener.rematch(room.header, seating.after, person, all_agree=True)
    facts = {"table": another.header.table, "name": seating.after.chairs[found.seat].name}
    return Step(seating.happened("rematch", found.seat, **facts), another=another)
