"""Whether an action, once done, could still be taken back: shown before it is done.

The action is tried on a position that is made up where the seat does not know the real one, so that the answer tells
nothing about what is hidden. The made-up parts come from the table's secret seed: the same each time, unknown to all.
Nothing is tried on a frame that says that all is final there.
"""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.engine import rng
from stammtisch.engine.game import deciders, play, play_unchecked
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Umpire
from stammtisch.server.table import Table


def barrier_finder(table: Table, seat: int) -> Callable[[int], bool]:
    """A function that says of a listed action of `seat` whether no undo would go behind it."""
    if table.state.agenda[-1].final:
        return lambda action: True
    return barriers_from(imagined(table, seat), seat)


def imagined(table: Table, seat: int) -> State:
    """The position as `seat` may imagine it: what it knows, the rest made up."""
    below = _below(f"{table.header.seed}/foresight/{table.version}/{seat}")
    position: State = table.game.determinize(table.state, seat, below)
    return position


def barriers_from(position: State, seat: int) -> Callable[[int], bool]:
    """The same function for a position that `seat` may know as it is."""
    before = tuple(deciders(position))

    def barrier(action: int) -> bool:
        state, umpire = position.copy(), Umpire()
        after = tuple(play_unchecked(state, seat, action, umpire))
        return umpire.barrier or after != before or any(event.hides for event in umpire.events)

    return barrier


def ends_undo(table: Table, seat: int, action: int) -> bool:
    """Whether something that `seat` may do at any time would end the undo of what it has done before: somebody else
    learns of it."""
    position, umpire = imagined(table, seat), Umpire()
    play(table.game, position, seat, action, umpire)
    return umpire.barrier or any(event.audience != (seat,) for event in umpire.events)


def _below(seed: str) -> Callable[[int], int]:
    key = rng.key_from_seed(seed)
    position = 0

    def below(limit: int) -> int:
        nonlocal position
        value, position = rng.below(key, position, limit)
        return value

    return below
