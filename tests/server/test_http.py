"""The server over HTTP: the answers, one clear error for everything that is wrong, and what other sites cannot do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from stammtisch import words
from stammtisch.server import rooms
from stammtisch.server.answers import PROBLEM_LIMIT
from stammtisch.server.sessions import COOKIE
from tests.server.running import OWN, Browser, Site, problem, running, wait_until

SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def ann(site: Site) -> Browser:
    return site.browser()


def test_a_game_is_played_to_its_end(ann: Browser) -> None:
    table = ann.open_table("pebbles", 3)
    for _ in range(100):
        wait_until(lambda: ann.view(table)["status"] == "over" or 0 in ann.view(table)["waiting"])
        view = ann.view(table)
        if view["status"] == "over":
            break
        assert ann.act(table, view["decision"]["offered"][0]["action"]).status_code == 200
    view = ann.view(table)
    assert view["status"] == "over"
    assert view["result"]["ending"] == "piles"
    record = ann.get(f"/tables/{table}/record")
    assert record.headers["content-type"] == "application/jsonl; charset=utf-8"
    assert record.text.splitlines()[-1].startswith('{"n": ')
    assert view["seed"] in record.text


@pytest.mark.parametrize(("part", "encoding"), [("", "gzip"), ("/lobby", None)])
def test_what_opens_a_page_is_compressed_and_what_goes_to_and_fro_is_not(
    ann: Browser, part: str, encoding: str | None
) -> None:
    seats = [{"kind": "human", "name": name * 40} for name in "ABC"]
    table = ann.post("/tables", {"game": "cairn", "seats": seats}).json()["table"]
    answer = ann.get(f"/tables/{table}{part}", **{"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert len(answer.content) > 500, "shorter answers are never compressed"
    assert answer.headers.get("content-encoding") == encoding


def test_the_view_has_the_shape_that_the_page_reads(ann: Browser) -> None:
    view = ann.view(ann.open_table())
    assert set(view) == {
        *("table", "game", "status", "seq", "me", "players", "options", "commitment", "seed", "stage", "round"),
        *("waiting", "position", "decision", "anytime", "anytime_forms", "standing_orders", "undo", "result", "log"),
        *("mine", "lobby", "to_answer", "unanswered"),
    }
    nothing: dict[str, object] = {"stand_in": False, "free": False, "resigned": False, "reserved": False, "here": False}
    seats: list[dict[str, object]] = [
        {"seat": 0, "kind": "human", "name": "Ann", "bot": None, "mine": True, **nothing},
        {"seat": 1, "kind": "bot", "name": "Gustav", "bot": "random", "mine": False, **nothing},
    ]
    assert view["players"] == [{**seat, "tribe": ""} for seat in seats]
    assert view["lobby"]["seats"] == seats
    assert (view["me"], view["mine"]) == (0, [0])
    decision = view["decision"]
    assert set(decision) == {"id", "must", "prompt", "offered", "refused", "forms"}
    assert decision["offered"][0] == {
        "action": "lay 1",
        "group": "lay",
        "label": {"id": "cairn-lay", "arguments": {}},
        "cost": None,
        "consequence": None,
        "wasteful": False,
        "places": [],
        "barrier": False,
    }
    assert decision["refused"] == [
        {
            "action": "lay 4",
            "group": "lay",
            "label": {"id": "cairn-lay", "arguments": {}},
            "reason": {"id": "cairn-refused-too_many", "arguments": {"most": 3}},
            "rule": "cairn.lay",
            "places": [],
        }
    ]


def test_games_and_their_options_are_listed(ann: Browser) -> None:
    cairn, pebbles = ann.get("/games").json()
    assert (cairn["id"], cairn["min_players"], cairn["max_players"], cairn["bots"]) == ("cairn", 2, 3, ["random"])
    assert pebbles["options"] == [
        {
            "name": "rounds",
            "values": [2, 3],
            "default": 2,
            "rule": "pebbles.round-02",
            "words": "pebbles-option-rounds",
        },
        {
            "name": "seating",
            "values": ["as given", "random"],
            "default": "as given",
            "rule": None,
            "words": "table-option-seating",
        },
    ]


def test_my_tables_are_listed_and_only_mine(ann: Browser, site: Site) -> None:
    assert ann.get("/tables").json() == []
    table = ann.open_table()
    ann.act(table, "lay 1")
    (info,) = ann.get("/tables").json()
    assert info.pop("updated") > 1_700_000_000
    assert [(seat["name"], seat["mine"]) for seat in info.pop("seats")] == [("Ann", True), ("Gustav", False)]
    assert info == {
        "table": table,
        "game": "cairn",
        "status": "playing",
        "seq": 2,
        "your_turn": True,
        "reminded": False,
        "to_answer": 0,
        "said": 2,
    }
    assert site.browser().get("/tables").json() == []


def test_the_session_is_a_cookie_that_no_script_reads_and_of_which_only_the_hash_is_kept(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as site:
        browser = site.browser()
        answer = browser.post("/tables", {"game": "cairn", "seats": SEATS})
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        browser.open_table()
        token = browser.http.cookies[COOKIE]
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            dump = "\n".join(connection.iterdump())
        connection.close()
    assert len(token) >= 40
    assert token not in dump


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with running(tmp_path, public_origin="https://table.example") as site:
        answer = site.browser().post("/tables", {"game": "cairn", "seats": SEATS})
    assert "Secure" in answer.headers["set-cookie"].split("; ")


def test_a_table_of_others_answers_like_one_that_is_missing(ann: Browser, site: Site) -> None:
    table, stranger = ann.open_table(spectators=False), site.browser()
    other = stranger.open_table(spectators=False)
    nobody = site.browser()
    bodies = {
        "actions": {"key": "k", "decision": "0-x", "action": "lay 1"},
        "undo": {"key": "k", "decision": "0-x"},
        "anytime": {"key": "k", "action": "note 0"},
        "claim": {"key": "k", "seat": 1, "name": "Cat"},
        "start": {"key": "k"},
        "leave": {"key": "k", "seat": 0},
        "stand-in": {"key": "k", "on": True},
        "resign": {"key": "k"},
        "proposals": {"key": "k", "kind": "rematch"},
        "proposals/1/answer": {"key": "k", "agree": True},
        "rematch": {"key": "k"},
        "chat": {"key": "k", "text": "hello"},
        "nudge": {"key": "k", "to": 1},
    }
    answers = []
    for browser, wanted in ((ann, "missing"), (ann, other), (nobody, table), (stranger, table)):
        for path in ("", "/log", "/record", "/lobby", "/affairs"):
            answers.append(browser.get(f"/tables/{wanted}{path}"))
        for path, body in bodies.items():
            answers.append(browser.post(f"/tables/{wanted}/{path}", body))
    assert {problem(answer) for answer in answers} == {(404, "not_found")}
    assert len({answer.content for answer in answers}) == 1


def test_repeated_and_double_requests(ann: Browser) -> None:
    table = ann.open_table()
    decision = ann.view(table)["decision"]["id"]
    first = ann.act(table, "lay 2", decision, "the key")
    assert (first.status_code, first.json()) == (200, {"seq": 2})
    assert ann.act(table, "lay 2", decision, "the key").json() == first.json()
    assert problem(ann.act(table, "lay 2", decision, "another key")) == (409, "stale_decision")
    assert problem(ann.act(table, "lay 3", decision, "the key")) == (422, "key_reused")
    assert problem(ann.act(table, "lay 1", "0-0000", "a third key")) == (422, "unknown_decision")
    assert ann.view(table)["position"]["piles"] == [2, 0]


def test_the_rules_refuse_with_their_id(ann: Browser) -> None:
    answer = ann.act(ann.open_table(), "lay 4")
    assert problem(answer) == (422, "too_many")
    assert answer.json()["rule"] == "cairn.lay"


def test_undo_and_log_over_http(ann: Browser) -> None:
    table = ann.open_table()
    for action in ("lay 1", "lay 2"):
        ann.act(table, action)
    assert ann.view(table)["undo"] == {"to": 2, "steps": 1}
    assert ann.undo(table).json() == {"seq": 4}
    log = ann.get(f"/tables/{table}/log?from=3").json()
    assert [(line["seq"], line["undone"]) for line in log["log"]] == [(3, True), (4, False)]
    assert log["next"] is None
    ann.undo(table)
    assert problem(ann.undo(table)) == (409, "nothing_to_undo")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad_json"),
        (b"{", "bad_json"),
        (b"\xff\xfe", "bad_json"),
        (b"[" * 30_000, "bad_json"),
        (b'{"key": ' * 3_000, "bad_json"),
        (b"[]", "bad_request"),
        (b"null", "bad_request"),
        (b'{"key": "k", "decision": "d"}', "bad_request"),
        (b'{"key": "", "decision": "d", "action": "end"}', "bad_request"),
        (b'{"key": 5, "decision": "d", "action": "end"}', "bad_request"),
        (b'{"key": "k", "decision": "d", "action": "end", "place": 1}', "bad_request"),
        (b'{"key": "k", "decision": "d", "action": "end", "seat": -1}', "bad_request"),
        (b'{"key": "k", "decision": "d", "action": "end", "seat": "x"}', "bad_request"),
        (b'{"key": "k", "decision": "d", "action": "' + b"x" * 501 + b'"}', "bad_request"),
        (b'{"key": "' + b"k" * 65 + b'", "decision": "d", "action": "end"}', "bad_request"),
    ],
)
def test_a_request_that_is_not_understood(ann: Browser, body: bytes, code: str) -> None:
    table = ann.open_table()
    answer = ann.http.post(f"/api/tables/{table}/actions", content=body, headers=OWN)
    assert problem(answer) == (400, code)


def test_a_field_that_is_not_known_is_named(ann: Browser) -> None:
    table = ann.open_table()
    answer = ann.post(f"/tables/{table}/undo", {"key": "k", "decision": "d", "place": 1})
    assert "place" in answer.json()["message"]["arguments"]["problem"]


def test_what_is_repeated_of_a_request_is_short_and_harmless(ann: Browser) -> None:
    table = ann.open_table()
    body = {"key": "k", "decision": "d", "action": "end", "\u202e<b>" + "x" * 5000: 1}
    told = ann.post(f"/tables/{table}/actions", body).json()["message"]["arguments"]["problem"]
    assert "\u202e" not in told
    assert len(told) == PROBLEM_LIMIT
    refused = ann.act(table, "lay \u202e\x07 1")
    assert problem(refused) == (422, "not_understood")
    arguments = refused.json()["message"]["arguments"]
    assert arguments == {"text": "lay  1", "near": {"names": ["lay 1", "lay 3", "lay 2"]}, "n": 3}


def test_a_body_that_is_too_large(ann: Browser) -> None:
    big = b'{"game": "' + b"x" * 40_000 + b'"}'
    assert problem(ann.http.post("/api/tables", content=big, headers=OWN)) == (413, "too_large")
    chunks = (big[start : start + 1000] for start in range(0, len(big), 1000))
    assert problem(ann.http.post("/api/tables", content=chunks, headers=OWN)) == (413, "too_large")


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/nothing", (404, "no_such_address")),
        ("GET", "/api", (404, "no_such_address")),
        ("GET", "/api/tables/x/actions", (405, "wrong_method")),
        ("DELETE", "/api/tables", (405, "wrong_method")),
        ("POST", "/", (405, "wrong_method")),
        ("GET", "/api/rules/no.such-rule", (404, "unknown_rule")),
        ("GET", "/api/words/xx", (404, "unknown_language")),
        ("GET", "/assets/nothing.js", (404, "no_such_address")),
        ("GET", "/favicon.ico", (404, "no_such_address")),
        ("GET", "/%2e%2e/app.py", (404, "no_such_address")),
        ("GET", "/..%2fapp.py", (404, "no_such_address")),
    ],
)
def test_an_address_where_nothing_is(ann: Browser, method: str, path: str, expected: tuple[int, str]) -> None:
    assert problem(ann.http.request(method, path, headers=OWN)) == expected


@pytest.mark.parametrize("start", ["x", "0", "-1", "99999999999999999999999"])
def test_a_log_begins_at_one(ann: Browser, start: str) -> None:
    answer = ann.get(f"/tables/{ann.open_table()}/log?from={start}")
    assert problem(answer) == (400, "bad_request") if len(start) < 9 else answer.status_code in (200, 400)


def test_rules_can_be_looked_up(ann: Browser) -> None:
    rule = ann.get("/rules/pebbles.setup-01").json()
    assert rule == {
        "id": "pebbles.setup-01",
        "text": "Two to four players play.",
        "section": "Setting up",
        "source": "invented",
        "language": "en",
    }


def test_rules_are_told_in_the_language_asked_for(ann: Browser) -> None:
    """One by one and all together; one that is not written in it is told in the ledger's own, and says so."""
    german = ann.get("/rules/pebbles.setup-01?language=de").json()
    assert (german["text"], german["language"]) == ("Gespielt wird zu zweit bis zu viert.", "de")
    assert ann.get("/rules/pebbles.setup-01?language=en").json() == ann.get("/rules/pebbles.setup-01").json()
    assert ann.get("/rules/pebbles.setup-02?language=de").json() == ann.get("/rules/pebbles.setup-02").json()
    roads = {
        language: next(
            rule["text"]
            for rule in ann.get(f"/games/heroes/reference?language={language}").json()["rules"]
            if rule["id"] == "aoh.base-04"
        )
        for language in ("de", "en")
    }
    assert roads == {"de": "Eine Straße kostet zwei Stein.", "en": "A road costs two stone."}


