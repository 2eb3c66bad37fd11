"""A server that is killed in mid-game (`kill -9`) has lost nothing it acknowledged and repeats nothing."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from tests.server.killable import Killable
from tests.server.running import OWN, Browser, play_until_bots_decide, wait_until
from tests.server.test_serve import Process

KILLS = 200
REFUSED = 422
PATIENCE = 60.0
"""Seconds after which somebody who gets no answer, and with that the test, gives up."""
GAMES = ("heroes", "pebbles", "cairn")


class Visitor:
    """A page, and a server that it comes back to when it was killed."""

    def __init__(self, folder: Path, bot_pause: float = 0.0) -> None:
        self.folder = folder
        self.bot_pause = bot_pause
        self.server = Process(folder, bot_pause=bot_pause)
        self.browser = Browser(self.server.address)

    def kill(self) -> None:
        """Kill the server at once."""
        code, _ = self.server.end(signal.SIGKILL)
        assert code == -signal.SIGKILL

    def restart(self) -> None:
        """Start it again on the same tables; the browser keeps its cookie."""
        self.server = Process(self.folder, bot_pause=self.bot_pause)
        self.browser.http.base_url = self.server.address

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.close()
        self.browser.http.close()


class Regular:
    """Somebody who plays one game after the other and sends each request, under the same key, until it is answered.

    At a fair the bot may take what was to be withdrawn while the request is on its way: that is refused and nowhere
    written down, and something else is done.
    """

    def __init__(self, address: str, game: str, stop: threading.Event) -> None:
        self.new_table = {"game": game, "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]}
        self.browser = Browser(address)
        self.chance = random.Random(game)
        self.stop = stop
        self.tried = 0
        self.sent: dict[str, list[tuple[dict[str, str], int]]] = {}

    def run(self) -> None:
        """Play until it is enough."""
        while not self.stop.is_set():
            self.play(self.patiently("POST", "/tables", self.new_table).json()["table"])

    def play(self, table: str) -> None:
        """Play until the game is over or it is enough."""
        sent = self.sent.setdefault(table, [])
        while not self.stop.is_set():
            view = self.view(table)
            if view["status"] == "over":
                return
            if view["decision"] is None or not view["decision"]["must"]:
                time.sleep(0.01)
                continue
            offered = view["decision"]["offered"]
            action = offered[self.chance.randrange(len(offered))]["action"]
            self.tried += 1
            body = {"key": f"request {self.tried}", "decision": view["decision"]["id"], "action": action}
            answer = self.patiently("POST", f"/tables/{table}/actions", body, REFUSED)
            if answer.status_code == REFUSED:
                assert self.view(table)["seq"] > view["seq"], f"{body} was offered and is refused: {answer.text}"
            else:
                sent.append((body, answer.json()["seq"]))

    def view(self, table: str) -> dict[str, Any]:
        """What is seen now."""
        seen: dict[str, Any] = self.patiently("GET", f"/tables/{table}").json()
        return seen

    def patiently(
        self, method: str, path: str, body: dict[str, Any] | None = None, also: int | None = None
    ) -> httpx.Response:
        """Ask until there is an answer other than that the server is busy; it must be that it was done, or `also`."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(httpx.TransportError):
                answer = self.browser.http.request(method, f"/api{path}", json=body, headers=OWN)
                if answer.status_code != 503:
                    assert answer.is_success or answer.status_code == also, f"{method} {path} {body}: {answer.text}"
                    return answer
                time.sleep(0.05)
        raise TimeoutError(f"the server does not answer {method} {path} {body}")


@pytest.mark.slow
def test_killed_200_times_in_mid_game_nothing_acknowledged_is_lost_or_repeated(tmp_path: Path) -> None:
    with Killable(tmp_path) as server, ExitStack() as leaving:
        stop = threading.Event()
        regulars = [Regular(server.address, game, stop) for game in GAMES]
        for regular in regulars:
            leaving.callback(regular.browser.http.close)
        with ThreadPoolExecutor(len(regulars)) as threads:
            playing = [threads.submit(regular.run) for regular in regulars]
            try:
                _kill_again_and_again(server, lambda: _count(regulars), lambda: any(one.done() for one in playing))
            finally:
                stop.set()
            for one in playing:
                one.result()
        assert server.kills == KILLS
        assert _count(regulars) >= KILLS
        assert all(regular.sent for regular in regulars)
        for regular in regulars:
            for table, sent in regular.sent.items():
                for body, seq in sent:
                    assert regular.patiently("POST", f"/tables/{table}/actions", body).json() == {"seq": seq}
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        for regular in regulars:
            for table, sent in regular.sent.items():
                rows = connection.execute("SELECT n, client_key FROM entries WHERE table_id = ? ORDER BY n", (table,))
                found = rows.fetchall()
                assert [n for n, _ in found] == list(range(1, len(found) + 1))
                assert [key for _, key in found if key is not None] == [body["key"] for body, _ in sent]


def _kill_again_and_again(server: Killable, done: Callable[[], int], given_up: Callable[[], bool]) -> None:
    """Each kill comes a few milliseconds after something was carried out: it falls into the next requests."""
    chance = random.Random(7)
    while server.kills < KILLS and not given_up():
        wait_until(partial(_more, done(), done, given_up), PATIENCE)
        time.sleep(chance.uniform(0.0, 0.03))
        server.kill()


def _more(before: int, done: Callable[[], int], given_up: Callable[[], bool]) -> bool:
    return done() > before or given_up()


def _count(regulars: list[Regular]) -> int:
    return sum(len(sent) for regular in regulars for sent in list(regular.sent.values()))


@pytest.mark.slow
def test_bots_go_on_where_they_were_interrupted(tmp_path: Path) -> None:
    with Visitor(tmp_path, bot_pause=0.5) as visitor:
        browser = visitor.browser
        table = browser.open_table("heroes", 2)
        view = play_until_bots_decide(browser, table)
        visitor.kill()
        visitor.restart()
        wait_until(lambda: browser.view(table)["seq"] > view["seq"], 60)
