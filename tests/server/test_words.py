"""Messages as sentences: how arguments become words, and that the words of the table are complete and all used."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from stammtisch import server, words
from stammtisch.engine import notation
from stammtisch.engine.options import Message
from stammtisch.server.sitting import UNTOLD, AffairKind
from stammtisch.server.wire_sitting import ProposalKind
from stammtisch.words import MissingWord, UnknownLanguage, Words

SERVER = Path(server.__file__).parent
TABLE = words.TABLE_LOCALES / "en" / "table.ftl"
USED_ELSEWHERE = {"list-and", "list-or"}
SOURCE = """
list-and = and
list-or = or
grain = { $n } grain
iron = { $n ->
    [one] one iron
   *[other] { $n } irons
}
capital = the capital
gave =
    { $giver_you ->
        [yes] You gave
       *[no] { $giver } gave
    } { $what } to { $taker }.
seen = { $player } sees { $word } { $times } times.
noon = noon
    .dative = the noon
helmet =
    { $n ->
        [one] a helmet
       *[other] { $n } helmets
    }
    .dative =
        { $n ->
            [one] the helmet
           *[other] the { $n } helmets
        }
met = At { $when_dative } one meets { $what_dative }, { $what }.
empty =
    .title = Only an attribute
"""
SEATS = ("Ann", "Ben")


@pytest.fixture(scope="module")
def english() -> Words:
    return Words("en", SOURCE)


def test_seats_become_names_and_the_viewer_is_told_as_you(english: Words) -> None:
    gave = Message("gave", {"giver": {"seat": 0}, "what": {"count": {"grain": 2}}, "taker": {"seat": 1}})
    assert english.format(gave, SEATS, 0) == "You gave 2 grain to Ben."
    assert english.format(gave, SEATS, 1) == "Ann gave 2 grain to Ben."
    assert english.format(gave, SEATS) == "Ann gave 2 grain to Ben."


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        ({}, "You gave  to Ben."),
        ({"iron": 1}, "You gave one iron to Ben."),
        ({"grain": 2, "iron": 1}, "You gave 2 grain and one iron to Ben."),
        ({"grain": 2, "iron": 3, "capital": 1}, "You gave 2 grain, 3 irons and the capital to Ben."),
    ],
)
def test_counts_become_a_list(english: Words, count: dict[str, int], expected: str) -> None:
    gave = Message("gave", {"giver": {"seat": 0}, "what": {"count": count}, "taker": {"seat": 1}})
    assert english.format(gave, SEATS, 0) == expected


def test_a_choice_becomes_a_list_with_or(english: Words) -> None:
    seen = Message("seen", {"player": "Ann", "word": {"either": ["capital", "list-and", "capital"]}, "times": 2})
    assert english.format(seen) == "Ann sees the capital, and or the capital 2 times."


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ({"word": "capital"}, "the capital, the capital"),
        ({"count": {"helmet": 1}}, "the helmet, a helmet"),
        ({"count": {"helmet": 2, "grain": 3}}, "the 2 helmets and 3 grain, 2 helmets and 3 grain"),
        ({"either": ["noon", "capital"]}, "the noon or the capital, noon or the capital"),
    ],
)
def test_a_word_takes_the_form_that_the_sentence_asks_for(english: Words, what: object, expected: str) -> None:
    met = Message("met", {"when": {"word": "noon"}, "what": what})
    assert english.format(met) == f"At the noon one meets {expected}."


def test_words_numbers_and_texts(english: Words) -> None:
    seen = Message("seen", {"player": "a spectator", "word": {"word": "capital"}, "times": 3})
    assert english.format(seen) == "a spectator sees the capital 3 times."


def test_a_name_is_never_read_as_a_message(english: Words) -> None:
    seen = Message("seen", {"player": "{ capital }", "word": {"word": "capital"}, "times": 1})
    assert english.format(seen).startswith("{ capital } sees")


@pytest.mark.parametrize("message", [Message("nothing"), Message("seen", {"player": "x"}), Message("empty")])
def test_a_message_that_cannot_be_made_is_named(english: Words, message: Message) -> None:
    with pytest.raises(MissingWord, match=message.id):
        english.format(message)


def test_a_language_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'; there are: .*en"):
        Words("xx")


def test_the_words_of_the_table_and_of_all_games_are_in_one_source() -> None:
    text = words.source("en")
    assert TABLE.read_text(encoding="utf-8") in text
    assert len({path.parent for path in words.word_files("en")}) > 1


def written() -> set[str]:
    """The ids in the message file of the table."""
    return set(re.findall(r"^([a-z][\w-]*) =", TABLE.read_text(encoding="utf-8"), re.MULTILINE))


def used() -> set[str]:
    """The ids that the server names: in messages, in problems, in the option of the table itself, and of lines of
    notation.
    """
    found = {"table-option-seating", *(f"table-option-seating-{end}" for end in ("about", "as-given", "random"))}
    for path in (*SERVER.glob("*.py"), Path(notation.__file__)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("table-"):
                found.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "problem":
                word = node.args[2]
                assert isinstance(word, ast.Constant), f"{path.name}:{node.lineno}: the word must stand there as it is"
                found.add("table-error-" + str(word.value))
    return found - {"table-error-", "table-option-", "table-affair-"} | affairs()


def affairs() -> set[str]:
    """What `affair_lines` says of affairs: one line a kind, and for what people say and agree on one line a sort."""
    told = set(get_args(AffairKind)) - {*UNTOLD, "proposed", "answered", "settled"}
    proposals = {f"{stage}-{kind}" for stage in ("proposed", "settled") for kind in get_args(ProposalKind)}
    lines = told | proposals | {"said-phrase", "nudged-offer", "agreed", "refused", "settled-refused"}
    return {f"table-affair-{line.replace('_', '-')}" for line in lines}


def test_every_message_of_the_table_is_written_and_used() -> None:
    assert written() - USED_ELSEWHERE == used()
