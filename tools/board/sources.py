"""What the board is made from: the seeds of its provinces, the positions of the mod, the decisions made by hand."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.common import ROOT, SetupError

DATA = Path(__file__).parent / "data"
GAME_DATA = ROOT / "src/stammtisch/games/era/data"

Point = tuple[float, float]
Hexagon = tuple[int, int]
TERRAINS = {"m": "mountain", "h": "hill", "f": "forest", "g": "grain", "d": "desert", "": None}
KINDS = {"L": "land", "S": "sea"}
SEED_FIELDS = 8


@dataclass(frozen=True, slots=True)
class Seed:
    """A province as it was sown: the hexagon it lies in (None: a faraway country), a point of it, its terrain.

    `rim`: it is drawn and cannot be settled.
    """

    id: str
    name: str
    kind: str
    area: str
    hexagon: Hexagon | None
    at: Point
    terrain: str | None
    rim: bool


@dataclass(frozen=True, slots=True)
class Mod:
    """Positions of the official mod in board units: tokens by kind, homes by tribe, and for each variant its tribes and
    its boundary markers (x, z, degrees).
    """

    tokens: dict[str, list[Point]]
    homes: dict[str, list[Point]]
    variants: dict[str, dict[str, list[Any]]]

    def markers(self) -> list[tuple[float, float, int]]:
        """The boundary markers of all variants."""
        return [(x, z, turned) for variant in self.variants.values() for x, z, turned in variant["markers"]]


@dataclass(frozen=True, slots=True)
class Sources:
    """Everything read: `seeds` in the order of the file and then the faraway countries; `decisions` as the file has
    them.
    """

    seeds: list[Seed]
    mod: Mod
    decisions: dict[str, Any]

    def by_id(self) -> dict[str, Seed]:
        """The seeds by the id of their province."""
        return {seed.id: seed for seed in self.seeds}

    def hexagons(self) -> list[Hexagon]:
        """The hexagons that hold a province, rising."""
        return sorted({seed.hexagon for seed in self.seeds if seed.hexagon is not None})


def read_sources(folder: Path = DATA) -> Sources:
    """The sources in a folder; SetupError names the file and the line of what is wrong."""
    decisions = tomllib.loads((folder / "decisions.toml").read_text(encoding="utf-8"))
    seeds = read_seeds(folder / "seeds.txt")
    seeds += [_faraway(entry) for entry in decisions["faraway"]]
    names = [seed.id for seed in seeds]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise SetupError(f"seeds.txt: the province '{twice[0]}' stands twice")
    return Sources(seeds, read_mod(folder / "mod.json"), decisions)


def read_seeds(path: Path) -> list[Seed]:
    """The provinces of the main map, one a line: hexagon, id, name, kind, x, z, terrain, flags."""
    seeds = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.startswith("#") and line.strip():
            try:
                seeds.append(_seed([part.strip() for part in line.split("|")]))
            except (KeyError, ValueError) as error:
                raise SetupError(
                    f"{path.name}: line {number}: {error}; a line is: hexagon | id | name | L or S | x | z | terrain "
                    "(m h f g d, none at sea) | rim or nothing"
                ) from error
    return seeds


def _seed(parts: list[str]) -> Seed:
    if len(parts) != SEED_FIELDS:
        raise ValueError(f"{len(parts)} fields instead of {SEED_FIELDS}")
    column, row = (int(number) for number in parts[0].split(","))
    kind, terrain = KINDS[parts[3]], TERRAINS[parts[6]]
    if (kind == "land") != (terrain is not None):
        raise ValueError(f"'{parts[1]}' is {kind}, its terrain '{parts[6]}'")
    at = (float(parts[4]), float(parts[5]))
    return Seed(parts[1], parts[2], kind, area_id(column, row), (column, row), at, terrain, parts[7] == "rim")


def _faraway(entry: dict[str, Any]) -> Seed:
    return Seed(entry["id"], entry["name"], entry["kind"], entry["area"], None, (0, 0), entry.get("terrain"), False)


def read_mod(path: Path) -> Mod:
    """The positions of the mod."""
    data = json.loads(path.read_text(encoding="utf-8"))

    def points(named: dict[str, list[list[float]]]) -> dict[str, list[Point]]:
        return {name: [(x, z) for x, z in positions] for name, positions in named.items()}

    return Mod(points(data["tokens"]), points(data["homes"]), data["variants"])


def area_id(column: int, row: int) -> str:
    """The id of a hexagon: its column and row counted from the top left of the board.

    >>> area_id(-3, 0), area_id(0, 2)
    ('c1r2', 'c4r1')
    """
    return f"c{column + 4}r{3 - row - column % 2}"


def tribe_word(name: str) -> str:
    """The project's word for a tribe of the mod."""
    return "greeks" if name == "Greek" else name.lower()
