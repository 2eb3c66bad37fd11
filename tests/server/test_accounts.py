"""Guests and accounts: names, passwords kept as hashes alone, seats that pass to the account, sessions that end."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Literal

import pytest
from argon2 import PasswordHasher, extract_parameters

from stammtisch.server import accounts as accounts_module
from stammtisch.server.accounts import Accounts
from stammtisch.server.house import House
from stammtisch.server.limits import Limit
from stammtisch.server.people_store import PeopleStore
from stammtisch.server.problems import Problem
from stammtisch.server.sessions import Sessions, new_session, new_token
from stammtisch.server.storage import VersionConflict, remember
from stammtisch.server.wire_sitting import Credentials, Me, NewPassword
from tests.server.company import Guest, open_table, refused, three
from tests.server.sitting import ANN, BEN, NOW

PASSWORD, OTHER = "correct horse", "battery staple"


class Door:
    """Where people come in: sessions and accounts of a house, with hashes that cost little."""

    def __init__(self, house: House, hasher: type[PasswordHasher] = PasswordHasher) -> None:
        self._storage = house.storage
        store = PeopleStore(house.storage)
        self.sessions = Sessions(store)
        self.accounts = Accounts(store, lambda: NOW, hasher(time_cost=1, memory_cost=8, parallelism=1))

    def guest(self, person: str) -> str:
        """A guest's token."""
        token = new_token()
        with self._storage.transaction(writes=True) as connection:
            remember(connection, new_session(token, person, NOW))
        return token

    def register(self, token: str | None, name: str, password: str = PASSWORD) -> str:
        """The token after getting an account."""
        return self.accounts.register(self.sessions.person(token), token, Credentials(name, password)).token

    def log_in(self, token: str | None, name: str, password: str = PASSWORD) -> str:
        """The token after logging in."""
        return self.accounts.log_in(self.sessions.person(token), token, Credentials(name, password)).token

    def change(self, token: str | None, old: str, new: str) -> Me:
        """Change the password."""
        return self.accounts.change_password(self.sessions.person(token), token, NewPassword(old, new))


@pytest.fixture
def door(house: House) -> Door:
    return Door(house)


def test_a_guest_has_a_name(door: Door) -> None:
    assert door.accounts.me(None) == Me(None, None)
    assert door.accounts.me(ANN) == Me(None, None)
    assert door.accounts.call(ANN, " An\u202en ") == Me("Ann", None)
    assert door.accounts.call(ANN, "Anna") == Me("Anna", None)
    refused(lambda: door.accounts.call(ANN, "\u0000"), 422, "bad_name")
    assert door.accounts.me(ANN) == Me("Anna", None)


def test_a_guest_becomes_an_account_and_keeps_the_seats(house: House, door: Door) -> None:
    ann = open_table(house)
    token = door.guest(ANN)
    fresh = door.register(token, "Ann")
    assert door.sessions.person(fresh) == ANN
    assert door.sessions.person(token) is None
    assert door.accounts.me(ANN) == Me(None, "Ann")
    assert ann.lobby.host
    refused(lambda: door.register(fresh, "Anna"), 409, "has_account")


def test_the_seats_of_a_guest_pass_to_the_account(house: House, door: Door) -> None:
    """On another device, in the middle of the game, in two houses on one database; the game goes on."""
    _, ben, _ = three(house)
    mine = open_table(house)
    account = door.register(None, "Ann")
    person = door.sessions.person(account)
    assert person is not None
    fresh = door.log_in(door.guest(ANN), "ann")
    assert door.sessions.person(fresh) == person
    for at in (house, House(house.storage, house.shelf)):
        assert at.view(person, ben.table_id).me == 0
        assert at.view(ANN, ben.table_id).me is None
        assert at.lobby(person, mine.table_id).host
        assert {info.table for info in at.tables_of(person)} == {ben.table_id, mine.table_id}
    again = Guest(house, ben.table_id, person)
    again.act("end")
    assert ben.view.waiting == [1]
    assert "handed" not in str(house.affairs(BEN, ben.table_id, 1))


def test_logging_in_from_one_account_to_another_moves_no_seats(house: House, door: Door) -> None:
    ann = open_table(house)
    first = door.register(door.guest(ANN), "Ann")
    door.register(None, "Ben")
    door.log_in(first, "Ben")
    assert ann.lobby.seats[0].mine


