"""No decision point of Era of Tribes is forgotten: each is met without sight by one of the tests beside this one."""

from __future__ import annotations

import re

from tests.web import test_era_agreements, test_era_set_up, test_era_talks
from tests.web.era_cases import CASES
from tests.web.era_expansion_cases import EXPANSION_CASES
from tests.web.era_further_cases import FURTHER_CASES

POINTS = {
    "D": (
        *range(1, 8), 10, 11, 20, 21, *range(30, 42), *range(43, 53), 56, 60, 61, *range(70, 75), 76, 80, 90, 91,
    ),
    "N": range(1, 9),
}  # fmt: skip
"""Questions and talks. Nobody is asked at D-42, D-55 and D-75; N-9 is about bots."""


def test_every_decision_point_is_met_without_sight() -> None:
    named = " ".join(case.decisions for case in (*CASES, *EXPANSION_CASES, *FURTHER_CASES))
    for module in (test_era_agreements, test_era_set_up, test_era_talks):
        named += " ".join(name for name in vars(module) if name.startswith("test_"))
    met = {(kind.upper(), int(number)) for kind, number in re.findall(r"(?<![A-Za-z])([DNdn])-?(\d+)", named)}
    assert {(kind, number) for kind, numbers in POINTS.items() for number in numbers} == met
