"""Starting the server: one line when it cannot, and the address when it can."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import webbrowser
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import uvicorn

from stammtisch.server import serve as serving
from stammtisch.server.database import StorageError
from stammtisch.server.serve import DATABASE_FILE, ServeError, serve
from stammtisch.server.settings import Settings
from stammtisch.server.storage import Storage

START_SECONDS = 60


class Process:
    """A server in a process of its own, as the command starts it."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        bot_pause: float = 0.0,
        database_url: str | None = None,
        workers: int = 1,
        command: Sequence[str] = (),
    ) -> None:
        """`command`: the words of the command line that starts it, in place of all else."""
        program = (
            f"import sys; from stammtisch.cli.main import main; sys.argv = {['stammtisch', *command]!r}; main()"
            if command
            else self._program(folder, port, bot_pause, database_url, workers)
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=_env()
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Stammtisch is at http://localhost:"), line
        self.address = line.split()[3].rstrip("/").replace("localhost", "127.0.0.1")

    def _program(self, folder: Path, port: int, bot_pause: float, database_url: str | None, workers: int) -> str:
        return (
            "from pathlib import Path; from stammtisch.server.serve import serve; "
            f"serve(port={port}, data_dir=Path({str(folder)!r}), bot_pause={bot_pause}, "
            f"database_url={database_url!r}, workers={workers})"
        )

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal and wait: the exit code and what was written on the error output."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=START_SECONDS)
        return self.process.returncode, errors

    def close(self) -> None:
        """Make an end of it if it still runs."""
        if self.process.poll() is None:
            self.end(signal.SIGKILL)


def _env() -> dict[str, str]:
    source = Path(serving.__file__).parents[2]
    return {**os.environ, "PYTHONPATH": str(source)}


def test_a_port_that_is_busy_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(ServeError) as error:
            serve(port=port, data_dir=tmp_path)
    assert str(error.value) == (
        f"port {port} is busy; perhaps Stammtisch runs already at http://localhost:{port}/, else choose another port"
    )


@pytest.mark.parametrize(
    ("host", "port", "said"),
    [("127.0.0.1", 70_000, "there is no port 70000"), ("203.0.113.7", 0, "203.0.113.7 port 0 cannot be used")],
)
def test_an_address_that_cannot_be_used_is_one_line(tmp_path: Path, host: str, port: int, said: str) -> None:
    with pytest.raises(ServeError, match=said) as error:
        serve(host=host, port=port, data_dir=tmp_path)
    assert "\n" not in str(error.value)


def test_a_directory_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ServeError, match="tables cannot be kept in"):
        serve(port=0, data_dir=tmp_path / "file" / "tables")


def test_without_a_place_for_tables_there_is_no_server() -> None:
    with pytest.raises(ServeError, match="a database URL or a directory"):
        serve(port=0)


@pytest.mark.parametrize(
    "address",
    [
        *("", "table.example", "ftp://table.example", "https://", "https://ann@table.example", "https://[", "null"),
        *("https://table.example/play", "https://table.example?x=1", "https://table.example:x", "https://h:99999"),
    ],
)
def test_an_address_that_is_no_public_origin_is_one_line(tmp_path: Path, address: str) -> None:
    with pytest.raises(ServeError, match="is no public origin") as error:
        serve(port=0, data_dir=tmp_path, public_origin=address)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("address", "sent"),
    [
        ("https://Table.Example/", "https://table.example"),
        ("https://table.example:443", "https://table.example"),
        ("http://table.example:443", "http://table.example:443"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_the_public_origin_is_taken_as_browsers_send_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, sent: str
) -> None:
    taken: list[Settings] = []

    def stop(settings: Settings) -> None:
        taken.append(settings)
        raise ServeError("enough")

    monkeypatch.setattr(serving, "make_app", stop)
    with pytest.raises(ServeError, match="enough"):
        serve(port=0, data_dir=tmp_path, public_origin=address)
    assert [settings.public_origin for settings in taken] == [sent]


def test_a_database_that_cannot_be_used_leaves_the_port_free(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with pytest.raises(StorageError):
        serve(port=port, database_url=f"sqlite:///{tmp_path / 'nowhere' / 'x.sqlite'}")
    with socket.socket() as again:
        again.bind(("127.0.0.1", port))


def test_a_database_whose_tables_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    Storage(f"sqlite:///{tmp_path / DATABASE_FILE}").close()
    with sqlite3.connect(tmp_path / DATABASE_FILE) as connection:
        connection.execute("ALTER TABLE tables RENAME COLUMN waiting TO waited")
    connection.close()
    with pytest.raises(StorageError, match="waiting") as error:
        serve(port=0, data_dir=tmp_path)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_server_says_where_it_is_answers_and_stops_quietly(tmp_path: Path, how: signal.Signals) -> None:
    with closing(Process(tmp_path / "new" / "folder")) as server:
        answer = httpx.get(f"{server.address}/api/health", timeout=START_SECONDS)
        assert answer.json()["status"] == "ok"
        assert "server" not in answer.headers
        assert server.end(how) == (0, "")
    folder = tmp_path / "new" / "folder"
    assert (folder / "stammtisch.sqlite").exists()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_browser_is_opened_at_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: None)
    serve(port=0, data_dir=tmp_path, open_browser=True, announce=False)
    end = time.monotonic() + 10
    while not opened and time.monotonic() < end:
        time.sleep(0.01)
    assert len(opened) == 1
    assert opened[0].startswith("http://localhost:")
    serve(port=0, data_dir=tmp_path, open_browser=False, announce=False)
    assert len(opened) == 1
