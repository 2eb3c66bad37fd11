"""The map and the printed figures as JSON for the client: the project's, and those of an owner of the printed game that
are laid over them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from stammtisch.engine.state import Data
from stammtisch.games.era.board_data import BOARD, BoardData, ProvinceData, board_data
from stammtisch.games.era.course import course
from stammtisch.games.era.doubts import doubts
from stammtisch.games.era.map_files import OWNER
from stammtisch.games.era.owner_tables import laid, owner_tables
from stammtisch.games.era.rules.battle import DICE, FACES
from stammtisch.games.era.table_files import table_data
from stammtisch.games.era.table_options import TABLE_OPTIONS

OUTLINES = BOARD.with_name("outlines.json")

Neighbours = dict[str, list[dict[str, Any]]]


class Outline(msgspec.Struct, forbid_unknown_fields=True):
    """A province drawn: where its name stands, and polygons of rings (the first one outside, the others holes), each
    `x, y, x, y, ...`; hundredths of a board unit, x to the right, y up.
    """

    label: tuple[int, int]
    polygons: list[list[list[int]]]


class Outlines(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file: measures of the grid of hexagons, their centres by id, the provinces by id."""

    note: str
    grid: dict[str, Any]
    hexagons: dict[str, tuple[int, int]]
    provinces: dict[str, Outline]


def reference() -> Data:
    """What is printed. `map`: see `_map`. `tables`: the figures of `data/tables.toml` as they stand there, each group
    with its source. `defaults`: the values of table options that nobody has chosen. `doubts`: see `doubts.doubts`.
    `course`: see `course.course`. `dice`: the faces of the attacker's and of the defender's die. `laid`: the `map`,
    `tables` and `doubts` of the owner's file that is laid, with its `hash`, which tables that are played with it have
    among their options; null if none is laid.
    """
    dice = [[FACES[face] for face in die] for die in DICE]
    over = laid()
    return {
        **_figures(""),
        "defaults": {option.name: option.default for option in TABLE_OPTIONS},
        "course": course(),
        "dice": dice,
        "laid": None if over is None else {"hash": over.hash, **_figures(over.hash)},
    }


@lru_cache(maxsize=4)
def _figures(tables_hash: str) -> dict[str, Any]:
    """`map`, `tables` and `doubts` of the owner's file with this hash, or the project's; what an owner has given is not
    in doubt.
    """
    over = owner_tables(tables_hash)
    tables, data = table_data(over), board_data(tables_hash)
    if over is not None:
        _say_whose(tables, over.values)
    return {"map": _map(data), "tables": tables, "doubts": doubts(tables, data.provinces)}


def _say_whose(tables: dict[str, Any], given: Mapping[str, Any]) -> None:
    """The source of each group and value that an owner's file gives is its owner."""
    for name, value in given.items():
        if isinstance(value, Mapping):
            if name in tables:
                _say_whose(tables[name], value)
        else:
            own = f"{name}_source"
            tables[own if own in tables else "source"] = OWNER


def _map(data: BoardData) -> dict[str, Any]:
    """| key | value |
    |---|---|
    | `grid` | `column`, `row`, `side` of a hexagon; `window` of the main map: left, bottom, right, top |
    | `hexagons` | `id`, `name`, `centre` (null for faraway countries) |
    | `variants` | `id`, `players`, `tribes`, `areas`: the hexagons in play |
    | `provinces` | see `_province` |

    Measures are hundredths of a board unit, x to the right, y up.
    """
    outlines = msgspec.json.decode(OUTLINES.read_bytes(), type=Outlines)
    neighbours = _neighbours(data)
    return {
        "grid": outlines.grid,
        "hexagons": [
            {"id": area.id, "name": area.name, "centre": outlines.hexagons.get(area.id)} for area in data.areas
        ],
        "variants": [
            {"id": each.id, "players": each.players, "tribes": each.tribes, "areas": each.areas}
            for each in data.variants
        ],
        "provinces": [_province(each, outlines.provinces[each.id], neighbours[each.id]) for each in data.provinces],
    }


def _province(province: ProvinceData, outline: Outline, neighbours: list[dict[str, Any]]) -> dict[str, Any]:
    """A province: `id`, `name`, `kind` (land, sea), `terrain`, `food` (grain, fish), `goods`, `home` (a tribe) and
    `home_inferred` (only with the option of three homes), `barbarian` (one is printed there), `dot` (it can be
    settled or sailed), `areas`, `label`, `polygons`, `neighbours` and the `source` of each value. What is not there is
    null.
    """
    return {
        "id": province.id,
        "name": province.name,
        "kind": province.kind,
        "terrain": province.terrain,
        "food": province.food,
        "goods": province.goods,
        "home": province.home,
        "home_inferred": province.home_inferred,
        "barbarian": province.barbarian,
        "dot": province.dot,
        "areas": [province.area],
        "label": outline.label,
        "polygons": outline.polygons,
        "neighbours": neighbours,
        "source": province.source,
    }


def _neighbours(data: BoardData) -> Neighbours:
    """eot.1.3.A.2-45, eot.1.3.A.2-64: by province `{"id", "border", "cost"}`: the border is `land`, `coast`, `sea` or
    `strait` (a border only with the option of strait links), the cost the movement points between two seas.
    """
    found: Neighbours = defaultdict(list)
    costs = {frozenset((one, other)): cost for one, other, cost in data.sea_costs}
    straits = [(one, other) for one, other, _ in data.sea_bridges]
    kinds = (
        ("land", data.land_borders),
        ("coast", data.coast_borders),
        ("sea", data.sea_borders),
        ("strait", straits),
    )
    for kind, pairs in kinds:
        for one, other in pairs:
            cost = costs.get(frozenset((one, other)), 1)
            found[one].append({"id": other, "border": kind, "cost": cost})
            found[other].append({"id": one, "border": kind, "cost": cost})
    return found
