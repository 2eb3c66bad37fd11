"""`stammtisch bench`: that it measures what it says; how fast anything is is not a test's business."""

from __future__ import annotations

import json

import pytest

from stammtisch.bots.registry import bot_names
from stammtisch.engine.registry import game, game_ids
from stammtisch.lab import bench, timing
from stammtisch.lab.positions import positions
from stammtisch.lab.simulate import Plan
from tests.cli.conftest import Command


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    monkeypatch.setattr(bench, "LEAST_SECONDS", 0.0)
    monkeypatch.setattr(bench, "COPIES", 3)
    monkeypatch.setattr(bench, "LISTED_POSITIONS", 60)
    monkeypatch.setattr(timing, "REFERENCE_ITERATIONS", 20_000)


def test_the_reference_loop_does_the_work_it_counts() -> None:
    """0 + 1 + 2 + 3 for each four iterations."""
    assert timing.reference_loop(40) == 60


@pytest.mark.usefixtures("_quick")
def test_every_game_has_all_figures(command: Command) -> None:
    ran = command("bench", "--json")
    figures = json.loads(ran.out)
    assert ran.code == 0
    assert figures["reference"]["iterations_per_second"] > 0
    assert list(figures["games"]) == list(game_ids())
    heroes = figures["games"]["heroes"]
    assert list(heroes["bots"]) == [name for name in ("random", "greedy") if name in bot_names("heroes")]
    for rates in heroes["bots"].values():
        assert rates["decisions_per_second"] > rates["games_per_second"] > 0
        assert rates["at_nominal"]["decisions_per_second"] > 0
    for figure in ("copy_us", "copy_us_at_nominal", "state_bytes", "saved_bytes", "replay_ms", "replay_actions"):
        assert heroes[figure] > 0
    assert sum(row["share"] for row in heroes["listing"].values()) == pytest.approx(1, abs=0.001)
    assert all(row["us"] > 0 for row in heroes["listing"].values())


@pytest.mark.usefixtures("_quick")
def test_the_steps_are_those_that_the_bar_is_made_for() -> None:
    done: list[int] = []
    bench.bench(game_ids(), done.append)
    assert sum(done) == bench.steps(game_ids())


@pytest.mark.usefixtures("_quick")
def test_a_reader_gets_the_figures_in_lines(command: Command) -> None:
    told = command("bench").out
    assert "heroes, 4 players" in told
    for words in (
        "Reference loop: ",
        "  random: ",
        "  copy of a state: ",
        "  replay of a game of ",
        "    fair_bidding: ",
    ):
        assert words in told


def test_rates_are_scaled_by_the_reference_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine half as fast as the nominal one, twice the measured rate is the rate in proportion."""
    monkeypatch.setattr(bench, "REPETITIONS", 3)
    monkeypatch.setattr(bench, "LEAST_SECONDS", 0.0)
    monkeypatch.setattr(bench, "reference_rate", lambda: timing.REFERENCE_RATE / 2)
    monkeypatch.setattr(bench, "processor_seconds", lambda work: 2.0)
    monkeypatch.setattr(bench, "_play", lambda plan, games: 1000 * games)
    rates = bench.bench_bots(Plan("heroes", ("random",) * 4, "1"), lambda more: None, [])
    assert rates["decisions_per_second"] == 500
    assert rates["at_nominal"] == {"decisions_per_second": 1000, "games_per_second": 1.0}


def test_the_time_of_a_copy_is_scaled_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine half as fast as the nominal one, half the measured time is the time in proportion."""
    monkeypatch.setattr(bench, "COPIES", 1)
    monkeypatch.setattr(bench, "reference_rate", lambda: timing.REFERENCE_RATE / 2)
    monkeypatch.setattr(bench, "processor_seconds", lambda work: 8e-6)
    found = positions(game("heroes"), 4, "1", 7, 3)
    assert bench.bench_copy(found, []) == {"copy_us": 8.0, "copy_us_at_nominal": 4.0}


def test_positions_are_the_same_every_time_and_somebody_must_decide_in_each() -> None:
    heroes = game("heroes")
    found = positions(heroes, 4, "1", 7, 40)
    assert len(found) == 40
    for position in found:
        assert position.state.agenda[-1].kind == position.kind
        assert position.state.agenda[-1].legal_actions(position.state, position.seat)
    again = positions(heroes, 4, "1", 7, 40)
    assert [position.state.hash() for position in again] == [position.state.hash() for position in found]
