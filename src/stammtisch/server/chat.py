"""What is said at a table: own words, made harmless, or ready phrases that everybody reads in their own language."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from stammtisch.server.access import acting
from stammtisch.server.affair_lines import PHRASES
from stammtisch.server.opening import shown
from stammtisch.server.plain_text import plain
from stammtisch.server.problems import problem
from stammtisch.server.rooms import Room
from stammtisch.server.step import Step
from stammtisch.server.wire_sitting import Chat

TEXT_LIMIT = 500
"""So many characters may be said at once."""
SHAPING = "\u200c\u200d\ufe0e\ufe0f"
"""Characters that nobody sees but that some scripts and pictures need to be written at all."""


def say(person: str, wanted: Chat, at: int) -> Callable[[Room], Step]:
    """Something is said; Problem if there is nothing in it or it is too long."""

    def change(room: Room) -> Step:
        seat = acting(room.sitting, person, wanted.seat)
        said = _said(wanted)
        return Step(room.sitting.draft(at).happened("said", seat, name=room.sitting.chairs[seat].name, **said))

    return change


def clean_text(text: str) -> str:
    """Words in one line that show what they say and nothing else."""
    return plain(text, kept=SHAPING)


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
