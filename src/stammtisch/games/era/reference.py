"""The map and the printed figures as JSON for the client: the same for every table, whatever its options."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from functools import cache
from typing import Any

import msgspec

from stammtisch.engine.state import Data
from stammtisch.games.era.board_data import BOARD, BoardData, ProvinceData, board_data
from stammtisch.games.era.course import course
from stammtisch.games.era.doubts import doubts
from stammtisch.games.era.rules.battle import DICE, FACES
from stammtisch.games.era.table_options import TABLE_OPTIONS

OUTLINES = BOARD.with_name("outlines.json")
TABLES = BOARD.with_name("tables.toml")

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


@cache
def reference() -> Data:
    """What is printed. `map`: see `_map`. `tables`: the figures of `data/tables.toml` as they stand there, each group
    with its source. `defaults`: the values of table options that nobody has chosen. `doubts`: see `doubts.doubts`.
    `course`: see `course.course`. `dice`: the faces of the attacker's and of the defender's die.
    """
    dice = [[FACES[face] for face in die] for die in DICE]
    tables = tomllib.loads(TABLES.read_text(encoding="utf-8"))
    return {
        "map": _map(),
        "tables": tables,
        "defaults": {option.name: option.default for option in TABLE_OPTIONS},
        "doubts": doubts(tables, board_data().provinces),
        "course": course(),
        "dice": dice,
    }


def _map() -> dict[str, Any]:
    """| key | value |
    |---|---|
    | `grid` | `column`, `row`, `side` of a hexagon; `window` of the main map: left, bottom, right, top |
    | `hexagons` | `id`, `name`, `centre` (null for faraway countries) |
    | `variants` | `id`, `players`, `tribes`, `areas`: the hexagons in play |
    | `provinces` | see `_province` |

    Measures are hundredths of a board unit, x to the right, y up.
    """
    data, outlines = board_data(), msgspec.json.decode(OUTLINES.read_bytes(), type=Outlines)
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
