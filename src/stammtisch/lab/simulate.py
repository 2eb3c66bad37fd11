"""Play many games of bots and count how they end.

Every game has a seed of its own, made of the simulation's seed and the game's number, and is played whole by one
process. So neither the number of workers nor the order in which they finish changes anything but the time it takes.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import NamedTuple

from stammtisch.bots.registry import bot_class, make_bots
from stammtisch.bots.table import play_game
from stammtisch.engine.game import OptionValue
from stammtisch.engine.registry import game

BATCHES_A_WORKER = 8
"""Into how many parts a worker's share is cut at least, so that no worker is left waiting for another."""
MOST_DECISIONS = 20_000
"""A game that takes longer is given up. Those that end take a few thousand; an epic one of Era of Tribes need not end,
for no rule limits its rounds.
"""
LARGEST_BATCH = 10
"""Games in a part at most: who stops a simulation waits for the parts that have been handed out."""


class GameFailed(RuntimeError):
    """A game broke off with an error; the text names the game, its seed and the error."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: the game's id, the name of the bot in each seat in turn order, the options that differ from their
    default, the seed.
    """

    game_id: str
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    most_decisions: int = MOST_DECISIONS


class Outcome(NamedTuple):
    """How one game went. `winners` are seats, `tribes` the words of all seats in turn order; without an end there is no
    winner and `ending` is empty.
    """

    finished: bool
    decisions: int
    rounds: int
    winners: tuple[int, ...]
    tribes: tuple[str, ...]
    ending: str
    state_hash: str


class Simulation(NamedTuple):
    """All games of a plan in order, and how many seconds of the clock on the wall they took together."""

    plan: Plan
    outcomes: list[Outcome]
    seconds: float


def simulate(plan: Plan, games: int, workers: int = 1, progress: Callable[[int], None] | None = None) -> Simulation:
    """Play `games` games of the plan on so many processes; `progress` is told how many more are over.

    SetupError, UnknownGame or UnknownBot if the plan is wrong (before the first game); GameFailed if a game breaks off.
    """
    check(plan)
    began = time.perf_counter()
    tell = progress or _nobody_is_told
    outcomes = _here(plan, games, tell) if workers == 1 else _spread(plan, games, workers, tell)
    return Simulation(plan, outcomes, time.perf_counter() - began)


def check(plan: Plan) -> None:
    """SetupError, UnknownGame or UnknownBot if the plan cannot be played."""
    of_game = game(plan.game_id)
    of_game.new(len(plan.bots), plan.options, plan.seed)
    for name in plan.bots:
        bot_class(name, plan.game_id)


def play_one(plan: Plan, number: int) -> Outcome:
    """The game with this number, from 0; GameFailed if it breaks off."""
    of_game = game(plan.game_id)
    seed = f"{plan.seed}/{number}"
    try:
        bots = make_bots(plan.bots, of_game, seed)
        played = play_game(of_game, len(bots), plan.options, bots, seed, most_decisions=plan.most_decisions)
    except Exception as error:
        raise GameFailed(f"game {number} (its seed is '{seed}') broke off: {type(error).__name__}: {error}") from error
    state = played.state
    result = of_game.result(state)
    return Outcome(
        finished=played.finished,
        decisions=played.decisions,
        rounds=of_game.round(state),
        winners=result.winners if result else (),
        tribes=tuple(of_game.side(state, seat) for seat in range(len(bots))),
        ending=result.ending if result else "",
        state_hash=state.hash(),
    )


def _here(plan: Plan, games: int, tell: Callable[[int], None]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for number in range(games):
        outcomes.append(play_one(plan, number))
        tell(1)
    return outcomes


def _spread(plan: Plan, games: int, workers: int, tell: Callable[[int], None]) -> list[Outcome]:
    """Workers start fresh (spawned): they inherit neither threads nor anything else that the process around the
    simulation has. An interrupt is the business of the process that gave them their work.
    """
    batches = batches_of(games, workers)
    played: dict[int, list[Outcome]] = {}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        waiting = {pool.submit(_batch, plan, batch): batch for batch in batches}
        try:
            for done in as_completed(waiting):
                batch = waiting[done]
                played[batch.start] = done.result()
                tell(len(batch))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [outcome for batch in batches for outcome in played[batch.start]]


def batches_of(games: int, workers: int) -> Sequence[range]:
    """The numbers of the games in parts of equal length (the last may be shorter), several for each worker."""
    size = max(1, min(LARGEST_BATCH, games // (workers * BATCHES_A_WORKER)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _batch(plan: Plan, numbers: range) -> list[Outcome]:
    return [play_one(plan, number) for number in numbers]


def _nobody_is_told(games: int) -> None:
    """Progress that nobody watches."""
