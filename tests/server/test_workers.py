"""Several workers on one PostgreSQL: one table for all, each change once, and none is lost with a killed worker."""

from __future__ import annotations

import hashlib
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from sqlalchemy import create_engine, text

from stammtisch.server.database import StorageError
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.serve import ServeError, serve
from stammtisch.server.storage import Storage, VersionConflict
from stammtisch.server.wire import Act
from tests.server.postgresql import fresh_database
from tests.server.running import Browser, closed_with, play_until_bots_decide, receive, wait_until
from tests.server.sitting import ANN, Player, house_in, sit_down
from tests.server.test_serve import START_SECONDS, Process

KILLS = 3
MOST_SECONDS = 300


@pytest.fixture
def shared() -> Iterator[str]:
    with fresh_database() as url:
        yield url


@contextmanager
def two_houses(url: str) -> Iterator[tuple[House, House]]:
    """Two workers' houses over one database."""
    one, other = house_in(url), house_in(url)
    yield one, other
    one.storage.close()
    other.storage.close()


# --- one table in two houses ------------------------------------------------------------------------------------------


def test_an_action_in_one_house_is_seen_in_the_other(shared: str) -> None:
    with two_houses(shared) as (one, other):
        here = sit_down(one, "cairn")
        there = Player(other, here.table_id)
        for player in (here, there, here, there):
            player.act("lay 1")
            assert here.view == there.view
        assert here.view.position["piles"] == (4, 0)


def test_the_same_request_in_both_houses_at_once_counts_once(shared: str) -> None:
    with two_houses(shared) as (one, other):
        ann = sit_down(one, "cairn")
        for turn in range(5):
            request = Act(f"key {turn}", ann.decision.id, "lay 1")
            with ThreadPoolExecutor(4) as threads:
                sent = [
                    threads.submit(house.writing.act, ANN, ann.table_id, request) for house in (one, other, one, other)
                ]
            assert [answer.result().seq for answer in sent] == [turn + 2] * 4
        assert ann.view.position["piles"] == (5, 0)


def test_only_one_worker_lets_a_bot_act(shared: str) -> None:
    with two_houses(shared) as (one, other):
        ann = sit_down(one, "cairn")
        ann.act("end")
        with one.storage.alone(ann.table_id):
            with pytest.raises(Problem) as error:
                other.writing.bot_move(ann.table_id)
            assert (error.value.status, error.value.code) == (503, "busy")
            with other.storage.alone("another table"):
                assert ann.view.seq == 2
        assert other.writing.bot_move(ann.table_id)
        assert ann.view.seq == 3


def test_a_killed_worker_holds_no_table(shared: str) -> None:
    one, other = Storage(shared), Storage(shared)
    holding = ExitStack()
    holding.enter_context(one.alone("t"))
    assert not _is_free(other)
    _end_connections(shared, "SELECT pid FROM pg_locks WHERE locktype = 'advisory'")
    wait_until(lambda: _is_free(other))
    with pytest.raises(StorageError):
        holding.close()
    one.close()
    other.close()


def _end_connections(url: str, which: str) -> None:
    """Let PostgreSQL cut connections, as it does when the process at the other end is killed."""
    engine = create_engine(url)
    with engine.connect() as connection:
        connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM ({which}) AS chosen"))
    engine.dispose()


def _is_free(storage: Storage) -> bool:
    try:
        with storage.alone("t"):
            return True
    except VersionConflict:
        return False


def test_tables_on_sqlite_have_one_worker(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="served by one process"):
        serve(port=0, data_dir=tmp_path, workers=2)


# --- hearing of each other --------------------------------------------------------------------------------------------


@dataclass
class Heard:
    """What a listener was told."""

    tables: list[str]
    gaps: int = 0

    def gap(self) -> None:
        self.gaps += 1


