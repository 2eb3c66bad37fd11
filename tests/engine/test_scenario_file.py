"""Scenario files: whose they are, and an error that names the place for whatever is not understood."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.engine.scenario_file import check, load
from tests.support.pebbles.scenario import READER, PebblesReader

PEBBLES = Path(__file__).parents[1] / "support/pebbles/cases.json"
GOOD = {"id": "G", "given": {"turn": "A"}, "when": ["A pass"], "then": {"stage": "turn"}}
BAD = {"id": "B", "given": {"turn": "A"}, "when": ["A pass"], "then": {"stage": "over"}}


def written(tmp_path: Path, cases: Any, **header: Any) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"game": "pebbles", **header, "cases": cases}), encoding="utf-8")
    return path


def places(path: Path) -> list[str]:
    """What is not understood in a file."""
    return [str(error) for error in check([path], known=[READER]).not_understood]


def only_place(path: Path) -> str:
    (place,) = places(path)
    return place


def test_a_file_is_run_as_it_is() -> None:
    report = check([PEBBLES], known=[READER])
    assert (report.passed, report.failed, report.not_understood) == (18, {}, [])


def test_some_cases_can_be_chosen(tmp_path: Path) -> None:
    path = written(tmp_path, [GOOD, BAD])
    assert check([path], known=[READER]).passed == 1
    assert list(check([path], known=[READER]).failed) == ["B"]
    assert check([path], only=["G"], known=[READER]).data() == {"passed": 1, "failed": []}
    assert check([path], only=["B"], known=[READER]).passed == 0
    nobody = check([path], only=["Z"], known=[READER])
    assert [str(error) for error in nobody.not_understood] == ["no case is called 'Z'"]


@pytest.mark.parametrize(
    ("case", "place"),
    [
        ({**GOOD, "when": [{"do": "jmp"}]}, "mine.json, case G, step 1, key 'do': the verb 'jmp' is unknown"),
        ({**GOOD, "when": [{"do": "new_gam"}]}, "the verb 'new_gam' is unknown; is 'new_game' meant?"),
        (
            {**GOOD, "when": ["A pass", {"do": "act", "by": "A", "wrods": "pass"}]},
            "mine.json, case G, step 2, key 'wrods': 'act' has no such key; is 'words' meant?",
        ),
        ({**GOOD, "when": [{"do": "act", "by": "A"}]}, "step 1, key 'words': 'act' needs the key 'words'"),
        ({**GOOD, "when": [{"line": "A pass", "dice": []}]}, "step 1, key 'dice': a line has no such key"),
        ({**GOOD, "when": [{"line": 7}]}, "step 1, key 'line': a line is a text"),
        ({**GOOD, "when": [{"line": "A pass", "chance": [6]}]}, "key 'chance': outcomes of chance are a list of lists"),
        ({**GOOD, "when": [7]}, "case G, step 1: a step is a line of notation or an object with 'do'"),
        ({**GOOD, "when": "A pass"}, "case G, key 'when': 'when' must be a list of steps"),
        ({**GOOD, "thn": {}}, "case G, key 'thn': a case has no such key; is 'then' meant?"),
        ({"id": "G"}, "case G, key 'then': 'then' must be an object"),
        ({**GOOD, "alternatives": [{"option": "x"}]}, "case G, key 'alternatives': an alternative is {\"option\""),
        ({"then": {}}, "mine.json, case number 1: a case needs an id, a text"),
        (7, "mine.json, case number 1: a case is an object with id, given, when and then"),
    ],
)
def test_what_is_wrong_in_a_case_is_named_with_its_place(tmp_path: Path, case: Any, place: str) -> None:
    assert place in only_place(written(tmp_path, [case]))


def test_a_case_that_is_not_understood_does_not_hide_the_others(tmp_path: Path) -> None:
    path = written(tmp_path, [{**GOOD, "id": "odd", "when": [{"do": "jmp"}]}, GOOD, BAD])
    report = check([path], known=[READER])
    assert (report.passed, list(report.failed), len(report.not_understood)) == (1, ["B"], 1)
    assert check([path], only=["G"], known=[READER]).not_understood == []
    assert len(check([path], only=["odd"], known=[READER]).not_understood) == 1


def test_two_cases_with_one_id_are_told(tmp_path: Path) -> None:
    assert only_place(written(tmp_path, [GOOD, GOOD])) == "mine.json, case G: two cases share this id"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{", "bad.json, line 1: this is no JSON"),
        ('{\n"cases": [\n1 2]}', "bad.json, line 3: this is no JSON"),
        ("[" * 100_000, "bad.json, line 1: this is no JSON: brackets stand too deep in brackets"),
        ('{"cases": ' + "1" * 5000 + "}", "bad.json, line 1: this is no JSON: a number has too many digits"),
        ("[]", "bad.json: a scenario file is an object with a list 'cases'"),
        ('{"game": "pebbles"}', "bad.json: a scenario file is an object with a list 'cases'"),
        ('{"game": "pebbles", "cases": [{"id": "1", "id": "2"}]}', "bad.json, key 'id': the key stands twice"),
        ('{"game": "chess", "cases": []}', "bad.json, key 'game': no game that reads scenarios is called 'chess'"),
        ('{"cases": []}', 'bad.json: whose game these cases are cannot be told; write "game": "pebbles"'),
        ('{"format": "pebbles-cases/2", "cases": []}', "key 'format': version 2 of the format is not known"),
        ('{"format": "pebbles-cases/0", "cases": []}', "key 'format': version 0 of the format is not known"),
        ('{"game": "pebbles", "format": "other/1", "cases": []}', "key 'format': format 'other' is unknown"),
        ('{"game": "pebbles", "format": 7, "cases": []}', "key 'format': the format is written \"name/version\""),
    ],
)
def test_what_is_no_scenario_file_is_told(tmp_path: Path, text: str, place: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    assert place in only_place(path)


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path: Path) -> None:
    assert only_place(tmp_path / "none.json") == "none.json: there is no such file"
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"{\xff}")
    assert only_place(binary) == "binary.json: the file is no text in UTF-8 (byte 1)"


def test_the_game_is_told_by_the_format_or_by_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "foreign.json"
    for data in (
        {"format": "pebbles-cases/1", "cases": [GOOD]},
        {"cases": [{**GOOD, "rules": ["pebbles.turn-01"]}]},
    ):
        path.write_text(json.dumps(data), encoding="utf-8")
        suite = load(path, known=[READER])
        assert (suite.reader, len(suite.cases)) == (READER, 1)
    path.write_text(json.dumps({"cases": [{**GOOD, "rules": ["chess.turn-01"]}]}), encoding="utf-8")
    with pytest.raises(NotUnderstood, match="whose game these cases are cannot be told"):
        load(path, known=[READER])


def test_a_file_may_name_its_game_instead_of_a_format(tmp_path: Path) -> None:
    class Numbered(PebblesReader):
        """A reader of files whose format is a bare number."""

        formats: ClassVar[Mapping[str, int]] = {"": 2}

    path = written(tmp_path, [GOOD])
    assert check([path], known=[Numbered()]).passed == 1
    for version, passed in ((1, 1), (2, 1), (3, 0)):
        path = written(tmp_path, [GOOD], format={"version": version})
        assert check([path], known=[Numbered()]).passed == passed


def test_a_header_without_cases_is_given_to_the_reader(tmp_path: Path) -> None:
    assert load(written(tmp_path, [], about="mine"), known=[READER]).header == {"game": "pebbles", "about": "mine"}
