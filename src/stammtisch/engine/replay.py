"""Replaying a record: every position of the game again, with all that was written about it checked on the way.

`replay` dictates the recorded outcomes of chance, so it needs no seed. `verify` also recomputes them where the seed is
known, and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from stammtisch.engine import registry, rng
from stammtisch.engine.events import Event
from stammtisch.engine.game import Game, Result, SetupError, agree_to_end, leave, play, start, time_up
from stammtisch.engine.notation import LEAVE, SHARED_END, TIME_UP, seat_letter
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.record import Entry, NoRecord, Record, RecordError
from stammtisch.engine.state import State
from stammtisch.engine.umpire import ChanceError, DictatingUmpire, Umpire

FindGame = Callable[[str], Game[Any]]


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a replay. `state` is the position after it, the same object in every step: copy it to keep it. `action`
    is None for the set-up, the clock, a seat that left and an agreed end.
    """

    entry: Entry
    action: int | None
    state: Any
    events: tuple[Event, ...]


@dataclass(slots=True)
class Verification:
    """What was checked in a record, and the first thing that is wrong with it (None: nothing).

    `actions`, `hashes`, `outcomes`: how many were played, compared and found as recorded. `recomputed`: the outcomes
    were recomputed from the seed, not only found possible. `result`: how the game ended, None if it did not.
    """

    actions: int = 0
    hashes: int = 0
    outcomes: int = 0
    recomputed: bool = False
    result: Result | None = None
    error: RecordError | None = None


def replay(record: Record, find_game: FindGame = registry.game) -> Iterator[Step]:
    """Play the record: the set-up, then a step for each action. RecordError at the first line that cannot be played or
    whose state is not the one recorded.
    """
    return _replay(record, find_game, recompute=False)


def rewind(record: Record, n: int, find_game: FindGame = registry.game) -> Any:
    """The state after line `n` of the record (0: after the set-up). IndexError if it has no such line."""
    if not 0 <= n < len(record.entries):
        raise IndexError(f"the record has lines 0 to {len(record.entries) - 1}, not {n}")
    for step in replay(record, find_game):
        if step.entry.n == n:
            return step.state
    raise AssertionError("unreachable: every line is a step")


def verify(record: Record, seed: str | None = None, find_game: FindGame = registry.game) -> Verification:
    """Play the whole record and check everything: actions, hashes, outcomes, that it is complete.

    With a seed (the record's own, or `seed` if it was told apart) the outcomes are recomputed.
    """
    found = Verification()
    known = record.header.seed if seed is None else seed
    try:
        if known is not None and rng.commitment(known) != record.header.commitment:
            raise RecordError(1, "the seed is not the one the table committed to: its hash is not 'commitment'")
        found.recomputed = known is not None
        for step in _replay(record, find_game, recompute=found.recomputed, seed=known):
            found.actions += step.entry.n > 0
            found.hashes += step.entry.state is not None
            found.outcomes += len(step.entry.chance)
            last = step.state
        if record.end is None:
            raise RecordError(len(record.entries) + 2, "the record was cut off: its last line must be the 'end'")
        found.hashes += record.end.state is not None
        found.result = find_game(record.header.game).result(last)
    except RecordError as error:
        found.error = error
    return found


def _replay(record: Record, find_game: FindGame, recompute: bool, seed: str | None = None) -> Iterator[Step]:
    game, state = _opened(record, find_game, seed)
    for entry in record.entries:
        umpire = Umpire() if recompute else DictatingUmpire(entry.chance)
        try:
            action = _play(game, state, entry, umpire)
            if isinstance(umpire, DictatingUmpire):
                umpire.finish()
        except ChanceError as error:
            raise RecordError(entry.line, str(error)) from error
        if recompute and umpire.outcomes != list(entry.chance):
            raise RecordError(
                entry.line, f"the outcomes of chance are {list(entry.chance)}; from the seed follow {umpire.outcomes}"
            )
        _compare(record, entry, state)
        yield Step(entry, action, state, tuple(umpire.events))
    if record.end is not None:
        _compare(record, record.end, state)


def _opened(record: Record, find_game: FindGame, seed: str | None) -> tuple[Game[Any], Any]:
    """The game and its state before the set-up."""
    header = record.header
    try:
        game = find_game(header.game)
    except registry.UnknownGame as error:
        raise NoRecord(1, str(error)) from error
    if header.rules > game.version:
        raise NoRecord(
            1, f"the rules have version {header.rules}, this program knows version {game.version}; a newer one plays it"
        )
    try:
        return game, game.new(header.players, header.options, seed or "")
    except SetupError as error:
        raise RecordError(1, str(error)) from error


def _play(game: Game[Any], state: Any, entry: Entry, umpire: Umpire) -> int | None:
    """Carry out a line; the action it stands for."""
    if entry.n == 0:
        start(state, umpire)
        return None
    if entry.by is None and entry.do == TIME_UP:
        if not state.agenda:
            raise RecordError(entry.line, f"'{TIME_UP}' cannot happen: the game is over")
        time_up(game, state, umpire)
        return None
    try:
        return _act(game, state, entry, umpire)
    except IllegalAction as error:
        who = "the table" if entry.by is None else seat_letter(entry.by)
        raise RecordError(
            entry.line, f"{who} may not '{entry.do}' here: {error.refusal.code} ({error.refusal.rule or 'no rule'})"
        ) from error


def _act(game: Game[Any], state: Any, entry: Entry, umpire: Umpire) -> int | None:
    """Carry out what a seat did, or that it left or all agreed to end; IllegalAction if that is refused."""
    if entry.by is None:
        agree_to_end(game, state, entry.do == SHARED_END, umpire)
        return None
    if entry.do == LEAVE:
        leave(game, state, entry.by, umpire)
        return None
    try:
        action = game.parse(entry.do)
    except ValueError as error:
        raise RecordError(entry.line, str(error)) from error
    play(game, state, entry.by, action, umpire)
    return action


def _compare(record: Record, entry: Entry, state: State) -> None:
    if entry.state is None:
        return
    if (actual := state.hash()) != entry.state:
        raise RecordError(
            entry.line,
            f"the position played is another than the one recorded (hash {actual}, recorded {entry.state}; "
            f"recorded by version {record.header.engine} under rules {record.header.rules})",
        )
