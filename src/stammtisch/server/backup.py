"""Backup and restore. A backup is one SQLite file, whatever database it comes from or goes to.

A backup is of one moment, while the server runs. It is complete or not there: it gets its name when it is on the disk.
Restoring goes into an empty database only, so that nothing is ever overwritten, and looks at every table on the way.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.database import BUSY_SECONDS, StorageError, open_database, reason, writing
from stammtisch.server.problems import Problem
from stammtisch.server.rooms import Rooms
from stammtisch.server.schema import about, metadata, tables
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import Storage

LAST_BACKUP = "last backup"
"""The entry of `about` that says when the database was last backed up, in seconds since 1970 (UTC)."""
ROWS_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored: how many tables, and what is wrong with those that are damaged, by id."""

    tables: int
    damaged: dict[str, str]


def backup(url: str, file: Path, now: Callable[[], int] = lambda: int(time.time())) -> int:
    """Write a backup of the database into `file`, which must not be there yet; how many tables are in it.

    StorageError if it cannot be made; then there is no file.
    """
    if file.exists():
        raise StorageError(f"{file} is there already; a backup never overwrites anything")
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        with partial.open("xb"):
            partial.chmod(0o600)
        source = _sqlite_file(url)
        if source is not None:
            _copy_sqlite(source, partial, now())
        else:
            _copy_other(url, partial, now())
        count = _tables_in(partial)
        _put_in_place(partial, file)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        told = reason(error) if isinstance(error, SQLAlchemyError) else str(error)
        raise StorageError(f"the backup {file} cannot be made: {told}") from error
    finally:
        for left in file.parent.glob(f"{partial.name}*"):
            left.unlink()
    return count


def restore(file: Path, url: str, shelf: Shelf) -> Restored:
    """Fill an empty database with what a backup holds, and check every table. Damaged ones are restored as they are.

    StorageError if the file is no backup or the database is not empty; then nothing is changed.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        try:
            _check_is_backup(file)
            shutil.copyfile(file, copy)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{file} is no backup that can be read: {error}") from error
        source = open_database(f"sqlite:///{copy}")
        target = open_database(url)
        try:
            with source.begin() as reading, writing(target).begin() as filling:
                if filling.scalar(select(func.count()).select_from(tables)):
                    raise StorageError("the database holds tables; a backup is restored into an empty one only")
                _copy_rows(reading, filling)
            damaged = _check(Storage(url), shelf)
        except SQLAlchemyError as error:
            raise StorageError(f"{file} cannot be restored: {reason(error)}") from error
        finally:
            source.dispose()
            target.dispose()
    return Restored(_tables_in(file), damaged)


def last_backup(engine: Engine) -> int | None:
    """When the database was last backed up; None if it never was."""
    with engine.begin() as connection:
        found = connection.scalar(select(about.c.value).where(about.c.name == LAST_BACKUP))
    return None if found is None else int(found)


def _sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None if the database is none. StorageError if the file is not there."""
    try:
        parts = make_url(url)
    except SQLAlchemyError:
        return None
    if parts.get_backend_name() != "sqlite":
        return None
    file = Path(parts.database or "")
    if not file.is_file():
        raise StorageError(f"there are no tables at {file}")
    return file


def _copy_sqlite(source: Path, partial: Path, at: int) -> None:
    with closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as live, closing(sqlite3.connect(partial)) as copy:
        _note_backup(live, at)
        live.backup(copy)
        # The copy is one file, without the files beside it that a running server needs.
        copy.execute("PRAGMA journal_mode=DELETE")


def _note_backup(live: sqlite3.Connection, at: int) -> None:
    with live:
        live.execute("INSERT OR REPLACE INTO about (name, value) VALUES (?, ?)", (LAST_BACKUP, str(at)))


def _copy_other(url: str, partial: Path, at: int) -> None:
    source, target = open_database(url, upgrade=False), open_database(f"sqlite:///{partial}")
    try:
        with source.begin() as reading, writing(target).begin() as filling:
            _copy_rows(reading, filling)
        with writing(source).begin() as connection:
            connection.execute(delete(about).where(about.c.name == LAST_BACKUP))
            connection.execute(insert(about).values(name=LAST_BACKUP, value=str(at)))
        with target.connect() as connection:
            connection.connection.dbapi_connection.execute("PRAGMA journal_mode=DELETE")  # type: ignore[union-attr]  # it is connected
    finally:
        source.dispose()
        target.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    """All rows of all tables, those first that others refer to."""
    for table in metadata.sorted_tables:
        if table is about:
            continue
        rows = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)).mappings()
        for part in rows.partitions(ROWS_AT_ONCE):
            target.execute(insert(table), [dict(row) for row in part])


def _check(storage: Storage, shelf: Shelf) -> dict[str, str]:
    """Take up every table as the server would; what is wrong with the damaged ones, by id."""
    rooms = Rooms(storage, shelf)
    damaged = {}
    for table_id in storage.table_ids():
        try:
            with rooms.enter(table_id):
                pass
        except Problem as error:
            damaged[table_id] = str(error.__cause__ or error)
    storage.close()
    return damaged


def _check_is_backup(file: Path) -> None:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        connection.execute("SELECT value FROM about WHERE name = 'schema'").fetchall()
        (found,) = connection.execute("PRAGMA quick_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def _tables_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def _put_in_place(partial: Path, file: Path) -> None:
    with partial.open("rb") as written:
        os.fsync(written.fileno())
    partial.rename(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
