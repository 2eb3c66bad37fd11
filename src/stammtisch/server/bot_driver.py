"""Bots act of their own accord: after each change of a table, as long as a bot has something to do there.

How long a bot takes tells nothing of what it holds. The pause before a move is settled before the bot looks at its
hand. Where an answer is asked of everybody whom a matter concerns, whether they hold something to answer with or not (a
window), the pause is longer and random, once for the whole window: all bots in it wait at the same time and then answer
at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom

from stammtisch.server.database import StorageError
from stammtisch.server.problems import Problem

THREADS = 2
FIRST_RETRY, LAST_RETRY = 1.0, 60.0
"""Seconds between tries while a table cannot be saved."""

_CHANCE = SystemRandom()
COVER_SECONDS = 2.0
"""In a window bots wait as long as this, and up to as long again at random."""

logger = logging.getLogger(__name__)


class BotDriver:
    """Runs the bots of all tables in threads of their own, so that neither the event loop nor people wait for them.

    `move(table_id)` lets one bot act and says whether something happened. `pause`: seconds before each move, so that
    people can follow; with none bots act at once everywhere. `window(table_id)` names the window in which a bot is to
    answer now, None if it is none. `draw` gives a random number from 0 to 1.
    """

    def __init__(
        self,
        move: Callable[[str], bool],
        pause: float,
        window: Callable[[str], str | None] = lambda table_id: None,
        draw: Callable[[], float] = _CHANCE.random,
    ) -> None:
        self._move = move
        self._pause = pause
        self._window = window
        self._draw = draw
        self._covered: dict[str, str] = {}
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bots")
        self._running: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, bool] = {}
        self._stopped = False

    def wake(self, table_id: str) -> None:
        """Something has changed at a table: its bots may have something to do. Called in the event loop."""
        if self._stopped:
            return
        self._woken[table_id] = True
        if table_id not in self._running:
            self._running[table_id] = asyncio.get_running_loop().create_task(self._run(table_id))

    @property
    def busy(self) -> bool:
        """Whether the bots of some table have something to do."""
        return bool(self._running)

    async def stop(self) -> None:
        """Finish the moves that have begun and start no more."""
        self._stopped = True
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
            self._covered.pop(table_id, None)

    async def _wait(self, table_id: str) -> None:
        """The pause before a move: the usual one, or once in each window the one that covers all answers."""
        window = await self._open_window(table_id) if self._pause else None
        if window is None:
            await asyncio.sleep(self._pause)
        elif self._covered.get(table_id) != window:
            self._covered[table_id] = window
            await asyncio.sleep(COVER_SECONDS * (1 + self._draw()))

    async def _open_window(self, table_id: str) -> str | None:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._window, table_id)
        except (StorageError, Problem):
            # The move itself meets the same trouble, and deals with it.
            return None

    async def _one_move(self, table_id: str) -> bool:
        retry = FIRST_RETRY
        await self._wait(table_id)
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
