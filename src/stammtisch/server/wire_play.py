"""What goes over the wire about trying, planning and looking back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.engine.options import Message
from stammtisch.server.wire import DecisionId, Line
from stammtisch.server.wire_sitting import Key, SeatNumber

MOST_PLANNED = 40
"""So many actions at most make a plan; no move of a game needs more."""


class Try(Struct, forbid_unknown_fields=True):
    """What would an action do that answers the open decision, or an order that may be given at any time?"""

    decision: DecisionId
    action: Line
    seat: SeatNumber | None = None


class Plan(Struct, forbid_unknown_fields=True):
    """Several actions to be done one after the other, beginning at the decision that is open now."""

    key: Key
    decision: DecisionId
    actions: Annotated[list[Line], Meta(min_length=1, max_length=MOST_PLANNED)]
    seat: SeatNumber | None = None


class Preview(Struct):
    """What an action would do. `barrier`: it cannot be taken back, as far as the seat can tell."""

    lines: list[Message]
    barrier: bool


class Planned(Struct):
    """How far a plan came: the seat's sequence number then, how many actions were done, and why it stopped there (None:
    all were done).
    """

    seq: int
    done: int
    stopped: Message | None
