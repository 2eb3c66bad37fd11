"""How fast a game is: playing, copying, replaying, listing. `docs/benchmarks.md` says what the figures mean."""

from __future__ import annotations

import platform
import statistics
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from stammtisch.bots.recording import record_game
from stammtisch.bots.registry import bot_names
from stammtisch.engine import record
from stammtisch.engine.game import Game
from stammtisch.engine.registry import game
from stammtisch.engine.replay import replay
from stammtisch.lab.positions import Position, positions
from stammtisch.lab.simulate import Plan, play_one
from stammtisch.lab.timing import REFERENCE_RATE, processor_seconds, reference_rate

PLAYERS = 4
BOTS = ("random", "greedy")
SEED = "bench"
REPETITIONS = 7
LEAST_SECONDS = 0.3
"""How much processor time one repetition takes at least; short measurements are noise."""
COPIES = 100
COPIED_POSITIONS = 50
LISTED_POSITIONS = 600
DECISIONS_APART = 7
"""How many decisions lie between two positions measured: a number with which no cycle of a round keeps step."""

Steps = Callable[[int], None]


def bench(game_ids: Sequence[str], done: Steps) -> dict[str, Any]:
    """All figures of the games as plain data for JSON; `done` is told of every step made (see `steps`).

    `python`: its version; `machine`: the kind of processor; `repetitions`; `reference`: `iterations_per_second` of the
    loop on this machine (median of all measured) and `nominal`, the rate the targets are written for; `games`: by id,
    what `bench_game` gives.
    """
    references: list[float] = []
    games = {game_id: bench_game(game(game_id), done, references) for game_id in game_ids}
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "repetitions": REPETITIONS,
        "reference": {"iterations_per_second": round(statistics.median(references)), "nominal": REFERENCE_RATE},
        "games": games,
    }


def steps(game_ids: Sequence[str]) -> int:
    """How many steps `bench` makes."""
    return sum(len(_bots(game_id)) * REPETITIONS + 4 for game_id in game_ids)


