"""Simulations: the same games whoever plays them, and what happens when one breaks off."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

import pytest

from stammtisch.bots.registry import UnknownBot
from stammtisch.engine.game import SetupError
from stammtisch.engine.registry import UnknownGame
from stammtisch.lab import simulate as lab
from stammtisch.lab.report import digest
from stammtisch.lab.simulate import GameFailed, Plan, batches_of, play_one, simulate

PLAN = Plan("heroes", ("random",) * 4, "1")


def test_every_game_belongs_to_one_batch_whatever_the_workers() -> None:
    for games in (1, 2, 17, 200, 1001):
        for workers in (1, 2, 3, 8):
            batches = batches_of(games, workers)
            assert [number for batch in batches for number in batch] == list(range(games))
            assert max(map(len, batches)) <= lab.LARGEST_BATCH


def test_a_game_depends_on_the_plan_and_its_number_alone() -> None:
    assert play_one(PLAN, 3) == play_one(PLAN, 3)
    assert play_one(PLAN, 3).state_hash != play_one(PLAN, 4).state_hash


def test_the_outcome_tells_the_end_of_the_game() -> None:
    outcome = play_one(PLAN, 0)
    assert outcome.finished
    assert outcome.ending
    assert len(set(outcome.tribes)) == 4
    assert set(outcome.winners) <= {0, 1, 2, 3}


def test_a_game_without_end_is_an_outcome_too() -> None:
    outcome = play_one(Plan("heroes", ("random",) * 4, "1", most_decisions=10), 0)
    assert not outcome.finished
    assert outcome.decisions == 10
    assert (outcome.winners, outcome.ending) == ((), "")


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    told: list[int] = []
    alone = simulate(PLAN, 5)
    spread = simulate(PLAN, 5, workers=2, progress=told.append)
    assert spread.outcomes == alone.outcomes
    assert sum(told) == 5


@pytest.mark.slow
def test_two_processes_with_different_hash_seeds_give_the_same_digest() -> None:
    program = "from stammtisch.cli.main import main; main()"
    arguments = ["simulate", "heroes", "--games", "5", "--seed", "1", "--json"]

    def in_a_process(hash_seed: str) -> dict[str, Any]:
        ran = subprocess.run(
            [sys.executable, "-c", program, *arguments],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        figures: dict[str, Any] = json.loads(ran.stdout)
        return figures

    one, other = in_a_process("1"), in_a_process("2")
    assert one["digest"] == other["digest"] == digest(simulate(PLAN, 5).outcomes)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", ("random",) * 4, "1"), UnknownGame),
        (Plan("heroes", ("grandmaster",) * 4, "1"), UnknownBot),
        (Plan("heroes", ("random",) * 7, "1"), SetupError),
        (Plan("heroes", ("random",) * 4, "1", {"weather": "rain"}), SetupError),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(plan, 1)


def test_a_game_that_breaks_off_is_named_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("granite")

    monkeypatch.setattr(lab, "play_game", broken)
    with pytest.raises(GameFailed, match=r"game 0 \(its seed is '1/0'\) broke off: KeyError: 'granite'"):
        simulate(PLAN, 3)


@pytest.mark.slow
def test_a_game_that_breaks_off_in_a_worker_is_named_too() -> None:
    seven = Plan("heroes", ("random",) * 7, "1")
    with pytest.raises(GameFailed, match=r"game \d \(its seed is '1/\d'\) broke off: SetupError: "):
        lab._spread(seven, 4, 2, lambda more: None)


@pytest.mark.slow
def test_who_stops_a_simulation_does_not_wait_for_the_games_not_yet_begun() -> None:
    """All of them would take minutes; those begun are over in a moment."""
    told: list[int] = []

    def stop(more: int) -> None:
        told.append(more)
        raise KeyboardInterrupt

    began = time.perf_counter()
    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, 5000, workers=2, progress=stop)
    assert len(told) == 1
    assert time.perf_counter() - began < 60
