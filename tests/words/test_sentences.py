"""What a player hears and reads is well-formed in every language."""

from __future__ import annotations

import re

import pytest

from stammtisch.words import Words, languages
from tests.words.heard import heard

pytestmark = pytest.mark.slow

SENTENCES = ("prompt", "consequence", "reason", "line")
OFFERS = ("heroes-event-wish", "heroes-event-wish-withdrawn")
LONGER = {"heroes-event-duel": 125, "heroes-event-last-move": 125, "heroes-event-claim-goes-on": 100}
"""Lines with two sums or two names may take a little more than others."""


@pytest.fixture(scope="module", params=languages())
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


@pytest.mark.parametrize("what", SENTENCES)
def test_sentences_begin_and_end_as_such(words: Words, what: str) -> None:
    texts = {one.text(words) for one in heard() if one.what == what}
    assert texts
    assert [text for text in texts if not re.fullmatch(r"[A-ZÄÖÜ].*[.?!]", text)] == []


def test_labels_are_no_sentences(words: Words) -> None:
    texts = {one.text(words) for one in heard() if one.what in ("label", "field")}
    assert [text for text in texts if not re.fullmatch(r"[A-ZÄÖÜ0-9].*[^.]", text)] == []


def test_nothing_needs_the_eye(words: Words) -> None:
    """Signs that a voice leaves out or misreads do not occur, and there are no gaps where a word is missing."""
    texts = {one.text(words) for one in heard()}
    assert [text for text in texts if not re.fullmatch(r"[A-Za-zÄÖÜäöüß0-9 ,.;:?!'-]+", text)] == []
    assert [text for text in texts if re.search(r"  | [,.;:?!]|[,.;:?!]{2}|^ | $", text)] == []


def test_lines_of_the_log_are_short(words: Words) -> None:
    """At most 90 characters with short names; an offer for one of many kinds takes as many as it needs."""
    lines = [one for one in heard() if one.what == "line" and one.message.id not in OFFERS]
    assert [text for one in lines if len(text := one.text(words)) > LONGER.get(one.message.id, 90)] == []


def test_the_reader_is_never_called_by_name(words: Words) -> None:
    """Whoever a message is about is addressed as the reader where the reader is meant, in every language alike."""
    named = [
        text
        for one in heard()
        if one.viewer is not None and one.what == "line"
        for text in [one.text(words)]
        if re.search(rf"\b{('Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fred')[one.viewer]}\b", text)
    ]
    assert named == []
