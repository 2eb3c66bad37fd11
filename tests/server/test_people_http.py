"""Sitting, talking and accounts over HTTP and on the live line: cookies, links, presence, and what strangers see."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from stammtisch.server import live
from stammtisch.server.sessions import COOKIE
from tests.server.running import Browser, Site, receive_one_of, wait_until

OPEN = {"kind": "open"}


@pytest.fixture
def ann(site: Site) -> Browser:
    return site.browser()


@pytest.fixture
def ben(site: Site) -> Browser:
    return site.browser()


def open_table(browser: Browser, *others: dict[str, Any], **wanted: Any) -> str:
    """Ann at a new table of Cairn."""
    seats = [{"kind": "human", "name": "Ann"}, *(others or (OPEN,))]
    answer = browser.post("/tables", {"game": "cairn", "seats": seats, **wanted})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def claim(browser: Browser, table: str, seat: int, name: str, key: str = "claim") -> httpx.Response:
    """Sit down."""
    return browser.post(f"/tables/{table}/claim", {"key": key, "seat": seat, "name": name})


def lobby(browser: Browser, table: str) -> dict[str, Any]:
    """The table from outside the game."""
    answer = browser.get(f"/tables/{table}/lobby")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def affairs(line: ClientConnection) -> dict[str, Any]:
    """The next message about what happens around the game."""
    return receive_one_of(line, ("affairs",))


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error."""
    return answer.status_code, answer.json()["code"]


def test_two_browsers_play_by_link(ann: Browser, ben: Browser) -> None:
    table = open_table(ann)
    assert [seat["kind"] for seat in lobby(ben, table)["seats"]] == ["human", "open"]
    answer = claim(ben, table, 1, "Ben")
    assert (answer.status_code, answer.json()) == (200, {"affairs": 3})
    assert COOKIE in ben.http.cookies
    assert claim(ben, table, 1, "Ben").json() == {"affairs": 3}
    assert (ann.view(table)["me"], ben.view(table)["me"]) == (0, 1)
    ann.act(table, "end")
    assert ben.view(table)["decision"] is not None
    assert [entry["table"] for entry in ben.get("/tables").json()] == [table]
    assert code(claim(ann, table, 1, "Ann too")) == (409, "seat_taken")


def test_who_looks_at_a_table_gets_no_session(site: Site, ann: Browser) -> None:
    table = open_table(ann)
    stranger = site.browser()
    for path in ("/me", "/tables", f"/tables/{table}/lobby", f"/tables/{table}/affairs", "/phrases"):
        assert stranger.get(path).status_code == 200
    assert not stranger.http.cookies


def test_the_lobby_has_the_shape_that_the_page_reads(ann: Browser) -> None:
    table = open_table(ann)
    found = lobby(ann, table)
    assert found.pop("seats")[1] == {
        "seat": 1,
        "kind": "open",
        "name": "",
        "bot": None,
        "mine": False,
        "stand_in": False,
        "free": False,
        "resigned": False,
        "reserved": False,
        "here": False,
    }
    assert found == {
        "table": table,
        "game": "cairn",
        "status": "waiting",
        "options": {},
        "host": True,
        "spectators": True,
        "affairs": 1,
        "proposals": [],
        "rematch": None,
        "nudged": [],
        "stopped": None,
    }
    assert ann.get(f"/tables/{table}/affairs?from=1").json()["affairs"][0].keys() == {
        *("n", "at", "kind", "seat", "message", "text"),
    }


def test_a_stranger_at_a_closed_table_sees_seats_to_take_and_nothing_more(ann: Browser, ben: Browser) -> None:
    table = open_table(ann, OPEN, spectators=False)
    assert lobby(ben, table)["status"] == "waiting"
    ann.post(f"/tables/{table}/chat", {"key": "c", "text": "a secret"})
    for path in ("", "/affairs", "/log", "/record"):
        assert code(ben.get(f"/tables/{table}{path}")) == (403, "no_spectators")
    claim(ben, table, 1, "Ben")
    assert ben.get(f"/tables/{table}/affairs").json()["affairs"][1]["text"] == "a secret"


