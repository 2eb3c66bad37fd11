"""The pages about the engine are true: their code stands in the source, their examples run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import dedent

import pytest

from stammtisch.engine.frames import Frame
from stammtisch.engine.game import Game
from stammtisch.engine.record import Header, Recorder, Sitting
from stammtisch.engine.scenario_file import CASE_KEYS, check
from tests.support.pebbles import GAME
from tests.support.pebbles.scenario import READER

DOCS = Path(__file__).parents[2] / "docs"
PEBBLES = Path(__file__).parents[1] / "support/pebbles"


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    text = (DOCS / page).read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found
    return found


@pytest.mark.parametrize("block", blocks("agenda.md", "python"))
def test_the_code_on_the_agenda_page_stands_in_pebbles(block: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(PEBBLES.glob("*.py"))]
    assert any(block in source for source in sources), dedent(block)


def test_the_agenda_page_names_every_part_of_the_protocol() -> None:
    text = (DOCS / "agenda.md").read_text(encoding="utf-8")
    framework = {"from_data", "to_data"}
    public = {name for kind in (Frame, Game) for name in vars(kind) if not name.startswith("_")} - framework
    assert sorted(name for name in public if f"`{name}`" not in text) == []


def test_the_example_of_a_scenario_passes(tmp_path: Path) -> None:
    block, *_ = blocks("scenarios.md", "json")
    path = tmp_path / "example.json"
    path.write_text(block, encoding="utf-8")
    assert check([path], known=[READER]).data() == {"passed": 1, "failed": []}


def test_the_scenario_page_names_every_key_of_a_case() -> None:
    text = (DOCS / "scenarios.md").read_text(encoding="utf-8")
    assert sorted(key for key in CASE_KEYS if f"`{key}`" not in text) == []


def test_the_example_of_a_record_has_the_keys_of_a_record() -> None:
    (block,) = blocks("notation.md", "json")
    shown = [json.loads(line) for line in block.splitlines()]
    written: list[str] = []
    seats = [Sitting("Ann", "human"), Sitting("Bob", "random")]
    recorder = Recorder(Header.of(GAME, 2, {}, seats, "1"), written.append)
    state = GAME.new(2, {}, "1")
    recorder.start(state, [])
    recorder.end(state)
    header, start, end = (json.loads(line) for line in written)
    assert [list(line) for line in (shown[0], shown[1], shown[-1])] == [list(header), list(start), list(end)]
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    assert [key for key in (*header, *end) if f"`{key}`" not in text] == []
    for line in shown[1:-1]:
        assert line["do"] in ("start", "time up") or GAME.notation(GAME.parse(line["do"])) == line["do"]
