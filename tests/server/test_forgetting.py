"""What is forgotten after a while, and what never is; the clock is the test's own."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from stammtisch.server import forgetting
from stammtisch.server.accounts import Accounts
from stammtisch.server.database import StorageError
from stammtisch.server.forgetting import DAY, Forgetting
from stammtisch.server.house import House
from stammtisch.server.people_store import PeopleStore
from stammtisch.server.sessions import COOKIE_SECONDS, Sessions, new_session, new_token
from stammtisch.server.storage import Storage
from stammtisch.server.wire import HumanSeat, OpenSeat
from stammtisch.server.wire_sitting import Credentials
from tests.server.company import Guest, a_table, refused
from tests.server.running import running, wait_until
from tests.server.sitting import ANN, BEN, SEED, new_table, toy_shelf

OPENED_AT = 1_800_000_000
DAYS = 30


class Clock:
    """A house that forgets, and its clock."""

    def __init__(self, database: str, waiting_days: int = DAYS) -> None:
        self.now = OPENED_AT
        self.changed: list[str] = []
        self.storage = Storage(database)
        self.house = House(
            self.storage, toy_shelf(), draw_seed=lambda: SEED, shuffle=lambda seats: None, now=lambda: self.now
        )
        self.forgetting = Forgetting(self.storage, lambda: self.now, self.changed.append, waiting_days)

    def waiting(self) -> Guest:
        """Ann at a table with a seat that is open."""
        return a_table(self.house, HumanSeat("Ann"), OpenSeat())

    def after(self, days: int, seconds: int = 0) -> None:
        """So long after the tables were opened it is looked for what is old."""
        self.now = OPENED_AT + days * DAY + seconds
        self.forgetting.look()


@pytest.fixture
def clock(database: str) -> Clock:
    return Clock(database)


def test_a_table_that_never_began_is_forgotten_after_thirty_days(clock: Clock) -> None:
    ann = clock.waiting()
    clock.after(DAYS)
    assert (ann.lobby.status, clock.changed) == ("waiting", [])
    clock.after(DAYS, 1)
    refused(lambda: ann.lobby, 404, "not_found")
    assert clock.changed == [ann.table_id]
    assert clock.storage.table_ids() == []
    assert clock.house.tables_of(ANN) == []
    clock.storage.close()


def test_whatever_happens_at_a_table_begins_the_thirty_days_anew(clock: Clock) -> None:
    ann, silent = clock.waiting(), clock.waiting()
    clock.now = OPENED_AT + 20 * DAY
    ann.say("Is anybody coming?")
    clock.after(40)
    assert ann.lobby.status == "waiting"
    refused(lambda: silent.lobby, 404, "not_found")
    clock.after(50, 1)
    refused(lambda: ann.lobby, 404, "not_found")
    clock.storage.close()


def test_a_game_that_has_begun_is_kept_for_ever(clock: Clock) -> None:
    begun = clock.house.open_table(ANN, new_table("cairn")).table
    filled = clock.waiting()
    Guest(clock.house, filled.table_id, BEN).claim(1)
    clock.after(10_000)
    assert clock.house.view(ANN, begun).status == "playing"
    assert clock.house.view(BEN, filled.table_id).status == "playing"
    assert clock.changed == []
    clock.storage.close()


def test_nought_days_keep_every_table(database: str) -> None:
    clock = Clock(database, waiting_days=0)
    ann = clock.waiting()
    clock.after(10_000)
    assert ann.lobby.status == "waiting"
    clock.storage.close()


def test_a_session_ends_with_its_cookie_and_the_name_of_a_guest_with_the_last_session(clock: Clock) -> None:
    people = PeopleStore(clock.storage)
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    sessions, accounts = Sessions(people), Accounts(people, lambda: clock.now, hasher)
    early, late, account = new_token(), new_token(), new_token()
    for token, person, at in ((early, ANN, OPENED_AT), (late, BEN, OPENED_AT + DAY), (account, "dora", OPENED_AT)):
        accounts.call(person, "Somebody", new_session(token, person, at))
    accounts.register("dora", account, Credentials("Dora", "correct horse"))
    clock.after(0, COOKIE_SECONDS)
    assert sessions.person(early) == ANN
    clock.after(0, COOKIE_SECONDS + 1)
    assert sessions.person(early) is None
    assert sessions.person(late) == BEN
    assert [people.person(person).name for person in (ANN, BEN)] == [None, "Somebody"]
    assert people.person("dora").account == "Dora"
    clock.storage.close()


def test_it_looks_again_after_the_database_has_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    looks: list[int] = []

    def look() -> None:
        looks.append(len(looks))
        if len(looks) == 1:
            raise StorageError("the database refuses: database or disk is full")

    async def run() -> None:
        task = asyncio.create_task(clock.forgetting.run())
        for _ in range(500):
            if len(looks) > 1:
                break
            await asyncio.sleep(0.01)
        task.cancel()

    monkeypatch.setattr(clock.forgetting, "look", look)
    monkeypatch.setattr(forgetting, "PAUSE_SECONDS", 0.01)
    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    assert len(looks) > 1
    assert caplog.messages == ["nothing old can be forgotten: the database refuses: database or disk is full"]
    clock.storage.close()


def test_the_server_looks_at_its_start(tmp_path: Path) -> None:
    """Tables that were opened in 2001, one of them with a game that goes on."""
    clock = Clock(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    clock.now = 1_000_000_000
    clock.waiting()
    begun = clock.house.open_table(ANN, new_table("cairn")).table
    with running(tmp_path):
        wait_until(lambda: clock.storage.table_ids() == [begun])
    clock.storage.close()