def test_a_spectator_sees_what_everybody_may_know_and_can_do_nothing(ann: Browser, ben: Browser) -> None:
    table = open_table(ann, {"kind": "bot", "bot": "random"})
    for action in ("lay 1", "note 1", "peek"):
        path = "anytime" if action.startswith("note") else "actions"
        body: dict[str, Any] = {"key": action, "action": action}
        if path == "actions":
            body["decision"] = ann.view(table)["decision"]["id"]
        assert ann.post(f"/tables/{table}/{path}", body).status_code == 200
    view = ben.view(table)
    assert (view["me"], view["mine"], view["decision"], view["undo"], view["anytime"]) == (None, [], None, None, [])
    assert (view["seq"], ann.view(table)["seq"]) == (3, 4)
    assert view["seed"] is None
    assert "secret" not in ben.get(f"/tables/{table}/log").text
    assert "secret" not in ben.get(f"/tables/{table}/record").text
    assert "secret" in ann.get(f"/tables/{table}/log").text
    posts: dict[str, dict[str, Any]] = {
        "actions": {"key": "k", "decision": "0-x", "action": "end"},
        "undo": {"key": "k", "decision": "0-x"},
        "leave": {"key": "k"},
        "resign": {"key": "k"},
        "stand-in": {"key": "k", "on": True},
        "chat": {"key": "k", "text": "x"},
        "nudge": {"key": "k", "to": 0},
        "proposals": {"key": "k", "kind": "end"},
        "rematch": {"key": "k"},
    }
    for path, body in posts.items():
        assert code(ben.post(f"/tables/{table}/{path}", body)) == (403, "not_your_seat")
        assert code(ben.post(f"/tables/{table}/{path}", {**body, "seat": 0})) == (403, "not_your_seat")
    assert code(ben.get(f"/tables/{table}?seat=0")) == (403, "not_your_seat")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("claim", {"key": "k", "seat": "x", "name": "Ben"}),
        ("claim", {"key": "k", "seat": 1}),
        ("claim", {"key": "a\u0000b", "seat": 1, "name": "Ben"}),
        ("claim", {"key": "k", "seat": 1, "name": "Ben", "host": True}),
        ("chat", {"key": "k", "text": "x" * 5000}),
        ("chat", {"text": "hello"}),
        ("proposals", {"key": "k", "kind": "murder"}),
        ("proposals", {"key": "k", "kind": "rewind", "to": 0}),
        ("proposals/x/answer", {"key": "k", "agree": True}),
        ("stand-in", {"key": "k"}),
        ("nudge", {"key": "k"}),
        ("nudge", {"key": "k", "to": -1}),
        ("start", {"key": "x" * 65}),
    ],
)
def test_requests_that_are_not_understood_change_nothing(ann: Browser, path: str, body: dict[str, Any]) -> None:
    table = open_table(ann)
    answer = ann.post(f"/tables/{table}/{path}", body)
    assert answer.status_code in (400, 404)
    assert answer.headers["content-type"] == "application/problem+json"
    assert lobby(ann, table)["affairs"] == 1


def test_an_account_over_http(site: Site, ann: Browser) -> None:
    assert ann.get("/me").json() == {"name": None, "account": None}
    assert ann.post("/me", {"name": "Ann"}).json() == {"name": "Ann", "account": None}
    table = open_table(ann)
    guest = ann.http.cookies[COOKIE]
    answer = ann.post("/accounts", {"name": "Ann of Uri", "password": "long enough"})
    assert (answer.status_code, answer.json()) == (201, {"name": "Ann", "account": "Ann of Uri"})
    assert ann.http.cookies[COOKIE] != guest
    phone = site.browser()
    assert code(phone.post("/sessions", {"name": "Ann of Uri", "password": "not right"})) == (403, "wrong_password")
    assert phone.post("/sessions", {"name": "ann OF uri", "password": "long enough"}).status_code == 200
    assert lobby(phone, table)["seats"][0]["mine"]
    changed = ann.post("/accounts/password", {"old": "long enough", "new": "longer still"})
    assert changed.json() == {"name": "Ann", "account": "Ann of Uri"}
    assert phone.get("/me").json() == {"name": None, "account": None}
    assert ann.post("/sessions/end", {}).json() == {"name": None, "account": None}
    assert COOKIE not in ann.http.cookies
    assert not lobby(ann, table)["seats"][0]["mine"]


def test_a_table_that_waits_tells_of_who_comes_and_then_of_the_game(ann: Browser, ben: Browser) -> None:
    table = open_table(ann)
    with ann.live(table) as line:
        first = affairs(line)
        assert [told["kind"] for told in first["lines"]] == ["opened"]
        assert first["lobby"]["status"] == "waiting"
        claim(ben, table, 1, "Ben")
        assert receive_one_of(line, ("view", "affairs"))["type"] == "view"
        news = affairs(line)
        assert [told["kind"] for told in news["lines"]] == ["claimed", "started"]
        assert news["lobby"]["status"] == "playing"


