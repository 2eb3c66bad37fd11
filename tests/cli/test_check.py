"""`stammtisch check`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Command

TWO: dict[str, Any] = {
    "id": "MINE-1",
    "title": "Two may play",
    "rules": ["aoh.intro-01"],
    "given": {"players": 2, "stage": "setup"},
    "when": [{"do": "new_game", "players": 2}],
    "then": {"legal": True},
}
SEVEN = {
    **TWO,
    "id": "MINE-2",
    "title": "Seven may play (they may not)",
    "when": [{"do": "new_game", "players": 7}],
}


def written(folder: Path, *cases: dict[str, Any], name: str = "mine.json") -> Path:
    path = folder / name
    path.write_text(json.dumps({"format": {"version": 2}, "cases": cases}), encoding="utf-8")
    return path


def test_cases_that_hold_pass(command: Command, tmp_path: Path) -> None:
    ran = command("check", written(tmp_path, TWO))
    assert (ran.code, ran.out, ran.err) == (0, "1 passed, 0 failed\n", "")


def test_a_failing_case_is_told_with_key_expected_and_actual_value(command: Command, tmp_path: Path) -> None:
    ran = command("check", written(tmp_path, TWO, SEVEN))
    assert ran.out == "MINE-2: legal: expected true, actual false\n1 passed, 1 failed\n"
    assert ran.code == 1


def test_the_json_is_the_one_that_is_promised(command: Command, tmp_path: Path) -> None:
    ran = command("check", written(tmp_path, TWO, SEVEN), "--json")
    assert json.loads(ran.out) == {
        "passed": 1,
        "failed": [{"id": "MINE-2", "key": "legal", "expected": True, "actual": False}],
    }
    assert ran.code == 1


def test_only_the_cases_asked_for_are_run(command: Command, tmp_path: Path) -> None:
    path = written(tmp_path, TWO, SEVEN)
    assert command("check", path, "--only", "MINE-1").out == "1 passed, 0 failed\n"
    ran = command("check", path, "--only", "MINE-3")
    assert ran.code == 2
    assert "MINE-3" in ran.err


def test_several_files_are_one_run(command: Command, tmp_path: Path) -> None:
    one = written(tmp_path, TWO)
    other = written(tmp_path, SEVEN, name="other.json")
    assert command("check", one, other).out.splitlines()[-1] == "1 passed, 1 failed"


def test_what_is_not_understood_is_named_with_its_place_and_the_exit_code_is_2(
    command: Command, tmp_path: Path
) -> None:
    verb = {**TWO, "when": [{"do": "new_gmae", "players": 2}]}
    key = {**TWO, "then": {"A.wisdom": 3}}
    stranger = {**TWO, "rules": ["go.ko-01"]}
    for case, says in ((verb, "new_gmae"), (key, "wisdom"), (stranger, "mine.json")):
        ran = command("check", written(tmp_path, case))
        assert ran.code == 2
        assert ran.err.startswith("stammtisch check: mine.json")
        assert says in ran.err
        assert ran.err.count("\n") == 1


def test_a_file_that_is_not_there_or_no_json_is_told_in_one_line(command: Command, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    for path, says in ((tmp_path / "missing.json", "missing.json: there is no such file"), (broken, "no JSON")):
        ran = command("check", path)
        assert ran.code == 2
        assert says in ran.err
        assert ran.err.count("\n") == 1
        assert ran.out == "0 passed, 0 failed\n"


def test_the_json_of_a_file_that_is_not_understood_says_so(command: Command, tmp_path: Path) -> None:
    ran = command("check", tmp_path / "missing.json", "--json")
    assert ran.code == 2
    assert len(json.loads(ran.out)["not_understood"]) == 1