@pytest.mark.parametrize("path", ["/rules/pebbles.setup-01", "/games/heroes/reference"])
def test_rules_in_a_language_that_nobody_speaks_are_refused(ann: Browser, path: str) -> None:
    answer = ann.get(f"{path}?language=../de")
    assert problem(answer) == (404, "unknown_language")
    assert answer.json()["message"]["arguments"] == {"language": "../de", "languages": "de, en"}


def test_words_are_served_as_one_file(ann: Browser) -> None:
    answer = ann.get("/words/en")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.content.decode() == words.source("en")
    assert "table-error-missing" in answer.text


def test_health(ann: Browser) -> None:
    health = ann.get("/health").json()
    assert health["status"] == "ok"
    assert set(health) == {"status", "version", "tables", "lines"}


def test_a_table_that_is_locked_for_long_is_busy(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is held by a look that does not end, as a rule that hangs would hold it."""
    monkeypatch.setattr(rooms, "LOCK_SECONDS", 0.05)
    table, other = ann.open_table(), ann.open_table()
    held = []
    real = rooms.Rooms.enter

    def remember(self: rooms.Rooms, table_id: str) -> object:
        held.append(self)
        return real(self, table_id)

    monkeypatch.setattr(rooms.Rooms, "enter", remember)
    ann.view(table)
    with real(held[0], table):
        assert problem(ann.get(f"/tables/{table}")) == (503, "busy")
        assert ann.view(other)["status"] == "playing"
    assert ann.view(table)["status"] == "playing"


def test_a_fault_of_the_program_tells_nothing_of_the_inside(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(self: rooms.Rooms, table_id: str) -> None:
        raise ZeroDivisionError("the secret inside")

    monkeypatch.setattr(rooms.Rooms, "enter", faulty)
    answer = ann.get(f"/tables/{ann.open_table()}")
    assert problem(answer) == (500, "internal")
    assert "secret" not in answer.text


def test_the_api_describes_itself(ann: Browser) -> None:
    schema = ann.get("/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert "/api/tables/{table_id}/actions" in schema["paths"]
