"""A real server on a free port of this machine, with toy games, for tests over HTTP and WebSocket."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stammtisch import words
from stammtisch.engine.options import Message
from stammtisch.server.app import make_app
from stammtisch.server.live_protocol import LiveProtocol
from stammtisch.server.settings import Settings
from stammtisch.server.shelf import Shelf
from tests.server.sitting import SEED, database_url, toy_shelf

START_SECONDS = 20.0
OWN = {"X-Stammtisch": "1"}


@contextmanager
def running(
    folder: Path, shelf: Shelf | None = None, send_buffer: int | None = None, **settings: Any
) -> Iterator[Site]:
    """A server that keeps its tables in `folder`; `settings` replace those for tests.

    `send_buffer`: bytes that the system holds for a client that does not read; None: as many as it likes.
    """
    chosen = replace(Settings(database_url(folder), bot_pause=0.0), **settings)
    with socket.socket() as listening:
        if send_buffer is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        app = make_app(chosen, shelf or toy_shelf(), lambda: SEED)
        server = uvicorn.Server(
            uvicorn.Config(app, log_level="error", ws=LiveProtocol, ws_max_size=chosen.live_limit, lifespan="on")
        )
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            wait_until(lambda: server.started)
            with ExitStack() as closing:
                yield Site(f"http://127.0.0.1:{listening.getsockname()[1]}", closing)
        finally:
            server.should_exit = True
            thread.join()


class Site:
    """A running server, and the browsers that visit it; they are closed before it stops."""

    def __init__(self, address: str, closing: ExitStack) -> None:
        self.address = address
        self._closing = closing

    def browser(self) -> Browser:
        """Somebody who has not been here before."""
        visitor = Browser(self.address)
        self._closing.callback(visitor.http.close)
        return visitor


def wait_until(happened: Callable[[], bool], seconds: float = START_SECONDS) -> None:
    """Wait until `happened()` is true; TimeoutError if that takes too long."""
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError("what was waited for did not happen")
        time.sleep(0.01)


class Browser:
    """A person's browser: its cookie, and what the page would ask."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30)
        self._keys = 0

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something."""
        return self.http.get(f"/api{path}", headers=headers)

    def post(self, path: str, body: object, headers: Mapping[str, str] = OWN) -> httpx.Response:
        """Send something as JSON."""
        return self.http.post(f"/api{path}", json=body, headers=headers)

    def open_table(self, game: str = "cairn", players: int = 2, spectators: bool = True) -> str:
        """A new table with bots."""
        bots = [{"kind": "bot", "bot": "random"} for _ in range(players - 1)]
        seats = [{"kind": "human", "name": "Ann"}, *bots]
        answer = self.post("/tables", {"game": game, "seats": seats, "spectators": spectators})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def view(self, table: str) -> dict[str, Any]:
        """The table as this person sees it."""
        answer = self.get(f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, table: str, action: str, decision: str | None = None, key: str | None = None) -> httpx.Response:
        """Answer the open decision."""
        self._keys += 1
        open_decision = self.view(table)["decision"]["id"] if decision is None else decision
        body = {"key": key or f"key {self._keys}", "decision": open_decision, "action": action}
        return self.post(f"/tables/{table}/actions", body)

    def undo(self, table: str) -> httpx.Response:
        """Take the last action back."""
        self._keys += 1
        body = {"key": f"key {self._keys}", "decision": self.view(table)["decision"]["id"]}
        return self.post(f"/tables/{table}/undo", body)

    @contextmanager
    def live(self, table: str, since: int | str | None = None, **headers: str) -> Iterator[ClientConnection]:
        """The live line of a tab."""
        query = "" if since is None else f"?since={since}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Cookie": cookies, **headers} if cookies else headers
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        with connect(url, additional_headers=sent, open_timeout=30) as line:
            yield line


def play_until_bots_decide(browser: Browser, table: str) -> dict[str, Any]:
    """Answer for the first seat, what passes the turn on if possible, until only bots are waited for; the view then."""
    for _ in range(100):
        view = browser.view(table)
        if 0 not in view["waiting"]:
            return view
        final = [offered["action"] for offered in view["decision"]["offered"] if offered["barrier"]]
        browser.act(table, "done" if "done" in final else final[-1], view["decision"]["id"])
    raise AssertionError("the bots' turn does not come")


def receive(line: ClientConnection, seconds: float = 20.0) -> dict[str, Any]:
    """The next message on a live line that is about the game."""
    return receive_one_of(line, ("view", "update", "problem"), seconds)


def receive_one_of(line: ClientConnection, kinds: Collection[str], seconds: float = 20.0) -> dict[str, Any]:
    """The next message on a live line that is of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=seconds))
        if message["type"] in kinds:
            return message


def closed_with(line: ClientConnection, seconds: float = 20.0) -> int | None:
    """The code with which the server closes a live line; TimeoutError if it does not, however often it pings."""
    end = time.monotonic() + seconds
    with suppress(ConnectionClosed):
        while time.monotonic() < end:
            line.recv(timeout=seconds)
        raise TimeoutError("the line stays open")
    return line.close_code


@cache
def english() -> words.Words:
    """Reading all message files takes a while."""
    return words.Words("en")


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error; its message must be in the words of the table and its body must be the one form."""
    assert answer.headers["content-type"] == "application/problem+json"
    body = answer.json()
    assert list(body) == ["type", "status", "code", "message", "rule"]
    assert body["status"] == answer.status_code
    message = msgspec.convert(body["message"], Message)
    if message.id.startswith("table-"):
        assert english().format(message)
    return body["status"], body["code"]
