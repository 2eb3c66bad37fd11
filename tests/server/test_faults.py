"""Lines and servers that fail in the middle: nobody else is disturbed, nothing is done twice, and all come back."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import struct
import threading
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stammtisch.server.house import VIEW_STEPS
from stammtisch.server.serve import DATABASE_FILE
from tests.server.running import OWN, Browser, Site, closed_with, receive, running, wait_until
from tests.server.test_serve import Process

CHANGES = VIEW_STEPS - 10
"""More than fit into a line, and fewer than a whole view is sent for."""
SMALLEST = 4096
"""Bytes that each end of a line holds, so that it is soon full."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("server"), send_buffer=SMALLEST) as at:
        yield at


@pytest.fixture
def ann(site: Site) -> Browser:
    return site.browser()


def change(browser: Browser, table: str, times: int) -> int:
    """Lay a stone and take it back, again and again; the last sequence number."""
    seq = 0
    for n in range(times):
        seq = (browser.act(table, "lay 1") if n % 2 == 0 else browser.undo(table)).json()["seq"]
    return seq


def unread_line(browser: Browser, table: str) -> socket.socket:
    """A live line whose client reads nothing until it is asked to."""
    host, port = browser.address.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALLEST)
    line.settimeout(20)
    line.connect((host, int(port)))
    head = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": b64encode(bytes(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Cookie": _cookies(browser),
    }
    lines = [f"GET /api/tables/{table}/live?since=1 HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    return line


def test_who_does_not_read_is_told_once_of_many_changes_and_keeps_nobody_waiting(ann: Browser) -> None:
    """Nothing is kept for a slow line but where it stands: what it missed comes in one message, none of it twice."""
    table = ann.open_table()
    with closing(unread_line(ann, table)) as slow, ann.live(table, 1) as quick:
        receive(quick)
        last = change(ann, table, CHANGES)
        while receive(quick)["seq"] < last:
            pass
        heard = b""
        while f'"seq":{last},'.encode() not in heard:
            heard += slow.recv(SMALLEST)
    steps = [(int(since), int(seq)) for seq, since in re.findall(rb'"type":"update","seq":(\d+),"since":(\d+)', heard)]
    assert len(steps) < CHANGES * 3 / 4
    assert [since for since, _ in steps] == [1, *(seq for _, seq in steps[:-1])]
    assert steps[-1][1] == last


def test_a_flood_on_one_line_disturbs_no_other(ann: Browser, site: Site) -> None:
    table, stop = ann.open_table(), threading.Event()
    cut: list[int | None] = []

    def flood() -> None:
        while not stop.is_set():
            with site.browser().live(table) as line:
                with suppress(ConnectionClosed):
                    while True:
                        line.send('{"type": "pong"}' * 50)
                cut.append(line.close_code)

    flooding = threading.Thread(target=flood)
    flooding.start()
    try:
        with ann.live(table, 1) as line:
            receive(line)
            for seq in range(2, 22):
                assert change(ann, table, 1) == seq
                assert receive(line)["seq"] == seq
        wait_until(lambda: bool(cut))
    finally:
        stop.set()
        flooding.join()
    assert set(cut) == {4400}


def test_who_was_asleep_for_long_comes_back_to_a_fresh_view(ann: Browser) -> None:
    table = ann.open_table()
    with ann.live(table, 1) as line:
        known = receive(line)["seq"]
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.socket.shutdown(socket.SHUT_RDWR)
    last = change(ann, table, VIEW_STEPS + 20)
    with ann.live(table, known) as line:
        message = receive(line)
    assert (message["type"], message["view"]["seq"]) == ("view", last)
    assert message["view"]["position"] == ann.view(table)["position"]
    assert message["view"]["log"] == ann.view(table)["log"]


@pytest.mark.parametrize("after", [0.0, 0.002, 0.02])
def test_a_line_that_is_cut_in_mid_move_moves_once(ann: Browser, after: float) -> None:
    """The answer is never heard; the same request under the same key is answered and not carried out again."""
    table = ann.open_table()
    body = {"key": "once", "decision": ann.view(table)["decision"]["id"], "action": "lay 2"}
    with sent(ann, table, body) as line:
        threading.Event().wait(after)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    answers = [ann.post(f"/tables/{table}/actions", body).json() for _ in range(3)]
    assert answers == [{"seq": 2}] * 3
    view = ann.view(table)
    assert (view["seq"], view["position"]["piles"]) == (2, [2, 0])


@pytest.mark.slow
def test_a_server_that_is_stopped_finishes_what_has_begun_and_all_come_back(tmp_path: Path) -> None:
    with ExitStack() as ending:
        server = ending.enter_context(closing(Process(tmp_path)))
        ann = Browser(server.address)
        ending.callback(ann.http.close)
        table = ann.open_table("heroes")
        wait_until(lambda: bool(ann.view(table)["decision"]))
        view = ann.view(table)
        body = {"key": "k", "decision": view["decision"]["id"], "action": view["decision"]["offered"][0]["action"]}
        with ann.live(table, view["seq"]) as line:
            receive(line)
            writer = ending.enter_context(closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)))
            writer.execute("BEGIN IMMEDIATE")
            asking = ending.enter_context(closing(sent(ann, table, body)))
            # The server reads what comes first: it is at work on the action, and waits for the database.
            assert ann.get("/health").status_code == 200
            server.process.send_signal(signal.SIGTERM)
            assert closed_with(line) in (1012, 1013)
            writer.execute("ROLLBACK")
            answer = httpx.Response(200, content=_everything(asking).partition(b"\r\n\r\n")[2])
            assert server.end(signal.SIGTERM)[1] == ""
        again = ending.enter_context(closing(Process(tmp_path)))
        ann.http.base_url = ann.address = again.address
        assert answer.json() == ann.post(f"/tables/{table}/actions", body).json()
        assert answer.json()["seq"] > view["seq"]
        with ann.live(table, view["seq"]) as line:
            assert receive(line)["log"][0]["seq"] == view["seq"] + 1


def sent(browser: Browser, table: str, body: dict[str, Any]) -> socket.socket:
    """A line of its own on which an action was asked for, and nothing was read yet."""
    host, port = browser.address.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=30)
    asked = json.dumps(body)
    head = {
        **OWN,
        "Host": f"{host}:{port}",
        "Content-Type": "application/json",
        "Content-Length": str(len(asked)),
        "Cookie": _cookies(browser),
        "Connection": "close",
    }
    lines = [f"POST /api/tables/{table}/actions HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    line.sendall("\r\n".join([*lines, "", asked]).encode())
    return line


def _everything(line: socket.socket) -> bytes:
    """What comes on a line until it is closed."""
    return b"".join(iter(lambda: line.recv(4096), b""))


def _cookies(browser: Browser) -> str:
    return "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
