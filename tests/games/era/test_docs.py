"""The page about the words of Era of Tribes is true and complete."""

from __future__ import annotations

import re
from pathlib import Path

from stammtisch.games.era import words
from stammtisch.games.era.actions import CODEC, UNITS
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.offers import PROMISES
from stammtisch.games.era.rules.orders import ORDER_WORDS, ORDERS

PAGE = (Path(__file__).parents[3] / "docs/era.md").read_text(encoding="utf-8")
LINES = PAGE.partition("## Lines")[2].partition("\n## ")[0].partition("| line | |")[2]
LINE = re.compile(r"`([^`]+)`")
FIRST_CELL = re.compile(r"^\| (.+?) \| ", re.MULTILINE)


def test_every_word_is_named() -> None:
    named = [*words.TRIBES, *words.LUXURY_GOODS, *words.MILITARY_GOODS, *words.AREAS, *words.ERAS, *words.FIELDS]
    named += [*words.CARDS, *words.HAMLETS, *words.GOALS, *UNITS, *PROMISES, *ORDERS, *ORDER_WORDS]
    assert sorted({word for word in named if f"`{word}`" not in PAGE}) == []


def test_every_kind_of_action_has_a_line_that_is_read() -> None:
    shown = [line for cell in FIRST_CELL.findall(LINES) for line in LINE.findall(cell)]
    kinds = {CODEC.kind(GAME.parse(line)).name for line in shown}
    assert sorted({kind.name for kind in CODEC} - kinds) == []
    assert [line for line in shown if GAME.notation(GAME.parse(line)) != line] == []
