"""Every language says everything: the same messages, made of the same things, each once."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from stammtisch.words import languages
from tests.words.catalogue import arguments, catalogue, forms, ids, junk, texts
from tools.client import WEB

SOURCE = "en"
"""The language in which messages are written first."""
OTHERS = [language for language in languages() if language != SOURCE]
GERMAN_AS_IT_IS = {
    *("Bot", "Chat", "Gold", "General", "Stammtisch", "Link", "Monument"),
    *("Expansion", "Autoexpansion", "Revolution", "Legion", "Hunger", "Marker", "Region", "normal"),
}
"""Words that are German and English alike."""


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read(language: str) -> None:
    assert junk(language) == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_written_twice(language: str) -> None:
    assert [message_id for message_id, times in Counter(ids(language)).items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language: str) -> None:
    assert sorted(set(ids(SOURCE)) - set(ids(language))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_over(language: str) -> None:
    assert sorted(set(ids(language)) - set(ids(SOURCE))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_made_of_the_same_things_in_every_language(language: str) -> None:
    there, here = catalogue(SOURCE), catalogue(language)
    made = [(one, arguments(there, one), arguments(here, one)) for one in there if one in here]
    assert [(one, first, second) for one, first, second in made if first != second] == []


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_word_is_asked_for_by_a_sentence(language: str) -> None:
    """Words in several cases carry them as attributes; `$card_dative` asks for one."""
    entries = catalogue(language)
    endings = {name.rpartition("_")[2] for entry in entries.values() for name in entry.variables}
    assert sorted(forms(entries) - endings) == []


def test_german_is_not_english() -> None:
    english, german = texts("en"), texts("de")
    same = {text for message_id, text in german.items() if english.get(message_id) == text}
    words = {word for text in same for word in re.findall(r"[A-Za-z]+", re.sub(r"\{[^}]*\}", "", text))}
    assert sorted(words - GERMAN_AS_IT_IS) == []


def test_the_page_offers_all_languages() -> None:
    source = (WEB / "src" / "lib" / "language.ts").read_text(encoding="utf-8")
    offered = re.search(r"LANGUAGES[^=]*= \{(.*?)\};", source, re.DOTALL)
    assert offered is not None
    assert sorted(re.findall(r"(\w+):", offered[1])) == languages()