def test_lines_that_were_heard_are_not_told_again(ann: Browser) -> None:
    table = open_table(ann)
    for text in ("one", "two", "three"):
        ann.post(f"/tables/{table}/chat", {"key": text, "text": text})
    with ann.live(f"{table}", "0&heard=2") as line:
        assert [told["text"] for told in affairs(line)["lines"]] == ["two", "three"]
        ann.post(f"/tables/{table}/chat", {"key": "four", "text": "four"})
        assert [told["text"] for told in affairs(line)["lines"]] == ["four"]


def test_who_has_the_table_open_is_here(ann: Browser, ben: Browser) -> None:
    table = open_table(ann)
    claim(ben, table, 1, "Ben")
    with ann.live(table) as line:
        wait_until(lambda: lobby(ben, table)["seats"][0]["here"])
        with ben.live(table), ben.live(table):
            while not affairs(line)["lobby"]["seats"][1]["here"]:
                pass
        while affairs(line)["lobby"]["seats"][1]["here"]:
            pass
    wait_until(lambda: not lobby(ben, table)["seats"][0]["here"])


def test_a_seat_of_others_is_no_live_line(ann: Browser, ben: Browser) -> None:
    table = open_table(ann)
    claim(ben, table, 1, "Ben")
    with ben.live(table, "0&seat=0") as line:
        assert receive_one_of(line, ("problem", "view"))["code"] == "not_your_seat"


def test_a_spectator_listens(ann: Browser, site: Site) -> None:
    table = open_table(ann, {"kind": "bot", "bot": "random"})
    with site.browser().live(table) as line:
        assert receive_one_of(line, ("view",))["view"]["me"] is None
        ann.act(table, "lay 2")
        news = receive_one_of(line, ("update",))
        assert news["view"]["position"]["piles"] == [2, 0]
        assert news["view"]["decision"] is None


def test_a_line_ends_with_its_session(ann: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SESSION_SECONDS", 0.0)
    table = open_table(ann, spectators=False)
    claim(ben, table, 1, "Ben")
    with ann.live(table) as line:
        receive_one_of(line, ("view",))
        ann.post("/sessions/end", {})
        told = _told_after_saying(ben, table, line, "is she gone?")
        if "problem" not in told:
            # What the line had begun to ask for before the session ended is still answered, but nothing after that.
            told = _told_after_saying(ben, table, line, "is she gone now?")
        assert "is she gone now?" not in told
        assert "not_found" in told


def _told_after_saying(who: Browser, table: str, line: ClientConnection, text: str) -> str:
    """Say something at the table and read the line until it tells that, or a problem."""
    who.post(f"/tables/{table}/chat", {"key": text, "text": text})
    told = ""
    while text not in told and "problem" not in told:
        told += json.dumps(receive_one_of(line, ("view", "update", "affairs", "problem")))
    return told


def test_a_spectator_who_sits_down_gets_the_seat_at_once(ann: Browser, ben: Browser) -> None:
    """The numbers of a spectator are not those of a seat, so all is told anew; the same when somebody leaves."""
    table = open_table(ann, {"kind": "human", "name": "Otto"}, game="pebbles")
    assert ann.post(f"/tables/{table}/leave", {"key": "leave", "seat": 1}).status_code == 200
    ben.post("/me", {"name": "Ben"})
    with ben.live(table) as line:
        assert receive_one_of(line, ("view",))["view"]["me"] is None
        assert claim(ben, table, 1, "Ben").status_code == 200
        while (message := receive_one_of(line, ("view", "update")))["view"]["me"] is None:
            pass
        assert (message["type"], message["view"]["me"]) == ("view", 1)
        ben.post(f"/tables/{table}/leave", {"key": "leave"})
        while (message := receive_one_of(line, ("view", "update")))["view"]["me"] == 1:
            pass
        assert (message["type"], message["view"]["decision"]) == ("view", None)


def test_my_data_is_a_file_and_who_is_forgotten_is_nobody(ann: Browser, ben: Browser) -> None:
    table = open_table(ann)
    claim(ben, table, 1, "Ben")
    answer = ann.get("/me/data")
    assert 'filename="stammtisch-my-data.json"' in answer.headers["content-disposition"]
    assert [each["table"] for each in answer.json()["tables"]] == [table]
    assert code(ann.post("/me/forget", {"language": "en"}, headers={})) == (403, "missing_header")
    assert code(ann.post("/me/forget", {"language": "tlh"})) == (404, "unknown_language")
    assert ann.get("/me/data").json() == answer.json()
    forgotten = ann.post("/me/forget", {"language": "en"})
    assert (forgotten.status_code, forgotten.json()) == (200, {"name": None, "account": None})
    assert COOKIE not in ann.http.cookies
    assert ann.get("/me/data").json()["tables"] == []
    assert [seat["name"] for seat in lobby(ben, table)["seats"]] == ["Former player", "Ben"]
