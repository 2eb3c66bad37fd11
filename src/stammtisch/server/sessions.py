"""Who is asking: a random token in a cookie, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from threading import Lock

from stammtisch.server.storage import Storage

COOKIE = "stammtisch"
COOKIE_SECONDS = 400 * 24 * 3600
"""A guest keeps the seat for so long; browsers allow no longer life of a cookie."""
MOST_REMEMBERED = 4096
LONGEST_TOKEN = 100


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_person() -> str:
    """The id of a person not seen before."""
    return secrets.token_urlsafe(16)


class Sessions:
    """Sessions and the persons behind them. It blocks and is called in threads."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._remembered: OrderedDict[str, str] = OrderedDict()
        self._lock = Lock()

    def person(self, token: str | None) -> str | None:
        """The person whose token this is; None if nobody has it."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        token_hash = _hash(token)
        with self._lock:
            known = self._remembered.get(token_hash)
        if known is None:
            known = self._storage.person(token_hash)
            if known is not None:
                self._remember(token_hash, known)
        return known

    def begin(self, token: str, person: str, at: int) -> None:
        """From now on whoever has the token is this person. The token itself is nowhere kept."""
        self._storage.add_session(_hash(token), person, at)

    def _remember(self, token_hash: str, person: str) -> None:
        with self._lock:
            self._remembered[token_hash] = person
            if len(self._remembered) > MOST_REMEMBERED:
                self._remembered.popitem(last=False)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
