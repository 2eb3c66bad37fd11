"""Opening the database: SQLite as it must be set up to lose nothing, and errors in one line."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from stammtisch.server.schema import SCHEMA_VERSION, about, metadata

BUSY_SECONDS = 5
"""How long a writer waits for another process that writes to the same SQLite file."""


class StorageError(RuntimeError):
    """The database cannot be used; the text says why, in one line."""


def open_database(url: str) -> Engine:
    """Connect and make the tables that are missing; StorageError if the database cannot be used."""
    shown = re.sub("(//[^:@/]*:).*@", r"\1***@", url)
    try:
        engine = _engine(url)
    except (ArgumentError, ImportError, ValueError) as error:
        raise StorageError(f"'{shown}' is no database that can be used; sqlite:////path/to/file is one") from error
    try:
        with engine.execution_options(writes=True).begin() as connection:
            metadata.create_all(connection)
            _check_schema(connection, shown)
    except SQLAlchemyError as error:
        engine.dispose()
        raise StorageError(f"the database {shown} cannot be opened: {reason(error)}") from error
    return engine


def reason(error: SQLAlchemyError) -> str:
    """What the database itself says, without the statement, in one line."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(said).split())


def _engine(url: str) -> Engine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url)
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


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


def _check_schema(connection: Connection, shown: str) -> None:
    found = connection.scalar(select(about.c.value).where(about.c.name == "schema"))
    if found is None:
        connection.execute(insert(about).values(name="schema", value=str(SCHEMA_VERSION)))
    elif found != str(SCHEMA_VERSION):
        raise StorageError(
            f"the database {shown} has the schema {found}, this program knows {SCHEMA_VERSION}; "
            "use the program that wrote it"
        )
