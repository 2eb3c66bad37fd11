"""The database: what is acknowledged is kept, what cannot be kept changes nothing, and errors are one line."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from stammtisch.server import database
from stammtisch.server.database import StorageError
from stammtisch.server.entries import Entry
from stammtisch.server.house import House
from stammtisch.server.rows import Snapshot
from stammtisch.server.storage import Storage, VersionConflict
from stammtisch.server.wire import Act
from tests.server.sitting import ANN, Player, database_url, house_in, sit_down


def pragma(storage: Storage, name: str) -> str:
    """What a connection of the storage says to a pragma."""
    with storage._engine.connect() as connection:
        return str(connection.exec_driver_sql(f"PRAGMA {name}").scalar())


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    storage = Storage(database_url(tmp_path))
    assert pragma(storage, "journal_mode") == "wal"
    assert pragma(storage, "synchronous") == "2"
    assert pragma(storage, "foreign_keys") == "1"
    storage.close()


def test_an_entry_is_appended_to_the_version_before_it_only(ann: Player) -> None:
    storage, table = ann.house.storage, ann.table
    for n in (1, 3):
        with pytest.raises(VersionConflict):
            storage.append(table.header.table, Entry(n, "action", 0), None, table.progress(table.draft_clock(0)))
    assert storage.numbers(table.header.table) == (1, 2)


def test_a_key_is_stored_once_even_if_two_processes_race(ann: Player) -> None:
    storage, table = ann.house.storage, ann.table
    ann.house.writing.act(ANN, ann.table_id, Act("k", ann.decision.id, "lay 1"))
    draft = table.draft_action(Entry(3, "action", 0, 0, "k", "d", "lay 1"))
    with pytest.raises(VersionConflict):
        storage.append(ann.table_id, draft.entry, None, table.progress(draft))
    assert storage.numbers(ann.table_id) == (2, 2)


def test_a_step_that_fails_half_way_leaves_nothing(ann: Player) -> None:
    storage, table = ann.house.storage, ann.table
    draft = table.draft_action(Entry(2, "action", 0, 0, "k", "d", "end"))
    twice = Snapshot.of(1, draft.state)
    with pytest.raises(VersionConflict):
        storage.append(ann.table_id, draft.entry, twice, table.progress(draft))
    stored = storage.load(ann.table_id)
    assert stored is not None
    assert (stored.version, len(stored.entries)) == (1, 1)


def test_a_full_disk_is_one_clear_error_and_nothing_changes(tmp_path: Path) -> None:
    ann = sit_down(house_in(tmp_path), "cairn")
    storage = ann.house.storage
    pages = int(pragma(storage, "page_count"))
    storage.close()

    def limit(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages + 4}")

    event.listen(storage._engine, "connect", limit)
    refused: Act | None = None
    for n in range(500):
        view, request = ann.view, Act(f"key {n}", ann.decision.id, "lay 1")
        try:
            ann.house.writing.act(ANN, ann.table_id, request)
        except StorageError as error:
            said, refused = str(error), request
            break
    assert refused is not None
    assert "full" in said
    assert ann.view == view
    event.remove(storage._engine, "connect", limit)
    storage.close()
    assert Player(house_in(tmp_path), ann.table_id).view == view
    assert ann.house.writing.act(ANN, ann.table_id, refused).seq == view.seq + 1


def test_a_database_that_another_program_holds_is_an_error_and_then_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    ann = sit_down(house_in(tmp_path), "cairn")
    request = Act("k", ann.decision.id, "lay 2")
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError, match="locked"):
        ann.house.writing.act(ANN, ann.table_id, request)
    assert ann.view.position["piles"] == (0, 0)
    other.execute("ROLLBACK")
    other.close()
    ann.house.writing.act(ANN, ann.table_id, request)
    assert ann.view.position["piles"] == (2, 0)


def test_a_change_by_another_process_in_between_is_tried_again_on_the_new_position(
    ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, real = ann.house.storage, ann.house.storage.append
    other = Player(House(storage, ann.house.shelf), ann.table_id)
    raced: list[bool] = []

    def race(*entry: Any) -> None:
        if not raced:
            raced.append(True)
            other.note("note 0")
        real(*entry)

    monkeypatch.setattr(storage, "append", race)
    ann.act("lay 1")
    assert [entry.kind for entry in ann.table.entries] == ["start", "anytime", "action"]


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "is no database that can be used"),
        ("oracle9://x", "is no database that can be used"),
        ("sqlite:////nowhere/at/all/tables.sqlite", "unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line(url: str, said: str) -> None:
    with pytest.raises(StorageError, match=said) as error:
        Storage(url)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "url", ["oracle9://ann:se:cr@et@host/x", "nothing at://ann:se:cr@et@host/x", "postgresql://ann:se:cr@et@h:x/"]
)
def test_a_password_is_not_told(url: str) -> None:
    with pytest.raises(StorageError) as error:
        Storage(url)
    assert "ann:***@h" in str(error.value)
    assert "cr" not in str(error.value)


def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("this is a letter, not a database " * 100)
    with pytest.raises(StorageError, match="file is not a database"):
        Storage(database_url(tmp_path))


def test_a_table_is_kept_when_the_house_closes(tmp_path: Path) -> None:
    ann = sit_down(house_in(tmp_path), "cairn")
    ann.act("lay 3")
    view = ann.view
    ann.house.storage.close()
    assert house_in(tmp_path).view(ANN, ann.table_id) == view
