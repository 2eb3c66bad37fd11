"""Random numbers as integers inside the state.

The generator is two ints, a key and a position. The n-th number is a keyed hash of n, so a game whose key is secret
cannot be predicted from the dice already seen, one whose key is revealed can be recomputed by anybody, and two states
with equal ints have the same future in every process.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

KEY_BYTES = 32
_SPAN = 1 << 64


def key_from_seed(seed: str) -> int:
    """The generator's key for a table's seed: the seed's SHA-256 under a domain of its own.

    >>> key_from_seed("1") == key_from_seed("1"), key_from_seed("1") == key_from_seed("2")
    (True, False)
    """
    return int.from_bytes(hashlib.sha256(b"stammtisch/key/" + seed.encode()).digest(), "big")


def commitment(seed: str) -> str:
    """The hash of a seed that a table shows at the start, in hexadecimal; revealing the seed at the end lets anyone
    compare.
    """
    return hashlib.sha256(b"stammtisch/commitment/" + seed.encode()).hexdigest()


def number(key: int, position: int, attempt: int = 0) -> int:
    """The number at `position` of the generator with `key`: 64 bits, uniform. `attempt` counts numbers thrown away."""
    keyed = _keyed(key).copy()
    keyed.update((position | attempt << 64).to_bytes(16, "big"))
    return int.from_bytes(keyed.digest(), "big")


@lru_cache(maxsize=64)
def _keyed(key: int) -> hashlib.blake2b:
    """The hash with its key taken in and nothing else: a copy of it is made in half the time of a new one."""
    return hashlib.blake2b(key=key.to_bytes(KEY_BYTES, "big"), digest_size=8)


def below(key: int, position: int, limit: int) -> tuple[int, int]:
    """A uniform number in 0..limit-1 and the position after it, always the next one.

    Numbers beyond the last whole multiple of `limit` are thrown away, so that no outcome is favoured; the attempts are
    counted beside the position, so that a replay without the key knows the position too.

    >>> value, position = below(key_from_seed("x"), 0, 6)
    >>> 0 <= value < 6, position
    (True, 1)
    """
    if not 1 <= limit <= _SPAN:
        raise ValueError(f"a choice among {limit} outcomes is impossible")
    fair = _SPAN - _SPAN % limit
    value = number(key, position)
    attempt = 0
    while value >= fair:
        attempt += 1
        value = number(key, position, attempt)
    return value % limit, position + 1