def test_changes_of_other_processes_are_heard_and_gaps_are_known(shared: str) -> None:
    house, heard = house_in(shared), Heard([])
    ann = sit_down(house, "cairn")
    listener = house.storage.listen(heard.tables.append, heard.gap)
    assert listener is not None
    with closing(_Stopping(listener.stop)):
        assert listener.connected.wait(10)
        ann.act("lay 1")
        elsewhere = create_engine(shared)
        with elsewhere.begin() as connection:
            connection.execute(text("UPDATE tables SET version = version"))
        wait_until(lambda: heard.tables == [ann.table_id])
        assert heard.gaps == 1
        _end_connections(shared, "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %'")
        wait_until(lambda: heard.gaps == 2)
        with elsewhere.begin() as connection:
            connection.execute(text("UPDATE tables SET version = version"))
        wait_until(lambda: len(heard.tables) == 2)
        elsewhere.dispose()
    house.storage.close()


@dataclass
class _Stopping:
    stop: Callable[[], None]

    def close(self) -> None:
        self.stop()


@contextmanager
def served(
    url: str, folder: Path, servers: int = 1, workers: int = 1, bot_pause: float = 0.0
) -> Iterator[list[Process]]:
    """Servers in processes of their own over one database, each with so many workers."""
    with ExitStack() as ending:
        started = [
            ending.enter_context(closing(Process(folder, bot_pause=bot_pause, database_url=url, workers=workers)))
            for _ in range(servers)
        ]
        for server in started:
            httpx.get(f"{server.address}/api/health", timeout=START_SECONDS).raise_for_status()
        yield started


def worker_ids(server: Process) -> list[int]:
    """The process ids of a server's workers."""
    found = []
    for child in psutil.Process(server.process.pid).children():
        with suppress(psutil.NoSuchProcess):
            if any("spawn_main" in word for word in child.cmdline()):
                found.append(child.pid)
    return found


def first_offer(view: dict[str, Any]) -> dict[str, str]:
    """A request for the first action that is offered, under a key of its own."""
    decision = view["decision"]
    return {"key": f"{decision['id']}", "decision": decision["id"], "action": decision["offered"][0]["action"]}


@pytest.mark.slow
def test_a_change_in_one_server_reaches_the_lines_of_the_other_and_its_bots_are_taken_over_if_it_is_killed(
    shared: str, tmp_path: Path
) -> None:
    with served(shared, tmp_path, servers=2, bot_pause=1.0) as (one, other):
        here, there = Browser(one.address), Browser(other.address)
        with closing(here.http), closing(there.http):
            table = here.open_table("heroes", 2)
            there.http.cookies.update(here.http.cookies)
            wait_until(lambda: bool(here.view(table)["decision"]))
            view = here.view(table)
            with there.live(table) as line:
                # The bot may have moved meanwhile, so only the order of what comes is certain.
                seen = receive(line)["view"]["seq"]
                assert seen >= view["seq"]
                here.post(f"/tables/{table}/actions", first_offer(here.view(table)))
                assert receive(line)["seq"] > seen
            view = play_until_bots_decide(here, table)
            one.end(signal.SIGKILL)
            wait_until(lambda: there.view(table)["seq"] > view["seq"], START_SECONDS)


