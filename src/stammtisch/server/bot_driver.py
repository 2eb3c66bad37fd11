"""Bots act of their own accord: after each change of a table, as long as a bot has something to do there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from stammtisch.server.database import StorageError
from stammtisch.server.problems import Problem

THREADS = 2
FIRST_RETRY, LAST_RETRY = 1.0, 60.0
"""Seconds between tries while a table cannot be saved."""

logger = logging.getLogger(__name__)


class BotDriver:
    """Runs the bots of all tables in threads of their own, so that neither the event loop nor people wait for them.

    `move(table_id)` lets one bot act and says whether something happened. `pause`: seconds before each move, so that
    people can follow.
    """

    def __init__(self, move: Callable[[str], bool], pause: float) -> None:
        self._move = move
        self._pause = pause
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bots")
        self._running: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, bool] = {}

    def wake(self, table_id: str) -> None:
        """Something has changed at a table: its bots may have something to do. Called in the event loop."""
        self._woken[table_id] = True
        if table_id not in self._running:
            self._running[table_id] = asyncio.get_running_loop().create_task(self._run(table_id))

    @property
    def busy(self) -> bool:
        """Whether the bots of some table have something to do."""
        return bool(self._running)

    async def stop(self) -> None:
        """Finish the moves that have begun and start no more."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.to_thread(self._threads.shutdown)

    async def _run(self, table_id: str) -> None:
        try:
            while self._woken.pop(table_id, False):
                while await self._one_move(table_id):
                    pass
        except Exception:
            logger.exception("the bots of table %s stand still", table_id)
        finally:
            del self._running[table_id]
            self._woken.pop(table_id, None)

    async def _one_move(self, table_id: str) -> bool:
        retry = FIRST_RETRY
        await asyncio.sleep(self._pause)
        while True:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._move, table_id)
            except StorageError as error:
                logger.error("a bot of table %s must wait: %s", table_id, error)
            except Problem as error:
                if error.status != 503:
                    raise
            await asyncio.sleep(retry)
            retry = min(2 * retry, LAST_RETRY)
