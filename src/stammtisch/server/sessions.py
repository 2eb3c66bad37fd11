"""Who is asking: a random token in a cookie, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import secrets

from stammtisch.server.people_store import PeopleStore
from stammtisch.server.storage import NewSession

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


def new_session(token: str, person: str, at: int) -> NewSession:
    """From now on whoever has the token is this person. The token itself is nowhere kept."""
    hashed = token_hash(token)
    if hashed is None:
        raise ValueError("this is no token")
    return NewSession(hashed, person, at)


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

    def end(self, token: str | None) -> None:
        """Whoever has the token is nobody any more."""
        hashed = token_hash(token)
        if hashed is not None:
            self._store.end_session(hashed)
