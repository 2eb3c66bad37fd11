"""The page about the words of Age of Heroes is true and complete."""

from __future__ import annotations

import re
from pathlib import Path

from stammtisch.engine.scenario_file import check
from stammtisch.games.heroes.actions import CODEC, UNITS
from stammtisch.games.heroes.cards import CLASSES, TRIBES, WORDS
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.pieces import PIECE_WORDS
from stammtisch.games.heroes.scenario.given import GIVEN_KEYS, SEAT_KEYS, STAGES
from stammtisch.games.heroes.scenario.steps import VERBS
from stammtisch.games.heroes.scenario.then import SEAT_VALUES, TABLE_KEYS, VIEW_VALUES

PAGE = (Path(__file__).parents[3] / "docs/heroes.md").read_text(encoding="utf-8")
LINES = PAGE.partition("## Lines")[2].partition("## Scenarios")[0]
LINE = re.compile(r"`([^`]+)`")
FIRST_CELL = re.compile(r"^\| (.+?) \| ", re.MULTILINE)


def test_every_word_is_named() -> None:
    words = [*WORDS, *CLASSES, *PIECE_WORDS, *TRIBES, *UNITS, *STAGES, *VERBS, *GIVEN_KEYS, *SEAT_KEYS, *TABLE_KEYS]
    keys = [key for verb in VERBS.values() for key in verb.takes if key not in ("do", "as", "say", "note")]
    assert sorted({word for word in [*words, *keys, *VIEW_VALUES] if f"`{word}`" not in PAGE}) == []
    assert sorted(value for value in SEAT_VALUES if f"`A.{value}`" not in PAGE) == []


def test_every_kind_of_action_has_a_line_that_is_read() -> None:
    shown = [line for cell in FIRST_CELL.findall(LINES) for line in LINE.findall(cell)]
    kinds = {CODEC.kind(GAME.parse(line)).name for line in shown}
    assert sorted({kind.name for kind in CODEC} - kinds) == []
    assert [line for line in shown if GAME.notation(GAME.parse(line)) != line] == []


def test_the_examples_pass(tmp_path: Path) -> None:
    """aoh.evt.fort-03, aoh.evt.hunger-01, aoh.win-08, aoh.est-11."""
    (block,) = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    path = tmp_path / "example.json"
    path.write_text(block, encoding="utf-8")
    assert check([path]).data() == {"passed": 2, "failed": []}
