"""The drawing as data: what of it the game's data needs, and the outlines that the page shows."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.board.grid import Grid
from tools.board.layout import packed, rows
from tools.board.sources import Point, Sources

DIGITS = 6
"""The grid keeps so many digits after the point."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn board. `placed`: the province of each token, by kind, in the order of the mod; `homes`: of each home, by
    tribe; `borders`: pairs of provinces whose outlines touch, both rising; `labels`: a point well inside each province;
    `outlines`: polygons of rings, the outer one first, not closed. Points are (x, z) in board units.
    """

    grid: Grid
    placed: dict[str, list[str]]
    homes: dict[str, list[str]]
    borders: list[tuple[str, str]]
    labels: dict[str, Point]
    outlines: dict[str, list[list[list[Point]]]]


def findings_text(drawn: Drawn) -> str:
    """What the data of the game needs of a drawing, as the text of a file: grid, tokens, homes, borders."""
    grid = {name: round(getattr(drawn.grid, name), DIGITS) for name in ("x", "z", "column", "row")}
    tables = [
        ("note", json.dumps("Made by `python -m tools.board` from the other files of this folder.")),
        ("grid", json.dumps(grid)),
        ("placed", rows([f"{json.dumps(kind)}: {json.dumps(names)}" for kind, names in drawn.placed.items()], "{}")),
        ("homes", rows([f"{json.dumps(tribe)}: {json.dumps(names)}" for tribe, names in drawn.homes.items()], "{}")),
        ("borders", packed([json.dumps(pair) for pair in drawn.borders])),
    ]
    return "{\n" + ",\n".join(f' "{name}": {text}' for name, text in tables) + "\n}\n"


def read_findings(path: Path) -> Drawn:
    """A drawing without labels and outlines, from the file that `findings_text` describes."""
    data = json.loads(path.read_text(encoding="utf-8"))
    borders = [(one, other) for one, other in data["borders"]]
    return Drawn(Grid(**data["grid"]), data["placed"], data["homes"], borders, {}, {})


def outlines_text(drawn: Drawn, sources: Sources) -> str:
    """The outlines for the page as the text of a file; docs/board.md describes it. Lengths are hundredths of a board
    unit, so that all numbers are whole.
    """
    seeds = sources.by_id()
    provinces = []
    for name in sorted(drawn.outlines):
        polygons = [[_flat(ring) for ring in polygon] for polygon in drawn.outlines[name]]
        entry: dict[str, Any] = {"label": _flat([drawn.labels[name]]), "polygons": polygons}
        provinces.append(f"{json.dumps(name)}: {json.dumps(entry, separators=(',', ':'))}")
    areas = {seed.area: seed.hexagon for seed in seeds.values() if seed.hexagon is not None}
    hexagons = [
        f"{json.dumps(area)}: {json.dumps(_flat([drawn.grid.centre(areas[area])]), separators=(',', ':'))}"
        for area in sorted(areas)
    ]
    side = drawn.grid.column * 2 / 3
    grid = {
        "column": _hundredths(drawn.grid.column),
        "row": _hundredths(drawn.grid.row),
        "side": _hundredths(side),
        "window": [_hundredths(value) for value in BOARD_WINDOW],
    }
    tables = [
        ("note", json.dumps("x to the right, z up, in hundredths of a board unit. See docs/board.md.")),
        ("grid", json.dumps(grid)),
        ("hexagons", rows(hexagons, "{}")),
        ("provinces", rows(provinces, "{}")),
    ]
    return "{\n" + ",\n".join(f' "{name}": {text}' for name, text in tables) + "\n}\n"


BOARD_WINDOW = (-52, -36.5, 52, 36.5)
"""The whole board with its tracks: left, lower, right, upper."""


def _flat(points: list[Point]) -> list[int]:
    return [_hundredths(value) for point in points for value in point]


def _hundredths(value: float) -> int:
    return round(value * 100)
