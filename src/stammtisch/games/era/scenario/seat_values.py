"""What readers of seat values share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stammtisch.games.era.scenario.position import Position

Value = Callable[[Position, int, Any], Any]
"""How a value of a seat is read: position, seat, the shape that is expected."""


def field(name: str) -> Value:
    """A value that the state keeps for the player."""
    return lambda position, seat, expected: getattr(position.state.players[seat], name)


def from_notes(key: str, seat: int, position: Position) -> Any:
    """What a step has read out for a seat."""
    return position.notes.get(f"{position.case.name(seat)}.{key}")


def event_sum(kind: str, fact: str, cause: str | None = None) -> Value:
    """The sum of a fact over all events of a kind that tell of the seat, of one cause if it is named."""

    def value(position: Position, seat: int, expected: Any) -> int:
        told = position.told(kind, seat)
        return sum(facts[fact] for facts in told if cause is None or facts.get("cause") == cause)

    return value
