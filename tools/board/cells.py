"""The provinces of the main map: cells round their seeds inside each hexagon, land and sea apart."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import Point, Polygon
from shapely.ops import polygonize, unary_union

from tools.board.coast import Shape, cleaned, polygons
from tools.board.fit import Numbers
from tools.board.grid import Grid
from tools.board.sources import Hexagon, Seed, Sources

OWN_HEXAGON = 1.6
"""A crumb rather joins a province of its own hexagon: a border with it counts so much."""
MOST_ROUNDS = 60
CALM = 1.6
"""Borders do not waver on the edge of a hexagon or of the map, and fully so far from it, in board units."""


@dataclass(slots=True)
class Cell:
    """A piece of the map: its province (None: not settled yet), its kind and its hexagon."""

    province: str | None
    kind: str
    hexagon: Hexagon
    shape: Shape


def draw_provinces(sources: Sources, grid: Grid, land: Shape, window: Shape) -> dict[str, Shape]:
    """The shape of each province of the main map, by its id. None crosses a hexagon but for crumbs."""
    faces = _faces(_cells(sources, grid, land, window))
    borders = _borders(faces)
    seeds = sources.by_id()
    _orphan(faces, borders, seeds)
    _adopt(faces, borders, seeds)
    parts: dict[str, list[Shape]] = defaultdict(list)
    for face in faces:
        if face is not None and face.province is not None:
            wavering = shapely.transform(face.shape, lambda points: _wavered(points, grid, window))
            parts[face.province].append(shapely.make_valid(wavering))
    return {name: cleaned(shapely.union_all(shapes, grid_size=0.001)) for name, shapes in parts.items()}


def _cells(sources: Sources, grid: Grid, land: Shape, window: Shape) -> list[Cell]:
    cells = []
    for hexagon in sources.hexagons():
        whole = Polygon(grid.corners(hexagon)).intersection(window)
        for kind, region in (("land", whole.intersection(land)), ("sea", whole.difference(land))):
            if not region.is_empty:
                seeds = [seed for seed in sources.seeds if seed.hexagon == hexagon and seed.kind == kind]
                for province, shape in _divided(seeds, region):
                    cells += [Cell(province, kind, hexagon, part) for part in polygons(shape)]
    return cells


def _divided(seeds: list[Seed], region: Shape) -> list[tuple[str | None, Shape]]:
    """What of a region lies nearest to each seed."""
    if len(seeds) < 2:
        return [(seeds[0].id if seeds else None, region)]
    points = shapely.MultiPoint([seed.at for seed in seeds])
    cells = shapely.voronoi_polygons(points, extend_to=region.buffer(20)).geoms
    return [
        (seed.id, next(cell for cell in cells if cell.covers(Point(seed.at))).intersection(region)) for seed in seeds
    ]


def _faces(cells: list[Cell]) -> list[Cell | None]:
    """The cells cut along all their outlines, so that neighbours share every corner; None where nothing lies."""
    lines = unary_union([shapely.set_precision(cell.shape, 0.002).boundary for cell in cells])
    lines = shapely.segmentize(shapely.set_precision(lines, 0.002), 0.3)
    tree = shapely.STRtree([cell.shape for cell in cells])
    faces: list[Cell | None] = []
    for face in polygonize(unary_union(lines)):
        inner = face.representative_point()
        hit = [cells[place] for place in tree.query(inner) if cells[place].shape.distance(inner) < 1e-3]
        faces.append(Cell(hit[0].province, hit[0].kind, hit[0].hexagon, face) if hit else None)
    return faces


Borders = dict[int, dict[int, float]]
"""For each face its neighbours and the length of the common border, in the order they were found."""


def _borders(faces: list[Cell | None]) -> Borders:
    known = [(place, face) for place, face in enumerate(faces) if face is not None]
    tree = shapely.STRtree([face.shape for _, face in known])
    borders: Borders = defaultdict(dict)
    for place, face in known:
        for hit in sorted(tree.query(face.shape)):
            other, beside = known[hit]
            if other > place:
                length = face.shape.boundary.intersection(beside.shape.boundary).length
                if length > 1e-4:
                    borders[place][other] = borders[other][place] = length
    return borders


def _orphan(faces: list[Cell | None], borders: Borders, seeds: dict[str, Seed]) -> None:
    """Parts of a province that hang neither on its seed nor are an island of their own belong to nobody."""
    owned: dict[str, list[int]] = defaultdict(list)
    for place, face in enumerate(faces):
        if face is not None and face.province is not None:
            owned[face.province].append(place)
    for name, places in owned.items():
        seed = Point(seeds[name].at)
        parts = _connected(places, borders)

        def far(part: list[int], seed: Shape = seed) -> tuple[bool, float]:
            shapes = [face.shape for place in part if (face := faces[place]) is not None]
            return min(shape.distance(seed) for shape in shapes) > 0.05, -sum(shape.area for shape in shapes)

        main = min(parts, key=far)
        for part in parts:
            if part is not main and not (seeds[name].kind == "land" and _is_island(part, faces, borders)):
                for place in part:
                    if (face := faces[place]) is not None:
                        face.province = None


def _connected(places: list[int], borders: Borders) -> list[list[int]]:
    parts = []
    left = set(places)
    for first in places:
        if first in left:
            left.discard(first)
            part = [first]
            for place in part:
                for other in borders[place]:
                    if other in left:
                        left.discard(other)
                        part.append(other)
            parts.append(part)
    return parts


def _is_island(part: list[int], faces: list[Cell | None], borders: Borders) -> bool:
    beside = [faces[other] for place in part for other in borders[place] if other not in part]
    return not any(face is not None and face.kind == "land" for face in beside)


def _adopt(faces: list[Cell | None], borders: Borders, seeds: dict[str, Seed]) -> None:
    """What belongs to nobody joins the neighbour of its kind with the longest border, or any neighbour at last."""
    for _ in range(MOST_ROUNDS):
        changed = False
        for place, face in enumerate(faces):
            if face is not None and face.province is None:
                score: dict[str, float] = defaultdict(float)
                for other, length in borders[place].items():
                    owner = _owner(faces, other)
                    if owner is not None and seeds[owner].kind == face.kind:
                        score[owner] += length * (OWN_HEXAGON if seeds[owner].hexagon == face.hexagon else 1)
                if score:
                    face.province = max(score, key=lambda owner: score[owner])
                    changed = True
        if not changed:
            break
    for place, face in enumerate(faces):
        if face is not None and face.province is None:
            found = {owner: length for other, length in borders[place].items() if (owner := _owner(faces, other))}
            if found:
                face.province = max(found, key=lambda owner: found[owner])


def _owner(faces: list[Cell | None], place: int) -> str | None:
    face = faces[place]
    return None if face is None else face.province


def _wavered(points: Numbers, grid: Grid, window: Shape) -> Numbers:
    """Points moved a little, the same for both sides of a border, so that borders do not look ruled."""
    to_edge = np.array([grid.edge_distance((x, z)) for x, z in points])
    still = np.minimum(to_edge, shapely.distance(shapely.points(points), window.boundary))
    share = np.clip(still / CALM, 0, 1)
    share = share * share * (3 - 2 * share)
    x, z = points[:, 0], points[:, 1]
    right = np.sin(1.31 * x + 0.7 * z + 0.5) + 0.7 * np.sin(2.3 * z - 0.9 * x + 1.7)
    up = np.sin(1.17 * z - 0.8 * x + 2.1) + 0.7 * np.sin(2.1 * x + 1.2 * z + 0.3)
    return np.round(points + np.c_[right, up] * 0.12 * share[:, None], 3)
