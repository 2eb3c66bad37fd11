"""Backup and restore: all tables in one file while the server runs, from each kind of database to each kind."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from stammtisch.server.backup import backup, last_backup, restore
from stammtisch.server.database import StorageError, open_database
from tests.server import postgresql
from tests.server.running import running
from tests.server.sitting import ANN, Player, database_url, house_in, sit_down, toy_shelf


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of another empty database, of each kind there is."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'restored.sqlite'}"
        return
    with postgresql.fresh_database() as url:
        yield url


def test_what_was_backed_up_is_restored_and_goes_on(database: str, empty: str, tmp_path: Path) -> None:
    house = house_in(database)
    players = [sit_down(house, game, 3) for game in ("cairn", "pebbles")]
    players[0].act("throw")
    players[0].note("note 1")
    views = [player.view for player in players]
    assert backup(database, tmp_path / "copy") == 2
    players[0].act("lay 1")
    house.storage.close()
    done = restore(tmp_path / "copy", empty, toy_shelf())
    assert (done.tables, done.damaged) == (2, {})
    again = house_in(empty)
    restored = [Player(again, player.table_id) for player in players]
    assert [player.view for player in restored] == views
    assert restored[0].act("lay 2").seq == views[0].seq + 1
    again.storage.close()


def test_the_backup_is_one_file_that_nobody_else_may_read(database: str, tmp_path: Path) -> None:
    open_database(database).dispose()
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(database, folder / "copy", lambda: 1_800_000_000)
    assert [file.name for file in folder.iterdir()] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o077 == 0
    engine = open_database(database)
    assert last_backup(engine) == 1_800_000_000
    engine.dispose()


def test_a_backup_is_of_one_moment_while_the_server_runs(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ann, stop = site.browser(), threading.Event()
        table = ann.open_table()
        other = site.browser()
        other.http.cookies.update(ann.http.cookies)

        def play() -> None:
            while not stop.is_set():
                assert other.act(table, "lay 1").status_code == 200

        playing = threading.Thread(target=play)
        playing.start()
        for number in range(5):
            before = ann.view(table)["seq"]
            backup(database_url(tmp_path), tmp_path / f"copy {number}")
            after = ann.view(table)["seq"]
            done = restore(tmp_path / f"copy {number}", f"sqlite:///{tmp_path / f'{number}.sqlite'}", toy_shelf())
            assert done.damaged == {}
            with closing(sqlite3.connect(tmp_path / f"{number}.sqlite")) as connection:
                (version,) = connection.execute("SELECT version FROM tables").fetchone()
            assert before <= version <= after
        stop.set()
        playing.join()


def test_a_damaged_table_is_named_and_the_others_are_well(database: str, empty: str, tmp_path: Path) -> None:
    house = house_in(database)
    broken, well = sit_down(house, "cairn"), sit_down(house, "cairn")
    broken.act("lay 1")
    view = well.view
    backup(database, tmp_path / "copy")
    house.storage.close()
    with closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
        connection.execute("UPDATE entries SET notation = 'lay 3' WHERE table_id = ? AND n = 2", (broken.table_id,))
    done = restore(tmp_path / "copy", empty, toy_shelf())
    assert list(done.damaged) == [broken.table_id]
    assert "entry 2: its hash does not fit its content" in done.damaged[broken.table_id]
    again = house_in(empty)
    assert again.view(ANN, well.table_id) == view
    again.storage.close()


def test_nothing_is_overwritten(database: str, tmp_path: Path) -> None:
    house = house_in(database)
    ann = sit_down(house, "cairn")
    backup(database, tmp_path / "copy")
    ann.act("lay 1")
    view = ann.view
    with pytest.raises(StorageError, match="is there already"):
        backup(database, tmp_path / "copy")
    with pytest.raises(StorageError, match="into an empty one only"):
        restore(tmp_path / "copy", database, toy_shelf())
    assert ann.view == view
    house.storage.close()
    again = house_in(database)
    assert again.view(ANN, ann.table_id) == view
    again.storage.close()


@pytest.mark.parametrize("content", [b"", b"this is a letter, not a database " * 100])
def test_a_file_that_is_no_backup_is_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "copy").write_bytes(content)
    with pytest.raises(StorageError, match="is no backup that can be read") as error:
        restore(tmp_path / "copy", database_url(tmp_path), toy_shelf())
    assert "\n" not in str(error.value)


def test_a_backup_that_was_cut_short_is_refused_before_anything_is_restored(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    for _ in range(20):
        sit_down(house, "cairn").act("lay 1")
    house.storage.close()
    backup(database_url(tmp_path), tmp_path / "copy")
    whole = (tmp_path / "copy").read_bytes()
    (tmp_path / "copy").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StorageError, match="is no backup that can be read"):
        restore(tmp_path / "copy", f"sqlite:///{tmp_path / 'new.sqlite'}", toy_shelf())
    assert not (tmp_path / "new.sqlite").exists()


def test_tables_that_are_not_there_and_places_that_cannot_be_written_are_one_line(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there are no tables at"):
        backup(database_url(tmp_path), tmp_path / "copy")
    house_in(tmp_path).storage.close()
    with pytest.raises(StorageError, match="cannot be made") as error:
        backup(database_url(tmp_path), tmp_path / "nowhere" / "copy")
    assert "\n" not in str(error.value)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tables.sqlite"]
