"""What the house forgets after a while: tables that were opened and never begun, and people who can never come back.

A game that has begun is kept for ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection, bindparam, delete, select

from stammtisch.server.database import StorageError
from stammtisch.server.schema import affairs, people, seats, sessions, tables
from stammtisch.server.sessions import COOKIE_SECONDS
from stammtisch.server.storage import Storage

DAY = 24 * 3600
PAUSE_SECONDS = 3600.0
"""So often is looked for something to forget."""

logger = logging.getLogger(__name__)


class Forgetting:
    """Looks now and then for what nobody needs any more.

    `waiting_days`: a table that has not begun is forgotten when nothing has happened at it for so long; 0: never.
    `changed` is called with the id of each table that is gone.
    """

    def __init__(
        self, storage: Storage, now: Callable[[], int], changed: Callable[[str], None], waiting_days: int
    ) -> None:
        self._storage = storage
        self._now = now
        self._changed = changed
        self._waiting_days = waiting_days

    async def run(self) -> None:
        """Look at once and then every hour, until it is cancelled."""
        while True:
            try:
                await asyncio.to_thread(self.look)
            except StorageError as error:
                logger.error("nothing old can be forgotten: %s", error)
            await asyncio.sleep(PAUSE_SECONDS)

    def look(self) -> None:
        """Forget what is due; StorageError if the database refuses. It blocks."""
        with self._storage.transaction(writes=True) as connection:
            _forget_people(connection, self._now() - COOKIE_SECONDS)
        if self._waiting_days == 0:
            return
        with self._storage.transaction(writes=True) as connection:
            gone = _forget_tables(connection, self._now() - self._waiting_days * DAY)
        for table_id in gone:
            self._changed(table_id)


def _forget_people(connection: Connection, before: int) -> None:
    """The sessions whose cookies no browser has any more, and the names of guests without a session."""
    connection.execute(delete(sessions).where(sessions.c.made_at < before))
    known = select(sessions.c.person)
    connection.execute(delete(people).where(people.c.account.is_(None), people.c.person.not_in(known)))


def _forget_tables(connection: Connection, before: int) -> list[str]:
    """The tables that were opened before then, have not begun, and where nothing has happened since; their ids.

    Whoever changes a table changes its row: from the first statement on nobody does, so that the second sees all.
    """
    old = select(tables.c.id).where(tables.c.version == 0, tables.c.made_at < before)
    waiting = list(connection.scalars(old.order_by(tables.c.id).with_for_update()))
    lately = set(connection.scalars(select(affairs.c.table_id).where(affairs.c.at >= before).distinct()))
    gone = [table_id for table_id in waiting if table_id not in lately]
    if gone:
        for part, column in ((affairs, affairs.c.table_id), (seats, seats.c.table_id), (tables, tables.c.id)):
            connection.execute(delete(part).where(column == bindparam("gone")), [{"gone": each} for each in gone])
    return gone
