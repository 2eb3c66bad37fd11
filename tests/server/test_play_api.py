"""Trying, planning, looking back and proving the dice, over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch.cli.main import run
from stammtisch.engine import rng
from stammtisch.server.shelf import Shelf
from tests.server.running import Browser, Site, running, wait_until
from tests.server.sitting import SEED


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("play"), Shelf.full()) as at:
        yield at


@pytest.fixture
def ann(site: Site) -> Browser:
    return site.browser()


def heroes(ann: Browser, **options: str | int) -> str:
    """Ann at a table of Age of Heroes with a bot."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    answer = ann.post("/tables", {"game": "heroes", "options": options, "seats": seats})
    table: str = answer.json()["table"]
    return table


def asked(ann: Browser, table: str) -> dict[str, Any]:
    """The view when Ann is to decide, or the game is over."""
    wait_until(lambda: ann.view(table)["status"] == "over" or 0 in ann.view(table)["waiting"], 60)
    return ann.view(table)


def test_what_an_action_would_do_changes_nothing(ann: Browser) -> None:
    table = heroes(ann)
    view = asked(ann, table)
    offered = view["decision"]["offered"]
    body = {"decision": view["decision"]["id"], "action": offered[-1]["action"]}
    told = ann.post(f"/tables/{table}/preview", body)
    assert told.status_code == 200
    assert told.json()["barrier"] == offered[-1]["barrier"]
    assert all(line["id"].startswith("heroes-") for line in told.json()["lines"])
    assert ann.view(table)["decision"]["id"] == view["decision"]["id"]


def test_the_preview_of_what_the_rules_refuse_says_why(ann: Browser) -> None:
    table = heroes(ann)
    decision = asked(ann, table)["decision"]["id"]
    told = ann.post(f"/tables/{table}/preview", {"decision": decision, "action": "hand in"})
    assert told.status_code == 200
    assert [line["id"] for line in told.json()["lines"]] == ["heroes-refused-other-fair"]
    assert not told.json()["barrier"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"action": "dance"}, 422, "not_understood"),
        ({"action": "done", "decision": "9-9"}, 422, "unknown_decision"),
        ({"action": "done", "seat": 1}, 403, "not_your_seat"),
        ({"action": "done", "more": 1}, 400, "bad_request"),
    ],
)
def test_a_preview_that_is_refused(ann: Browser, body: dict[str, Any], status: int, code: str) -> None:
    table = heroes(ann)
    decision = asked(ann, table)["decision"]["id"]
    answer = ann.post(f"/tables/{table}/preview", {"decision": decision, **body})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_why_nothing_can_be_done_somewhere_is_answered_and_is_no_error(ann: Browser) -> None:
    table = heroes(ann)
    decision = asked(ann, table)["decision"]["id"]
    for about in ({"decision": decision}, {"decision": "9-9"}, {"decision": decision, "start": "umbria"}):
        told = ann.post(f"/tables/{table}/why", {"place": "latium", **about})
        assert (told.status_code, told.json()) == (200, {"reason": None, "rule": None})


def test_strangers_try_and_plan_nothing(site: Site, ann: Browser) -> None:
    table = heroes(ann)
    decision = asked(ann, table)["decision"]["id"]
    ben = site.browser()
    ben.post("/me", {"name": "Ben"})
    tried = ben.post(f"/tables/{table}/preview", {"decision": decision, "action": "done"})
    planned = ben.post(f"/tables/{table}/plan", {"key": "k", "decision": decision, "actions": ["done"]})
    looked = ben.post(f"/tables/{table}/trial", {"decision": decision, "actions": ["done"]})
    asked_for = ben.post(f"/tables/{table}/ways", {"decision": decision, "place": "latium"})
    why = ben.post(f"/tables/{table}/why", {"decision": decision, "place": "latium"})
    assert [each.status_code for each in (tried, planned, looked, asked_for, why)] == [403] * 5


