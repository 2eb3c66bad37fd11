"""What the notation of every game has in common: who acts is a letter in front, and the table's clock has a line too.

A game gives each action its own words (`Game.notation`, `Game.parse`); a line of a record or a scenario puts the seat
in front of them: `A pass`. Seats are A, B, C ... to the left in turn order.
"""

from __future__ import annotations

SEAT_LETTERS = "ABCDEFGHIJ"
TIME_UP = "time up"
"""The line for the table's clock running out; no seat does it."""
LEAVE = "leave for good"
"""The line for a seat that leaves the table for good, with its letter in front."""
AGREED_END = "end agreed"
SHARED_END = "end shared"
"""The lines for an end on which all have agreed, without a winner or with a result that is shared; no seat does them.
"""


def seat_letter(seat: int) -> str:
    """The letter of a seat.

    >>> seat_letter(2)
    'C'
    """
    return SEAT_LETTERS[seat]


def seat_of(letter: str) -> int:
    """The seat with a letter; ValueError if there is none."""
    seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
    if seat < 0:
        raise ValueError(f"'{letter}' is no seat; seats are {', '.join(SEAT_LETTERS)}")
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
