"""Hearing from PostgreSQL which tables other workers have changed.

The database announces each change of a table's row itself, in the transaction of the change: nothing is announced that
did not happen, and nothing happens that is not announced. What is said while the line is down is not heard; whoever
listens is told of the gap and looks everywhere.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from typing import Any

import psycopg
from sqlalchemy import Engine

CHANNEL = "stammtisch"
"""The trigger of the first revision sends on it: the table's id, its version, and the name of the connection."""
LOOK_UP_SECONDS = 1.0
"""How often the listener looks up to see whether it is to stop."""
FIRST_RETRY, LAST_RETRY = 0.1, 5.0
"""Seconds between tries to connect again."""

logger = logging.getLogger(__name__)


class Listener:
    """A connection of its own that listens, in a thread of its own.

    `heard(table_id)`: another worker has changed this table. `missed()`: there was a gap in which any table may have
    changed. `name`: what this worker's own connections are called; it knows of its own changes already.
    """

    def __init__(self, engine: Engine, name: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._arguments: Mapping[str, Any] = engine.dialect.create_connect_args(engine.url)[1]
        self._name = name
        self._heard = heard
        self._missed = missed
        self._stopping = threading.Event()
        self.connected = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listening", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Listen no more."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        retry = FIRST_RETRY
        while not self._stopping.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                logger.error("the line to the database is down: %s", " ".join(str(error).split()))
            retry = FIRST_RETRY if self.connected.is_set() else min(2 * retry, LAST_RETRY)
            self.connected.clear()
            self._stopping.wait(retry)

    def _listen(self) -> None:
        with psycopg.connect(**self._arguments, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.connected.set()
            self._missed()
            while not self._stopping.is_set():
                for notice in connection.notifies(timeout=LOOK_UP_SECONDS):
                    table_id, _, sender = notice.payload.split(" ", 2)
                    if sender != self._name:
                        self._heard(table_id)
