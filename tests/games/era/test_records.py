"""Whole recorded games, replayed to their result and all their hashes.

They end by each of the six victories in a normal and in a long game, by four goals of an epic game and by a tribe wiped
off the map.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from stammtisch.engine.record import Record, read
from stammtisch.engine.replay import replay, rewind, verify
from stammtisch.games.era.state import EraState
from stammtisch.games.era.table_options import VARIANTS
from stammtisch.games.era.words import GOALS, TRIBES
from tools.era_records import PLANS, Plan, tribes

FOLDER = Path(__file__).parents[2] / "records" / "era"
NAMES = [plan.name for plan in PLANS]
MOST_BYTES = 2_500_000
ENDINGS: Mapping[str, frozenset[str]] = {
    "normal": frozenset((*GOALS, "wiped_out")),
    "long": frozenset((*GOALS, "wiped_out")),
    "epic": frozenset(("epic",)),
}


@cache
def record(name: str) -> Record:
    """A recorded game."""
    return read(FOLDER / f"{name}.jsonl")


@cache
def last(name: str) -> EraState:
    """The last position of a recorded game, played again without its seed."""
    game = record(name)
    position = rewind(game, game.entries[-1].n)
    assert isinstance(position, EraState)
    return position


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_record_replays_to_the_end_that_it_stands_for(plan: Plan) -> None:
    """eot.2.1-01, eot.2.1-05, eot.2.1-24, eot.2.1-27: chance recomputed from the seed, every hash compared."""
    game = record(plan.name)
    checked = verify(game)
    assert checked.error is None
    assert checked.recomputed
    assert checked.hashes > checked.actions // 16
    assert checked.result is not None
    assert checked.result.ending == plan.ending


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_record_replays_without_its_seed_to_the_game_that_was_planned(plan: Plan) -> None:
    """eot.0.1-01, eot.0.3-06: the outcomes that were written down are enough."""
    header = record(plan.name).header
    assert [seat.kind for seat in header.seats] == list(plan.bots)
    assert header.options == {name: value for name, value in plan.options.items() if value != "normal"}
    assert plan.fulfilled(last(plan.name))


@pytest.mark.parametrize("name", ["two3-normal-cultural", "three1-normal-wiped-out"])
def test_all_influence_after_the_first_point_is_told_with_its_source(name: str) -> None:
    """eot.0.2-03: every marker starts on field 1; the points of the told causes make the rest of the total."""
    told = [1] * record(name).header.players
    for step in replay(record(name)):
        for event in step.events:
            if event.kind == "influence":
                told[event.facts["seat"]] += event.facts["points"]
    assert told == [player.ip for player in last(name).players]


def test_these_endings_of_each_length_are_recorded() -> None:
    """eot.2.1-01, eot.2.1-24, eot.2.1-27."""
    for length, endings in ENDINGS.items():
        assert {plan.ending for plan in PLANS if plan.length == length} == endings


def test_every_area_every_tribe_and_each_number_of_players_is_recorded() -> None:
    """eot.0.3-06: two to four players, the fifteen areas, the ten tribes."""
    headers = [record(name).header for name in NAMES]
    assert {header.players for header in headers} == {2, 3, 4}
    assert {header.options["variant"] for header in headers} == set(VARIANTS) - {"by_players"}
    assert {tribe for name in NAMES for tribe in tribes(last(name))} == set(TRIBES)


def test_the_folder_holds_the_planned_games_and_stays_small() -> None:
    files = sorted(FOLDER.glob("*.jsonl"))
    assert [path.stem for path in files] == sorted(NAMES)
    assert sum(path.stat().st_size for path in files) < MOST_BYTES
