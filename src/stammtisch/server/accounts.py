"""Accounts by name and password, and the names of guests. It blocks and is called in threads."""

from __future__ import annotations

import unicodedata
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from secrets import token_bytes
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from argon2.low_level import ARGON2_VERSION

from stammtisch.server.limits import Limit
from stammtisch.server.opening import clean_name, folded
from stammtisch.server.people_store import PeopleStore
from stammtisch.server.plain_text import plain
from stammtisch.server.problems import problem
from stammtisch.server.sessions import new_person, new_token, token_hash
from stammtisch.server.storage import NewSession, VersionConflict
from stammtisch.server.wire_sitting import Credentials, Me, NewPassword

LEAST, MOST = 10, 200
"""Characters of a password."""
TRIES_BURST, TRIES_RATE = 10, 1 / 30
"""So often may somebody try to log in to one account at once, and so often a second in the long run."""
AT_ONCE = 2
"""So many passwords are hashed at a time: each takes 64 MB and a processor."""
MOST_WAITING = 6
"""So many more may wait for that: whoever waits holds a thread that the people at the tables need."""


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """Somebody who has a session with a new token."""

    token: str
    me: Me
    tables: list[str]
    """Where seats of a guest became those of the account."""


class Accounts:
    """Who people are."""

    def __init__(self, store: PeopleStore, now: Callable[[], int], hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._now = now
        self._hasher = hasher or PasswordHasher()
        self._hashing = BoundedSemaphore(AT_ONCE)
        self._places = BoundedSemaphore(AT_ONCE + MOST_WAITING)
        self._tries = Limit(TRIES_BURST, TRIES_RATE)
        self._nobody = _matched_by_none(self._hasher)

    def me(self, person: str | None) -> Me:
        """Who somebody is."""
        if person is None:
            return Me(None, None)
        known = self._store.person(person)
        return Me(known.name, known.account)

    def call(self, person: str, name: str, session: NewSession | None = None) -> Me:
        """The person, whose session it may be that begins, wants to be called so; Problem (status 422) if that is no
        name."""
        self._store.set_name(person, clean_name(name), session)
        return self.me(person)

    def register(self, person: str | None, token: str | None, wanted: Credentials) -> LoggedIn:
        """The guest gets an account and keeps all seats; somebody unknown begins with one.

        Problem if the guest has an account or somebody else has one with this name.
        """
        name = clean_name(wanted.name)
        password = _usable(wanted.password)
        if person is not None and self._store.person(person).account is not None:
            raise problem(409, "has_account", "has-account")
        owner = person or new_person()
        fresh, hashed = _token()
        stored = self._hash(password)
        try:
            self._store.register(owner, (name, folded(name)), stored, hashed, self._now(), token_hash(token))
        except VersionConflict as error:
            if self._store.person(owner).account is not None:
                raise problem(409, "has_account", "has-account") from error
            raise problem(409, "name_taken", "name-taken", name=name) from error
        return LoggedIn(fresh, self.me(owner), [])

    def log_in(self, person: str | None, token: str | None, wanted: Credentials) -> LoggedIn:
        """The person is the account from now on, and a guest's seats pass to it.

        Problem (status 403) if there is no such account or the password is another; nobody is told which.
        """
        name = folded(plain(wanted.name))
        self._tries.take(name)
        account = self._store.account(name)
        stored = None if account is None else account.password
        right = self._is_right(stored or self._nobody, wanted.password)
        if account is None or stored is None or not right:
            raise problem(403, "wrong_password", "wrong-password")
        is_guest = person is not None and self._store.person(person).account is None
        fresh, hashed = _token()
        guest = person if is_guest else None
        try:
            tables = self._store.log_in(hashed, account, self._now(), token_hash(token), guest)
        except VersionConflict as error:
            raise problem(403, "wrong_password", "wrong-password") from error
        return LoggedIn(fresh, self.me(account.person), tables)

    def change_password(self, person: str | None, token: str | None, wanted: NewPassword) -> Me:
        """The account has another password, and all other sessions end; Problem if the old one is wrong."""
        known = None if person is None else self._store.person(person)
        if known is None or known.password is None:
            raise problem(403, "no_account", "no-account")
        self._tries.take(known.person)
        if not self._is_right(known.password, wanted.old):
            raise problem(403, "wrong_password", "wrong-password")
        password = self._hash(_usable(wanted.new))
        try:
            self._store.set_password(known, password, token_hash(token))
        except VersionConflict as error:
            raise problem(403, "wrong_password", "wrong-password") from error
        return self.me(known.person)

    def _hash(self, password: str) -> str:
        with self._turn():
            return self._hasher.hash(password)

    def _is_right(self, stored: str, password: str) -> bool:
        with self._turn():
            try:
                return self._hasher.verify(stored, _composed(password))
            except VerifyMismatchError:
                return False

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """The turn to hash a password; Problem (status 503) if too many wait for it already."""
        if not self._places.acquire(blocking=False):
            raise problem(503, "busy", "accounts-busy")
        try:
            with self._hashing:
                yield
        finally:
            self._places.release()


def _token() -> tuple[str, str]:
    """A new token, and how it is stored."""
    token = new_token()
    hashed = token_hash(token)
    if hashed is None:
        raise RuntimeError("a new token is no token")
    return token, hashed


def _matched_by_none(hasher: PasswordHasher) -> str:
    """A stored password that is nobody's; comparing one with it takes as long as with a real one."""
    salt, digest = (b64encode(token_bytes(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len))
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${costs}${salt}${digest}"


def _usable(password: str) -> str:
    composed = _composed(password)
    if not LEAST <= len(composed) <= MOST:
        raise problem(422, "bad_password", "password", least=LEAST, most=MOST)
    return composed


def _composed(password: str) -> str:
    """The password in one form, whichever keyboard it was typed on."""
    return unicodedata.normalize("NFKC", password)
