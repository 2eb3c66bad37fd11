"""A stored table taken up again, and everything checked on the way: a row that was changed or lost is found here.

The position comes from the last snapshot; what was done after it is done again, and must come out as it is stored. What
was told of it may have been told otherwise by an earlier program with the same rules: then the stored entry stays.

A table that was begun under earlier rules is done again from its first entry, each time it is taken up, and goes on if
all of it comes out as it is stored. Its header keeps the number of those rules: the hashes of all entries are built on
the header, and entries are never changed.

A table of which something comes out otherwise was played by other rules, whatever their number. It stops: everybody
reads what has happened and sees the last position stored, and nobody changes it.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Any

from stammtisch.engine.game import Game, SetupError
from stammtisch.engine.state import State
from stammtisch.server.entries import Entry
from stammtisch.server.problems import Problem, problem
from stammtisch.server.rows import DamagedTable, Snapshot
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import StoredTable
from stammtisch.server.table import Draft, Table

TELLING = ("events", "barrier", "hand_over", "public", "chain")
"""The parts of an entry that do not say what was decided and what chance brought."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TakenUp:
    """A table that was stored. `stopped`: why it cannot go on; None if it can."""

    table: Table
    stopped: Problem | None = None


class OtherRules(Exception):
    """The present rules do not lead where those did under which something was stored; the text says where."""


def take_up(shelf: Shelf, stored: StoredTable, snapshot: Snapshot) -> TakenUp:
    """The table as it was when its last entry was stored, or stopped if the present rules do not lead there.

    DamagedTable if what is stored cannot be; Problem if the position stored is none of the present rules, or if a newer
    program has begun the table.
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
    rules = f"begun under rules {header.rules}, this program has rules {game.version}"
    if header.rules > game.version:
        logger.error("table %s cannot go on (%s): a newer program has begun it", header.table, rules)
        raise problem(500, "rules_version", "rules-version")
    try:
        again = _since if header.rules == game.version else _from_the_beginning
        return TakenUp(again(stored, snapshot, game))
    except (OtherRules, SetupError) as error:
        logger.error("table %s cannot go on (%s): %s", header.table, rules, error)
    try:
        return TakenUp(_as_it_was(stored, snapshot, game), problem(409, "stopped", "stopped"))
    except DamagedTable as error:
        logger.error("table %s cannot be shown: %s", header.table, error)
        raise problem(500, "rules_version", "rules-version") from error


def _since(stored: StoredTable, snapshot: Snapshot, game: Game[Any]) -> Table:
    """The table from its last position on; OtherRules if something comes out otherwise."""
    table = Table(stored.header, game)
    table.resume(stored.entries[: snapshot.n], stored_position(table, snapshot))
    for entry in stored.entries[snapshot.n :]:
        table.accept(_told_as_stored(table, entry))
    return table


def _from_the_beginning(stored: StoredTable, snapshot: Snapshot, game: Game[Any]) -> Table:
    """The table, played again from its first entry by the present rules; OtherRules if they lead to anything else."""
    table = Table(stored.header, game)
    for entry in stored.entries:
        table.accept(_done_again(table, entry))
        if entry.n == snapshot.n and table.state.hash() != snapshot.hash:
            raise OtherRules(_where(table, entry) + ": done again, it leads to another position")
    return table


def _as_it_was(stored: StoredTable, snapshot: Snapshot, game: Game[Any]) -> Table:
    """The table with all that has happened, at the last position stored; DamagedTable if that is no position."""
    table = Table(stored.header, game)
    table.resume(stored.entries, stored_position(table, snapshot))
    return table


def _told_as_stored(table: Table, entry: Entry) -> Draft:
    """The draft of an entry that was made under these rules: the same must be decided by the same chance. Its events
    and what follows from them are those that everybody has seen."""
    draft = _redraft(table, entry)
    told = {name: getattr(entry, name) for name in TELLING}
    if replace(draft.entry, **told) != entry:
        raise OtherRules(_where(table, entry) + ": done again, it comes out differently")
    if draft.entry != entry:
        logger.warning("%s: done again, it is told differently; it stays as it was told", _where(table, entry))
    return replace(draft, entry=entry)


def _done_again(table: Table, entry: Entry) -> Draft:
    draft = _redraft(table, entry)
    if draft.entry != entry:
        raise OtherRules(_where(table, entry) + ": done again, it comes out differently")
    return draft


def _redraft(table: Table, entry: Entry) -> Draft:
    try:
        return table.redraft(entry)
    except Exception as error:
        raise OtherRules(f"{_where(table, entry)}: it cannot have happened: {error!r}") from error


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
