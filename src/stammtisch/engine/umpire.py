"""The umpire throws dice, shuffles, picks at random and announces what happened.

Rules never touch the generator: they ask the umpire, who notes every outcome. So a record holds all outcomes, a replay
needs no generator, and a scenario can dictate the dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from stammtisch.engine import rng
from stammtisch.engine.events import Event, Fact

if TYPE_CHECKING:
    from stammtisch.engine.state import State

Outcome = list[int]
"""One outcome of chance: the dice thrown, the cards picked, or the order after a shuffle."""


class ChanceError(ValueError):
    """An outcome that was dictated is missing or impossible."""


class Umpire:
    """Chance from the generator inside the state; outcomes and events are noted for whoever keeps the record."""

    __slots__ = ("barrier", "events", "outcomes")

    listening: ClassVar[bool] = True
    """Whether announcements reach anybody; facts that are costly to put together need not be made for nobody."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self.events: list[Event] = []
        self.barrier = False

    def throw(self, state: State, dice: int, sides: int) -> Outcome:
        """`dice` dice with `sides` sides, each 1..sides."""
        return self._note([self._below(state, sides) + 1 for _ in range(dice)])

    def shuffle(self, state: State, items: Sequence[int]) -> Outcome:
        """`items` in a new random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self._below(state, last + 1)
            order[last], order[other] = order[other], order[last]
        return self._note(order)

    def pick(self, state: State, items: Sequence[int], count: int) -> Outcome:
        """`count` of `items`, without putting back, in the order picked; ValueError if there are fewer."""
        if count > len(items):
            raise ValueError(f"{count} cannot be picked out of {len(items)}")
        left = list(items)
        return self._note([left.pop(self._below(state, len(left))) for _ in range(count)])

    def announce(
        self,
        kind: str,
        facts: Mapping[str, Fact],
        private: Mapping[int, Mapping[str, Fact]] | None = None,
        audience: tuple[int, ...] | None = None,
    ) -> None:
        """Tell the table what happened; see `Event`. Private facts mean that hidden information has moved: a barrier
        for undo.
        """
        self.events.append(Event(kind, facts, private or {}, audience))

    def block_undo(self) -> None:
        """Note that something was learnt or asked that cannot be unlearnt, though no die was thrown."""
        self.barrier = True

    def _note(self, outcome: Outcome) -> Outcome:
        self.outcomes.append(outcome.copy())
        self.barrier = True
        return outcome

    @staticmethod
    def _below(state: State, limit: int) -> int:
        value, state.chance_position = rng.below(state.chance_key, state.chance_position, limit)
        return value


class SilentUmpire(Umpire):
    """Chance from the generator, nothing noted: for simulations and search."""

    __slots__ = ()

    listening = False

    def announce(
        self,
        kind: str,
        facts: Mapping[str, Fact],
        private: Mapping[int, Mapping[str, Fact]] | None = None,
        audience: tuple[int, ...] | None = None,
    ) -> None:
        """Nobody is listening."""

    def _note(self, outcome: Outcome) -> Outcome:
        return outcome


class DictatingUmpire(Umpire):
    """Chance as it was dictated, in order: for replay. The generator's position advances as if it had been asked."""

    __slots__ = ("_dictated", "_next")

    def __init__(self, dictated: Iterable[Outcome]) -> None:
        super().__init__()
        self._dictated = [list(outcome) for outcome in dictated]
        self._next = 0

    def throw(self, state: State, dice: int, sides: int) -> Outcome:
        """The next outcome dictated, if it is such a throw."""
        outcome = self._take()
        if len(outcome) != dice or any(not 1 <= die <= sides for die in outcome):
            raise ChanceError(f"{dice} dice with {sides} sides were thrown, {outcome} is no such throw")
        state.chance_position += dice
        return self._note(outcome)

    def shuffle(self, state: State, items: Sequence[int]) -> Outcome:
        """The next outcome dictated, if it holds the same items."""
        outcome = self._take()
        if sorted(outcome) != sorted(items):
            raise ChanceError(f"{len(items)} cards were shuffled, the outcome given holds other cards")
        state.chance_position += max(len(items) - 1, 0)
        return self._note(outcome)

    def pick(self, state: State, items: Sequence[int], count: int) -> Outcome:
        """The next outcome dictated, if it can be picked."""
        outcome = self._take()
        left = list(items)
        for item in outcome:
            if item not in left:
                raise ChanceError(f"{outcome} cannot be picked out of {sorted(items)}")
            left.remove(item)
        if len(outcome) != count:
            raise ChanceError(f"{count} are picked at random, {outcome} is not that many")
        state.chance_position += count
        return self._note(outcome)

    def finish(self) -> None:
        """ChanceError if outcomes are left over that nothing asked for."""
        if self._next != len(self._dictated):
            raise ChanceError(f"{len(self._dictated) - self._next} outcomes of chance are left over")

    def _take(self) -> Outcome:
        if self._next == len(self._dictated):
            raise ChanceError("an outcome of chance is missing")
        self._next += 1
        return self._dictated[self._next - 1]
