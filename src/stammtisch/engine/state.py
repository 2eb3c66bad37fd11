"""What every game's state shares: the agenda and the generator of chance.

A state is slotted objects and flat layers: no log, no history, no references to tables, so a copy costs microseconds.
Each game's class adds its slots and writes `copy` by hand; the contract tester proves that nothing is forgotten or
shared.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from stammtisch.engine.frames import Frame

Data = Any
"""What JSON can hold: the saved form of a state."""


class State:
    """The part of a state that the engine itself reads.

    `agenda`: the stack of pending procedures, the current one last. `opened`: how many frames were ever pushed; it
    numbers them. `chance_key`, `chance_position`: the generator (see `rng`).
    """

    __slots__ = ("agenda", "chance_key", "chance_position", "opened")

    agenda: list[Frame[Any]]
    opened: int
    chance_key: int
    chance_position: int

    def push(self, frame: Frame[Any]) -> None:
        """Put `frame` on top of the agenda: it comes before everything that is pending."""
        self.opened += 1
        frame.number = self.opened
        self.agenda.append(frame)

    def copy(self) -> Self:
        """A state of its own: nothing done to one changes the other."""
        raise NotImplementedError

    def to_data(self) -> Data:
        """Everything that decides the future, as plain lists, dicts, ints and strings."""
        raise NotImplementedError

    def hash(self) -> str:
        """A fingerprint of everything that decides the future except the secret key of chance, equal in every process
        (32 hexadecimal digits).
        """
        text = json.dumps(self.to_data(), separators=(",", ":"), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