def test_what_could_be_done_after_an_action_changes_nothing(ann: Browser) -> None:
    table = heroes(ann)
    view = asked(ann, table)
    decision = view["decision"]["id"]
    told = ann.post(f"/tables/{table}/trial", {"decision": decision, "actions": ["done"]})
    assert told.status_code == 200
    stopped = {"id": "table-plan-stopped-known", "arguments": {}}
    assert told.json() == {"done": 0, "stopped": stopped, "offered": []}, "all is final at the fair"
    assert ann.post(f"/tables/{table}/ways", {"decision": decision, "place": "latium"}).json() == []
    assert ann.view(table)["decision"]["id"] == decision
    wrong: list[dict[str, Any]] = [{"actions": []}, {"actions": ["done"], "more": 1}]
    for body in wrong:
        assert ann.post(f"/tables/{table}/trial", {"decision": decision, **body}).status_code == 400


def test_a_plan_is_answered_alike_when_it_is_repeated(ann: Browser) -> None:
    table = heroes(ann)
    decision = asked(ann, table)["decision"]["id"]
    body = {"key": "plan", "decision": decision, "actions": ["done", "pass"]}
    first = ann.post(f"/tables/{table}/plan", body)
    assert first.status_code == 200, first.text
    assert first.json()["done"] == 1
    assert first.json()["stopped"] is not None
    assert ann.post(f"/tables/{table}/plan", body).json() == first.json()


def test_a_plan_of_nothing_is_no_plan(ann: Browser) -> None:
    table = heroes(ann)
    for actions in ([], ["done"] * 41, "done"):
        answer = ann.post(f"/tables/{table}/plan", {"key": "k", "decision": "d", "actions": actions})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_the_past_of_a_seat_and_of_a_spectator(site: Site, ann: Browser) -> None:
    table = heroes(ann)
    first = asked(ann, table)
    ann.act(table, "done")
    asked(ann, table)
    then = ann.get(f"/tables/{table}/past?seq={first['seq']}").json()
    assert (then["position"], then["seq"], then["decision"]) == (first["position"], first["seq"], None)
    watched = site.browser().get(f"/tables/{table}/past?seq=1").json()
    assert (watched["me"], watched["position"]["hand"], watched["seed"]) == (None, None, None)
    for path in ("past", "past?seq=0", "past?seq=x"):
        assert ann.get(f"/tables/{table}/{path}").status_code == 400
    beyond = ann.get(f"/tables/{table}/past?seq=100000")
    assert (beyond.status_code, beyond.json()["code"]) == (422, "no_such_moment")


def test_the_dice_of_a_table_are_proved_by_its_record(
    ann: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The commitment stands from the start, the seed is told at the end, and anybody can compute every outcome."""
    table = heroes(ann, max_rounds=5)
    commitment = ann.view(table)["commitment"]
    during = ann.get(f"/tables/{table}/record").text
    assert json.loads(during.splitlines()[0])["seed"] is None
    assert SEED not in during
    while (view := asked(ann, table))["status"] != "over":
        assert (view["seed"], view["commitment"]) == (None, commitment)
        ann.act(table, view["decision"]["offered"][0]["action"])
    assert view["result"]["ending"] in ("rounds", "monument", "cities", "last_tribe")
    assert rng.commitment(view["seed"]) == commitment
    record = ann.get(f"/tables/{table}/record").text
    header = json.loads(record.splitlines()[0])
    assert (header["seed"], header["commitment"]) == (view["seed"], commitment)

    path = tmp_path / "game.jsonl"
    path.write_text(record, encoding="utf-8")
    assert run(["verify", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["recomputed"]) == (True, True)
    chance = [outcome for line in record.splitlines()[1:] for outcome in json.loads(line)["chance"]]
    assert told["outcomes"] == len(chance) > 5

    path.write_text(record.replace(f'"seed": "{header["seed"]}"', '"seed": "another seed"'), encoding="utf-8")
    assert run(["verify", str(path), "--json"]) == 1
    assert "committed" in json.loads(capsys.readouterr().out)["error"]
