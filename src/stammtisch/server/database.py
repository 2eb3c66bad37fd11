"""Opening the database: SQLite and PostgreSQL as they must be set up to lose nothing, and errors in one line."""

from __future__ import annotations

import re
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from stammtisch.server.schema import SCHEMA_VERSION, about

BUSY_SECONDS = 5
"""How long a writer waits for another process that writes to the same SQLite file, and anybody for a connection."""
POOL_SIZE, MOST_CONNECTIONS = 4, 12
"""Connections to PostgreSQL that a worker keeps open, and how many it has at most; the listening one is not counted."""
KEEP_ALIVE = {
    "connect_timeout": BUSY_SECONDS,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""So that a connection whose other end is gone without a word is noticed within half a minute."""
WORKER_NAME = f"stammtisch {uuid4().hex}"
"""What the connections of this process are called, so that it knows its own changes when they are announced."""
LAST_BACKUP = "last backup"
"""The entry of `about` that says when the database was last backed up, in seconds since 1970 (UTC)."""
MIGRATION_LOCK = 7_403_221_958
"""The number under which PostgreSQL lets only one worker at a time change the schema."""


class StorageError(RuntimeError):
    """The database cannot be used; the text says why, in one line."""


def open_database(url: str, upgrade: bool = True) -> Engine:
    """Connect and bring the tables up to date; StorageError if the database cannot be used.

    Without `upgrade` it must be up to date already and is not changed.
    """
    shown = re.sub("(//[^:@/]*:).*@", r"\1***@", url)
    try:
        engine = _engine(url)
    except (ArgumentError, ImportError, ValueError) as error:
        raise StorageError(
            f"'{shown}' is no database that can be used; sqlite:////path/to/file and "
            "postgresql+psycopg://user@host/name (with the extra 'postgresql' installed) are"
        ) from error
    try:
        with writing(engine).begin() as connection:
            _bring_up_to_date(connection, shown, upgrade)
    except SQLAlchemyError as error:
        engine.dispose()
        raise StorageError(f"the database {shown} cannot be opened: {reason(error)}") from error
    except StorageError:
        engine.dispose()
        raise
    return engine


def writing(engine: Engine) -> Engine:
    """The same database, for transactions that write.

    They wait for each other instead of failing: on SQLite from their beginning, on PostgreSQL row by row.
    """
    if is_postgresql(engine):
        return engine.execution_options(isolation_level="READ COMMITTED")
    return engine.execution_options(writes=True)


def is_postgresql(engine: Engine | Connection) -> bool:
    """Whether several processes may serve the tables of this database."""
    return engine.dialect.name == "postgresql"


def reason(error: Exception) -> str:
    """What the database itself says, without the statement, in one line."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(said).split())


def _engine(url: str) -> Engine:
    match make_url(url).get_backend_name():
        case "sqlite":
            engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
            event.listen(engine, "connect", _set_up_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            return engine
        case "postgresql":
            # Whoever reads sees one moment: a table's row and its entries must fit each other.
            return create_engine(
                make_url(url).set(drivername="postgresql+psycopg"),
                connect_args={**KEEP_ALIVE, "application_name": WORKER_NAME},
                isolation_level="REPEATABLE READ",
                pool_size=POOL_SIZE,
                max_overflow=MOST_CONNECTIONS - POOL_SIZE,
                pool_timeout=BUSY_SECONDS,
                pool_pre_ping=True,
            )
        case other:
            raise ValueError(f"{other} is neither SQLite nor PostgreSQL")


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    # The driver must not begin transactions by itself: `_begin_sqlite` does, so that a writer never starts as a reader
    # and fails half-way.
    connection.isolation_level = None
    # A damaged text must not keep the rows of other tables from being read; its own table's hashes tell of it.
    connection.text_factory = _text
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _text(stored: bytes) -> str:
    return stored.decode("utf-8", "replace")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _bring_up_to_date(connection: Connection, shown: str, upgrade: bool) -> None:
    if is_postgresql(connection):
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    found = _schema_number(connection, shown)
    if found == SCHEMA_VERSION:
        return
    if not upgrade or (found is not None and found > SCHEMA_VERSION):
        raise StorageError(
            f"the database {shown} has the schema {found or 'of nothing'}, this program knows {SCHEMA_VERSION}; "
            "use the program that wrote it"
        )
    # Imported late: a database that is up to date, as at almost every start, needs none of it.
    from stammtisch.server.migrations import migrate  # noqa: PLC0415

    migrate(connection, found)
    connection.execute(delete(about).where(about.c.name == "schema"))
    connection.execute(insert(about).values(name="schema", value=str(SCHEMA_VERSION)))


def _schema_number(connection: Connection, shown: str) -> int | None:
    """The number of the schema that the database has; None if it is empty."""
    if not inspect(connection).has_table("about"):
        return None
    found = connection.scalar(select(about.c.value).where(about.c.name == "schema"))
    if found is None or not (found.isascii() and found.isdecimal()):
        raise StorageError(f"the database {shown} has tables of this program, but says no number of their schema")
    return int(found)
