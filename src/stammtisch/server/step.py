"""A change around the game that somebody asked for, before it is stored."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.server.sitting import Seating
from stammtisch.server.storage import NewTable


@dataclass(frozen=True, slots=True)
class Step:
    """Who sits at the table and what is said of it after the change.

    `begins`: the game begins with it. `another`: a table that is opened by it.
    """

    seating: Seating
    begins: bool = False
    another: NewTable | None = None
