"""Where tables are kept: a narrow interface over SQLAlchemy Core. Every method is one transaction and blocks; it is
called in threads.

Nothing here knows a game. A table's rows are read back into `StoredTable`, entry by entry; a row that cannot be read
is `DamagedTable`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stammtisch.server import rows
from stammtisch.server.database import (
    WORKER_NAME,
    StorageError,
    is_postgresql,
    open_database,
    reason,
    writing,
)
from stammtisch.server.entries import Entry, Header, Progress, Seat
from stammtisch.server.rows import DamagedTable, Snapshot
from stammtisch.server.schema import about, entries, seats, sessions, snapshots, tables

if TYPE_CHECKING:
    from stammtisch.server.listening import Listener

# The statements of the write path are made once; making them costs more than running them.
_VERSION = select(tables.c.version).where(tables.c.id == bindparam("table_id"))
_STEP = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("before"))
    .values({name: bindparam(name) for name in rows.PROGRESS})
)
_ENTRY = insert(entries)
_SNAPSHOT = insert(snapshots)


class VersionConflict(RuntimeError):
    """Somebody else has changed the table since it was read."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything that is stored of a table."""

    header: Header
    version: int
    entries: tuple[Entry, ...]
    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list of tables."""

    table: str
    game: str
    over: bool
    seats: tuple[Seat, ...]
    progress: Progress | None
    """How far it is; None if what is stored of it is damaged."""


class Storage:
    """The database behind all tables."""

    def __init__(self, url: str) -> None:
        """Open the database and make its tables if they are missing; StorageError if it cannot be used."""
        self._engine = open_database(url)
        self._writing = writing(self._engine)

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    def ping(self) -> None:
        """Whether the database answers; StorageError if not."""
        with self._transaction() as connection:
            connection.execute(select(about.c.value).limit(1))

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return is_postgresql(self._engine)

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> Listener | None:
        """Hear of tables that other workers change, and of gaps in which any may have changed; None if there can be no
        other worker."""
        if not self.shared:
            return None
        # Imported late: it needs the driver of PostgreSQL, which not everybody has installed.
        from stammtisch.server.listening import Listener  # noqa: PLC0415

        return Listener(self._engine, WORKER_NAME, heard, missed)

    @contextmanager
    def alone(self, table_id: str) -> Iterator[None]:
        """No other worker does what needs this at the same table meanwhile; VersionConflict if one does it now."""
        if not self.shared:
            yield
            return
        with self._transaction() as connection:
            if not connection.scalar(select(func.pg_try_advisory_xact_lock(func.hashtextextended(table_id, 0)))):
                raise VersionConflict(f"another worker is at table {table_id}")
            yield

    # --- people -------------------------------------------------------------------------------------------------------

    def add_session(self, token_hash: str, person: str, at: int) -> None:
        """Remember a session by the hash of its token."""
        with self._transaction(writes=True) as connection:
            connection.execute(insert(sessions).values(token_hash=token_hash, person=person, made_at=at))

    def person(self, token_hash: str) -> str | None:
        """The person whose session this is."""
        with self._transaction() as connection:
            found: str | None = connection.scalar(select(sessions.c.person).where(sessions.c.token_hash == token_hash))
            return found

    # --- tables -------------------------------------------------------------------------------------------------------

    def add_table(self, header: Header, first: Entry, snapshot: Snapshot, progress: Progress) -> None:
        """A new table with its first entry."""
        with self._transaction(writes=True) as connection:
            connection.execute(insert(tables).values(rows.table_row(header, first, progress)))
            connection.execute(insert(seats), rows.seat_rows(header))
            _insert_entry(connection, header.table, first, snapshot)

    def append(self, table_id: str, entry: Entry, snapshot: Snapshot | None, progress: Progress) -> None:
        """Append an entry, if the table's version is still the one before it; VersionConflict if it is not."""
        with self._transaction(writes=True) as connection:
            changed = connection.execute(
                _STEP, {"table_id": table_id, "before": entry.n - 1, **rows.progress_row(entry, progress)}
            )
            if changed.rowcount != 1:
                raise VersionConflict(f"table {table_id} is not at version {entry.n - 1}")
            _insert_entry(connection, table_id, entry, snapshot)

    def version(self, table_id: str) -> int | None:
        """How many entries a table has; None if there is no such table."""
        with self._transaction() as connection:
            found: int | None = connection.scalar(_VERSION, {"table_id": table_id})
            return found

    def load(self, table_id: str) -> StoredTable | None:
        """Everything stored of a table; None if there is no such table. DamagedTable if a row cannot be read."""
        with self._transaction() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            seat_rows = connection.execute(
                select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            ).all()
            entry_rows = connection.execute(
                select(entries).where(entries.c.table_id == table_id).order_by(entries.c.n)
            ).all()
            snapshot_row = connection.execute(
                select(snapshots).where(snapshots.c.table_id == table_id).order_by(snapshots.c.n.desc()).limit(1)
            ).first()
        if snapshot_row is None:
            raise DamagedTable(f"table {table_id}: there is no snapshot")
        return StoredTable(
            header=rows.header(row, seat_rows),
            version=row.version,
            entries=tuple(rows.entry(entry_row) for entry_row in entry_rows),
            snapshot=rows.snapshot(snapshot_row),
        )

    def tables_of(self, person: str) -> list[Summary]:
        """The tables a person sits at, the newest first."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        return self._summaries(tables.c.id.in_(mine))

    def table_ids(self) -> list[str]:
        """All tables."""
        with self._transaction() as connection:
            return list(connection.scalars(select(tables.c.id).order_by(tables.c.made_at, tables.c.id)))

    def unfinished(self) -> list[Summary]:
        """The tables whose games go on."""
        return self._summaries(tables.c.over.is_(False))

    def _summaries(self, condition: Any) -> list[Summary]:
        with self._transaction() as connection:
            found = connection.execute(
                select(tables).where(condition).order_by(tables.c.made_at.desc(), tables.c.id)
            ).all()
            sitting: dict[str, list[Seat]] = {row.id: [] for row in found}
            ids = select(tables.c.id).where(condition)
            for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
                sitting[row.table_id].append(rows.seat(row))
        return [Summary(row.id, row.game, row.over, tuple(sitting[row.id]), rows.progress(row)) for row in found]

    @contextmanager
    def _transaction(self, writes: bool = False) -> Iterator[Connection]:
        try:
            with (self._writing if writes else self._engine).begin() as connection:
                yield connection
        except IntegrityError as error:
            raise VersionConflict(reason(error)) from error
        except SQLAlchemyError as error:
            raise StorageError(f"the database refuses: {reason(error)}") from error


def _insert_entry(connection: Connection, table_id: str, entry: Entry, snapshot: Snapshot | None) -> None:
    connection.execute(_ENTRY, rows.entry_row(table_id, entry))
    if snapshot is not None:
        connection.execute(_SNAPSHOT, rows.snapshot_row(table_id, snapshot))
