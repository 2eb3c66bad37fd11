"""The lane: one thread for the short work at tables, where that is quicker than many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from stammtisch.server.rooms import Rooms

Given = TypeVar("Given")


class Lane:
    """Does what is asked at tables one after the other, in the order in which it was asked.

    Python lets one thread compute at a time. Many threads that work at tables at once take that from each other in the
    middle of their work, and all of them are late. So what only computes goes through the lane, and whatever may wait
    for something else than the processor stays out of it: a table that somebody else works at or that must be read
    first, and a database behind a network.
    """

    def __init__(self, rooms: Rooms, shared: bool) -> None:
        """`shared`: whether the database is one that several workers share."""
        self._rooms = rooms
        self._thread = None if shared else ThreadPoolExecutor(1, thread_name_prefix="lane")

    async def at(self, table_id: str, work: Callable[[], Given]) -> Given:
        """The result of `work`, which enters the room of this table only; what it raises is raised."""
        if self._thread is not None:
            loop = asyncio.get_running_loop()
            done, given = await loop.run_in_executor(self._thread, self._unless_it_waits, table_id, work)
            if done:
                return given[0]
        return await asyncio.to_thread(work)

    def close(self) -> None:
        """Finish what has begun."""
        if self._thread is not None:
            self._thread.shutdown()

    def _unless_it_waits(self, table_id: str, work: Callable[[], Given]) -> tuple[bool, list[Given]]:
        if not self._rooms.at_hand(table_id):
            return False, []
        return True, [work()]
