"""The lane: short work at tables is done one piece after the other, and nothing in it waits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from stammtisch.server.house import House
from stammtisch.server.lane import Lane
from tests.server.sitting import house_in, sit_down

pytestmark = pytest.mark.timeout(60)


@asynccontextmanager
async def lane_of(house: House, shared: bool = False) -> AsyncIterator[Lane]:
    lane = Lane(house.rooms, shared)
    try:
        yield lane
    finally:
        lane.close()


def two_tables(folder: Path) -> tuple[House, str, str]:
    """A house with two tables whose games are in memory."""
    house = house_in(folder)
    return house, sit_down(house, "cairn").table_id, sit_down(house, "cairn").table_id


def test_work_at_tables_is_done_in_one_thread_in_the_order_in_which_it_was_asked(tmp_path: Path) -> None:
    house, one, other = two_tables(tmp_path)
    done: list[int] = []

    def piece(number: int) -> Callable[[], str]:
        def work() -> str:
            done.append(number)
            return threading.current_thread().name

        return work

    async def ask() -> set[str]:
        async with lane_of(house) as lane:
            house.view(None, one)
            house.view(None, other)
            return set(await asyncio.gather(*(lane.at((one, other)[n % 2], piece(n)) for n in range(40))))

    assert len(asyncio.run(ask())) == 1
    assert done == list(range(40))


def test_a_table_somebody_is_at_holds_up_no_other(tmp_path: Path) -> None:
    house, one, other = two_tables(tmp_path)

    async def ask() -> None:
        async with lane_of(house) as lane:
            house.view(None, other)
            with house.rooms.enter(one):
                waiting = asyncio.create_task(lane.at(one, lambda: house.view(None, one)))
                await asyncio.sleep(0)
                assert (await lane.at(other, lambda: house.view(None, other))).table == other
                assert not waiting.done()
            assert (await waiting).table == one

    asyncio.run(ask())


def test_a_table_that_must_be_read_first_is_read_outside_the_lane(tmp_path: Path) -> None:
    house, one, _ = two_tables(tmp_path)
    again = House(house.storage, house.shelf)

    async def ask() -> list[str]:
        async with lane_of(again) as lane:
            return [await lane.at(one, lambda: _thread_of_view(again, one)) for _ in range(2)]

    first, second = asyncio.run(ask())
    assert not first.startswith("lane")
    assert second.startswith("lane")


def _thread_of_view(house: House, table_id: str) -> str:
    house.view(None, table_id)
    return threading.current_thread().name


def test_what_the_work_raises_is_raised_and_the_next_piece_is_done(tmp_path: Path) -> None:
    house, one, _ = two_tables(tmp_path)

    def fails() -> None:
        raise ValueError("no")

    async def ask() -> str:
        async with lane_of(house) as lane:
            house.view(None, one)
            with pytest.raises(ValueError, match="no"):
                await lane.at(one, fails)
            return await lane.at(one, lambda: house.view(None, one).table)

    assert asyncio.run(ask()) == one


def test_with_a_database_that_workers_share_nothing_goes_through_the_lane(tmp_path: Path) -> None:
    house, one, _ = two_tables(tmp_path)

    async def ask() -> str:
        async with lane_of(house, shared=True) as lane:
            house.view(None, one)
            return await lane.at(one, lambda: threading.current_thread().name)

    assert not asyncio.run(ask()).startswith("lane")
