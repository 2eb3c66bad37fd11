"""The map as an SVG picture, to hold beside the printed board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

COLOURS = {
    "mountain": "#b9b3ab", "hill": "#b9d08b", "forest": "#6f9e63", "grain": "#f0c75e", "desert": "#ead9a6",
    None: "#a9cfe0",
}  # fmt: skip
LINE = 75
"""The height of a line of text, in hundredths of a board unit."""


def picture(board: Path, outlines: Path) -> str:
    """The picture of the map in the data of the game: provinces, names, what stands on them, hexagons in dashes."""
    data = json.loads(board.read_text(encoding="utf-8"))
    drawn = json.loads(outlines.read_text(encoding="utf-8"))
    left, lower, right, upper = drawn["grid"]["window"]
    view = f'viewBox="{left} {-upper} {right - left} {upper - lower}"'
    font = f'font-family="sans-serif" font-size="{LINE}" text-anchor="middle"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {view} {font}>']
    parts += [_outline(province, drawn["provinces"][province["id"]]) for province in data["provinces"]]
    parts += [_hexagon(centre, drawn["grid"]) for centre in drawn["hexagons"].values()]
    parts += [_words(province, drawn["provinces"][province["id"]]) for province in data["provinces"]]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _outline(province: dict[str, Any], drawn: dict[str, Any]) -> str:
    rings = [ring for polygon in drawn["polygons"] for ring in polygon]
    path = " ".join(f"M{' '.join(_points(ring))}Z" for ring in rings)
    hatched = "" if province.get("dot", True) else ' fill-opacity="0.4"'
    colour = COLOURS[province.get("terrain")]
    return f'<path d="{path}" fill="{colour}"{hatched} fill-rule="evenodd" stroke="#6b5a3a" stroke-width="6"/>'


def _points(ring: list[int]) -> list[str]:
    return [f"{x},{-z}" for x, z in zip(ring[::2], ring[1::2], strict=True)]


def _hexagon(centre: list[int], grid: dict[str, int]) -> str:
    x, z = centre
    side, high = grid["side"], grid["row"] / 2
    corners = [(side, 0), (side / 2, high), (-side / 2, high), (-side, 0), (-side / 2, -high), (side / 2, -high)]
    points = " ".join(f"{x + right:g},{-(z + up):g}" for right, up in corners)
    return f'<polygon points="{points}" fill="none" stroke="#8e1b1b" stroke-width="6" stroke-dasharray="40 25"/>'


def _words(province: dict[str, Any], drawn: dict[str, Any]) -> str:
    """The name, and below it what stands there; a home that is a proposal carries a question mark."""
    x, z = drawn["label"]
    home = province.get("home", "") + ("?" if province.get("home_inferred") else "")
    marks = [home, province.get("food", ""), province.get("goods", ""), "barbarian" * bool(province.get("barbarian"))]
    below = ", ".join(mark for mark in marks if mark)
    lines = [(escape(province["name"]), LINE), (f"<tspan font-weight='bold'>{escape(below)}</tspan>", LINE)]
    return "".join(
        f'<text x="{x}" y="{-z + place * height}">{text}</text>' for place, (text, height) in enumerate(lines) if text
    )
