"""The grid of area hexagons: flat-topped, columns to the right, every other column half a hexagon higher."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.board.sources import Hexagon, Point

COLUMNS = range(-6, 8)
ROWS = range(-6, 6)
"""More than the board holds, so that markers on its rim find their hexagons."""


@dataclass(frozen=True, slots=True)
class Grid:
    """`x`, `z`: the middle of the hexagon (0, 0); `column`: the distance of two columns; `row`: of two rows. All in
    board units.
    """

    x: float
    z: float
    column: float
    row: float

    def centre(self, hexagon: Hexagon) -> Point:
        """The middle of a hexagon."""
        column, row = hexagon
        return self.x + column * self.column, self.z + (row + (column % 2) * 0.5) * self.row

    def corners(self, hexagon: Hexagon) -> list[Point]:
        """The corners of a hexagon, from the right one against the clock."""
        x, z = self.centre(hexagon)
        side = self.column * 2 / 3
        high = self.row / 2
        steps = (
            (side, 0.0), (side / 2, high), (-side / 2, high), (-side, 0.0), (-side / 2, -high), (side / 2, -high),
        )  # fmt: skip
        return [(round(x + right, 3), round(z + up, 3)) for right, up in steps]

    def hexagon_at(self, at: Point) -> Hexagon:
        """The hexagon a point lies in."""
        return min((self._square(at, (column, row)), (column, row)) for column in COLUMNS for row in ROWS)[1]

    def nearest(self, at: Point, count: int) -> list[Hexagon]:
        """The hexagons whose middles are nearest to a point."""
        near = sorted((self._square(at, (column, row)), (column, row)) for column in COLUMNS for row in ROWS)
        return [hexagon for _, hexagon in near[:count]]

    def edge_at(self, at: Point) -> tuple[Hexagon, Hexagon]:
        """The two hexagons whose common edge has its middle nearest to a point."""

        def distance(one: Hexagon, other: Hexagon) -> float:
            (x1, z1), (x2, z2) = self.centre(one), self.centre(other)
            return math.hypot((x1 + x2) / 2 - at[0], (z1 + z2) / 2 - at[1])

        edges = (((column, row), other) for column in COLUMNS for row in ROWS for other in neighbours((column, row)))
        found = min((distance(one, other), tuple(sorted((one, other)))) for one, other in edges)[1]
        return found[0], found[1]

    def edge_distance(self, at: Point) -> float:
        """How far a point lies from the edge of its hexagon."""
        x, z = self.centre(self.hexagon_at(at))
        side, high = self.column * 2 / 3, self.row / 2
        slope = math.hypot(side / 2, high)
        slanted = abs(high * (side - abs(at[0] - x)) - (side / 2) * abs(at[1] - z)) / slope
        return max(0.0, min(high - abs(at[1] - z), slanted))

    def _square(self, at: Point, hexagon: Hexagon) -> float:
        x, z = self.centre(hexagon)
        return float((at[0] - x) ** 2 + (at[1] - z) ** 2)


def neighbours(hexagon: Hexagon) -> list[Hexagon]:
    """The six hexagons round one, from the upper one with the clock."""
    column, row = hexagon
    high = column % 2
    return [
        (column, row + 1), (column + 1, row + high), (column + 1, row - 1 + high),
        (column, row - 1), (column - 1, row - 1 + high), (column - 1, row + high),
    ]  # fmt: skip