def bench_game(of_game: Game[Any], done: Steps, references: list[float]) -> dict[str, Any]:
    """The figures of one game; the rates of the reference loop measured on the way are added to `references`.

    `players`; `bots`: by name, see `bench_bots`; the figures of `bench_copy`; `state_bytes`: memory of one more copy,
    `saved_bytes`: of its saved form; `replay_ms`, `replay_actions`: milliseconds to replay a whole recorded game of so
    many actions; `listing`: see `bench_listing`.
    """
    players = max(of_game.min_players, min(PLAYERS, of_game.max_players))
    figures: dict[str, Any] = {"players": players, "bots": {}}
    for name in _bots(of_game.id):
        figures["bots"][name] = bench_bots(Plan(of_game.id, (name,) * players, SEED), done, references)
    middle = positions(of_game, players, SEED, DECISIONS_APART, LISTED_POSITIONS)
    chosen = middle[:: max(1, len(middle) // COPIED_POSITIONS)]
    figures.update(bench_copy(chosen, references))
    done(1)
    figures["state_bytes"] = round(statistics.median(_copy_bytes(position) for position in chosen))
    figures["saved_bytes"] = round(statistics.median(len(msgspec.json.encode(at.state.to_data())) for at in chosen))
    done(1)
    figures.update(bench_replay(of_game, players))
    done(1)
    figures["listing"] = bench_listing(middle)
    done(1)
    return figures


def bench_copy(chosen: Sequence[Position], references: list[float]) -> dict[str, float]:
    """Copying a state: `copy_us`, the median over the positions in microseconds, and `copy_us_at_nominal`, the same in
    proportion to the reference loop.
    """
    before = reference_rate()
    seconds = statistics.median(_copy_seconds(position) for position in chosen)
    reference = (before + reference_rate()) / 2
    references.append(reference)
    scaled = seconds * reference / REFERENCE_RATE
    return {"copy_us": round(seconds * 1e6, 2), "copy_us_at_nominal": round(scaled * 1e6, 2)}


def bench_bots(plan: Plan, done: Steps, references: list[float]) -> dict[str, Any]:
    """Whole games of bots: medians over the repetitions of `decisions_per_second` and `games_per_second`;
    `decisions_per_game`; and `at_nominal`: the two rates in proportion to the reference loop, as they would be where it
    runs at its nominal rate.
    """
    games = _enough_games(plan)
    decisions = _play(plan, games)
    seconds: list[float] = []
    scaled: list[float] = []
    for _ in range(REPETITIONS):
        before = reference_rate()
        took = processor_seconds(partial(_play, plan, games))
        reference = (before + reference_rate()) / 2
        references.append(reference)
        seconds.append(took)
        scaled.append(took * reference / REFERENCE_RATE)
        done(1)
    here, nominal = statistics.median(seconds), statistics.median(scaled)
    return {
        "decisions_per_second": round(decisions / here),
        "games_per_second": round(games / here, 1),
        "decisions_per_game": round(decisions / games, 1),
        "at_nominal": {
            "decisions_per_second": round(decisions / nominal),
            "games_per_second": round(games / nominal, 1),
        },
    }


def bench_replay(of_game: Game[Any], players: int) -> dict[str, Any]:
    """Replaying a whole game of random bots from the text of its record, chain and hashes checked on the way:
    `replay_ms` and the record's `replay_actions`.
    """
    lines: list[str] = []
    record_game(of_game, {}, ["random"] * players, SEED, lines.append)
    work = partial(_replayed, "".join(lines))
    seconds = [processor_seconds(work) for _ in range(REPETITIONS)]
    return {"replay_ms": round(statistics.median(seconds) * 1e3, 2), "replay_actions": work()}


def bench_listing(measured: Sequence[Position]) -> dict[str, dict[str, float]]:
    """Listing the legal actions, by the kind of the frame that asks, on fresh copies so that nothing worked out before
    helps.

    `us`: median of microseconds; `options`: mean number of actions listed; `share`: how many of all decisions are of
    this kind.
    """
    by_kind: dict[str, list[Position]] = {}
    for position in measured:
        by_kind.setdefault(position.kind, []).append(position)
    return {
        kind: {
            "us": round(statistics.median(_listing_seconds(at) for at in by_kind[kind]) * 1e6, 2),
            "options": round(statistics.mean(len(_listed(at.state, at.seat)) for at in by_kind[kind]), 1),
            "share": round(len(by_kind[kind]) / len(measured), 4),
        }
        for kind in sorted(by_kind, key=lambda kind: -len(by_kind[kind]))
    }


def _bots(game_id: str) -> list[str]:
    return [name for name in BOTS if name in bot_names(game_id)]


def _enough_games(plan: Plan) -> int:
    games = 1
    while processor_seconds(partial(_play, plan, games)) < LEAST_SECONDS:
        games *= 2
    return games


def _play(plan: Plan, games: int) -> int:
    return sum(play_one(plan, number).decisions for number in range(games))


def _replayed(text: str) -> int:
    return sum(step.entry.n > 0 for step in replay(record.parse(text)))


def _copy_seconds(position: Position) -> float:
    copy = position.state.copy

    def work() -> None:
        for _ in range(COPIES):
            copy()

    return processor_seconds(work) / COPIES


def _copy_bytes(position: Position) -> float:
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [position.state.copy() for _ in range(COPIES)]
        after, _ = tracemalloc.get_traced_memory()
        return (after - before) / len(copies)
    finally:
        tracemalloc.stop()


def _listing_seconds(position: Position) -> float:
    seat = position.seat
    copies = [position.state.copy() for _ in range(COPIES)]

    def work() -> None:
        for state in copies:
            state.agenda[-1].legal_actions(state, seat)

    return processor_seconds(work) / COPIES


def _listed(state: Any, seat: int) -> list[int]:
    listed: list[int] = state.agenda[-1].legal_actions(state, seat)
    return listed
