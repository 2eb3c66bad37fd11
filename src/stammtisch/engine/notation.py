"""What the notation of every game has in common: who acts is a letter in front, and the table's clock has a line too.

A game gives each action its own words (`Game.notation`, `Game.parse`); a line of a record or a scenario puts the seat
in front of them: `A pass`. Seats are A, B, C ... to the left in turn order.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from stammtisch.engine.options import Message

SEAT_LETTERS = "ABCDEFGHIJ"
TIME_UP = "time up"
"""The line for the table's clock running out; no seat does it."""
LEAVE = "leave for good"
"""The line for a seat that leaves the table for good, with its letter in front."""
AGREED_END = "end agreed"
SHARED_END = "end shared"
"""The lines for an end on which all have agreed, without a winner or with a result that is shared; no seat does them.
"""


NEAREST = 3
"""So many lines are named for one that is none."""
COMPARED_CHARACTERS, COMPARED_LINES = 80, 400
"""So much of a line is compared with so many others: what somebody types must not take the table's time."""


class Misread(ValueError):
    """A line of notation of which a part means nothing. As a text it says in English what is wrong and what would be
    right, for whoever writes files; `message` says it to a player.
    """

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message


def no_such_word(word: str, what: str, right: Sequence[str]) -> Misread:
    """A word does not fit in its place; `what` should stand there, for instance one of `right`."""
    message = Message("table-unread-word", {"text": word, "right": {"names": list(right)}})
    return Misread(f"'{word}' is no {what}; there are {', '.join(right)}", message)


def not_written_so(text: str, what: str, patterns: Sequence[str]) -> Misread:
    """A line, or a part of it, begins as `what` does and is not written as one of the patterns."""
    message = Message("table-unread-pattern", {"text": text, "patterns": {"names": list(patterns)}})
    return Misread(f"'{text}' is no {what}; write {' or '.join(map(repr, patterns))}", message)


def too_much(number: int, most: int) -> Misread:
    """A number is higher than can be written in its place."""
    message = Message("table-unread-number", {"number": number, "most": most})
    return Misread(f"{number} is too much; at most {most} can be written here", message)


def nearest(text: str, lines: Sequence[str]) -> list[str]:
    """The lines most like a text, the nearest first.

    >>> nearest("pas", ["tax", "pass", "march", "attack B for plunder"])
    ['pass', 'tax', 'march']
    """
    return get_close_matches(text[:COMPARED_CHARACTERS], lines[:COMPARED_LINES], NEAREST, 0.0)


def seat_letter(seat: int) -> str:
    """The letter of a seat.

    >>> seat_letter(2)
    'C'
    """
    return SEAT_LETTERS[seat]


def seat_of(letter: str) -> int:
    """The seat with a letter; Misread if there is none."""
    seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
    if seat < 0:
        raise no_such_word(letter, "seat", SEAT_LETTERS)
    return seat


def split_line(line: str) -> tuple[int, str] | None:
    """Seat and notation of a line such as `A pass`; None for the clock's line. ValueError if it is neither.

    >>> split_line("B give iron to A"), split_line("time up")
    ((1, 'give iron to A'), None)
    """
    if line == TIME_UP:
        return None
    letter, _, words = line.partition(" ")
    if len(letter) != 1 or letter not in SEAT_LETTERS or not words.strip():
        raise ValueError(
            f"'{line}' is no line of notation; it begins with the letter of a seat, as in 'A ...', or is '{TIME_UP}'"
        )
    return seat_of(letter), words.strip()