@pytest.mark.parametrize("name", ["Ann", "ANN", "  ann ", "\uff21nn"])
def test_a_name_is_an_account_once(door: Door, name: str) -> None:
    """Whatever its letters' case or width."""
    door.register(None, "Ann")
    refused(lambda: door.register(door.guest(BEN), name), 409, "name_taken")
    assert door.accounts.me(BEN) == Me(None, None)


@pytest.mark.parametrize("typed", ["ANN  MARIE ", "\u200bAnn\x00 \uff2darie", "ann\tmarie\ufe0f"])
def test_an_account_is_found_by_whatever_would_have_been_its_name(door: Door, typed: str) -> None:
    door.register(None, "Ann Marie")
    refused(lambda: door.register(None, typed), 409, "name_taken")
    assert door.log_in(None, typed)


@pytest.mark.parametrize("password", ["", "x" * 9, "x" * 201])
def test_a_password_has_ten_to_two_hundred_characters(door: Door, password: str) -> None:
    told = refused(lambda: door.register(None, "Ann", password), 422, "bad_password")
    assert told.message.arguments == {"least": 10, "most": 200}
    token = door.register(None, "Ann")
    refused(lambda: door.change(token, PASSWORD, password), 422, "bad_password")


def test_a_wrong_password_and_an_unknown_name_look_the_same(door: Door) -> None:
    door.register(None, "Ann")
    wrong = refused(lambda: door.log_in(None, "Ann", OTHER), 403, "wrong_password")
    unknown = refused(lambda: door.log_in(None, "Zoe"), 403, "wrong_password")
    assert wrong.to_data() == unknown.to_data()


def test_an_unknown_name_takes_as_long_as_a_wrong_password(house: House) -> None:
    """What a password is compared with costs the same, so that nobody can tell by the time."""
    costs = []

    class Watched(PasswordHasher):
        def verify(self, stored: str | bytes, password: str | bytes) -> Literal[True]:
            costs.append(extract_parameters(str(stored)))
            return super().verify(stored, password)

    door = Door(house, Watched)
    door.register(None, "Ann")
    refused(lambda: door.log_in(None, "Ann", OTHER), 403, "wrong_password")
    refused(lambda: door.log_in(None, "Zoe", OTHER), 403, "wrong_password")
    assert costs == [costs[0]] * 2


def test_the_password_is_kept_as_a_hash_alone(house: House, door: Door) -> None:
    door.register(None, "Ann")
    stored = PeopleStore(house.storage).account("ann")
    assert stored is not None
    assert (stored.password or "").startswith("$argon2id$")
    assert PASSWORD not in str(stored)


def test_a_password_is_the_same_however_its_letters_are_composed(door: Door) -> None:
    door.register(None, "Ann", "pass\u00e9 compos\u00e9")
    assert door.log_in(None, "Ann", "passe\u0301 compose\u0301")


def test_another_password_ends_all_other_sessions(door: Door) -> None:
    one = door.register(None, "Ann")
    two = door.log_in(None, "Ann")
    assert door.change(one, PASSWORD, OTHER) == Me(None, "Ann")
    assert door.sessions.person(one) is not None
    assert door.sessions.person(two) is None
    refused(lambda: door.log_in(None, "Ann", PASSWORD), 403, "wrong_password")
    assert door.log_in(None, "Ann", OTHER)


def test_only_who_knows_the_old_password_may_set_another(door: Door) -> None:
    token = door.register(None, "Ann")
    refused(lambda: door.change(token, OTHER, OTHER), 403, "wrong_password")
    refused(lambda: door.change(door.guest(BEN), PASSWORD, OTHER), 403, "no_account")
    refused(lambda: door.change(None, PASSWORD, OTHER), 403, "no_account")
    assert door.log_in(None, "Ann", PASSWORD)


def test_logging_out_ends_one_session(door: Door) -> None:
    one = door.register(None, "Ann")
    two = door.log_in(None, "Ann")
    door.sessions.end(one)
    assert door.sessions.person(one) is None
    assert door.sessions.person(two) is not None
    door.sessions.end(None)
    door.sessions.end("x" * 1000)


