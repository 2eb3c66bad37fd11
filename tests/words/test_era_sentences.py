"""The words of Era of Tribes, with every value that a message tells apart: sentences end, labels do not, and signs are
those that a reader and a voice expect.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from stammtisch.games.era.game import GAME
from stammtisch.words import Words, languages
from tests.words.catalogue import Entry, read_files, whole
from tests.words.samples import Variables, samples

SENTENCES = re.compile(
    r"era-(prompt|then|gain|preview|event|refused|introduction|ending|order)-|era-.*-about$|era-field-.*-card$"
)
LABELS = re.compile(r"era-(do|cost|form|formfield|group|leg|worth|promise)-")
FRAGMENTS = {"era-order", "era-order-about"}
"""What is a part of other messages, though it is called like a sentence."""
FIGURES: Variables = {"value": -3, "balance": -3, "before": -2, "after": -4, "total": -1, "morale": -5, "n": -3}
"""What can be negative."""
QUOTED = {"en": "“{}”", "de": "„{}“"}


@cache
def words(language: str) -> Words:
    return Words(language, _text(language))


def _text(language: str) -> str:
    folder = GAME.locales_folder / language
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))


@cache
def entries(language: str) -> dict[str, Entry]:
    """The messages of the game, each with the messages in it."""
    own = read_files(sorted((GAME.locales_folder / language).glob("*.ftl")))
    return {message_id: whole(own, message_id) for message_id in own}


@cache
def told(language: str) -> tuple[tuple[str, str], ...]:
    """Every message of the game with all samples: id and text."""
    return tuple(
        (message_id, words(language).text(message_id, variables))
        for message_id, entry in entries(language).items()
        if message_id.startswith("era-")
        for variables in samples(entry)
    )


@pytest.mark.parametrize("language", languages())
def test_sentences_begin_and_end_as_such(language: str) -> None:
    """A preview may end with a colon when lines follow."""
    of_sentences = {one for one in told(language) if SENTENCES.match(one[0]) and one[0] not in FRAGMENTS}
    assert len(of_sentences) > 1000
    assert [one for one in of_sentences if not re.fullmatch(r"[A-ZÄÖÜ0-9.].*[.?!:]", one[1])] == []


@pytest.mark.parametrize("language", languages())
def test_labels_are_no_sentences(language: str) -> None:
    of_labels = {one for one in told(language) if LABELS.match(one[0])}
    assert len(of_labels) > 200
    assert [one for one in of_labels if re.search(r"[.!?:,;]$", one[1])] == []


@pytest.mark.parametrize("language", languages())
def test_signs_stand_where_they_belong(language: str) -> None:
    """No gap where a word is missing, a space after a sentence, typographic marks, and no hyphen for a minus."""
    wrong = re.compile(r"  | [,.;:?!]|[,.;:?!]{2}|^ | $|[.?!][A-ZÄÖÜ]|['\"]|(?<![\w-])-\d")
    ending = re.compile(r"^era-(terms|for-cost|deal|gives-up|offer-named)")
    assert [one for one in told(language) if wrong.search(one[1]) and not ending.match(one[0])] == []


@pytest.mark.parametrize("language", languages())
def test_negative_figures_have_a_minus_sign(language: str) -> None:
    shown = [
        words(language).text(message_id, {**variables, name: figure})
        for message_id, entry in entries(language).items()
        if message_id.startswith(("era-event", "era-preview", "era-then", "era-worth"))
        for variables in samples(entry)[:1]
        for name, figure in FIGURES.items()
        if name in entry.variables - set(entry.selected)
    ]
    assert any("\N{MINUS SIGN}3" in text for text in shown)
    assert [text for text in shown if re.search(r"-\d", text)] == []


@pytest.mark.parametrize("language", languages())
def test_names_of_hamlets_stand_in_quotation_marks(language: str) -> None:
    """`Send the hamlet “Score similar goods”` is a name, not an order."""
    quoted, written = QUOTED[language].format("{ $hamlet }"), _text(language)
    assert written.count("{ $hamlet }") >= 10
    assert written.count(quoted) == written.count("{ $hamlet }")


@pytest.mark.parametrize("language", languages())
def test_goods_need_no_plural(language: str) -> None:
    """One is called by its name; of more the number stands before a multiplication sign."""
    counted = [one for one in told(language) if one[0].startswith("era-luxuries-")]
    assert {text for _, text in counted if "\N{MULTIPLICATION SIGN}" not in text} == {
        words(language).text(message_id.replace("luxuries", "luxury")) for message_id, _ in counted
    }
