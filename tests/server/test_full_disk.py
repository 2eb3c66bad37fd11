"""A full disk: whatever is to be written is refused with one clear error, nothing is lost, and it is done when there is
room again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import event

from stammtisch.server.accounts import Accounts
from stammtisch.server.database import StorageError
from stammtisch.server.house import House
from stammtisch.server.limits import Limit
from stammtisch.server.people_store import PeopleStore
from stammtisch.server.problems import Problem
from stammtisch.server.sessions import Sessions, new_session, new_token
from stammtisch.server.sitting_path import SittingLimits
from stammtisch.server.storage import NewSession, Storage
from stammtisch.server.wire import Act, HumanSeat, OpenSeat
from stammtisch.server.wire_sitting import Chat, Claim, Credentials
from tests.server.company import Guest, a_table
from tests.server.sitting import ANN, BEN, NOW, SEED, database_url, new_table, toy_shelf

MOST_WRITES = 400
Write = Callable[[int], object]
"""The n-th thing of a kind that is written."""


class Full:
    """A house whose disk can be full."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.storage = Storage(database_url(folder))
        often = SittingLimits(Limit(10_000, 1.0), Limit(10_000, 1.0))
        self.house = House(
            self.storage, toy_shelf(), lambda table_id: None, lambda: SEED, now=lambda: NOW, limits=often
        )
        people = PeopleStore(self.storage)
        self.sessions = Sessions(people)
        self.accounts = Accounts(people, lambda: NOW, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        self.ann = a_table(self.house, HumanSeat("Ann"), OpenSeat(), OpenSeat())
        self.playing = Guest(self.house, self.house.open_table(ANN, new_table("cairn")).table)

    def kinds(self) -> dict[str, Write]:
        """Every kind of write."""
        table, waiting, seating = self.playing, self.ann.table_id, self.house.seating

        def act(n: int) -> object:
            decision = table.decision.id
            return self.house.writing.act(ANN, table.table_id, Act(f"act {n}", decision, "lay 1"))

        return {
            "an action": act,
            "an undo": lambda n: act(n) if n % 2 == 0 else table.undo(),
            "a table": lambda n: self.house.open_table(ANN, new_table("cairn")),
            "a waiting table": lambda n: a_table(self.house, HumanSeat("Ann"), OpenSeat()),
            "something said": lambda n: seating.chat(ANN, waiting, Chat(f"say {n}", None, f"{n} " * 20)),
            "a name": lambda n: self.accounts.call(f"person {n}", "Ann"),
            "an account": lambda n: self.accounts.register(None, None, Credentials(f"Ann {n}", "correct horse")),
        }

    def dump(self) -> list[str]:
        """Everything that is stored."""
        with closing(sqlite3.connect(self.file)) as connection:
            return list(connection.iterdump())

    def limit(self, pages: int | None) -> None:
        """From now on the database may have so many pages more than it has; None: as many as it likes."""
        with closing(sqlite3.connect(self.file)) as connection:
            most = 2**30 if pages is None else connection.execute("PRAGMA page_count").fetchone()[0] + pages

        def limit(connection: sqlite3.Connection, _: object) -> None:
            connection.execute(f"PRAGMA max_page_count={most}")

        event.listen(self.storage._engine, "connect", limit)
        self.storage.close()

    def fill(self, write: Write) -> tuple[int, list[str], str]:
        """Write until there is no room: the number of what was refused, what was stored before it, and the error."""
        for n in range(MOST_WRITES):
            before = self.dump()
            try:
                write(n)
            except StorageError as error:
                return n, before, str(error)
        raise AssertionError("the disk does not get full")


KINDS = ["an action", "an undo", "a table", "a waiting table", "something said", "a name", "an account"]


@pytest.mark.parametrize("kind", KINDS)
def test_what_finds_no_room_is_refused_whole_and_done_later(tmp_path: Path, kind: str) -> None:
    full = Full(tmp_path)
    write = full.kinds()[kind]
    full.limit(2)
    n, before, said = full.fill(write)
    assert said == "the database refuses: database or disk is full"
    assert full.dump() == before
    full.limit(None)
    write(n)
    assert len(full.dump()) > len(before)
    assert full.playing.view.status == "playing"
    full.storage.close()


def newcomers_acts(full: Full) -> dict[str, Callable[[NewSession], object]]:
    """Whatever gives a newcomer a session."""
    one_left = a_table(full.house, HumanSeat("Ann"), OpenSeat()).table_id
    claimed = full.house.seating.claim
    return {
        "a table": lambda new: full.house.open_table(new.person, new_table("cairn"), new),
        "a seat": lambda new: claimed(new.person, full.ann.table_id, Claim("a key", 1, "Ben"), new),
        "the last seat": lambda new: claimed(new.person, one_left, Claim("a key", 1, "Ben"), new),
        "a name": lambda new: full.accounts.call(new.person, "Ben", new),
    }


@pytest.mark.parametrize("kind", ["a table", "a seat", "the last seat", "a name"])
def test_a_newcomer_is_stored_with_what_he_does_or_neither(tmp_path: Path, kind: str) -> None:
    """A table whose session found no room would belong to somebody who can never come back to it."""
    full = Full(tmp_path)
    act, token = newcomers_acts(full)[kind], new_token()
    newcomer = new_session(token, "newcomer", NOW)
    fails = True

    def refuse(_: object, __: object, statement: str, *___: object) -> None:
        if fails and "INTO sessions" in statement:
            raise sqlite3.OperationalError("database or disk is full")

    event.listen(full.storage._engine, "before_cursor_execute", refuse)
    before = owned_by_newcomers(full)
    with pytest.raises(StorageError, match="full"):
        act(newcomer)
    assert owned_by_newcomers(full) == before == []
    assert full.sessions.person(token) is None
    fails = False
    act(newcomer)
    assert full.sessions.person(token) == "newcomer"
    assert owned_by_newcomers(full) != []
    full.storage.close()


def owned_by_newcomers(full: Full) -> list[str]:
    """All that is stored of newcomers."""
    return [line for line in full.dump() if "newcomer" in line]


def test_a_newcomer_whose_wish_is_refused_leaves_nothing(tmp_path: Path) -> None:
    full = Full(tmp_path)
    before, newcomer = full.dump(), new_session(new_token(), "newcomer", NOW)
    for table, seat in (("no such table", 1), (full.ann.table_id, 0)):
        with pytest.raises(Problem):
            full.house.seating.claim("newcomer", table, Claim("a key", seat, "Ben"), newcomer)
    assert full.dump() == before
    full.storage.close()


def test_who_finds_no_room_to_sit_down_sits_down_later(tmp_path: Path) -> None:
    full = Full(tmp_path)
    table, wanted = full.ann.table_id, Claim("a key", 1, "Ben")
    full.limit(0)
    full.fill(full.kinds()["something said"])
    with pytest.raises(StorageError, match="full"):
        full.house.seating.claim(BEN, table, Claim("a key", 1, "B" * 20))
    assert full.ann.lobby.seats[1].kind == "open"
    full.limit(None)
    full.house.seating.claim(BEN, table, wanted)
    seat = full.house.lobby(BEN, table).seats[1]
    assert (seat.kind, seat.name, seat.mine) == ("human", "Ben", True)
    full.storage.close()
