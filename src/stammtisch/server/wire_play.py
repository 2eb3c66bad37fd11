"""What goes over the wire about trying, planning and looking back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.engine.options import Message
from stammtisch.server.wire import DecisionId, Line, OfferedAction
from stammtisch.server.wire_sitting import Key, SeatNumber, Word

MOST_PLANNED = 40
"""So many actions at most make a plan; no move of a game needs more."""


class Try(Struct, forbid_unknown_fields=True):
    """What would an action do that answers the open decision, or an order that may be given at any time?

    `before`: actions that would be done first, the first of them answering the open decision.
    """

    decision: DecisionId
    action: Line
    before: Annotated[list[Line], Meta(max_length=MOST_PLANNED)] = []
    seat: SeatNumber | None = None


class Why(Struct, forbid_unknown_fields=True):
    """Why can nothing be done at a place, named by its id, or nothing there with what stands on `start`?"""

    decision: DecisionId
    place: Word
    start: Word | None = None
    seat: SeatNumber | None = None


class WhyNot(Struct):
    """The reason why nothing can be done there, and its rule; both None if none is known."""

    reason: Message | None
    rule: str | None


class Trial(Struct, forbid_unknown_fields=True):
    """What could be done after several actions, beginning at the decision that is open now?"""

    decision: DecisionId
    actions: Annotated[list[Line], Meta(min_length=1, max_length=MOST_PLANNED)]
    seat: SeatNumber | None = None


class WaysFrom(Struct, forbid_unknown_fields=True):
    """How can what stands on a place, named by its id, come to other places?"""

    decision: DecisionId
    place: Word
    seat: SeatNumber | None = None


class Plan(Struct, forbid_unknown_fields=True):
    """Several actions to be done one after the other, beginning at the decision that is open now."""

    key: Key
    decision: DecisionId
    actions: Annotated[list[Line], Meta(min_length=1, max_length=MOST_PLANNED)]
    seat: SeatNumber | None = None


class Preview(Struct):
    """What an action would do. `barrier`: it cannot be taken back, nor what was done before it, as far as the seat can
    tell."""

    lines: list[Message]
    barrier: bool


class Planned(Struct):
    """How far a plan came: the seat's sequence number then, how many actions were done, and why it stopped there (None:
    all were done).
    """

    seq: int
    done: int
    stopped: Message | None


class Tried(Struct):
    """How far several actions would come, why they would stop there (None: they would not), and what would be offered
    then; nothing if they would stop.
    """

    done: int
    stopped: Message | None
    offered: list[OfferedAction]


class WayLeg(Struct):
    """One action of a way: its notation, what it says, and the ids of the places it leads through, the last being where
    it ends.
    """

    action: str
    label: Message
    places: list[str]


class WayThere(Struct):
    """How something comes to another place by several actions: what they cost together, and what should be known
    before they are done.
    """

    legs: list[WayLeg]
    cost: Message | None
    consequence: Message | None
