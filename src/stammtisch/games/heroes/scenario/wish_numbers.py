"""The numbers of wishes in a scenario: from 1 in the order of posting, kept by a change, gone when the wish ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stammtisch.games.heroes.rules.wishes import Wish


class WishNumbers:
    """Which number means which standing wish.

    The rules know wishes by what they say alone; of several that say the same the oldest is matched first.
    """

    __slots__ = ("_posted", "_standing")

    def __init__(self) -> None:
        self._posted = 0
        self._standing: list[tuple[int, Wish]] = []

    def copy(self) -> WishNumbers:
        """Numbers of their own."""
        twin = WishNumbers()
        twin._posted, twin._standing = self._posted, self._standing[:]
        return twin

    def post(self, wish: Wish) -> None:
        """A wish was posted: it gets the next number."""
        self._posted += 1
        self._standing.append((self._posted, wish))

    def change(self, number: int, wish: Wish) -> None:
        """A wish was changed: it keeps its number and is the youngest (aoh.fair-26)."""
        self.withdraw(number)
        self._standing.append((number, wish))

    def withdraw(self, number: int) -> None:
        """The wish of this number has ended."""
        self._standing = [(other, wish) for other, wish in self._standing if other != number]

    def find(self, number: object) -> Wish | None:
        """The standing wish of this number; None if there is none."""
        return next((wish for other, wish in self._standing if other == number), None)

    def number_of(self, wish: Wish) -> int:
        """The number of the oldest standing wish that says this; 0 if there is none."""
        return next((number for number, other in self._standing if other == wish), 0)

    def settle(self, standing: Iterable[Wish]) -> None:
        """Numbers whose wish does not stand any more are gone."""
        left = Counter(standing)
        kept: list[tuple[int, Wish]] = []
        for number, wish in reversed(self._standing):
            if left[wish]:
                left[wish] -= 1
                kept.insert(0, (number, wish))
        self._standing = kept
