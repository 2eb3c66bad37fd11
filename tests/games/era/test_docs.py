"""The page about scenarios is true and complete for Era of Tribes."""

from __future__ import annotations

import re
from pathlib import Path

from stammtisch.engine.scenario_file import check
from stammtisch.games.era.scenario import sorts
from stammtisch.games.era.scenario.then import SITE_VALUES
from stammtisch.games.era.scenario.then_battle import BATTLE_VALUES
from stammtisch.games.era.scenario.then_seat import SEAT_VALUES
from stammtisch.games.era.scenario.then_table import TABLE_VALUES
from stammtisch.games.era.scenario.verbs import VERBS
from stammtisch.games.era.table_options import TABLE_OPTIONS

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
PART = PAGE.partition("## Era of Tribes")[2].partition("## For authors of games")[0]


def test_every_word_is_named() -> None:
    keys = {key for verb in VERBS.values() for key in verb.takes} - {"do", "as", "say", "note"}
    given = [*sorts.TABLE, *sorts.SEAT, *sorts.SITE, *sorts.BATTLE, *sorts.ATTACK]
    then = [*SEAT_VALUES, *SITE_VALUES, *TABLE_VALUES, *BATTLE_VALUES]
    assert sorted({word for word in [*VERBS, *keys, *given, *then] if f"`{word}`" not in PART}) == []


def test_the_example_passes(tmp_path: Path) -> None:
    """eot.1.3.A.2-36, eot.1.3.A.4-46."""
    (block,) = re.findall(r"^```json\n(.*?)^```$", PART, re.MULTILINE | re.DOTALL)
    path = tmp_path / "example.json"
    path.write_text(block, encoding="utf-8")
    assert check([path]).data() == {"passed": 1, "failed": []}


def test_every_option_of_a_table_stands_with_its_values() -> None:
    """One row each, with the default in bold and the rule."""
    rows = {line.split("`")[1]: line for line in (DOCS / "era.md").read_text("utf-8").splitlines() if line[:3] == "| `"}
    for option in TABLE_OPTIONS:
        row = rows[option.name]
        missing = [value for value in option.values if f"`{value}`" not in row]
        assert (option.name, missing) == (option.name, [])
        assert f"**`{option.default}`**" in row
        assert option.rule is None or option.rule in row
