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
