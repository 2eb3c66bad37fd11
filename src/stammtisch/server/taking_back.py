"""What can be taken back since the last barrier, and how a table would stand without a part of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.engine.game import Game, play
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Umpire
from stammtisch.server.entries import Entry


@dataclass(frozen=True, slots=True)
class Past:
    """An entry behind which no barrier lies, and the position before it."""

    entry: Entry
    before: State


def last_action(past: Sequence[Past], seat: int) -> int | None:
    """The place in `past` of the seat's last action, if only quiet entries follow it."""
    for place in range(len(past) - 1, -1, -1):
        entry = past[place].entry
        if not entry.quiet:
            return place if entry.kind == "action" and entry.seat == seat else None
    return None


def without(game: Game[Any], past: Sequence[Past], place: int) -> tuple[State, tuple[Past, ...]]:
    """The position as if the action at `place` had not been done, and the past that leads to it.

    IllegalAction if a later order needs it.
    """
    state = past[place].before
    left = list(past[:place])
    for later in past[place + 1 :]:
        left.append(Past(later.entry, state))
        state = state.copy()
        if later.entry.seat is not None and later.entry.notation is not None:
            play(game, state, later.entry.seat, game.parse(later.entry.notation), Umpire())
    return state, tuple(left)


def actions_back(game: Game[Any], past: Sequence[Past], seat: int) -> Iterator[Entry]:
    """The actions that `seat` can take back one after the other, the last one first."""
    while (place := last_action(past, seat)) is not None:
        entry = past[place].entry
        try:
            _, past = without(game, past, place)
        except IllegalAction:
            return
        yield entry
