"""Who is asking: a random token in a cookie, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from contextlib import AbstractContextManager

from stammtisch.server.people_store import PeopleStore

COOKIE = "stammtisch"
COOKIE_SECONDS = 400 * 24 * 3600
"""A guest keeps the seat for so long; browsers allow no longer life of a cookie."""
LONGEST_TOKEN = 100


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_person() -> str:
    """The id of a person not seen before."""
    return secrets.token_urlsafe(16)


def token_hash(token: str | None) -> str | None:
    """How a token is stored; None if it cannot be one."""
    if not token or len(token) > LONGEST_TOKEN:
        return None
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Sessions and the persons behind them. It blocks and is called in threads.

    Each is looked up each time: a session that another process has ended is over at once.
    """

    def __init__(self, store: PeopleStore) -> None:
        self._store = store

    def person(self, token: str | None) -> str | None:
        """The person whose token this is; None if nobody has it."""
        hashed = token_hash(token)
        return None if hashed is None else self._store.session(hashed)

    def beginning(self, token: str, person: str, at: int) -> AbstractContextManager[None]:
        """From now on whoever has the token is this person, if what is done within succeeds: it is stored with the
        session or not at all. The token itself is nowhere kept.
        """
        hashed = token_hash(token)
        if hashed is None:
            raise ValueError("this is no token")
        return self._store.with_session(hashed, person, at)

    def end(self, token: str | None) -> None:
        """Whoever has the token is nobody any more."""
        hashed = token_hash(token)
        if hashed is not None:
            self._store.end_session(hashed)
