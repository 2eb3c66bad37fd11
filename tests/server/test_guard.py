"""The guard at the door: what other sites cannot do, under which names the server answers, and the security headers."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from stammtisch.server import newcomers, open_lines
from tests.server.running import OWN, Browser, Site, problem, receive, running, wait_until

SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def ann(site: Site) -> Browser:
    return site.browser()


@pytest.mark.parametrize("path", ["/tables", "/tables/x/actions", "/tables/x/undo", "/tables/x/anytime"])
def test_a_request_without_the_own_header_is_turned_away(ann: Browser, path: str) -> None:
    assert problem(ann.post(path, {}, headers={})) == (403, "missing_header")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
def test_a_request_from_another_site_is_turned_away(ann: Browser, origin: str) -> None:
    answer = ann.post("/tables", {"game": "cairn", "seats": SEATS}, headers={**OWN, "Origin": origin})
    assert problem(answer) == (403, "foreign_origin")


def test_a_request_from_the_own_page_is_carried_out(ann: Browser) -> None:
    body = {"game": "cairn", "seats": SEATS}
    assert ann.post("/tables", body, headers={**OWN, "Origin": ann.address}).status_code == 201


def test_the_public_address_is_an_own_site(tmp_path: Path) -> None:
    with running(tmp_path, public_origin="https://table.example") as site:
        body, own = {"game": "cairn", "seats": SEATS}, {**OWN, "Origin": "https://table.example"}
        assert site.browser().post("/tables", body, headers=own).status_code == 201


def test_a_server_for_this_device_answers_under_its_names_only(tmp_path: Path) -> None:
    with running(tmp_path, hosts=("localhost", "127.0.0.1", "[::1]")) as site:
        browser = site.browser()
        assert browser.get("/health").status_code == 200
        assert browser.get("/health", Host="localhost:80").status_code == 200
        assert browser.get("/health", Host="[::1]:80").status_code == 200
        assert problem(browser.get("/health", Host="evil.example")) == (421, "foreign_host")


def test_every_answer_carries_the_security_headers(ann: Browser) -> None:
    answers = [
        *(ann.http.get(path) for path in ("/", "/tables/x", "/assets/x.js", "/api/health", "/api/nothing")),
        *(ann.post("/tables", {}), ann.post("/tables", {}, headers={})),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["x-frame-options"] == "DENY"
    assert ann.get("/games").headers["cache-control"] == "no-store"


def test_one_address_makes_only_so_much_in_a_short_time(ann: Browser) -> None:
    """Sessions, accounts and tables, and tries to; whoever comes from elsewhere, or only plays, is not kept waiting."""

    def come(address: str, path: str) -> int:
        # The server takes the word of whoever stands in front of it on the same device.
        return ann.post(path, {}, headers={**OWN, "X-Forwarded-For": address}).status_code

    paths = ("/tables", "/me", "/accounts", "/sessions", "/tables/x/claim", "/tables/x/rematch")
    assert {come("203.0.113.7", paths[n % 6]) for n in range(newcomers.BURST)} == {400}
    assert {come("203.0.113.7", path) for path in paths} == {429}
    assert come("203.0.113.7", "//tables/") == 429
    turned_away = ann.post("/tables", {}, headers={**OWN, "X-Forwarded-For": "203.0.113.7"})
    assert problem(turned_away) == (429, "too_fast")
    assert turned_away.json()["message"]["arguments"]["seconds"] <= 5
    assert come("203.0.113.8", "/tables") == 400
    assert come("203.0.113.7", "/tables/x/actions") == 400
    assert ann.post("/tables", {}).status_code == 400


def test_a_household_cannot_go_from_address_to_address(ann: Browser) -> None:
    """IPv6: the last 64 bits are whatever the household likes; an IPv4 address is the same written as IPv6."""

    def come(address: str) -> int:
        return ann.post("/me", {}, headers={**OWN, "X-Forwarded-For": address}).status_code

    codes = [come(f"2001:db8:1:2::{n + 1:x}") for n in range(newcomers.BURST + 1)]
    assert codes == [400] * newcomers.BURST + [429]
    assert come("2001:db8:1:3::1") == 400
    codes = [come("198.51.100.9" if n % 2 else "::ffff:198.51.100.9") for n in range(newcomers.BURST + 1)]
    assert codes == [400] * newcomers.BURST + [429]


def test_one_address_holds_only_so_many_lines_open(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes from elsewhere is let in, and so is the same address once it has closed one."""
    monkeypatch.setattr(open_lines, "MOST_LINES", 3)
    table = ann.open_table()
    url = f"{ann.address.replace('http', 'ws')}/api/tables/{table}/live"
    cookie = f"stammtisch={ann.http.cookies['stammtisch']}"

    def come(ending: ExitStack, address: str) -> ClientConnection:
        headers = {"Cookie": cookie, "X-Forwarded-For": address}
        return ending.enter_context(connect(url, additional_headers=headers))

    with ExitStack() as others, ExitStack() as three:
        for line in [come(three, "203.0.113.70") for _ in range(3)]:
            assert receive(line)["type"] == "view"
        with pytest.raises(InvalidStatus) as error:
            come(others, "203.0.113.70")
        assert error.value.response.status_code == 403
        for address in ("203.0.113.71", "127.0.0.1"):
            assert receive(come(others, address))["type"] == "view"
        three.close()

        def let_in() -> bool:
            with suppress(InvalidStatus):
                return bool(receive(come(others, "203.0.113.70"))["type"] == "view")
            return False

        wait_until(let_in)
