"""What happened, and who may know it.

Rules announce events; log, speech, animation and statistics are derived from them. An event carries facts that its
audience may know and, for single seats, facts that only they may know. `redact` is therefore the same for every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Fact = Any
"""Plain data: int, str, bool, None, or lists and dicts of these."""


class Event(NamedTuple):
    """Something that happened at the table.

    `facts` is what everybody in `audience` learns (None: everybody, spectators included); `private` adds, for single
    seats, what only they learn.
    """

    kind: str
    facts: Mapping[str, Fact]
    private: Mapping[int, Mapping[str, Fact]] = {}
    audience: tuple[int, ...] | None = None

    @property
    def hides(self) -> bool:
        """Whether somebody at the table does not learn all of it."""
        return bool(self.private) or self.audience is not None


def redact(event: Event, seat: int | None) -> Event | None:
    """The event as `seat` may know it (None: a spectator), or None if it may not know of it at all.

    >>> drawn = Event("drawn", {"seat": 0}, private={0: {"card": "iron"}})
    >>> redact(drawn, 0).facts, redact(drawn, 1).facts
    ({'seat': 0, 'card': 'iron'}, {'seat': 0})
    >>> redact(Event("note", {}, audience=(1,)), 0) is None
    True
    """
    if event.audience is not None and seat not in event.audience:
        return None
    own = event.private.get(seat) if seat is not None else None
    return Event(event.kind, {**event.facts, **own} if own else event.facts)
