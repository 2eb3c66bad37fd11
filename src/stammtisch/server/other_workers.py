"""Serving tables together with other workers: their changes reach the live lines here, and their bots' turns are taken
over if they fall silent, because the worker was killed or stopped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from stammtisch.server.bot_driver import BotDriver
from stammtisch.server.database import StorageError
from stammtisch.server.house import House
from stammtisch.server.hub import Hub

if TYPE_CHECKING:
    from stammtisch.server.listening import Listener

TAKE_OVER_SECONDS = 5.0
"""A table that another worker changed last, where a bot has been due for so long, is taken over."""
LOOK_SECONDS = 2.0

logger = logging.getLogger(__name__)


class OtherWorkers:
    """What this worker does about the others. Where there can be none, it does nothing."""

    def __init__(self, house: House, hub: Hub, driver: BotDriver) -> None:
        self._house = house
        self._hub = hub
        self._driver = driver
        self._changed: dict[str, float] = {}
        self._gap: float | None = None
        self._listener: Listener | None = None
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen. Called in the event loop."""
        self._listener = self._house.storage.listen(self._heard, self._missed)
        if self._listener is not None:
            self._looking = asyncio.get_running_loop().create_task(self._look())

    async def stop(self) -> None:
        """Listen no more."""
        if self._looking is not None:
            self._looking.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)

    def _heard(self, table_id: str) -> None:
        self._changed[table_id] = time.monotonic()
        self._hub.wake(table_id)

    def _missed(self) -> None:
        self._gap = time.monotonic()
        self._hub.wake_all()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._take_over()
            except StorageError as error:
                logger.error("tables of other workers cannot be looked at: %s", error)

    async def _take_over(self) -> None:
        """Wake the bots of the tables where one is due and nothing has been heard for long, also because of a gap."""
        silent_since = time.monotonic() - TAKE_OVER_SECONDS
        silent = {table_id for table_id, at in self._changed.copy().items() if at < silent_since}
        after_gap = self._gap is not None and self._gap < silent_since
        if not silent and not after_gap:
            return
        for table_id in await asyncio.to_thread(self._house.waiting_for_bots):
            if table_id in silent or (after_gap and table_id not in self._changed):
                self._driver.wake(table_id)
        self._gap = None if after_gap else self._gap
        for table_id in silent:
            if self._changed.get(table_id, silent_since) < silent_since:
                self._changed.pop(table_id, None)
