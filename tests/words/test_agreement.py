"""One catalogue for both sides: the server and the browser make the same sentences of the same messages."""

from __future__ import annotations

import pytest

from stammtisch.words import Words, languages
from tests.words.browser import sentences
from tests.words.samples import all_samples

pytestmark = pytest.mark.slow

WORDS = {language: Words(language) for language in languages()}


def test_every_message_can_be_made_on_both_sides_and_is_the_same() -> None:
    """Every message of every language, with every value that it tells apart; a message that lacks something raises."""
    tried = all_samples()
    here = [WORDS[language].text(message_id, variables) for language, message_id, variables in tried]
    there = sentences([{"language": one[0], "id": one[1], "variables": one[2]} for one in tried])
    pairs = zip(tried, here, there, strict=True)
    assert [(one, ours, theirs) for one, ours, theirs in pairs if ours != theirs] == []
