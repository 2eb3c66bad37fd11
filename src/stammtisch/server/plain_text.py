"""What people write, made harmless: nothing unseen, nothing that turns the line around or covers its neighbours."""

from __future__ import annotations

import unicodedata

BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159"
"""Letters and signs by their category that nobody sees: the Hangul fillers, the Braille pattern without dots, blanks
among the hieroglyphs, and the head of no note."""
UNSEEN_MARKS = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\u2d7f\U0001107f\U00016fe4"
"""Marks that nobody sees, and below the selectors of variants (Unicode: Default_Ignorable_Code_Point)."""
VARIANTS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
MOST_MARKS = 3
"""So many marks may sit on one letter: more cover the lines around it."""


def plain(text: str, kept: str = "") -> str:
    """The text in one line, without control and direction characters and marks that nobody sees, one space between
    words. `kept`: unseen characters that stay."""
    left: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)[0]
        if is_blank(character):
            left.append(" ")
            marks = 0
        elif category == "C" or _is_unseen_mark(character):
            left.append(character if character in kept else "")
        else:
            marks = marks + 1 if category == "M" else 0
            left.append(character if marks <= MOST_MARKS else "")
    return unicodedata.normalize("NFC", " ".join("".join(left).split()))


def is_blank(character: str) -> bool:
    """Whether nobody sees the character, so that it can only part words."""
    return character.isspace() or character in BLANK_LETTERS


def _is_unseen_mark(character: str) -> bool:
    return character in UNSEEN_MARKS or any(ord(character) in block for block in VARIANTS)
