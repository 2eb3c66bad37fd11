"""Recorded games are told alike by the server and by the browser, in every language."""

from __future__ import annotations

import pytest

from stammtisch.words import Words, languages
from tests.words.browser import sentences
from tests.words.corpus import recorded

pytestmark = pytest.mark.slow

WORDS = {language: Words(language) for language in languages()}


def test_recorded_games_are_told_alike_on_both_sides() -> None:
    """Lines for every reader, prompts, options, reasons and forms: with names, cases and lists."""
    tried = [(language, *said) for language in languages() for said in recorded()]
    here = [WORDS[language].format(message, names, viewer) for language, message, names, viewer in tried]
    there = sentences(
        [
            {
                "language": language,
                "id": message.id,
                "arguments": message.arguments,
                "names": names,
                "viewer": viewer,
            }
            for language, message, names, viewer in tried
        ]
    )
    assert len(tried) > 1000
    pairs = zip(tried, here, there, strict=True)
    assert [(one, ours, theirs) for one, ours, theirs in pairs if ours != theirs] == []
