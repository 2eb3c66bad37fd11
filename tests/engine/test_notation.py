"""Lines of notation: the seat in front, and the clock."""

from __future__ import annotations

import pytest

from stammtisch.engine.notation import seat_letter, seat_of, split_line


def test_every_seat_has_a_letter() -> None:
    assert [seat_letter(seat) for seat in range(6)] == ["A", "B", "C", "D", "E", "F"]
    assert [seat_of(letter) for letter in "ABCDEF"] == [0, 1, 2, 3, 4, 5]


def test_a_line_is_a_seat_and_its_words() -> None:
    assert split_line("C offer red for blue to A") == (2, "offer red for blue to A")
    assert split_line("time up") is None


@pytest.mark.parametrize("line", ["pass", "A", "A ", "a pass", "AB pass", "", "1 pass", " A pass"])
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="is no line of notation; it begins with the letter of a seat"):
        split_line(line)


@pytest.mark.parametrize("letter", ["", "a", "AB", "Z", "1"])
def test_what_is_no_seat_is_refused(letter: str) -> None:
    with pytest.raises(ValueError, match="is no seat; there are A, B"):
        seat_of(letter)