def test_guessing_passwords_is_slowed_down_for_the_account_guessed_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]

    def limit(burst: int, rate: float) -> Limit:
        return Limit(burst, rate, lambda: clock[0])

    monkeypatch.setattr(accounts_module, "Limit", limit)
    door = Door(house)
    door.register(None, "Ann")
    door.register(None, "Ben")

    def guess() -> str:
        return door.log_in(None, "Ann", OTHER)

    for _ in range(accounts_module.TRIES_BURST):
        refused(guess, 403, "wrong_password")
    assert refused(guess, 429, "too_fast").message.arguments == {"seconds": 30}
    assert door.log_in(None, "Ben")
    clock[0] += 30
    assert door.log_in(None, "Ann")


def test_a_flood_of_passwords_leaves_the_threads_to_the_tables(house: House) -> None:
    released = Event()

    class SlowHasher(PasswordHasher):
        def verify(self, stored: str | bytes, password: str | bytes) -> Literal[True]:
            released.wait(10)
            return super().verify(stored, password)

    places = accounts_module.AT_ONCE + accounts_module.MOST_WAITING
    door = Door(house, SlowHasher)
    guesses = [f"nobody {number}" for number in range(places + 3)]
    codes: list[str] = []

    def guess(name: str) -> None:
        with pytest.raises(Problem) as error:
            door.log_in(None, name, OTHER)
        codes.append(error.value.code)
        if codes.count("busy") == 3:
            released.set()

    with ThreadPoolExecutor(len(guesses)) as threads:
        list(threads.map(guess, guesses))
    assert codes == ["busy"] * 3 + ["wrong_password"] * places
    refused(lambda: door.log_in(None, "somebody else", OTHER), 403, "wrong_password")


def test_two_who_want_one_name_at_once_are_one_account(house: House) -> None:
    store = PeopleStore(house.storage)
    store.register(ANN, ("Ann", "ann"), "hash", "one token", NOW, None)
    with pytest.raises(VersionConflict):
        store.register(BEN, ("Ann", "ann"), "hash", "another token", NOW, None)
    assert store.person(BEN).account is None


# --- what happens while a password is hashed --------------------------------------------------------------------------


class Meanwhile(PasswordHasher):
    """Something happens once while a password is hashed or compared, which takes a while."""

    happens: Callable[[], object] | None = None

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self._let_it_happen()
        return super().hash(password, salt=salt)

    def verify(self, stored: str | bytes, password: str | bytes) -> Literal[True]:
        right = super().verify(stored, password)
        self._let_it_happen()
        return right

    def _let_it_happen(self) -> None:
        happens, Meanwhile.happens = Meanwhile.happens, None
        if happens is not None:
            happens()


@pytest.fixture
def slow_door(house: House) -> Door:
    return Door(house, Meanwhile)


def test_a_guest_who_registers_twice_at_once_has_the_account_that_was_promised_first(slow_door: Door) -> None:
    token = slow_door.guest(ANN)
    Meanwhile.happens = lambda: slow_door.register(token, "First")
    refused(
        lambda: slow_door.accounts.register(ANN, token, Credentials("Second", PASSWORD)),
        409,
        "has_account",
    )
    assert slow_door.accounts.me(ANN) == Me(None, "First")
    assert slow_door.log_in(None, "First")
    refused(lambda: slow_door.log_in(None, "Second"), 403, "wrong_password")


def test_nobody_logs_in_with_a_password_that_is_changed_meanwhile(slow_door: Door) -> None:
    """Else whoever stole it would be in again after all other sessions have ended."""
    ann = slow_door.register(None, "Ann")
    Meanwhile.happens = lambda: slow_door.change(ann, PASSWORD, OTHER)
    refused(lambda: slow_door.log_in(None, "Ann", PASSWORD), 403, "wrong_password")
    assert slow_door.log_in(None, "Ann", OTHER)


def test_nobody_changes_a_password_that_is_changed_meanwhile(slow_door: Door) -> None:
    ann = slow_door.register(None, "Ann")
    thief = slow_door.log_in(None, "Ann")
    Meanwhile.happens = lambda: slow_door.change(ann, PASSWORD, OTHER)
    refused(lambda: slow_door.change(thief, PASSWORD, "a password of the thief"), 403, "wrong_password")
    assert slow_door.sessions.person(thief) is None
    assert slow_door.sessions.person(ann) is not None


def test_the_seats_of_a_guest_who_registers_meanwhile_stay_with_the_new_account(house: House, slow_door: Door) -> None:
    ann = open_table(house)
    slow_door.register(None, "Old")
    token = slow_door.guest(ANN)
    Meanwhile.happens = lambda: slow_door.register(token, "New")
    slow_door.log_in(token, "Old")
    assert ann.lobby.seats[0].mine
