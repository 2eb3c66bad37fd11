"""The reference card of Era of Tribes: where in the round one is, and which printed figures are in doubt."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.game import start
from stammtisch.engine.umpire import SilentUmpire
from stammtisch.games.era.board_data import board_data
from stammtisch.games.era.course import ROUND, step_of
from stammtisch.games.era.doubts import doubts
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.cleanup import ArmyGoods
from stammtisch.games.era.rules.round import Round
from stammtisch.games.era.rules.round_start import BeforeMorale
from stammtisch.games.era.rules.turn import ActionPhase, Turn
from stammtisch.games.era.rules.turn_order import SetOrder
from stammtisch.games.era.state import EraState
from stammtisch.words import Words, languages


def _in_round(following: int, *above: Any) -> EraState:
    state = GAME.new(2, {}, "course")
    start(state, SilentUmpire())
    state.round = 1
    state.agenda = [Round(following), *above]
    return state


@pytest.mark.parametrize(
    ("state", "step"),
    [
        (_in_round(1, BeforeMorale(0)), "morale"),
        (_in_round(3, SetOrder(0)), "order"),
        (_in_round(4, ActionPhase(), Turn(0)), "actions"),
        (_in_round(6, ArmyGoods(0)), "clean_up"),
    ],
)
def test_the_card_knows_the_step_of_the_round(state: EraState, step: str) -> None:
    """eot.1-01: morale, turn order, actions, autoexpansion, clean-up, end check."""
    assert GAME.position(GAME.observe(state, 0))["step"] == step
    assert ROUND.index(step) == ("morale", "order", "actions", "autoexpansion", "clean_up", "end_check").index(step)


def test_before_the_first_round_and_after_the_last_there_is_no_step_of_a_round() -> None:
    state = GAME.new(2, {}, "course")
    start(state, SilentUmpire())
    assert step_of(GAME.observe(state, 0)) == "set_up"
    state.round, state.agenda = 9, []
    assert step_of(GAME.observe(state, 0)) == "scoring"


def test_every_stage_of_the_card_is_one_of_the_game() -> None:
    stages = {frame.stage for frame in GAME.frames.values()}
    told = [stage for steps in GAME.reference()["course"].values() for step in steps for stage in step["stages"]]
    assert sorted(set(told) - stages) == []


def test_what_is_inferred_or_designed_is_in_doubt_and_nothing_else() -> None:
    """R-001 to R-004, R-006, R-045, R-129: the figures that stand in no text that is known."""
    told = {each["word"]: each["source"] for each in GAME.reference()["doubts"]["tables"]}
    assert told == {
        "morale": "inferred",
        "influence-track": "designed",
        "barbarian-chart": "designed",
        "tax-yield": "inferred",
        "movement-vassal": "inferred",
        "branches-overlap": "inferred",
        "branches-ring": "designed",
        "branches-cut-wheel": "designed",
        "supply": "inferred",
    }


def test_the_card_knows_what_holds_where_a_table_has_not_chosen() -> None:
    """R-045, R-129."""
    defaults = GAME.reference()["defaults"]
    assert (defaults["length"], defaults["vassal_mp"], defaults["branches"]) == ("normal", "11223", "overlap")


def test_a_value_may_be_in_doubt_alone_and_provinces_are_counted() -> None:
    tables = {"prices": {"fleet": [1], "fleet_source": "designed", "army": [1], "army_source": "mod"}}
    provinces = [each for each in board_data().provinces if each.id in ("latium", "cheruscia", "aegyptus_inferior")]
    found = doubts(tables, provinces)
    assert found["tables"] == [{"word": "prices-fleet", "source": "designed"}]
    assert {"word": "home", "n": 2, "all": 3} in found["map"]


@pytest.mark.parametrize("language", languages())
def test_every_step_field_and_doubt_is_explained(language: str) -> None:
    words, printed = Words(language), GAME.reference()
    steps = [f"era-course-{part}-{step['step']}" for part, steps in printed["course"].items() for step in steps]
    told = [f"era-doubt-{each['word']}" for each in printed["doubts"]["tables"]]
    counted = [f"era-doubt-map-{each['word']}" for each in printed["doubts"]["map"]]
    assert [message for message in [*steps, *told, *counted] if not words.has(message)] == []
