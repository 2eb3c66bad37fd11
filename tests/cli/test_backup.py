"""`stammtisch backup` and `stammtisch restore`, as an operator types them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.conftest import Command
from tests.server.sitting import database_url, house_in


def test_tables_go_into_a_file_and_back(command: Command, tmp_path: Path) -> None:
    house_in(tmp_path).storage.close()
    url, new = database_url(tmp_path), f"sqlite:///{tmp_path / 'new.sqlite'}"
    assert command("backup", tmp_path / "copy", "--database", url) == (0, f"{tmp_path / 'copy'}: 0 tables\n", "")
    ran = command("restore", tmp_path / "copy", "--database", new)
    assert ran == (0, f"{tmp_path / 'copy'}: 0 tables, 0 damaged\n", "")
    assert (tmp_path / "new.sqlite").exists()


def test_what_cannot_be_done_is_one_line(command: Command, tmp_path: Path) -> None:
    url = database_url(tmp_path)
    for arguments in (("backup", tmp_path / "copy"), ("restore", tmp_path / "copy")):
        ran = command(*arguments, "--database", url)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_table_is_told_by_the_exit_status(command: Command, tmp_path: Path) -> None:
    house_in(tmp_path).storage.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        names = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        values = {"id": "t", "options": "not JSON", "version": 1}
        row = [values.get(name, 0) for name in names]
        connection.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)
    command("backup", tmp_path / "copy", "--database", database_url(tmp_path))
    ran = command("restore", tmp_path / "copy", "--database", f"sqlite:///{tmp_path / 'new.sqlite'}")
    assert (ran.code, ran.out) == (1, f"{tmp_path / 'copy'}: 1 tables, 1 damaged\n")
    assert ran.err.startswith("t: table t")
