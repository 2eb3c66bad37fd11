"""Whole recorded games, replayed to their result and all their hashes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from stammtisch.engine.record import Record, parse, read
from stammtisch.engine.replay import verify
from stammtisch.games.heroes.table_options import RULE_OPTIONS
from tools.record_traces import OPTION_TRACES, OTHER_TRACES, Seen
from tools.records import PLANS, Plan, play, table

FOLDER = Path(__file__).parents[2] / "records" / "heroes"
NAMES = [plan.name for plan in PLANS]


@cache
def record(name: str) -> Record:
    """A recorded game."""
    return read(FOLDER / f"{name}.jsonl")


@cache
def seen(name: str) -> Seen:
    """A recorded game, played again without its seed."""
    return Seen.of(record(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_its_result(name: str) -> None:
    """aoh.vict-01, aoh.vict-02, aoh.vict-03: chance recomputed from the seed, every hash compared."""
    checked = verify(record(name))
    assert checked.error is None
    assert checked.recomputed
    assert checked.hashes > len(record(name).entries) // 16
    assert checked.result is not None
    assert checked.result == seen(name).result


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_without_its_seed(name: str) -> None:
    """aoh.prep-04: every die and every shuffle stands in the record."""
    outcomes = sum(len(entry.chance) for entry in record(name).entries)
    assert outcomes > 2
    assert len(seen(name).told) == len(record(name).entries)


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_record_is_the_game_that_it_stands_for(plan: Plan) -> None:
    """aoh.opt-01 to aoh.opt-15, aoh.evt.int-02, aoh.fair-15, aoh.fair-24: the ending, the players, the options, and an
    event that would not have been without them.
    """
    header = record(plan.name).header
    assert [seat.kind for seat in header.seats] == list(plan.bots)
    assert header.options == plan.options
    assert plan.fulfilled(record(plan.name))


def test_every_ending_and_every_number_of_players_is_recorded() -> None:
    """aoh.intro-01, aoh.vict-01, aoh.vict-02, aoh.vict-03."""
    results = [seen(name).result for name in NAMES]
    assert {result.ending for result in results if result is not None} == {"cities", "monument", "last_tribe"}
    assert {record(name).header.players for name in NAMES} == set(range(2, 7))


def test_every_option_value_is_recorded() -> None:
    """aoh.opt-01 to aoh.opt-15."""
    headers = [record(name).header.options for name in NAMES]
    for option in RULE_OPTIONS:
        assert {chosen.get(option.name, option.default) for chosen in headers} == set(option.values)


def test_every_trace_is_wanted_of_a_record() -> None:
    assert set(OPTION_TRACES) == {option.name for option in RULE_OPTIONS}
    assert {name for plan in PLANS for name in plan.options} == set(OPTION_TRACES)
    assert {name for plan in PLANS for name in plan.also} == set(OTHER_TRACES)


@pytest.mark.parametrize("name", OPTION_TRACES)
def test_a_game_at_the_default_of_an_option_does_not_leave_its_trace(name: str) -> None:
    """aoh.opt-01 to aoh.opt-15: each trace can be missing, so that finding it says something."""
    assert not all(OPTION_TRACES[name][1](seen(other)) for other in NAMES if name not in record(other).header.options)


def test_the_folder_holds_the_planned_games_and_its_readme_says_what_they_are() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(NAMES)
    assert table(FOLDER) in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_a_game_made_anew_is_the_same_each_time_and_fulfils_its_plan() -> None:
    plan = next(plan for plan in PLANS if plan.name == "four-players-standing-orders")
    text = play(plan)
    assert play(plan) == text
    assert plan.fulfilled(parse(text))
