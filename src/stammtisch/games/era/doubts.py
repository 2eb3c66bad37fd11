"""Which printed figures are in doubt: those that stand neither in the rulebook nor in the official mod."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stammtisch.engine.state import Data
from stammtisch.games.era.board_data import ProvinceData

DOUBTFUL = ("inferred", "designed")
"""Sources that are nobody's print: worked out from what is known, or made for this table."""
MAP_VALUES = ("name", "kind", "terrain", "food_kind", "area", "settleable", "home")
"""Values of a province that rest on a reconstruction, as its `source` names them."""


def doubts(tables: Mapping[str, Any], provinces: Sequence[ProvinceData]) -> Data:
    """`tables`: for each doubtful group of `data/tables.toml` its `word`, such as `branches-ring`, and `source`; `map`:
    for each kind of value its `word`, how many of `all` provinces that have it are doubtful (`n`).
    """
    return {
        "tables": [{"word": word, "source": source} for word, source in _groups(tables, "")],
        "map": [each for value in MAP_VALUES if (each := _counted(value, provinces))["n"]],
    }


def _groups(tables: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    """A group says its source for all of it, or for one of its values as `<value>_source`."""
    for name, value in tables.items():
        word = f"{path}-{name}" if path else name
        if isinstance(value, Mapping):
            yield from _groups(value, word.replace("_", "-"))
        elif name == "source" and value in DOUBTFUL:
            yield path, value
        elif name.endswith("_source") and value in DOUBTFUL:
            yield f"{path}-{name.removesuffix('_source').replace('_', '-')}", value


def _counted(value: str, provinces: Sequence[ProvinceData]) -> dict[str, Any]:
    sources = [province.source[value] for province in provinces if value in province.source]
    doubtful = sum(1 for source in sources if source in DOUBTFUL)
    return {"word": value.replace("_", "-"), "n": doubtful, "all": len(sources)}
