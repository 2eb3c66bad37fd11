"""What has happened at a table, done again: positions of the past, rebuilt from the entries.

Entries that were taken back, one by one or by a whole table that went back, leave no trace in a position: those that
still hold, done in their order, lead to the same position, the generator's place included.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stammtisch.engine.game import Game, agree_to_end, leave, play, start, time_up
from stammtisch.engine.state import State
from stammtisch.engine.umpire import SilentUmpire, Umpire
from stammtisch.server.entries import SHARED, Entry, Header


def holding(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still hold after the last of them: those taken back are left out, and what took them back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "rewind" and entry.undoes is not None:
            while kept and kept[-1].n >= entry.undoes:
                kept.pop()
        elif entry.kind == "undo":
            del kept[next(place for place in reversed(range(len(kept))) if kept[place].n == entry.undoes)]
        else:
            kept.append(entry)
    return kept


def position_after(header: Header, game: Game[Any], entries: Sequence[Entry]) -> State:
    """The position after all of `entries`, which begin with the first of the table."""
    return carried_on(game, game.new(len(header.seats), header.options, header.seed), entries)


def carried_on(game: Game[Any], state: State, entries: Sequence[Entry]) -> State:
    """The position `state`, which is changed, after `entries`, none of which takes back anything before them."""
    for entry in holding(entries):
        do_again(game, state, entry, SilentUmpire())
    return state


def do_again(game: Game[Any], state: State, entry: Entry, umpire: Umpire) -> None:
    """Do what an entry says, other than taking something back, in the position before it.

    IllegalAction if the rules refuse it, ValueError if its notation is not understood.
    """
    match entry.kind:
        case "start":
            start(state, umpire)
        case "clock":
            time_up(game, state, umpire)
        case "end":
            agree_to_end(game, state, entry.notation == SHARED, umpire)
        case "leave" if entry.seat is not None:
            leave(game, state, entry.seat, umpire)
        case "action" | "anytime" if entry.seat is not None and entry.notation is not None:
            play(game, state, entry.seat, game.parse(entry.notation), umpire)
        case _:
            raise ValueError(f"entry {entry.n}, '{entry.kind}' of seat {entry.seat}, cannot be done by itself")
