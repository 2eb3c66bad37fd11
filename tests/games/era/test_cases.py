"""The scenarios of Era of Tribes, one test for each case under its id, run as the command `check` runs them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.engine.scenario import Case, run_case
from stammtisch.engine.scenario_file import load

SUITE = load(Path(__file__).parents[2] / "cases" / "era-base.json")


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for case in SUITE.cases])
def test_scenario(case: Case) -> None:
    assert run_case(SUITE.reader, SUITE.header, case) == []


def test_every_case_of_the_file_is_understood() -> None:
    assert SUITE.not_understood == ()


def test_every_case_expects_something_and_names_its_rules() -> None:
    assert [case.id for case in SUITE.cases if not case.then or not case.rules] == []
