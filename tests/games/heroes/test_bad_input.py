"""Bad input: one clear error that names the place or the rule, and nothing has changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.engine import game as engine
from stammtisch.engine.game import SetupError
from stammtisch.engine.notation import split_line
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.scenario_file import check
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.game import GAME
from tests.games.heroes.table import Table

FAIR: dict[str, Any] = {"stage": "fair:bidding", "seats": {"A": {"hand": ["iron"]}}}


@pytest.mark.parametrize(
    ("given", "line", "code", "rule"),
    [
        ({}, "B pass", "not_your_turn", "aoh.move.0-02"),
        ({}, "A discard iron", "wrong_phase", "aoh.move.0-01"),
        ({}, "A build city with wood wood stone", "not_in_hand", "aoh.base-05"),
        ({}, "A attack A for plunder", "bad_target", "aoh.move.2-09"),
        (FAIR, "A offer gold for stone", "not_in_hand", "aoh.fair-16"),
        (FAIR, "A take stone for iron from B with iron", "gone", "aoh.fair-25"),
        (FAIR, "A build army with iron grain grain", "wrong_phase", "aoh.move.0-01"),
        ({"seats": {"B": {"out": True}}, "players": 3}, "B order heroes army", "out", "aoh.loss-10"),
    ],
)
def test_a_refused_action_changes_nothing(given: dict[str, Any], line: str, code: str, rule: str) -> None:
    """aoh.move.0-01, aoh.move.0-02, aoh.fair-16: illegal, out of turn, or a wish for a card that is not held."""
    table = Table(**given)
    before, chance = table.state.hash(), table.state.chance_position
    said = split_line(line)
    assert said is not None
    umpire = Umpire()
    with pytest.raises(IllegalAction) as refused:
        engine.play(GAME, table.state, said[0], GAME.parse(said[1]), umpire)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == (code, rule)
    assert (table.state.hash(), table.state.chance_position) == (before, chance)
    assert (umpire.events, umpire.outcomes) == ([], [])


@pytest.mark.parametrize("code", [-1, -6, 6 | 1 << 40, 12 | 1 << 80, 63, 1 << 200])
def test_a_number_that_is_no_action_is_none_of_those_it_resembles(code: int) -> None:
    """A code with bits beyond its fields is not the action in its lowest bits (6 passes, 12 plays Fortune)."""
    table = Table()
    before = table.state.hash()
    with pytest.raises(ValueError, match=f"^{code} is no action code of this game$"):
        engine.refusal(GAME, table.state, 0, code)
    with pytest.raises(ValueError, match=f"^{code} is no action code of this game$"):
        engine.play(GAME, table.state, 0, code, Umpire())
    assert table.state.hash() == before


@pytest.mark.parametrize("line", ["pass", "order heroes army"])
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table(seat: int, line: str) -> None:
    """A negative seat is none, it is not counted from the end."""
    table = Table()
    before = table.state.hash()
    with pytest.raises(ValueError, match=f"there is no seat {seat} at a table of 2"):
        engine.play(GAME, table.state, seat, GAME.parse(line), Umpire())
    assert table.state.hash() == before


def test_a_wish_for_a_card_that_is_not_held_leaks_nothing() -> None:
    """aoh.fair-20: refused to its sender alone, the same whether another holds the card or nobody does."""
    held = Table(**{**FAIR, "seats": {"A": {"hand": ["iron"]}, "B": {"hand": ["gold"]}}})
    assert held.refusal("A offer gold for stone") == Table(**FAIR).refusal("A offer gold for stone")


@pytest.mark.parametrize(
    ("players", "options", "text"),
    [(1, {}, "2 to 6 players, not 1"), (3, {"rain": "on"}, "no option 'rain'"), (3, {"hunger": "much"}, "all, one")],
)
def test_a_table_that_cannot_be_set_up(players: int, options: dict[str, str], text: str) -> None:
    """aoh.intro-01, aoh.opt-10."""
    with pytest.raises(SetupError, match=text):
        GAME.new(players, options, "seed")


# --- scenarios --------------------------------------------------------------------------------------------------------

GOOD: dict[str, Any] = {"id": "X", "rules": ["aoh.move.2-02"], "given": {}, "when": [], "then": {"turn": "A"}}


def refused_scenario(tmp_path: Path, **case: Any) -> str:
    """What is said about a scenario file with this one case."""
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({"game": "heroes", "cases": [{**GOOD, **case}]}), encoding="utf-8")
    report = check([path])
    assert (report.passed, report.failed) == (0, {})
    (error,) = report.not_understood
    return str(error)


@pytest.mark.parametrize(
    ("step", "place", "text"),
    [
        ({"do": "march"}, "key 'do'", "verb 'march' is unknown"),
        ({"do": "pass"}, "key 'by'", "'pass' needs the key 'by'"),
        ({"do": "pass", "by": "A", "how": 1}, "key 'how'", "'pass' has no such key"),
        ({"do": "pass", "by": "F"}, "step 1", "'F' is no seat of this table"),
        ({"do": "build", "by": "A", "item": "tower", "pay": []}, "key 'item'", "'tower' is no piece"),
        ({"do": "build", "by": "A", "item": "road", "pay": []}, "key 'to'", "a road leads to a neighbour"),
        ({"do": "build", "by": "A", "item": "army", "pay": ["bread"]}, "step 1", "'bread' is no card"),
        ({"do": "build", "by": "A", "item": "army", "pay": "iron"}, "key 'pay'", "'pay' is a list"),
        ({"do": "lay", "by": "A", "n": "two"}, "key 'n'", "'n' is a whole number"),
        (
            {"do": "war", "by": "A", "target": "B", "purpose": "plunder", "line": ["cavalry"]},
            "key 'line'",
            "is no unit",
        ),
        ({"do": "answer", "by": "B", "olympics": "yes"}, "key 'olympics'", "true or false"),
        ({"do": "orders", "by": "A", "set": {"luck": 1}}, "key 'set'", "no topic of standing orders"),
        ({"do": "begin", "by": "A", "answers": ["B"]}, "key 'answers'", "holds objects"),
        ({"do": "list", "by": "A", "wishes": [{"give": "iron"}]}, "key 'wishes'", "objects with give and want"),
        ({"do": "offer", "by": "A", "give": "bread", "want": "iron"}, "step 1", "'bread' is no card"),
        ({"do": "lay", "by": "A", "n": -1}, "key 'n'", "'n' is a whole number from 0"),
        ({"do": "discard", "by": "A", "cards": None}, "key 'cards'", "'cards' is a list of cards"),
        ({"do": "begin", "by": "A", "answers": [{"random": 1}]}, "key 'random'", "'random' is a list of cards"),
        ({"line": "A pass", "chance": [[6]]}, "step 1", "1 outcomes of chance are left over"),
        ({"line": "time up", "chance": [[6]]}, "step 1", "1 outcomes of chance are left over"),
        ("A dance", "step 1", "'dance' is no action; most like it are"),
        ("dance", "step 1", "begins with the letter of a seat"),
    ],
)
def test_a_step_that_is_not_understood(tmp_path: Path, step: Any, place: str, text: str) -> None:
    """aoh.move.0-01: file, case, step and key are named, and what would be right."""
    said = refused_scenario(tmp_path, when=[step])
    assert said.startswith("bad.json, case X, step 1")
    assert place in said
    assert text in said


@pytest.mark.parametrize(
    ("given", "place", "text"),
    [
        ({"weather": "fine"}, "key 'weather'", "unknown"),
        ({"players": 9}, "given", "2 to 6 players"),
        ({"players": "two"}, "key 'players'", "whole number"),
        ({"stage": "war:dice"}, "key 'stage'", "no stage to begin with"),
        ({"stage": ["move:2"]}, "key 'stage'", "must be a text"),
        ({"roads": ["ABC"]}, "key 'roads'", "a road joins two seats"),
        ({"roads": [1]}, "key 'roads'", "a road joins two seats"),
        ({"roads": [["A", "A"]]}, "key 'roads'", "a road joins two seats"),
        ({"options": {"rain": 1}}, "given", "no option 'rain'"),
        ({"seats": {"A": {"hand": ["hunger"]}}}, "key 'hand'", "played when drawn"),
        ({"seats": {"A": {"hand": "iron"}}}, "seat 'A', key 'hand'", "a list"),
        ({"seats": {"A": {"cities": -1}}}, "key 'cities'", "whole number from 0"),
        ({"seats": {"A": {"cities": True}}}, "key 'cities'", "whole number"),
        ({"seats": {"A": {"cities": 13}}}, "given", "only 12 of the piece 'city'"),
        ({"seats": {"A": {"armies": ["mounted"]}}}, "given", "'mounted' is no army"),
        ({"seats": {"A": {"tribe": "gauls"}}}, "given", "'gauls' is no tribe"),
        ({"seats": {"A": {"orders": {"heroes": "run"}}}}, "key 'orders'", "there are ask, never"),
        ({"seats": {"A": 3}}, "key 'A'", "an object"),
        ({"deck": ["bread"]}, "given", "'bread' is no card"),
        ({"first": "Z"}, "given", "'Z' is no seat"),
    ],
)
def test_a_position_that_is_not_understood(tmp_path: Path, given: Any, place: str, text: str) -> None:
    """aoh.intro-01: the key is named, and what would be right."""
    said = refused_scenario(tmp_path, given=given)
    assert said.startswith("bad.json, case X, given")
    assert place in said
    assert text in said


@pytest.mark.parametrize(
    "key", ["score", "A.gold", "supply.tower", "fresh.bread", "view.A.B.secrets", "view.A", "A.B.C"]
)
def test_a_value_that_is_not_understood(tmp_path: Path, key: str) -> None:
    """aoh.prep-09: a key that no position has."""
    assert f"then, key '{key}'" in refused_scenario(tmp_path, then={key: 1})


def test_an_answer_to_a_disaster_that_is_none(tmp_path: Path) -> None:
    """aoh.evt.int-01."""
    begin = {"do": "begin", "by": "A", "answers": [{"by": "A", "use": ["fortune"]}]}
    said = refused_scenario(tmp_path, given={"stage": "move:0", "deck": ["barbarians"]}, when=[begin])
    assert "key 'use'" in said
    assert "fortune, olympics or null does" in said


def test_a_value_of_another_sort_is_a_difference_and_no_fault(tmp_path: Path) -> None:
    """aoh.prep-09: what is compared without its order may hold anything."""
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({"game": "heroes", "cases": [{**GOOD, "then": {"A.hand": [{}]}}]}), encoding="utf-8")
    assert check([path]).data() == {
        "passed": 0,
        "failed": [{"id": "X", "key": "A.hand", "expected": [{}], "actual": []}],
    }


def test_chance_that_a_step_does_not_dictate_or_has_too_much_of(tmp_path: Path) -> None:
    """aoh.est-02, aoh.win-05, aoh.move.1-04: dice, random cards and the order of a shuffle."""
    war = [
        {"do": "war", "by": "A", "target": "B", "purpose": "plunder", "line": ["bare"]},
        {"do": "answer", "by": "B"},
    ]
    plundered = {"seats": {"B": {"armies": [], "hand": ["iron", "wood", "gold"]}}}
    for given, when, text in (
        ({}, [*war, {"do": "throw", "dice": []}], "throws more dice than it dictates"),
        ({}, [*war, {"do": "throw", "dice": [[1, 2], [3, 4]]}], "more chance than the rules ask for"),
        ({}, [*war, {"do": "throw", "dice": [[1, 7]]}], "is no throw of 1 dice"),
        ({}, [*war, {"do": "throw", "dice": [[1]]}], "are a pair"),
        (plundered, [*war, {"do": "throw", "dice": []}], "does not dictate which"),
        (plundered, [*war, {"do": "throw", "dice": [], "random": ["hero", "iron"]}], "cannot be picked here"),
        (plundered, [*war, {"do": "throw", "dice": [], "random": ["iron"]}], "2 cards are picked at random, not 1"),
        ({"discard": ["iron", "wood"]}, [{"do": "tax", "by": "A"}], "does not dictate the order"),
        ({"discard": ["iron"]}, [{"do": "tax", "by": "A", "shuffle": ["wood"]}], "does not hold the cards"),
    ):
        assert text in refused_scenario(tmp_path, given=given, when=when)


@pytest.mark.parametrize("army", ["led", "bare@away"])
def test_a_general_is_not_put_on_an_army_that_cannot_have_one(tmp_path: Path, army: str) -> None:
    """aoh.base-09: an army that a step names is at home and has no general."""
    path = tmp_path / "general.json"
    case = {
        "given": {"seats": {"A": {"hand": ["iron", "gold"], "armies": ["bare", "led", "bare@away"]}}},
        "when": [{"do": "build", "by": "A", "item": "general", "pay": ["iron", "gold"], "army": army}],
        "then": {"error": "no_free_army"},
    }
    path.write_text(json.dumps({"game": "heroes", "cases": [{**GOOD, **case}]}), encoding="utf-8")
    assert check([path]).data() == {"passed": 1, "failed": []}
