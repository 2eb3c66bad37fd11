"""Bots act by themselves after each change, at their own pace, and never hold up anybody."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import pairwise

import pytest

from stammtisch.server import bot_driver
from stammtisch.server.bot_driver import BotDriver
from stammtisch.server.database import StorageError
from stammtisch.server.problems import missing_table, problem


def drive(move: Callable[[str], bool], wake: Callable[[BotDriver], object], pause: float = 0.0) -> None:
    """Run a driver until it has nothing to do any more."""

    async def run() -> None:
        driver = BotDriver(move, pause)
        wake(driver)
        while driver.busy:
            await asyncio.sleep(0.005)
        await driver.stop()

    asyncio.run(asyncio.wait_for(run(), 20))


def test_bots_move_until_nothing_is_left_to_do() -> None:
    moves = iter([True, True, False])
    made: list[str] = []

    def move(table_id: str) -> bool:
        made.append(table_id)
        return next(moves)

    drive(move, lambda driver: driver.wake("a"))
    assert made == ["a", "a", "a"]


def test_tables_do_not_wait_for_each_other() -> None:
    slow_may_end = threading.Event()
    order: list[str] = []

    def move(table_id: str) -> bool:
        if table_id == "slow":
            assert slow_may_end.wait(10)
        else:
            slow_may_end.set()
        order.append(table_id)
        return False

    def wake(driver: BotDriver) -> None:
        driver.wake("slow")
        driver.wake("quick")

    drive(move, wake)
    assert order == ["quick", "slow"]


def test_a_change_while_a_bot_thinks_is_not_forgotten() -> None:
    asked: list[int] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()

        def move(table_id: str) -> bool:
            asked.append(len(asked))
            if len(asked) == 1:
                loop.call_soon_threadsafe(driver.wake, table_id)
                time.sleep(0.05)
            return False

        driver = BotDriver(move, 0.0)
        driver.wake("a")
        while driver.busy:
            await asyncio.sleep(0.005)
        await driver.stop()

    asyncio.run(asyncio.wait_for(run(), 20))
    assert asked == [0, 1]


def test_a_bot_that_thinks_does_not_block_the_event_loop() -> None:
    async def run() -> float:
        started = threading.Event()

        def move(_: str) -> bool:
            started.set()
            time.sleep(0.3)
            return False

        driver = BotDriver(move, 0.0)
        driver.wake("a")
        while not started.is_set():
            await asyncio.sleep(0.001)
        before = time.perf_counter()
        await asyncio.sleep(0.001)
        passed = time.perf_counter() - before
        await driver.stop()
        return passed

    assert asyncio.run(run()) < 0.2


def test_people_can_follow() -> None:
    moments: list[float] = [time.perf_counter()]

    def move(_: str) -> bool:
        moments.append(time.perf_counter())
        return len(moments) < 4

    drive(move, lambda driver: driver.wake("a"), pause=0.05)
    pauses = [later - earlier for earlier, later in pairwise(moments)]
    assert len(pauses) == 3
    assert min(pauses) >= 0.045


@pytest.mark.parametrize("error", [StorageError("the disk is full"), problem(503, "busy", "busy")])
def test_what_cannot_be_saved_now_is_tried_again(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_driver, "FIRST_RETRY", 0.01)
    tries: list[int] = []

    def move(_: str) -> bool:
        tries.append(1)
        if len(tries) < 4:
            raise error
        return False

    drive(move, lambda driver: driver.wake("a"))
    assert len(tries) == 4


@pytest.mark.parametrize("error", [missing_table(), ZeroDivisionError("a fault")])
def test_a_table_that_is_broken_stands_still_and_the_others_go_on(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[str] = []

    def move(table_id: str) -> bool:
        made.append(table_id)
        if table_id == "broken":
            raise error
        return made.count("whole") < 3

    def wake(driver: BotDriver) -> None:
        driver.wake("broken")
        driver.wake("whole")

    drive(move, wake)
    assert made.count("broken") == 1
    assert made.count("whole") == 3
    assert "the bots of table broken stand still" in caplog.text


def test_a_driver_that_stops_finishes_the_move_that_has_begun() -> None:
    begun, ended = threading.Event(), threading.Event()

    def move(_: str) -> bool:
        begun.set()
        time.sleep(0.1)
        ended.set()
        return True

    async def run() -> None:
        driver = BotDriver(move, 0.0)
        driver.wake("a")
        while not begun.is_set():
            await asyncio.sleep(0.001)
        await driver.stop()
        assert ended.is_set()

    asyncio.run(asyncio.wait_for(run(), 20))


# --- windows ----------------------------------------------------------------------------------------------------------


def waits_of(
    windows: list[str | None], monkeypatch: pytest.MonkeyPatch, pause: float = 0.4
) -> tuple[list[float], list[str]]:
    """How long the driver waits before each of so many moves, and the order of waiting, looking and moving."""
    waits: list[float] = []
    order: list[str] = []
    real_sleep = asyncio.sleep
    names, draws, left = iter(windows), iter([0.25, 0.75, 0.5]), len(windows)

    async def sleep(seconds: float) -> None:
        if seconds > 0.3:
            waits.append(seconds)
            order.append("wait")
        await real_sleep(0.001)

    def window(table_id: str) -> str | None:
        order.append("window")
        return next(names)

    def move(table_id: str) -> bool:
        nonlocal left
        left -= 1
        order.append("move")
        return left > 0

    async def run() -> None:
        monkeypatch.setattr(asyncio, "sleep", sleep)
        driver = BotDriver(move, pause, window, lambda: next(draws))
        driver.wake("a")
        while driver.busy:
            await real_sleep(0.002)
        await driver.stop()

    asyncio.run(asyncio.wait_for(run(), 20))
    return waits, order


def test_all_bots_of_a_window_wait_once_and_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seconds and up to two more, drawn once for each window."""
    waits, _ = waits_of([None, "one", "one", "one", "two", None], monkeypatch)
    assert waits == [0.4, 2.5, 3.5, 0.4]


def test_a_bot_looks_at_its_hand_only_after_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    _, order = waits_of(["one", "one", None], monkeypatch)
    assert order == ["window", "wait", "move", "window", "move", "window", "wait", "move"]


def test_without_a_pause_there_is_no_cover(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in tests and measurements, where nobody watches."""
    assert waits_of(["one", "two"], monkeypatch, pause=0.0) == ([], ["move", "move"])


def test_a_window_that_cannot_be_looked_up_is_left_to_the_move() -> None:
    def window(table_id: str) -> str | None:
        raise missing_table()

    made: list[str] = []

    def move(table_id: str) -> bool:
        made.append(table_id)
        return False

    async def run() -> None:
        driver = BotDriver(move, 0.01, window)
        driver.wake("a")
        while driver.busy:
            await asyncio.sleep(0.005)
        await driver.stop()

    asyncio.run(asyncio.wait_for(run(), 20))
    assert made == ["a"]
