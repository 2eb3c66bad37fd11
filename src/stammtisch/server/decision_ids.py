"""The ids of the decisions at one table: what they say, and how one that was given is told from an invented one."""

from __future__ import annotations

import hashlib

LONGEST_NUMBER = 9
"""So many digits at most has the number of answers in an id that is looked at."""
TAG_BYTES = 8


class DecisionIds:
    """An id is how many answers the seat has given, a tag that names the pending frame to nobody who does not know the
    seed, and a seal over both, by which it is known again however long the game is."""

    def __init__(self, table_id: str, seed: str) -> None:
        self._table_id = table_id
        self._key = hashlib.sha256(b"stammtisch/decision/" + seed.encode()).digest()

    def of(self, seat: int, answers: int, frame: int) -> str:
        """The id of what `seat` is asked by the frame with this number, after so many answers."""
        tag = self._digest(f"{seat}/{frame}")
        return f"{answers}-{tag}{self._seal(seat, answers, tag)}"

    def answers(self, seat: int, decision: str) -> int | None:
        """How many answers `seat` had given when it was given this id; None if it never was."""
        number, _, rest = decision.partition("-")
        if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
            return None
        answers, tag = int(number), rest[: 2 * TAG_BYTES]
        return answers if decision == f"{answers}-{tag}{self._seal(seat, answers, tag)}" else None

    def _seal(self, seat: int, answers: int, tag: str) -> str:
        return self._digest(f"{seat}/{answers}/{tag}")

    def _digest(self, text: str) -> str:
        said = f"{self._table_id}/{text}".encode()
        return hashlib.blake2b(said, key=self._key, digest_size=TAG_BYTES).hexdigest()
