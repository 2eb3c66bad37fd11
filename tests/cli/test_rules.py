"""`stammtisch rules`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stammtisch.engine import ledger as ledgers
from stammtisch.engine.ledger import LedgerError
from stammtisch.engine.registry import game, game_ids
from tests.cli.conftest import Command

LEDGER = ledgers.load(game("heroes").data_folder)
FIRST = next(iter(LEDGER.rules.values()))
"""A rule of the ledger. No id is written down here: whatever names one counts as its test."""


def row(name: str, tests: list[str], reason: str | None) -> dict[str, Any]:
    return {
        "id": name,
        "text": "Everybody passes.",
        "section": "Fair",
        "source": "seed",
        "code": ["rules.py:1 fair"],
        "tests": tests,
        "reason": reason,
    }


def with_report(monkeypatch: pytest.MonkeyPatch, *rows: dict[str, Any]) -> None:
    """The report of one game; the others have no rules."""
    monkeypatch.setattr(ledgers, "rule_report", lambda game, root: list(rows) if game.id == game_ids()[0] else [])


def test_one_rule_is_told_at_length(command: Command) -> None:
    lines = command("rules", FIRST.id).out.splitlines()
    assert lines[0] == FIRST.id
    assert lines[1] == FIRST.text
    assert f"Source: {FIRST.source}" in lines
    assert "Carried out in:" in lines
    assert any(line.startswith("Tested in") for line in lines)
    german = ledgers.texts(LEDGER, game("heroes").data_folder, "de")[FIRST.id]
    assert command("rules", FIRST.id, "--language", "de").out.splitlines() == [FIRST.id, german, *lines[2:]]


def test_the_json_of_one_rule_is_a_list_of_one(command: Command) -> None:
    (told,) = json.loads(command("rules", FIRST.id, "--json").out)
    assert list(told) == ["id", "text", "source", "code", "tests", "reason"]
    assert told["id"] == FIRST.id
    assert any("heroes" in place for place in told["code"])


def test_without_an_id_all_rules_are_told_in_the_ledgers_order(command: Command) -> None:
    ids = [told["id"] for told in json.loads(command("rules", "--json").out)]
    assert ids == [rule for game_id in game_ids() for rule in ledgers.load(game(game_id).data_folder).rules]
    assert [line.partition(":")[0] for line in command("rules").out.splitlines()] == ids


def test_the_game_in_front_may_be_left_out(command: Command) -> None:
    assert command("rules", FIRST.id.partition(".")[2]).out == command("rules", FIRST.id).out


@pytest.mark.parametrize("section", ["eot.1.3.A", "1.3.A"])
def test_a_section_tells_all_its_rules(command: Command, section: str) -> None:
    told = {line.partition(":")[0] for line in command("rules", section).out.splitlines()}
    assert {"eot.1.3.A-01", "eot.1.3.A.4-88"} <= told
    assert not told & {"eot.1.3-01", "eot.1.3.B-01"}


def test_a_rule_named_in_a_run_is_carried_out_somewhere(command: Command) -> None:
    assert "rules/ending.py" in command("rules", "eot.2.1-10").out


def test_an_unknown_rule_is_refused_with_what_may_be_meant(command: Command) -> None:
    misspelt = f"{FIRST.id}1"
    ran = command("rules", misspelt)
    assert ran.code == 2
    assert f"no rule has the id '{misspelt}'; ids are like {FIRST.id}" in ran.err
    assert ran.err.count("\n") == 1


def test_untested_rules_are_told_with_the_reason_why_no_test_can_touch_them(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_report(monkeypatch, row("toy.a-01", ["test_a.py:1 test"], None), row("toy.a-02", [], "it counts cards"))
    ran = command("rules", "--untested")
    assert ran.out == "toy.a-02: Everybody passes. [no test: it counts cards]\n"
    assert ran.code == 0


def test_a_rule_without_test_and_reason_is_a_failed_check(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    with_report(monkeypatch, row("toy.a-01", [], None), row("toy.a-02", [], "it counts cards"))
    ran = command("rules", "--untested", "--json")
    assert [told["id"] for told in json.loads(ran.out)] == ["toy.a-01", "toy.a-02"]
    assert ran.code == 1


def test_if_no_rule_is_without_a_test_that_is_said(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    with_report(monkeypatch, row("toy.a-01", ["test_a.py:1 test"], None))
    assert command("rules", "--untested").out == "Every rule has a test.\n"
    assert command("rules", "toy.a-01", "--untested").out == "toy.a-01 has a test.\n"
    assert command("rules", "--untested", "--json").out == "[]\n"


def test_an_installation_knows_the_rules_but_not_their_tests(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(package: object) -> None:
        raise LedgerError("here are no tests")

    monkeypatch.setattr(ledgers, "checkout", nowhere)
    assert "Tests: known in a checkout of the project only" in command("rules", FIRST.id).out
    (told,) = json.loads(command("rules", FIRST.id, "--json").out)
    assert told["tests"] is None
    assert told["code"]
    untested = command("rules", "--untested")
    assert (untested.code, untested.err) == (2, "stammtisch: here are no tests\n")
