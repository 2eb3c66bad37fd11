"""Drawing the board from its sources; needs shapely, numpy and scipy (the extra `board`)."""

from __future__ import annotations

import shapely
from shapely.geometry import Point

from tools.board.cells import draw_provinces
from tools.board.coast import Shape, cleaned, draw_faraway, draw_land, draw_window, polygons
from tools.board.drawn import Drawn
from tools.board.fit import fit_grid
from tools.board.sources import Seed, Sources

LEAST_BORDER = 0.35
"""Provinces whose outlines run side by side for less, in board units, do not border each other."""
MARGIN = 0.03
ROUGHNESS = 0.07
"""Outlines for the browser leave out corners that stand out less, in board units."""


def draw(sources: Sources) -> Drawn:
    """The whole drawing. About half a minute."""
    grid = fit_grid(sources.mod.markers())
    shapes = draw_provinces(sources, grid, draw_land(sources, grid), draw_window(sources))
    shapes |= draw_faraway(sources)
    seeds = sources.by_id()
    return Drawn(
        grid=grid,
        placed={kind: _placed(sources, shapes, kind) for kind in sources.mod.tokens if kind != "barbarian"},
        homes={
            tribe: [_nearest(shapes, seeds, at, "land") for at in positions]
            for tribe, positions in sources.mod.homes.items()
        },
        borders=_borders(shapes, seeds),
        labels={name: _label(shapes[name]) for name in sorted(shapes)},
        outlines=_outlines(shapes),
    )


def _placed(sources: Sources, shapes: dict[str, Shape], kind: str) -> list[str]:
    """The province of each token of a kind: the one it lies in or next to, if it was not placed by hand."""
    seeds = sources.by_id()
    by_hand = {entry["index"]: entry["province"] for entry in sources.decisions["placed"] if entry["kind"] == kind}

    def province(index: int) -> str:
        at_sea = kind == "food" and sources.decisions["food"][index]["kind"] == "fish"
        return _nearest(shapes, seeds, sources.mod.tokens[kind][index], "sea" if at_sea else "land")

    return [by_hand[index] if index in by_hand else province(index) for index in range(len(sources.mod.tokens[kind]))]


def _nearest(shapes: dict[str, Shape], seeds: dict[str, Seed], at: tuple[float, float], kind: str) -> str:
    point = Point(at)
    return min((shape.distance(point), name) for name, shape in shapes.items() if seeds[name].kind == kind)[1]


def _borders(shapes: dict[str, Shape], seeds: dict[str, Seed]) -> list[tuple[str, str]]:
    names = sorted(shapes)
    tree = shapely.STRtree([shapes[name] for name in names])
    found = []
    for place, name in enumerate(names):
        for hit in sorted(tree.query(shapes[name].buffer(0.1))):
            other = names[hit]
            faraway = seeds[name].hexagon is None or seeds[other].hexagon is None
            if hit <= place or (faraway and seeds[name].area != seeds[other].area):
                continue
            common = shapes[name].buffer(MARGIN).intersection(shapes[other].buffer(MARGIN))
            if common.area / (2 * MARGIN) >= LEAST_BORDER:
                found.append((name, other))
    return found


def _label(shape: Shape) -> tuple[float, float]:
    """The middle of the largest circle that fits in."""
    largest = max(polygons(shape), key=lambda part: part.area)
    x, z = shapely.maximum_inscribed_circle(largest).coords[0]
    return round(float(x), 2), round(float(z), 2)


def _outlines(shapes: dict[str, Shape]) -> dict[str, list[list[list[tuple[float, float]]]]]:
    """Each province as polygons of rings, the outer one first; common borders stay common."""
    names = sorted(shapes)
    simple = shapely.coverage_simplify([shapes[name] for name in names], ROUGHNESS)
    found = {}
    for name, shape in zip(names, simple, strict=True):
        parts = polygons(cleaned(shapely.set_precision(shape, 0.01)))
        found[name] = [
            [[(round(x, 2), round(z, 2)) for x, z in ring.coords[:-1]] for ring in (part.exterior, *part.interiors)]
            for part in parts
        ]
    return found
