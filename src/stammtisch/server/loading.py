"""A stored table taken up again, and everything checked on the way: a row that was changed or lost is found here.

The position comes from the last snapshot; what was done after it is done again, and must come out as it is stored. What
was told of it may have been told otherwise by an earlier program with the same rules: then the stored entry stays.

A table that was begun under earlier rules is done again from its first entry, each time it is taken up, and goes on if
all of it comes out as it is stored. Its header keeps the number of those rules: the hashes of all entries are built on
the header, and entries are never changed.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

from stammtisch.engine.game import Game, SetupError
from stammtisch.engine.state import State
from stammtisch.server.entries import Entry
from stammtisch.server.problems import problem
from stammtisch.server.rows import DamagedTable, Snapshot
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import StoredTable
from stammtisch.server.table import Draft, Table

TELLING = ("events", "barrier", "hand_over", "public", "chain")
"""The parts of an entry that do not say what was decided and what chance brought."""

logger = logging.getLogger(__name__)


def take_up(shelf: Shelf, stored: StoredTable, snapshot: Snapshot) -> Table:
    """The table as it was when its last entry was stored.

    DamagedTable if that cannot be; Problem if it was played under rules that the present ones do not agree with.
    """
    header = stored.header
    where = f"table {header.table}"
    game = shelf.games.get(header.game)
    if game is None:
        raise DamagedTable(f"{where}: there is no game '{header.game}'")
    _check_chain(stored)
    start = snapshot.n
    if not 1 <= start <= len(stored.entries):
        raise DamagedTable(f"{where}: the snapshot after entry {start} does not fit {len(stored.entries)} entries")
    if header.rules != game.version:
        return _under_present_rules(stored, snapshot, game)
    table = Table(header, game)
    table.resume(stored.entries[:start], stored_position(table, snapshot))
    for entry in stored.entries[start:]:
        table.accept(_told_as_stored(table, entry))
    return table


def _under_present_rules(stored: StoredTable, snapshot: Snapshot, game: Game[Any]) -> Table:
    """The table, played again from its first entry by the present rules; Problem if they lead to anything else.

    Rules that are newer than this program are refused unseen: it cannot know what they will ask for next.
    """
    header = stored.header
    try:
        if header.rules > game.version:
            raise DamagedTable(f"table {header.table}: a newer program has begun it")
        table = Table(header, game)
        for entry in stored.entries:
            table.accept(_done_again(table, entry))
            if entry.n == snapshot.n and table.state.hash() != snapshot.hash:
                raise DamagedTable(f"table {header.table}, entry {entry.n}: done again, it leads to another position")
    except (DamagedTable, SetupError) as error:
        rules = f"begun under rules {header.rules}, this program has rules {game.version}"
        logger.error("table %s cannot go on (%s): %s", header.table, rules, error)
        raise problem(500, "rules_version", "rules-version") from error
    return table


def _told_as_stored(table: Table, entry: Entry) -> Draft:
    """The draft of an entry that was made under these rules: the same must be decided by the same chance. Its events
    and what follows from them are those that everybody has seen."""
    draft = _redraft(table, entry)
    told = {name: getattr(entry, name) for name in TELLING}
    if replace(draft.entry, **told) != entry:
        raise DamagedTable(_where(table, entry) + ": done again, it comes out differently")
    if draft.entry != entry:
        logger.warning("%s: done again, it is told differently; it stays as it was told", _where(table, entry))
    return replace(draft, entry=entry)


def _done_again(table: Table, entry: Entry) -> Draft:
    draft = _redraft(table, entry)
    if draft.entry != entry:
        raise DamagedTable(_where(table, entry) + ": done again, it comes out differently")
    return draft


def _redraft(table: Table, entry: Entry) -> Draft:
    try:
        return table.redraft(entry)
    except Exception as error:
        raise DamagedTable(f"{_where(table, entry)}: it cannot have happened: {error!r}") from error


def _where(table: Table, entry: Entry) -> str:
    return f"table {table.header.table}, entry {entry.n}"


def _check_chain(stored: StoredTable) -> None:
    where = f"table {stored.header.table}"
    chain = stored.header.chain()
    for number, entry in enumerate(stored.entries, start=1):
        if entry.n != number:
            raise DamagedTable(f"{where}: entry {number} is missing")
        if entry.chained(chain).chain != entry.chain:
            raise DamagedTable(f"{where}, entry {number}: its hash does not fit its content")
        chain = entry.chain
    if stored.version != len(stored.entries):
        raise DamagedTable(f"{where}: it should have {stored.version} entries and has {len(stored.entries)}")


def stored_position(table: Table, snapshot: Snapshot) -> State:
    """The position that was stored; DamagedTable if it cannot be one."""
    where = f"table {table.header.table}, snapshot after entry {snapshot.n}"
    try:
        state: State = table.game.from_data(snapshot.state, table.header.seed)
        found = state.hash()
    except Exception as error:
        raise DamagedTable(f"{where}: it is no position of this game: {error!r}") from error
    if found != snapshot.hash:
        raise DamagedTable(f"{where}: its hash does not fit the position")
    return state
