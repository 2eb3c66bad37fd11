"""The ledger of Era of Tribes and what names its rules."""

from __future__ import annotations

import re

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


def test_rules_are_written_out_for_players() -> None:
    """No short forms but the numbers of levels, no numbers of chapters, and every rule is a sentence."""
    texts = [rule.text for rule in load(GAME.data_folder).rules.values()]
    short = re.compile(r"\b(?!(?:II|III|IV)\b)(?:[A-Z]{2,}|T)\b|\b(?:at|in|step|section) \d\.\d")
    assert [text for text in texts if short.search(text)] == []
    assert [text for text in texts if not re.fullmatch(r"(?:[A-Z0-9]|[abc]\) ).*[.]", text)] == []
