"""The live line: every tab of a seat is told what is new to the seat, once and in order, and catches up after a gap."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from stammtisch.server import house
from stammtisch.server.live import MESSAGES_BURST
from tests.server.running import Browser, Site, receive, running, wait_until


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("server"), ping_seconds=0.2) as at:
        yield at


@pytest.fixture
def ann(site: Site) -> Browser:
    return site.browser()


def until(line: ClientConnection, seq: int) -> list[dict[str, Any]]:
    """All messages up to the one with this number."""
    messages = [receive(line)]
    while number(messages[-1]) < seq:
        messages.append(receive(line))
    return messages


def number(message: dict[str, Any]) -> int:
    """The sequence number that a message brings its reader to."""
    found: int = message["view"]["seq"]
    return found


def closed_with(line: ClientConnection) -> int:
    """The code with which the server closes the line, whatever it says before."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(timeout=20)
    assert line.close_code is not None
    return line.close_code


@pytest.mark.parametrize("since", [None, 0, "x", "-1", "9" * 30, 7])
def test_a_tab_that_knows_nothing_gets_the_whole_view(ann: Browser, since: int | str | None) -> None:
    table = ann.open_table()
    ann.act(table, "lay 1")
    with ann.live(table, since) as line:
        assert receive(line) == {"type": "view", "view": ann.view(table)}


def test_a_change_is_sent_to_every_tab(ann: Browser) -> None:
    table = ann.open_table()
    with ann.live(table, 1) as one, ann.live(table, 1) as other:
        for line in (one, other):
            assert receive(line)["log"] == []
        ann.act(table, "lay 2")
        for line in (one, other):
            message = receive(line)
            assert message["type"] == "update"
            assert message["seq"] == 2
            assert message["view"]["position"]["piles"] == [2, 0]
            assert "log" not in message["view"]
            assert [(told["seq"], told["kind"]) for told in message["log"]] == [(2, "laid")]


def test_what_the_line_has_told_is_left_out_until_it_changes(ann: Browser) -> None:
    """What can be done at any time: a line that is new brings it, laying a stone changes nothing of it, a note does."""
    table = ann.open_table()
    ann.act(table, "lay 1")
    with ann.live(table, 1) as line:
        first = receive(line)
        assert [option["action"] for option in first["view"]["anytime"]] == ["note 1"]
        assert (first["since"], first["view"]["anytime_forms"]) == (1, [])
        ann.act(table, "lay 2")
        laid = receive(line)
        assert (laid["since"], laid["seq"]) == (2, 3)
        assert not {"anytime", "anytime_forms"} & set(laid["view"])
        ann.post(f"/tables/{table}/anytime", {"key": "a note", "action": "note 1"})
        noted = receive(line)
        assert (noted["since"], noted["seq"]) == (3, 4)
        assert [option["action"] for option in noted["view"]["anytime"]] == ["note 2"]
        assert "anytime_forms" not in noted["view"]


def test_a_gap_is_sent_again_in_order(ann: Browser) -> None:
    table = ann.open_table()
    for stones in (1, 2, 3):
        ann.act(table, f"lay {stones}")
    with ann.live(table, 2) as line:
        message = receive(line)
    assert (message["type"], message["seq"]) == ("update", 4)
    assert [told["message"]["arguments"]["stones"] for told in message["log"]] == [2, 3]


def test_a_long_gap_is_a_fresh_view(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "VIEW_STEPS", 2)
    table = ann.open_table()
    for _ in range(4):
        ann.act(table, "lay 1")
    with ann.live(table, 2) as line:
        message = receive(line)
    assert message["type"] == "view"
    assert [told["seq"] for told in message["view"]["log"]] == [4, 5]


def test_lines_taken_back_are_named(ann: Browser) -> None:
    table = ann.open_table()
    ann.act(table, "lay 1")
    with ann.live(table, 2) as line:
        assert receive(line)["undone"] == []
        ann.undo(table)
        message = receive(line)
    assert (message["seq"], message["undone"]) == (3, [2])
    assert [told["kind"] for told in message["log"]] == ["undone"]


def test_a_game_against_bots_arrives_without_a_gap_and_without_a_repeat(ann: Browser) -> None:
    table = ann.open_table("pebbles", 3)
    told: list[int] = []
    with ann.live(table, 0) as line:
        view = receive(line)["view"]
        told += [each["seq"] for each in view["log"]]
        while view["status"] == "playing":
            if 0 in view["waiting"]:
                action = view["decision"]["offered"][-1]["action"]
                seq = ann.act(table, action, view["decision"]["id"]).json()["seq"]
                messages = until(line, seq)
            else:
                messages = [receive(line)]
            for message in messages:
                told += [each["seq"] for each in message["log"]]
            view = messages[-1]["view"]
    whole = ann.get(f"/tables/{table}/log").json()["log"]
    assert told == [each["seq"] for each in whole]


def test_a_silent_line_is_pinged(ann: Browser) -> None:
    with ann.live(ann.open_table(), 1) as line:
        kinds = [json.loads(line.recv(timeout=20))["type"] for _ in range(4)]
    assert kinds == ["update", "affairs", "ping", "ping"]


def test_a_pong_is_understood_and_anything_else_is_one_clear_error(ann: Browser) -> None:
    table = ann.open_table()
    with ann.live(table, 1) as line:
        receive(line)
        line.send('{"type": "pong"}')
        for text in ("hello", "{", '{"type": "act"}', '{"type": "pong", "x": 1}', "[]"):
            line.send(text)
            message = receive(line)
            assert (message["type"], message["code"], message["status"]) == ("problem", "bad_message", 400)
        ann.act(table, "lay 1")
        assert receive(line)["seq"] == 2


def test_who_sends_too_much_that_is_not_understood_is_cut_off(ann: Browser) -> None:
    with ann.live(ann.open_table(), 1) as line:
        for _ in range(10):
            line.send("noise")
        assert closed_with(line) == 4400


def test_a_flood_of_messages_that_are_understood_closes_the_line(ann: Browser) -> None:
    with ann.live(ann.open_table(), 1) as line:
        with suppress(ConnectionClosed):
            for _ in range(10 * MESSAGES_BURST):
                line.send('{"type": "pong"}')
        assert closed_with(line) == 4400


def test_a_message_that_is_too_large_closes_the_line(ann: Browser) -> None:
    with ann.live(ann.open_table(), 1) as line:
        line.send("x" * 10_000)
        assert closed_with(line) == 1009


def test_a_table_of_others_is_closed_like_one_that_is_missing(ann: Browser, site: Site) -> None:
    table, stranger = ann.open_table(spectators=False), site.browser()
    said = []
    stranger.open_table()
    for browser, wanted in ((stranger, table), (stranger, "missing"), (site.browser(), table)):
        with browser.live(wanted, 1) as line:
            said.append(line.recv(timeout=20))
            assert closed_with(line) == 4404
    assert len(set(said)) == 1
    assert json.loads(said[0])["code"] == "not_found"


def test_another_site_cannot_open_a_line(ann: Browser) -> None:
    table = ann.open_table()
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused, ann.live(table, 1, Origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with ann.live(table, 1, Origin=ann.address) as line:
        assert receive(line)["type"] == "update"


def test_a_line_that_is_gone_is_forgotten(ann: Browser, site: Site) -> None:
    with ann.live(ann.open_table(), 1) as line:
        receive(line)
        wait_until(lambda: site.browser().get("/health").json()["lines"] == 1)
    wait_until(lambda: ann.get("/health").json()["lines"] == 0)
