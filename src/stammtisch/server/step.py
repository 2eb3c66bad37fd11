"""A change around the game that somebody asked for, before it is stored."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.server.sitting import Seating
from stammtisch.server.storage import NewSession, NewTable
from stammtisch.server.write_path import Settled


@dataclass(frozen=True, slots=True)
class Entering:
    """What a change around the game changes in it: what is settled, who left or proposed it, and for a rewind the
    number of the first entry that it takes back."""

    kind: Settled
    seat: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """Who sits at the table and what is said of it after the change.

    `begins`: the game begins with it. `another`: a table that is opened by it. `entering`: what it changes in the game.
    `session`: the session of somebody who begins one by it.
    """

    seating: Seating
    begins: bool = False
    another: NewTable | None = None
    entering: Entering | None = None
    session: NewSession | None = None
