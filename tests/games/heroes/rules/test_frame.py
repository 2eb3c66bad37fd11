"""Actions at the wrong time or by the wrong player (aoh.loss-10, aoh.move.0-01, aoh.move.0-02, aoh.fair-22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.table import Table

FAIR = {"stage": "fair:bidding"}


@pytest.mark.parametrize(
    ("given", "line", "code", "rule"),
    [
        ({}, "B pass", "not_your_turn", "aoh.move.0-02"),
        ({}, "A keep", "wrong_phase", "aoh.move.0-01"),
        ({}, "B keep", "not_your_turn", "aoh.move.0-02"),
        ({}, "A offer iron for stone", "not_in_fair", "aoh.fair-22"),
        ({}, "B take iron for stone from A with stone", "not_in_fair", "aoh.fair-22"),
        ({}, "B hand in", "not_in_fair", "aoh.fair-22"),
        (FAIR, "A tax", "wrong_phase", "aoh.move.0-01"),
        (FAIR, "B tax", "not_your_turn", "aoh.move.0-02"),
        (FAIR, "A hand in", "other_fair", "aoh.opt-13"),
        (FAIR, "A clear", "other_fair", "aoh.opt-13"),
        ({}, "B play fortune", "no_use", "aoh.evt.int-01"),
        ({}, "A play olympics", "no_use", "aoh.evt.int-01"),
        ({}, "A accept", "no_use", "aoh.evt.int-01"),
        ({}, "B defend", "wrong_phase", "aoh.move.0-01"),
        ({}, "B stand", "wrong_phase", "aoh.move.0-01"),
        ({}, "B approve", "not_asked", "aoh.base-11"),
        ({}, "A refuse", "not_asked", "aoh.base-11"),
        ({}, "A spoils 1", "wrong_phase", "aoh.move.0-01"),
        ({}, "A strike bare of B", "wrong_phase", "aoh.move.0-01"),
        ({}, "C pass", "out", "aoh.loss-10"),
        ({}, "C play fortune", "out", "aoh.loss-10"),
        (FAIR, "C offer iron for stone", "out", "aoh.loss-10"),
    ],
)
def test_the_nearest_reason(given: dict[str, Any], line: str, code: str, rule: str) -> None:
    """aoh.loss-10, aoh.move.0-01, aoh.move.0-02, aoh.fair-22, aoh.battle-15, aoh.opt-13."""
    refused = Table(players=3, seats={"C": {"out": True}}, **given).refusal(line)
    assert (refused.code, refused.rule) == (code, rule)


def test_an_open_window_is_not_for_others() -> None:
    """aoh.evt.int-01, aoh.evt.fort-03: nor does the mover go on meanwhile."""
    table = Table(players=3, stage="move:0", deck=["eruption"]).do("A erupt B")
    assert table.refusal("C accept").code == "no_use"
    assert table.refusal("A tax").code == "wrong_phase"
    assert table.refusal("C tax").code == "not_your_turn"
