"""A table as somebody saw it at an earlier moment: what was known to that viewer then, and nothing learnt since."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from stammtisch.server.history import carried_on, position_after
from stammtisch.server.loading import stored_position
from stammtisch.server.log import SeatLog
from stammtisch.server.problems import problem
from stammtisch.server.rows import DamagedTable
from stammtisch.server.storage import Storage
from stammtisch.server.table import Table
from stammtisch.server.view import view_of
from stammtisch.server.wire import View

PAST_STEPS = 100
"""A view of the past carries the lines of so many sequence numbers; the log has the rest."""

logger = logging.getLogger(__name__)


def past_view(storage: Storage, table: Table, viewer: int | None, seq: int) -> View:
    """The view of a seat (None: of a spectator) when its sequence number was `seq`, without anything to decide, with
    the log up to there. Problem (status 422) if there is no such moment.

    A stretch that was taken back later is shown as it was; that it was taken back is not known there yet.
    """
    noticed = table.noticed(viewer)
    if not 1 <= seq <= len(noticed):
        raise problem(422, "no_such_moment", "moment", last=len(noticed))
    try:
        then = table_after(storage, table, noticed[seq - 1])
    except DamagedTable as error:
        logger.error("the past of table %s cannot be shown: %s", table.header.table, error)
        raise problem(500, "table_broken", "broken") from error
    log = SeatLog(then, viewer).lines(max(0, seq - PAST_STEPS))
    return replace(view_of(then, viewer, asks=False), log=log)


def table_after(storage: Storage, table: Table, n: int) -> Table:
    """The table as it was after its entry `n`: from the last position stored until then and what was done since.

    DamagedTable if that position cannot be read.
    """
    snapshot = None
    if table.header.rules == table.game.version:
        snapshot = storage.snapshot(table.header.table, n)
    if snapshot is None:
        return table.as_of(n, position_after(table.header, table.game, table.entries[:n]))
    state = stored_position(table, snapshot)
    return table.as_of(n, carried_on(table.game, state, table.entries[snapshot.n : n]))
