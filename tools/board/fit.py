"""Fitting: the grid of hexagons to the boundary markers, and the coast of the world to the board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from scipy.interpolate import RBFInterpolator
from scipy.optimize import least_squares

from tools.board.grid import Grid

Numbers = Any
"""An array of numpy, which brings no types here."""

FLAT_EDGE = 180
"""A marker turned by so many degrees lies on the upper or lower edge of a hexagon."""
FIRST_GUESS = (0.83, 9.8, 1.1, 11.3)
AFFINE = np.array([[1.24421, 0.04281], [-0.05721, 1.81541], [-0.5458, -87.0565]])
"""Longitude and latitude to the board before it is bent: the fit that the controls were set against."""
NARROW = np.array([0.75, 1])
"""A degree of longitude counts so much when the map is bent."""


def fit_grid(markers: list[tuple[float, float, int]]) -> Grid:
    """The grid of hexagons on whose edges the boundary markers lie best."""

    def residuals(guess: Numbers) -> Numbers:
        x0, column, z0, row = guess
        off = []
        for x, z, turned in markers:
            if turned % FLAT_EDGE == 0:
                k = round((x - x0) / column)
                half = (k % 2) * 0.5
                j = round((z - z0) / row - half - 0.5)
                off += [x - x0 - k * column, z - z0 - (j + half + 0.5) * row]
            else:
                k = round((x - x0) / column - 0.5)
                j = round((z - z0) / row * 2 - 0.5)
                off += [x - x0 - (k + 0.5) * column, z - z0 - (j + 0.5) / 2 * row]
        return np.array(off)

    x0, column, z0, row = least_squares(residuals, FIRST_GUESS, loss="soft_l1", f_scale=0.5).x
    return Grid(float(x0), float(z0), float(column), float(row))


class Warp:
    """Longitude and latitude to board units: a plain stretch, bent so that it goes through the controls."""

    def __init__(self, controls: Path) -> None:
        """`controls`: rows of longitude, latitude, x, z."""
        rows = np.array(json.loads(controls.read_text(encoding="utf-8")), float)
        self._bent = RBFInterpolator(
            rows[:, :2] * NARROW, rows[:, 2:] - _stretched(rows[:, :2]), kernel="thin_plate_spline", smoothing=0.6
        )

    def __call__(self, places: Numbers) -> Numbers:
        """Rows of longitude and latitude as rows of x and z."""
        return np.round(_stretched(places) + self._bent(places * NARROW), 3)


def _stretched(places: Numbers) -> Numbers:
    return np.c_[places[:, 0], places[:, 1], np.ones(len(places))] @ AFFINE
