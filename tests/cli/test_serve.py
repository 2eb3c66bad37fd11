"""`stammtisch play` and `stammtisch serve`: what they hand to the server. The server itself has tests of its own."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from stammtisch.cli import serve
from stammtisch.server.database import StorageError
from tests.cli.conftest import Command

Started = list[tuple[tuple[Any, ...], dict[str, Any]]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """How the server was started; it does not run."""
    calls: Started = []
    monkeypatch.setattr(serve, "run_server", lambda *given, **named: calls.append((given, named)))
    return calls


def test_play_serves_this_device_only_and_opens_the_browser(command: Command, started: Started, tmp_path: Path) -> None:
    assert command("play", "--data", tmp_path, "--port", 8400).code == 0
    assert started == [(("127.0.0.1", 8400), {"open_browser": True, "data_dir": tmp_path})]


def test_play_can_leave_the_browser_closed(command: Command, started: Started, tmp_path: Path) -> None:
    command("play", "--data", tmp_path, "--no-browser")
    assert started[0][1]["open_browser"] is False


def test_without_a_folder_tables_are_kept_in_one_of_the_users_own(command: Command, started: Started) -> None:
    command("play")
    command("serve")
    folders = {named["data_dir"] for _, named in started}
    assert len(folders) == 1
    assert folders.pop().name == "stammtisch"


SOURCE = ("--source-url", "https://a.example/source")


def test_serve_takes_an_address_a_database_and_the_origin_that_people_use(command: Command, started: Started) -> None:
    arguments = ("--host", "0.0.0.0", "--port", 80, "--database", "sqlite:///x", "--public-origin", "https://a.example")
    assert command("serve", *arguments, "--workers", 3, "--metrics", 9321, "--keep-waiting", 7, *SOURCE).code == 0
    named = {
        "database_url": "sqlite:///x",
        "data_dir": None,
        "public_origin": "https://a.example",
        "workers": 3,
        "metrics_at": ("127.0.0.1", 9321),
        "waiting_days": 7,
        "source_url": "https://a.example/source",
    }
    assert started == [(("0.0.0.0", 80), named)]


@pytest.mark.parametrize(
    ("text", "place"),
    [("0.0.0.0:80", ("0.0.0.0", 80)), ("[::1]:9321", ("::1", 9321)), (":9321", (serve.THIS_DEVICE, 9321))],
)
def test_figures_are_served_where_the_operator_says(
    command: Command, started: Started, text: str, place: tuple[str, int]
) -> None:
    assert command("serve", "--metrics", text).code == 0
    assert started[0][1]["metrics_at"] == place


@pytest.mark.parametrize("text", ["", "here", "localhost:", "1:99999", "1.5"])
def test_an_address_for_figures_that_is_none_is_one_line(command: Command, started: Started, text: str) -> None:
    ran = command("serve", "--metrics", text)
    assert (ran.code, ran.err.count("\n"), started) == (2, 1, [])
    assert "'--metrics'" in ran.err


def test_several_processes_on_one_sqlite_file_are_refused(command: Command, tmp_path: Path) -> None:
    ran = command("serve", "--port", 0, "--workers", 2, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert ran.code == 2
    assert "served by one process" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("name", ["play", "serve"])
def test_a_port_that_is_busy_is_told_in_one_line(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(serve, "user_data_path", lambda *_, **__: tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = command(name, "--port", port)
    assert ran.code == 2
    assert f"port {port} is busy" in ran.err
    assert ran.err.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_told_in_one_line(command: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = command("play", "--port", 0, "--no-browser", "--data", tmp_path / "file" / "tables")
    assert ran.code == 2
    assert "tables cannot be kept in " in ran.err
    assert ran.err.count("\n") == 1


def test_a_database_that_cannot_be_used_is_told_in_one_line(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise StorageError("the database cannot be opened")

    monkeypatch.setattr(serve, "run_server", broken)
    ran = command("serve", "--database", "sqlite:///x")
    assert (ran.code, ran.err) == (2, "stammtisch serve: the database cannot be opened\n")


@pytest.mark.parametrize("option", ["--host", "--database", "--public-origin"])
def test_an_empty_value_is_refused_and_does_not_mean_something_else(
    command: Command, started: Started, option: str
) -> None:
    """An empty address would let everybody in, an empty database would be a file of the user's own."""
    ran = command("serve", option, "")
    assert (ran.code, started) == (2, [])
    assert f"'{option}': it is empty; leave the option out or give it a value" in ran.err
    assert ran.err.count("\n") == 1


def test_an_address_of_bytes_that_are_no_text_is_refused(command: Command, started: Started) -> None:
    ran = command("serve", "--host", "a\udcff")
    assert (ran.code, started) == (2, [])
    assert "'--host': it is no text in UTF-8 (at character 2)" in ran.err


def test_a_folder_must_be_one(command: Command, started: Started, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for folder, says in ((tmp_path / "file", "is a file, not a folder"), ("", "it is empty")):
        ran = command("play", "--data", folder)
        assert (ran.code, started) == (2, [])
        assert says in ran.err


@pytest.mark.parametrize("port", ["70000", "-1", "door"])
def test_a_port_that_is_none_is_refused(command: Command, started: Started, port: str) -> None:
    ran = command("play", "--port", port)
    assert ran.code == 2
    assert "Invalid value for '--port'" in ran.err
    assert started == []
