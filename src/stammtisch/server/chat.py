"""What is said at a table: own words, made harmless, or ready phrases that everybody reads in their own language."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from stammtisch.server.access import acting
from stammtisch.server.affair_lines import PHRASES
from stammtisch.server.opening import is_blank, shown
from stammtisch.server.problems import problem
from stammtisch.server.rooms import Room
from stammtisch.server.step import Step
from stammtisch.server.wire_sitting import Chat

TEXT_LIMIT = 500
"""So many characters may be said at once."""
MOST_MARKS = 3
"""So many marks may sit on one letter: more cover the lines around it."""
JOINERS = "\u200c\u200d"
"""Characters that nobody sees but that some scripts need to be written at all."""


def say(person: str, wanted: Chat, at: int) -> Callable[[Room], Step]:
    """Something is said; Problem if there is nothing in it or it is too long."""

    def change(room: Room) -> Step:
        seat = acting(room.sitting, person, wanted.seat)
        said = _said(wanted)
        return Step(room.sitting.draft(at).happened("said", seat, name=room.sitting.chairs[seat].name, **said))

    return change


def clean_text(text: str) -> str:
    """Words in one line, without control and direction characters, one space between two of them."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)[0]
        marks = marks + 1 if category == "M" else 0
        if is_blank(character):
            kept.append(" ")
        elif character in JOINERS or (category != "C" and marks <= MOST_MARKS):
            kept.append(character)
    return " ".join("".join(kept).split())


def _said(wanted: Chat) -> dict[str, str]:
    if (wanted.text is None) == (wanted.phrase is None):
        raise problem(422, "bad_chat", "chat-one")
    if wanted.phrase is not None:
        if wanted.phrase not in PHRASES:
            raise problem(422, "unknown_phrase", "phrase", phrase=shown(wanted.phrase))
        return {"phrase": wanted.phrase}
    text = clean_text(wanted.text or "")
    if len(text) > TEXT_LIMIT or not any(unicodedata.category(character)[0] not in "CMZ" for character in text):
        raise problem(422, "bad_chat", "chat-text", limit=TEXT_LIMIT)
    return {"text": text}
