"""A stored table taken up again, and everything checked on the way: a row that was changed or lost is found here.

The position comes from the last snapshot; what was done after it is done again, and must come out as it is stored.
"""

from __future__ import annotations

from stammtisch.engine.state import State
from stammtisch.server.problems import problem
from stammtisch.server.rows import DamagedTable
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import StoredTable
from stammtisch.server.table import Table


def take_up(shelf: Shelf, stored: StoredTable) -> Table:
    """The table as it was when its last entry was stored; DamagedTable if that cannot be."""
    header = stored.header
    where = f"table {header.table}"
    game = shelf.games.get(header.game)
    if game is None:
        raise DamagedTable(f"{where}: there is no game '{header.game}'")
    if header.rules != game.version:
        raise problem(500, "rules_version", "rules-version")
    _check_chain(stored)
    table = Table(header, game)
    start = stored.snapshot.n
    if not 1 <= start <= len(stored.entries):
        raise DamagedTable(f"{where}: the snapshot after entry {start} does not fit {len(stored.entries)} entries")
    table.resume(stored.entries[:start], _position(table, stored))
    for entry in stored.entries[start:]:
        try:
            draft = table.redraft(entry)
        except Exception as error:
            raise DamagedTable(f"{where}, entry {entry.n}: it cannot have happened: {error!r}") from error
        if draft.entry != entry:
            raise DamagedTable(f"{where}, entry {entry.n}: done again, it comes out differently")
        table.accept(draft)
    return table


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


def _position(table: Table, stored: StoredTable) -> State:
    snapshot = stored.snapshot
    where = f"table {stored.header.table}, snapshot after entry {snapshot.n}"
    try:
        state: State = table.game.from_data(snapshot.state, stored.header.seed)
        found = state.hash()
    except Exception as error:
        raise DamagedTable(f"{where}: it is no position of this game: {error!r}") from error
    if found != snapshot.hash:
        raise DamagedTable(f"{where}: its hash does not fit the position")
    return state
