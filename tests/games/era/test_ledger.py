"""The ledger of Era of Tribes and what names its rules."""

from __future__ import annotations

from stammtisch.engine.ledger import load, rule_report, strays
from stammtisch.games.era.game import GAME


def test_every_id_named_in_code_and_tests_is_a_rule() -> None:
    assert strays(GAME) == []


def test_a_reason_stands_only_for_rules_without_a_test() -> None:
    report = rule_report(GAME)
    assert {row["id"] for row in report if row["reason"]} == set(load(GAME.data_folder).reasons)
    assert all(not row["tests"] for row in report if row["reason"])


def test_every_rule_says_where_it_is_carried_out_and_which_tests_prove_it() -> None:
    """Those apart for which a reason is given; for one rule the place is known."""
    report = [row for row in rule_report(GAME) if row["reason"] is None]
    assert [row["id"] for row in report if not row["code"] or not row["tests"]] == []
    row = next(row for row in report if row["id"] == "eot.1.3.A.4-31")
    assert any(place.startswith("src/stammtisch/games/era/rules/militia.py") for place in row["code"])
