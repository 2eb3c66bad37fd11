"""The land of the board: the coast of the world, bent, with islands moved and room made for every token."""

from __future__ import annotations

import json
from typing import Any

import shapely
from shapely.affinity import scale, translate
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

from tools.board.fit import Warp
from tools.board.grid import Grid
from tools.board.sources import DATA, Sources

Shape = Any
"""A shape of shapely, which brings no types here."""

LONGEST_STRETCH = 0.4
"""Coasts are cut into pieces of so many degrees at most before they are bent."""
SMOOTHING = 0.18
ROOM = {"fish": 0.85, "land": 0.9, "home": 0.75}
"""How far round a token there is water, round a token or a home there is land, in board units."""
SMALLEST_ISLAND = 0.8
SMALLEST_LAKE = 20
SCANDINAVIA = (12.9, 61.1)
MAIN_MAP = (-26, 49.3)
"""Tokens left or right of it stand on faraway countries or on the rim and need no room."""


def draw_land(sources: Sources, grid: Grid) -> Shape:
    """The land of the main map in board units."""
    land = unary_union(_pieces(sources)).buffer(SMOOTHING).buffer(-2 * SMOOTHING).buffer(SMOOTHING)
    for channel in sources.decisions["coast"]["cut"]:
        land = land.difference(LineString(channel["line"]).buffer(channel["width"]))
    for column, row in sources.decisions["coast"]["water_hexagons"]:
        land = land.difference(Polygon(grid.corners((column, row))))
    land = _with_room(land, sources)
    whole = [
        Polygon(part.exterior, [lake for lake in part.interiors if Polygon(lake).area > SMALLEST_LAKE])
        for part in land.geoms
        if part.area > SMALLEST_ISLAND
    ]
    return unary_union(whole).simplify(0.03)


def draw_window(sources: Sources) -> Shape:
    """The part of the board that shows the main map: what its furniture covers is left out."""
    coast = sources.decisions["coast"]
    circle = coast["covered_circle"]
    window = box(*coast["window"]).difference(Point(circle["at"]).buffer(circle["radius"]))
    for covered in coast["covered_boxes"]:
        window = window.difference(box(*covered))
    return window


def draw_faraway(sources: Sources) -> dict[str, Shape]:
    """The provinces of the faraway countries: land is the coast within a rectangle, sea the rectangle without it."""
    drawn = {}
    for entry in sources.decisions["faraway"]:
        country = Polygon(sources.decisions["countries"][entry["area"]])
        if entry["kind"] == "sea":
            drawn[entry["id"]] = box(*entry["within"]).difference(country)
        else:
            drawn[entry["id"]] = country.intersection(box(*entry["within"])) if "within" in entry else country
    return drawn


def polygons(shape: Shape) -> list[Shape]:
    """The polygons of a shape that are more than a line."""
    parts = getattr(shape, "geoms", [shape])
    return [part for part in parts if part.geom_type == "Polygon" and part.area > 1e-6]


def cleaned(shape: Shape) -> Shape:
    """A shape without crumbs."""
    parts = [part for part in polygons(shape.buffer(0)) if part.area > 0.02]
    return parts[0] if len(parts) == 1 else MultiPolygon(parts)


def _pieces(sources: Sources) -> list[Shape]:
    raw = [
        shapely.segmentize(Polygon(rings[0], rings[1:]).buffer(0), LONGEST_STRETCH)
        for rings in json.loads((DATA / "coast_lonlat.json").read_text(encoding="utf-8"))
    ]
    warp = Warp(DATA / "controls.json")
    bent = [(each.centroid, each.area, shapely.transform(each, warp).buffer(0)) for each in raw]

    def nearest(place: tuple[float, float]) -> Shape:
        return min(bent, key=lambda each: each[0].distance(Point(place)))[2]

    def island(entry: dict[str, Any]) -> Shape:
        return scale(translate(nearest(entry["at"]), *entry["shift"]), entry["scale"], entry["scale"])

    continent = max(bent, key=lambda each: each[1])[2]
    added = [Polygon(entry["outline"]) for entry in sources.decisions["coast"]["fill"]]
    return [continent, nearest(SCANDINAVIA), *map(island, sources.decisions["islands"]), *added]


def _with_room(land: Shape, sources: Sources) -> Shape:
    left, right = MAIN_MAP
    for kind, positions in sources.mod.tokens.items():
        for index, (x, z) in enumerate(positions):
            if not left <= x <= right:
                continue
            if kind == "food" and sources.decisions["food"][index]["kind"] == "fish":
                land = land.difference(Point(x, z).buffer(ROOM["fish"]))
            else:
                land = land.union(Point(x, z).buffer(ROOM["land"]))
    for positions in sources.mod.homes.values():
        for at in positions:
            land = land.union(Point(at).buffer(ROOM["home"]))
    return land
