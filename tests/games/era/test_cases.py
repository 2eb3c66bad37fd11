"""The scenarios of Era of Tribes, one test for each case under its id, run as the command `check` runs them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.engine.scenario import Case, run_case
from stammtisch.engine.scenario_file import Suite, load

FOLDER = Path(__file__).parents[2] / "cases"
SUITES = [
    load(FOLDER / name)
    for name in ("era-base.json", "era-more.json", "era-review.json", "era-review-2.json", "era-docs.json")
]


@pytest.mark.parametrize(
    ("suite", "case"), [pytest.param(suite, case, id=case.id) for suite in SUITES for case in suite.cases]
)
def test_scenario(suite: Suite, case: Case) -> None:
    assert run_case(suite.reader, suite.header, case) == []


@pytest.mark.parametrize("suite", SUITES)
def test_every_case_is_understood(suite: Suite) -> None:
    assert suite.not_understood == ()


def test_every_case_expects_something_and_names_its_rules() -> None:
    careless = [case.id for suite in SUITES for case in suite.cases if not case.then or not case.rules]
    assert careless == []
