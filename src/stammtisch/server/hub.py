"""Who watches which table. A change wakes the watchers; each then asks for what is new to its own seat.

Nothing queues here: a watcher that is slow wakes once for many changes and catches up by its sequence number.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Hub:
    """The watchers of all tables, in one event loop; `changed`, `wake` and `wake_all` may be called from any thread."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watchers: dict[str, list[asyncio.Event]] = {}
        self._listeners: list[Callable[[str], None]] = []

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to pass changes on, in this loop."""
        self._loop = loop

    def close(self) -> None:
        """Pass nothing on any more; all watchers wake."""
        self._loop = None
        self._wake_everybody()

    @property
    def is_open(self) -> bool:
        """Whether changes are passed on."""
        return self._loop is not None

    @property
    def lines(self) -> int:
        """How many watchers there are."""
        return sum(len(events) for events in self._watchers.values())

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call `listener` in the loop with the id of every table that changes."""
        self._listeners.append(listener)

    def changed(self, table_id: str) -> None:
        """A table has changed."""
        loop = self._loop
        if loop is not None:
            loop.call_soon_threadsafe(self._pass_on, table_id)

    def wake(self, table_id: str) -> None:
        """Whoever watches the table looks again; nobody else is told."""
        loop = self._loop
        if loop is not None:
            loop.call_soon_threadsafe(self._wake, table_id)

    def wake_all(self) -> None:
        """Whoever watches any table looks again."""
        loop = self._loop
        if loop is not None:
            loop.call_soon_threadsafe(self._wake_everybody)

    @contextmanager
    def watch(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes; whoever waits for it clears it."""
        event = asyncio.Event()
        self._watchers.setdefault(table_id, []).append(event)
        try:
            yield event
        finally:
            left = self._watchers[table_id]
            left.remove(event)
            if not left:
                del self._watchers[table_id]

    def _pass_on(self, table_id: str) -> None:
        self._wake(table_id)
        for listener in self._listeners:
            listener(table_id)

    def _wake_everybody(self) -> None:
        for table_id in list(self._watchers):
            self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        for event in self._watchers.get(table_id, ()):
            event.set()
