"""The ledger: loading it, finding ids whole in code and tests, and the report."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from stammtisch.engine import ledger
from stammtisch.engine.game import Game
from stammtisch.engine.ledger import Ledger, LedgerError, Mention, checkout, load, rule_report, strays
from tests.support.pebbles import GAME

ROOT = Path(__file__).parents[2]
RULE = """
[[rule]]
id = "tiny.{name}"
section = "S"
kind = "limit"
text = "T"
source = "seed"
depends = {depends}
"""


def tiny(folder: Path, *names: str, untested: str = "") -> Ledger:
    """A ledger with rules of these names in a folder."""
    text = "".join(RULE.format(name=name, depends="[]") for name in names)
    (folder / "ledger.toml").write_text(text, encoding="utf-8")
    if untested:
        (folder / "untested.toml").write_text(untested, encoding="utf-8")
    return load(folder)


def test_a_rule_has_all_that_its_entry_says() -> None:
    rule = load(GAME.data_folder).rules["pebbles.round-02"]
    assert (rule.section, rule.kind, rule.source) == ("Rounds", "option", "invented")
    assert (rule.option, rule.values, rule.default) == ("rounds", (2, 3), 2)
    assert load(GAME.data_folder).rules["pebbles.stake-02"].depends == ("pebbles.stake-01", "pebbles.contest-01")
    assert load(GAME.data_folder).rules["pebbles.offer-01"].numbers == {"offers": 2, "most": 3}


def test_rules_stand_in_the_order_of_the_file(tmp_path: Path) -> None:
    assert list(tiny(tmp_path, "b-02", "a-01", "b-01").rules) == ["tiny.b-02", "tiny.a-01", "tiny.b-01"]


def test_a_ledger_has_its_texts_in_other_languages_beside_it(tmp_path: Path) -> None:
    known = tiny(tmp_path, "a-01", "a-02")
    (tmp_path / "ledger.de.toml").write_text('"tiny.a-02" = "Z"\n', encoding="utf-8")
    assert ledger.texts(known, tmp_path, "en") == {"tiny.a-01": "T", "tiny.a-02": "T"}
    assert ledger.texts(known, tmp_path, "de") == {"tiny.a-02": "Z"}
    assert ledger.texts(known, tmp_path, "fr") == {}
    assert list(ledger.mentions_in_code(known, tmp_path, tmp_path)) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [('"tiny.b-01" = "Z"', "'tiny.b-01' is no rule"), ('"tiny.a-01" = " "', "the text of 'tiny.a-01' is missing")],
)
def test_what_is_wrong_in_a_translation_is_told(tmp_path: Path, text: str, words: str) -> None:
    known = tiny(tmp_path, "a-01")
    (tmp_path / "ledger.de.toml").write_text(text, encoding="utf-8")
    with pytest.raises(LedgerError) as error:
        ledger.texts(known, tmp_path, "de")
    assert str(error.value) == f"ledger.de.toml: {words}"


def test_ids_are_matched_whole(tmp_path: Path) -> None:
    known = tiny(tmp_path, "prep-01", "prep-011", "a.2-04", "C-01")
    text = "tiny.prep-01, (tiny.prep-011) `tiny.a.2-04`: tiny.C-01. tiny.prep-* mytiny.prep-01 tiny.py other.x-01"
    assert known.ids_in(text) == ["tiny.prep-01", "tiny.prep-011", "tiny.a.2-04", "tiny.C-01"]
    assert known.ids_in("tiny.prep-01x") == ["tiny.prep-01x"]
    assert known.ids_in("tiny.prep-01-02") == ["tiny.prep-01-02"]


def test_a_run_of_ids_in_code_names_all_between(tmp_path: Path) -> None:
    known = tiny(tmp_path, "a-01", "a-02", "a-03", "a-11", "a.2-02", "b-02")
    (tmp_path / "rooms.py").write_text('"""tiny.a-01 to\ntiny.a-03, tiny.b-02 to tiny.c-04."""\n', encoding="utf-8")
    named = [one.rule for one in ledger.mentions_in_code(known, tmp_path, tmp_path)]
    assert named == ["tiny.a-01", "tiny.a-03", "tiny.a-02", "tiny.b-02", "tiny.c-04"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (RULE.format(name="a-01", depends="[]") * 2, "the id 'tiny.a-01' stands twice"),
        (RULE.format(name="a-01", depends='["tiny.b-01"]'), "'tiny.a-01' depends on 'tiny.b-01', which is no rule"),
        (RULE.format(name="a-01", depends="[]") + "sauce = 1\n", "rule 'tiny.a-01' has the unknown key 'sauce'"),
        ('[[rule]]\nid = "tiny.a-01"\n', "rule 'tiny.a-01' needs 'section', a text"),
        ("[[rule]]\n", "rule 'number 1' needs 'id', a text"),
        ("rule = [", r"ledger.toml is no TOML"),
    ],
)
def test_what_is_wrong_in_a_ledger_is_told(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "ledger.toml").write_text(text, encoding="utf-8")
    with pytest.raises(LedgerError) as error:
        load(tmp_path)
    assert words in str(error.value)


def test_a_rule_may_depend_on_a_section_of_another_ledger(tmp_path: Path) -> None:
    (tmp_path / "ledger.toml").write_text(RULE.format(name="a-01", depends='["base:1.3"]'), encoding="utf-8")
    assert load(tmp_path).rules["tiny.a-01"].depends == ("base:1.3",)


def test_a_ledger_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"ledger\.toml cannot be read"):
        load(tmp_path)


@pytest.mark.parametrize(
    ("untested", "words"),
    [
        ('"tiny.b-01" = "why"', "untested.toml: 'tiny.b-01' is no rule"),
        ('"tiny.a-01" = " "', "untested.toml: the reason for 'tiny.a-01' must be a text"),
        ('"tiny.a-01" = 3', "untested.toml: the reason for 'tiny.a-01' must be a text"),
    ],
)
def test_what_is_wrong_in_the_reasons_is_told(tmp_path: Path, untested: str, words: str) -> None:
    with pytest.raises(LedgerError) as error:
        tiny(tmp_path, "a-01", untested=untested)
    assert str(error.value) == words


CODE = '''"""tiny.a-01 holds for the whole module."""

LIMIT = 3
"""tiny.b-01: three."""

NOTE = "tiny.c-01 in a text that is no docstring"  # tiny.c-01


class Room:
    """Says nothing."""

    def enter(self) -> None:
        """tiny.a-01, tiny.b-01: one at a time."""


def leave() -> None:
    """tiny.d-01."""

    def inner() -> None:
        """tiny.d-01 again."""
'''


def test_where_rules_are_carried_out(tmp_path: Path) -> None:
    known = tiny(tmp_path, "a-01", "b-01", "c-01", "d-01", "e-01")
    (tmp_path / "rooms.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "cards.toml").write_text("count = 1\nsource = 'tiny.e-01'\n", encoding="utf-8")
    assert list(ledger.mentions_in_code(known, tmp_path, tmp_path)) == [
        Mention("tiny.a-01", "rooms.py:1"),
        Mention("tiny.b-01", "rooms.py:4 LIMIT"),
        Mention("tiny.a-01", "rooms.py:12 Room.enter"),
        Mention("tiny.b-01", "rooms.py:12 Room.enter"),
        Mention("tiny.d-01", "rooms.py:16 leave"),
        Mention("tiny.d-01", "rooms.py:19 leave.inner"),
        Mention("tiny.e-01", "cards.toml:2"),
    ]


TEST = '''import pytest


@pytest.mark.parametrize("rule", ["tiny.a-01"])
def test_one(rule):
    """tiny.b-01 and tiny.b-01 again."""
    assert refused.rule == "tiny.c-01"


CASES = ["tiny.d-01"]
'''


def test_where_rules_are_tested(tmp_path: Path) -> None:
    known = tiny(tmp_path, "a-01", "b-01", "c-01", "d-01", "e-01")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_rooms.py").write_text(TEST, encoding="utf-8")
    (tests / "helper.py").write_text("# tiny.e-01: helpers prove nothing\n", encoding="utf-8")
    (tests / "cases.json").write_text(
        '{"cases": [{"id": "T-1", "rules": ["tiny.a-01", "other.x-01"]}]}', encoding="utf-8"
    )
    (tests / "list.json").write_text('["tiny.e-01"]', encoding="utf-8")
    assert list(ledger.mentions_in_tests(known, tests, tmp_path)) == [
        Mention("tiny.a-01", "tests/test_rooms.py:4 test_one"),
        Mention("tiny.b-01", "tests/test_rooms.py:6 test_one"),
        Mention("tiny.c-01", "tests/test_rooms.py:7 test_one"),
        Mention("tiny.d-01", "tests/test_rooms.py:10"),
        Mention("tiny.a-01", "tests/cases.json T-1"),
    ]


class Borrowed:
    """Enough of a game for a report: where its data lies."""

    id = "tiny"

    def __init__(self, folder: Path) -> None:
        self.data_folder = folder


def tiny_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, test: str, untested: str = "") -> Game[Any]:
    """A game with the rules a-01, b-01 and d-01, the code above and one test file."""
    tiny(tmp_path, "a-01", "b-01", "d-01", untested=untested)
    (tmp_path / "rooms.py").write_text(CODE.replace("tiny.c-01", "nothing"), encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_rooms.py").write_text(test, encoding="utf-8")
    monkeypatch.setattr("inspect.getfile", lambda kind: str(tmp_path / "rooms.py"))
    game: Any = Borrowed(tmp_path)
    return cast("Game[Any]", game)


def test_the_report_brings_text_code_tests_and_reasons_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tiny_game(tmp_path, monkeypatch, '# "tiny.a-01"\n', untested='"tiny.b-01" = "a word only"')
    first, second, third = rule_report(game, tmp_path)
    assert first == {
        "id": "tiny.a-01",
        "text": "T",
        "section": "S",
        "source": "seed",
        "code": ["rooms.py:1", "rooms.py:12 Room.enter"],
        "tests": ["tests/test_rooms.py:1"],
        "reason": None,
    }
    assert (second["tests"], second["reason"]) == ([], "a word only")
    assert (third["tests"], third["reason"]) == ([], None)


def test_a_reason_for_a_rule_that_has_a_test_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tiny_game(tmp_path, monkeypatch, '# "tiny.a-01"\n', untested='"tiny.a-01" = "too hard"')
    with pytest.raises(LedgerError, match=r"'tiny\.a-01' has a test \(tests/test_rooms\.py:1\), so the reason must go"):
        rule_report(game, tmp_path)


def test_a_file_that_is_no_python_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tiny_game(tmp_path, monkeypatch, "x = 1\n  y = 2\n")
    with pytest.raises(LedgerError, match=r"^tests/test_rooms\.py:2: this is no Python: unexpected indent$"):
        rule_report(game, tmp_path)


def test_misspelt_ids_are_found_in_code_and_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tiny_game(tmp_path, monkeypatch, '# "tiny.a-01"\n\n# "tiny.a-07"\n')
    assert strays(game, tmp_path) == [Mention("tiny.a-07", "tests/test_rooms.py:3")]
    (tmp_path / "more.py").write_text('"""tiny.x-01"""', encoding="utf-8")
    assert Mention("tiny.x-01", "more.py:1") in strays(game, tmp_path)


def test_the_checkout_is_the_folder_with_the_tests(tmp_path: Path) -> None:
    assert checkout(Path(ledger.__file__).parent) == ROOT
    with pytest.raises(LedgerError, match="in a checkout of the project only"):
        checkout(tmp_path / "site-packages/stammtisch")