@pytest.mark.slow
def test_the_operator_s_figures_renewal_and_end_reach_every_worker(shared: str, tmp_path: Path) -> None:
    """`--tables FILE` holds in all workers and in those that take their place; lines are told to come back, and the end
    is no error."""
    figures = tmp_path / "figures.toml"
    figures.write_text("[tax_yield]\nby_cities = [0, 1, 2, 3, 4, 5, 6, 7, 8]\n", encoding="utf-8")
    words = ["serve", "--port", "0", "--database", shared, "--workers", "2", "--tables", str(figures)]
    digest = hashlib.sha256(figures.read_bytes()).hexdigest()
    with ExitStack() as ending:
        server = ending.enter_context(closing(Process(tmp_path, command=words)))
        wait_until(lambda: len(worker_ids(server)) == 2, START_SECONDS)
        before = set(worker_ids(server))
        browsers = [Browser(server.address) for _ in range(4)]
        for browser in browsers:
            ending.callback(browser.http.close)
        tables = [played_with(browser, digest) for browser in browsers]
        with browsers[0].live(tables[0], 1) as line:
            server.process.send_signal(signal.SIGHUP)
            assert closed_with(line, seconds=60) in (1012, 1013)
        # The workers are renewed one after the other.
        wait_until(lambda: len(worker_ids(server)) == 2 and before.isdisjoint(worker_ids(server)), 2 * START_SECONDS)
        for browser in browsers:
            played_with(browser, digest)
        with browsers[0].live(tables[0], 1) as line:
            receive(line)
            server.process.send_signal(signal.SIGTERM)
            assert closed_with(line) in (1012, 1013)
        assert server.end(signal.SIGTERM) == (0, "")


def played_with(browser: Browser, digest: str) -> str:
    """A new table whose figures are those of the file with this hash."""
    table = browser.open_table("era", 2)
    assert digest.startswith(str(browser.view(table)["options"]["tables"]))
    return table


# --- killed -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_worker_is_killed_in_mid_game_and_nothing_is_lost_or_repeated(shared: str, tmp_path: Path) -> None:
    chance = random.Random(11)
    with served(shared, tmp_path, workers=2) as (server,):
        browser = Browser(server.address)
        table = browser.open_table("heroes", 3)
        sent: list[tuple[dict[str, str], int]] = []
        killed: set[int] = set()
        end = time.monotonic() + MOST_SECONDS
        while len(killed) < KILLS or len(sent) < 6 * KILLS:
            assert time.monotonic() < end, f"{len(sent)} actions and {len(killed)} kills took {MOST_SECONDS} seconds"
            view = _patiently(partial(browser.get, f"/tables/{table}")).json()
            assert view["status"] == "playing"
            if view["decision"] is None or not view["decision"]["must"]:
                time.sleep(0.02)
                continue
            request = first_offer(view)
            if len(sent) % 6 == 5 and len(killed) < KILLS:
                wait_until(lambda: len(worker_ids(server)) == 2, START_SECONDS)
                victim = psutil.Process(chance.choice(worker_ids(server)))
                killing = threading.Timer(chance.choice([0.0, 0.003, 0.01]), victim.kill)
                killing.start()
                answer = _patiently(partial(browser.post, f"/tables/{table}/actions", request))
                killing.join()
                victim.wait(START_SECONDS)
                killed.add(victim.pid)
            else:
                answer = _patiently(partial(browser.post, f"/tables/{table}/actions", request))
            if answer.status_code == 200:
                sent.append((request, answer.json()["seq"]))
            else:  # at a fair a bot may be faster
                assert answer.status_code == 422, answer.text
                assert _patiently(partial(browser.get, f"/tables/{table}")).json()["seq"] > view["seq"], answer.text
        for request, seq in sent:
            assert _patiently(partial(browser.post, f"/tables/{table}/actions", request)).json()["seq"] == seq
        wait_until(lambda: len(worker_ids(server)) == 2, START_SECONDS)
        assert killed.isdisjoint(worker_ids(server))
        browser.http.close()
        assert server.end(signal.SIGTERM)[0] == 0
    engine = create_engine(shared)
    with engine.connect() as connection:
        entries = connection.execute(text("SELECT n, client_key FROM entries ORDER BY n")).all()
    engine.dispose()
    assert [n for n, _ in entries] == list(range(1, len(entries) + 1))
    assert [key for _, key in entries if key is not None] == [request["key"] for request, _ in sent]


def _patiently(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Ask again as often as the worker that is asked dies, or another one is at the table."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            answer = ask()
            if answer.status_code != 503:
                return answer
        time.sleep(0.05)
    raise TimeoutError("no worker answers")
