"""A server that is killed in mid-game (`kill -9`) has lost nothing it acknowledged and repeats nothing."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from tests.server.running import OWN, Browser, wait_until
from tests.server.test_serve import Process

KILLS = 4


class Visitor:
    """A page that sends each request until it is answered, under the same key, as often as the server dies."""

    def __init__(self, folder: Path, bot_pause: float = 0.0) -> None:
        self.folder = folder
        self.bot_pause = bot_pause
        self.server = Process(folder, bot_pause=bot_pause)
        self.browser = Browser(self.server.address)
        self.kills = 0

    def kill(self) -> None:
        """Kill the server at once."""
        code, _ = self.server.end(signal.SIGKILL)
        assert code == -signal.SIGKILL
        self.kills += 1

    def restart(self) -> None:
        """Start it again on the same tables; the browser keeps its cookie."""
        self.server = Process(self.folder, bot_pause=self.bot_pause)
        self.browser.http.base_url = self.server.address

    def post(self, path: str, body: dict[str, Any], kill_after: float | None) -> httpx.Response:
        """Send a request; with `kill_after` the server dies so many seconds later, answered or not."""
        if kill_after is not None:
            threading.Timer(kill_after, self.server.process.kill).start()
        try:
            answer = self.browser.post(path, body, OWN)
            if kill_after is None:
                return answer
        except httpx.TransportError:
            assert kill_after is not None
        self.server.process.communicate()
        self.kills += 1
        self.restart()
        return self.browser.post(path, body, OWN)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.close()
        self.browser.http.close()


@pytest.mark.slow
def test_killed_in_mid_game_again_and_again(tmp_path: Path) -> None:
    chance = random.Random(7)
    sent: list[tuple[dict[str, str], int]] = []
    with Visitor(tmp_path) as visitor:
        browser = visitor.browser
        table = browser.open_table("heroes", 3)
        while visitor.kills < KILLS:
            view = browser.view(table)
            assert view["status"] == "playing"
            if view["decision"] is None or not view["decision"]["must"]:
                time.sleep(0.02)
                continue
            offered = view["decision"]["offered"]
            body = {
                "key": f"request {len(sent)}",
                "decision": view["decision"]["id"],
                "action": offered[chance.randrange(len(offered))]["action"],
            }
            kill_after = chance.choice([0.0, 0.002, 0.006]) if len(sent) % 5 == 4 else None
            answer = visitor.post(f"/tables/{table}/actions", body, kill_after)
            assert answer.status_code == 200, answer.text
            sent.append((body, answer.json()["seq"]))
        for body, seq in sent:
            again = browser.post(f"/tables/{table}/actions", body)
            assert again.json() == {"seq": seq}
    with sqlite3.connect(tmp_path / "stammtisch.sqlite") as connection:
        rows = connection.execute("SELECT n, client_key FROM entries ORDER BY n").fetchall()
    connection.close()
    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
    assert [key for _, key in rows if key is not None] == [body["key"] for body, _ in sent]


@pytest.mark.slow
def test_bots_go_on_where_they_were_interrupted(tmp_path: Path) -> None:
    with Visitor(tmp_path, bot_pause=0.5) as visitor:
        browser = visitor.browser
        table = browser.open_table("heroes", 2)
        view = browser.view(table)
        for _ in range(100):
            if 0 not in view["waiting"]:
                break
            final = [offered["action"] for offered in view["decision"]["offered"] if offered["barrier"]]
            browser.act(table, "done" if "done" in final else final[-1], view["decision"]["id"])
            view = browser.view(table)
        assert 0 not in view["waiting"]
        visitor.kill()
        visitor.restart()
        wait_until(lambda: browser.view(table)["seq"] > view["seq"], 60)
