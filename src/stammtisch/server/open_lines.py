"""How many live lines one address may hold open: each costs memory, and one attacker could otherwise take it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.types import Scope

from stammtisch.server.newcomers import household

MOST_LINES = 200
"""Enough for a school behind one address, each with several tabs."""


class OpenLines:
    """Counts as `Newcomers` does: this device itself is not counted."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    @contextmanager
    def another(self, scope: Scope) -> Iterator[bool]:
        """One more line, for as long as the caller is within; whether it may be opened."""
        who = household(scope.get("client"))
        if who is None:
            yield True
            return
        if self._open[who] >= MOST_LINES:
            yield False
            return
        self._open[who] += 1
        try:
            yield True
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
