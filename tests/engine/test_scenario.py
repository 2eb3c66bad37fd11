"""Running scenarios: atomic steps, labels, what must be legal, alternatives, and the report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stammtisch.engine.scenario import Case, Mismatch, NotUnderstood, Report, Verb, run_case, run_cases
from tests.support.pebbles.scenario import READER, PebblesReader
from tests.support.pebbles.state import Pebbles

TURN = {"hands": {"A": ["red", "red"], "B": ["blue"]}, "turn": "A"}


def run(
    when: list[str | Mapping[str, Any]],
    then: Mapping[str, Any],
    given: Mapping[str, Any] = TURN,
    alternatives: tuple[Mapping[str, Any], ...] = (),
) -> list[Mismatch]:
    return run_case(READER, {}, Case("X", "", (), given, tuple(when), then, alternatives))


def test_a_case_that_holds_has_nothing_wrong() -> None:
    assert run(["A pass"], {"stage": "turn", "A.hand": ["red", "red"]}) == []


def test_each_wrong_value_is_listed_with_what_was_expected() -> None:
    assert run(["A pass"], {"stage": "over", "A.hand": ["red", "red"], "B.hand": []}) == [
        Mismatch("stage", "over", "turn"),
        Mismatch("B.hand", [], ["blue"]),
    ]


def test_the_values_of_a_seat_may_stand_in_one_object() -> None:
    assert run([], {"B": {"hand": ["blue"], "ears": False}}) == [Mismatch("B.ears", False, True)]


def test_a_number_is_not_taken_for_a_truth_value() -> None:
    assert run([], {"B.ears": 1}) == [Mismatch("B.ears", 1, True)]


def test_a_refused_step_must_be_expected() -> None:
    assert run(["A accept"], {"stage": "turn"}) == [
        Mismatch("legal", True, "step 1 was refused: not_now (pebbles.turn-01)")
    ]


def test_an_earlier_refused_step_must_be_expected_too_even_if_the_last_is_to_be_refused() -> None:
    wrong = run(["A accept", "B pass"], {"legal": False, "error": "not_your_turn"})
    assert wrong == [Mismatch("legal", True, "step 1 was refused: not_now (pebbles.turn-01)")]


def test_legal_and_error_speak_of_the_last_step() -> None:
    assert run(["A duel A"], {"legal": False, "error": "nobody"}) == []
    assert run(["A duel A"], {"error": "nobody"}) == []
    assert run(["A duel A"], {"legal": True}) == [Mismatch("legal", True, False)]
    assert run(["A pass"], {"legal": False}) == [Mismatch("legal", False, True)]
    assert run(["A pass"], {"error": "nobody"}) == [Mismatch("error", "nobody", None)]
    assert run(["A duel A"], {"error": "empty_hand"}) == [Mismatch("error", "empty_hand", "nobody")]


def test_a_refused_step_changes_nothing() -> None:
    assert run(["A duel B", "A pass"], {"legal": False, "A.hand": ["red", "red"], "stage": "contest"}) == []


def test_a_step_that_is_refused_half_way_changes_nothing_either() -> None:
    class Clumsy(PebblesReader):
        def step(self, position: Pebbles, step: Mapping[str, Any]) -> None:
            position.hands[0] = [0, 0, 9]
            super().step(position, step)

    case = Case(
        "X", "", (), TURN, ({"do": "act", "by": "A", "words": "accept"},), {"legal": False, "A.hand": ["red"] * 2}
    )
    assert run_case(Clumsy(), {}, case) == []


def test_a_refusal_at_set_up_has_its_code() -> None:
    assert run([{"do": "new_game", "players": 9}], {"legal": False, "error": "bad_player_count"}) == []


def test_a_label_asks_right_after_its_step() -> None:
    when: list[str | Mapping[str, Any]] = [{"line": "B ears shut", "as": "t1"}, "B ears open"]
    assert run(when, {"t1": {"B": {"ears": False}}, "B": {"ears": True}}) == []
    assert run(when, {"t1": {"B.ears": True}}) == [Mismatch("t1.B.ears", True, False)]


def test_steps_are_called_first_second_and_so_on() -> None:
    then = {"first": {"legal": False}, "second": {"legal": True, "error": None}}
    assert run(["A accept", "A pass"], then) == []
    assert run(["A pass", "A pass"], {"first": {"legal": False}, "second": {"legal": False}}) == [
        Mismatch("first.legal", False, True)
    ]


def test_a_labelled_step_that_is_refused_unasked_fails() -> None:
    wrong = run([{"line": "A accept", "as": "t1"}], {"t1": {"stage": "turn"}})
    assert [one.key for one in wrong] == ["legal"]


def test_chance_is_dictated() -> None:
    lost: list[str | Mapping[str, Any]] = [{"line": "A duel B", "chance": [[2, 3], [0]]}]
    assert run(lost, {"B.hand": ["blue", "red"]}) == []
    assert run([{"do": "act", "by": "A", "words": "duel B", "chance": [[3, 2], [2]]}], {"B.hand": []}) == []


def test_the_clock_is_a_step() -> None:
    given = {"hands": {"A": ["red"]}}
    assert run(["A stake red", "time up"], {"A.pile": ["red"]}, given) == []


def test_alternatives_are_run_too_under_their_option() -> None:
    given = {"turn": "B", "piles": {"A": ["red"]}}
    when: list[str | Mapping[str, Any]] = ["B pass", "time up", "A pass", "B pass"]
    then = {"stage": "over", "A": {"pile": ["red"], "hand": []}}
    other = {"option": "rounds=3", "then": {"stage": "stakes", "A": {"hand": []}}}
    assert run(when, then, given, (other,)) == []
    wrong = {"option": "rounds=3", "then": {"A": {"hand": ["blue"]}}}
    assert run(when, then, given, (wrong,)) == [
        Mismatch("[rounds=3] stage", "over", "stakes"),
        Mismatch("[rounds=3] A.hand", ["blue"], []),
    ]


@pytest.mark.parametrize(
    ("when", "then", "given", "place"),
    [
        (["pass"], {}, TURN, "case X, step 1: 'pass' is no line of notation; it begins with the letter of a seat"),
        (["A pass", "A jump"], {}, TURN, "case X, step 2: 'jump' is no action of Pebbles"),
        ([{"line": "A duel B", "chance": [[7, 1]]}], {}, TURN, "case X, step 1: 2 dice with 6 sides were thrown"),
        ([{"line": "A pass", "chance": [[1]]}], {}, TURN, "case X, step 1: 1 outcomes of chance are left over"),
        ([], {"weather": "wet"}, TURN, "case X, then, key 'weather': known are stage, round"),
        ([], {"D.hand": []}, TURN, "case X, then, key 'D.hand': known are"),
        ([], {}, {"weather": "wet"}, "case X, given, key 'weather': known are bag, hands"),
    ],
)
def test_what_is_not_understood_is_named_with_its_place(
    when: list[str | Mapping[str, Any]], then: dict[str, Any], given: dict[str, Any], place: str
) -> None:
    with pytest.raises(NotUnderstood) as error:
        run(when, then, given)
    assert str(error.value).startswith(place)


def test_the_report_counts_cases_and_names_the_first_wrong_key_of_each() -> None:
    report = Report()
    cases = [
        Case("good", "", (), TURN, (), {"stage": "turn"}),
        Case("bad", "", (), TURN, (), {"stage": "over", "round": 2}),
        Case("odd", "", (), TURN, (), {"weather": "wet"}),
        Case("also good", "", (), TURN, (), {}),
    ]
    run_cases(READER, {}, cases, report)
    data = report.data()
    assert (data["passed"], len(data["failed"]), len(data["not_understood"])) == (2, 1, 1)
    assert data["failed"] == [
        {
            "id": "bad",
            "key": "stage",
            "expected": "over",
            "actual": "turn",
            "also": [{"key": "round", "expected": 2, "actual": 1}],
        }
    ]
    assert data["not_understood"][0].startswith("case odd, then, key 'weather'")


def test_a_report_without_faults_has_just_two_keys() -> None:
    report = Report()
    run_cases(READER, {}, [Case("good", "", (), TURN, (), {})], report)
    assert report.data() == {"passed": 1, "failed": []}


def test_a_verb_knows_its_keys() -> None:
    verb = Verb(needs="by item", takes="pay")
    assert verb.missing({"do": "build", "by": "A"}) == ["item"]
    assert verb.unknown({"do": "build", "by": "A", "item": "hut", "pay": [], "say": "", "with": "C"}) == ["with"]
