"""Where tables are kept: a narrow interface over SQLAlchemy Core. Every method is one transaction and blocks; it is
called in threads.

Nothing here knows a game. A table's rows are read back into `StoredTable`, entry by entry; a row that cannot be read
is `DamagedTable`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Select, bindparam, func, insert, select, update
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stammtisch.server import rows, sitting_rows
from stammtisch.server.database import (
    LAST_BACKUP,
    WORKER_NAME,
    StorageError,
    is_postgresql,
    open_database,
    reason,
    writing,
)
from stammtisch.server.entries import Entry, Header, Progress
from stammtisch.server.rows import DamagedTable, Snapshot
from stammtisch.server.schema import about, affairs, entries, seats, sessions, snapshots, tables
from stammtisch.server.seating_statements import insert_sitting, store_seating
from stammtisch.server.sitting import Chair, Seating, Sitting

if TYPE_CHECKING:
    from stammtisch.server.listening import Listener

# The statements of the write path are made once; making them costs more than running them.
_STEP = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("before"))
    .values({name: bindparam(name) for name in rows.PROGRESS})
)
_ENTRY = insert(entries)
_SNAPSHOT = insert(snapshots)


class Glance:
    """A question with one value in it and one row for an answer, asked so often that SQLite is asked itself: a
    transaction around one row costs ten times as much as reading it.
    """

    def __init__(self, statement: Select[Any]) -> None:
        """`statement`: with one bound value."""
        self.statement = statement
        compiled = statement.compile(dialect=SQLiteDialect(paramstyle="qmark"))
        (self.name,) = compiled.params
        self.text = str(compiled)


_NUMBERS = Glance(select(tables.c.version, tables.c.affairs).where(tables.c.id == bindparam("table_id")))


class VersionConflict(RuntimeError):
    """Somebody else has changed the table since it was read."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a game begins: its first entry, the position after it, and who must decide then."""

    entry: Entry
    snapshot: Snapshot
    progress: Progress


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is not stored yet. `beginning`: None if its game has not begun."""

    header: Header
    sitting: Sitting
    at: int
    beginning: Beginning | None


@dataclass(frozen=True, slots=True)
class NewSession:
    """The session of somebody who has none yet, stored together with the first thing that person does: both or neither.

    `token_hash`: the hash of the token by which whoever asks is known. `at`: in seconds since 1970 (UTC).
    """

    token_hash: str
    person: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything that is stored of a table. `snapshot`: None if its game has not begun."""

    header: Header
    sitting: Sitting
    version: int
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list of tables."""

    table: str
    game: str
    begun: bool
    over: bool
    chairs: tuple[Chair, ...]
    affairs: int
    last_affair_at: int
    """When the last affair happened, or the table was opened."""
    nudged: bool
    """Whether anybody was ever reminded there."""
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
        with self.transaction() as connection:
            connection.execute(select(about.c.value).limit(1))

    def last_backup(self) -> int | None:
        """When the database was last backed up, in seconds since 1970 (UTC); None if it never was."""
        with self.transaction() as connection:
            found = connection.scalar(select(about.c.value).where(about.c.name == LAST_BACKUP))
        return None if found is None else int(found)

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
        with self.transaction() as connection:
            if not connection.scalar(select(func.pg_try_advisory_xact_lock(func.hashtextextended(table_id, 0)))):
                raise VersionConflict(f"another worker is at table {table_id}")
            yield

    # --- tables -------------------------------------------------------------------------------------------------------

    def add_table(self, new: NewTable, session: NewSession | None = None) -> None:
        """A new table, with the session of who opens it."""
        with self.transaction(writes=True) as connection:
            _insert_table(connection, new)
            remember(connection, session)

    def append(
        self,
        table_id: str,
        entry: Entry,
        snapshot: Snapshot | None,
        progress: Progress,
        seating: Seating | None = None,
    ) -> None:
        """Append an entry, and change who sits at the table if that belongs to it.

        VersionConflict if the table's version is not the one before the entry, or its affairs are not those before the
        change.
        """
        with self.transaction(writes=True) as connection:
            changed = connection.execute(
                _STEP, {"table_id": table_id, "before": entry.n - 1, **rows.progress_row(entry, progress)}
            )
            if changed.rowcount != 1:
                raise VersionConflict(f"table {table_id} is not at version {entry.n - 1}")
            _insert_entry(connection, table_id, entry, snapshot)
            if seating is not None:
                _store_seating(connection, table_id, seating)

    def append_all(self, table_id: str, steps: Sequence[tuple[Entry, Snapshot | None]], progress: Progress) -> None:
        """Append several entries, all or none; VersionConflict as for `append`."""
        first, last = steps[0][0], steps[-1][0]
        with self.transaction(writes=True) as connection:
            changed = connection.execute(
                _STEP, {"table_id": table_id, "before": first.n - 1, **rows.progress_row(last, progress)}
            )
            if changed.rowcount != 1:
                raise VersionConflict(f"table {table_id} is not at version {first.n - 1}")
            for entry, snapshot in steps:
                _insert_entry(connection, table_id, entry, snapshot)

    def snapshot(self, table_id: str, up_to: int) -> Snapshot | None:
        """The last position stored of a table that is no later than the entry `up_to`; None if there is none."""
        until = (snapshots.c.table_id == table_id) & (snapshots.c.n <= up_to)
        with self.transaction() as connection:
            row = connection.execute(select(snapshots).where(until).order_by(snapshots.c.n.desc()).limit(1)).first()
        return None if row is None else rows.snapshot(row)

    def begin(self, header: Header, beginning: Beginning, seating: Seating, session: NewSession | None = None) -> None:
        """The game of a table begins, with who sits there then and the session of who has come last; VersionConflict as
        for `append`."""
        with self.transaction(writes=True) as connection:
            settled = sitting_rows.header_row(header)
            connection.execute(update(tables).where(tables.c.id == header.table, tables.c.version == 0).values(settled))
            progress = rows.progress_row(beginning.entry, beginning.progress)
            if connection.execute(_STEP, {"table_id": header.table, "before": 0, **progress}).rowcount != 1:
                raise VersionConflict(f"the game of table {header.table} has begun")
            _insert_entry(connection, header.table, beginning.entry, beginning.snapshot)
            _store_seating(connection, header.table, seating)
            remember(connection, session)

    def seat(
        self,
        table_id: str,
        seating: Seating,
        another: NewTable | None = None,
        session: NewSession | None = None,
    ) -> None:
        """Change who sits at a table, and store another table or a session that belongs to it; VersionConflict if the
        table's affairs are not those before the change."""
        with self.transaction(writes=True) as connection:
            _store_seating(connection, table_id, seating)
            if another is not None:
                _insert_table(connection, another)
            remember(connection, session)

    def numbers(self, table_id: str) -> tuple[int, int] | None:
        """How many entries and how many affairs a table has; None if there is no such table."""
        found = self.glance(_NUMBERS, table_id)
        return None if found is None else (found[0], found[1])

    def glance(self, question: Glance, value: str) -> Sequence[Any] | None:
        """The row that answers a question; None if there is none."""
        if self.shared:
            with self.transaction() as transaction:
                return transaction.execute(question.statement, {question.name: value}).first()
        try:
            connection = self._engine.raw_connection()
            try:
                found: Sequence[Any] | None = connection.cursor().execute(question.text, (value,)).fetchone()
            finally:
                connection.close()
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise StorageError(f"the database refuses: {reason(error)}") from error
        return found

    def load(self, table_id: str) -> StoredTable | None:
        """Everything stored of a table; None if there is no such table. DamagedTable if a row cannot be read."""
        with self.transaction() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            chair_rows, affair_rows, entry_rows = (
                connection.execute(select(part).where(part.c.table_id == table_id).order_by(order)).all()
                for part, order in ((seats, seats.c.seat), (affairs, affairs.c.n), (entries, entries.c.n))
            )
            snapshot_row = connection.execute(
                select(snapshots).where(snapshots.c.table_id == table_id).order_by(snapshots.c.n.desc()).limit(1)
            ).first()
        if snapshot_row is None and (row.version or entry_rows):
            raise DamagedTable(f"table {table_id}: there is no snapshot")
        sitting = sitting_rows.sitting(row, chair_rows, affair_rows)
        return StoredTable(
            header=rows.header(row, sitting.header_seats()),
            sitting=sitting,
            version=row.version,
            entries=tuple(rows.entry(entry_row) for entry_row in entry_rows),
            snapshot=None if snapshot_row is None else rows.snapshot(snapshot_row),
        )

    def tables_of(self, person: str) -> list[Summary]:
        """The tables where a person has, had to the end or is kept a seat, the newest first."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        return self._summaries(tables.c.id.in_(mine))

    def table_ids(self) -> list[str]:
        """All tables."""
        with self.transaction() as connection:
            return list(connection.scalars(select(tables.c.id).order_by(tables.c.made_at, tables.c.id)))

    def unfinished(self) -> list[Summary]:
        """The tables whose games go on."""
        return self._summaries(tables.c.over.is_(False))

    def _summaries(self, condition: Any) -> list[Summary]:
        with self.transaction() as connection:
            found = connection.execute(
                select(tables).where(condition).order_by(tables.c.made_at.desc(), tables.c.id)
            ).all()
            ids = select(tables.c.id).where(condition)
            chairs: dict[str, list[Chair]] = {row.id: [] for row in found}
            damaged = set()
            for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
                try:
                    chairs[row.table_id].append(sitting_rows.chair(row))
                except DamagedTable:
                    damaged.add(row.table_id)
            last = select(affairs.c.table_id, func.max(affairs.c.at).label("at")).where(affairs.c.table_id.in_(ids))
            reminding = select(affairs.c.table_id).where(affairs.c.table_id.in_(ids), affairs.c.kind == "nudged")
            nudged = set(connection.scalars(reminding))
            happened = {row.table_id: row.at for row in connection.execute(last.group_by(affairs.c.table_id))}
        return [
            Summary(
                table=row.id,
                game=row.game,
                begun=row.version > 0,
                over=row.over,
                chairs=tuple(chairs[row.id]),
                affairs=row.affairs,
                last_affair_at=happened.get(row.id, row.made_at),
                nudged=row.id in nudged,
                progress=None if row.id in damaged else rows.progress(row),
            )
            for row in found
        ]

    @contextmanager
    def transaction(self, writes: bool = False) -> Iterator[Connection]:
        """One transaction; StorageError if the database refuses it, VersionConflict if a row is already there."""
        try:
            with (self._writing if writes else self._engine).begin() as connection:
                yield connection
        except IntegrityError as error:
            raise VersionConflict(reason(error)) from error
        except SQLAlchemyError as error:
            raise StorageError(f"the database refuses: {reason(error)}") from error


def remember(connection: Connection, session: NewSession | None) -> None:
    """Store a session, if there is one."""
    if session is not None:
        row = {"token_hash": session.token_hash, "person": session.person, "made_at": session.at}
        connection.execute(insert(sessions), row)


def _insert_entry(connection: Connection, table_id: str, entry: Entry, snapshot: Snapshot | None) -> None:
    connection.execute(_ENTRY, rows.entry_row(table_id, entry))
    if snapshot is not None:
        connection.execute(_SNAPSHOT, rows.snapshot_row(table_id, snapshot))


def _insert_table(connection: Connection, new: NewTable) -> None:
    row = sitting_rows.table_row(new.header, new.sitting, new.at)
    begun = new.beginning
    far = rows.NOTHING_YET if begun is None else rows.progress_row(begun.entry, begun.progress)
    connection.execute(insert(tables).values({**row, **far}))
    insert_sitting(connection, new.header, new.sitting)
    if begun is not None:
        _insert_entry(connection, new.header.table, begun.entry, begun.snapshot)


def _store_seating(connection: Connection, table_id: str, seating: Seating) -> None:
    if not store_seating(connection, table_id, seating):
        raise VersionConflict(f"table {table_id} does not have {seating.before.number} affairs")
