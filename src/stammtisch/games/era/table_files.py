"""Reading table files: the project's own `data/tables.toml` and what an owner of the printed game puts over it.

A table file has the same shape; it may hold any part of it, and tables of the map (`map_files`) besides. What is wrong
is named by its path, such as `morale.values[3]`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from stammtisch.engine.game import SetupError
from stammtisch.games.era.map_files import TABLES as MAP_TABLES
from stammtisch.games.era.owner_tables import OwnerTables, owner_tables
from stammtisch.games.era.table_options import Options
from stammtisch.games.era.tables import Tables
from stammtisch.games.era.words import AREAS, ERAS, HAMLETS, LEVELS, TRIBES

TABLES = Path(__file__).parent / "data" / "tables.toml"
MORALE_FIELDS = 16
TRACK_COLOURS = ("white", "black", "red")
WHITE, BLACK, RED = range(3)


@lru_cache(maxsize=16)
def standard_tables(options: Options) -> Tables:
    """The tables that the project brings, with the alternatives that the options choose and what an owner's file puts
    over them.

    SetupError names the file and the path of a value that is missing, unknown or wrong.
    """
    return read_tables(options, owner_tables(options.tables))


def read_tables(options: Options, over: OwnerTables | None = None) -> Tables:
    """The tables of the project with the alternatives that the options choose and the values of `over` put over them.

    SetupError names the file and the path of a value that is missing, unknown or wrong.
    """
    reader = _Reader(table_data(over), TABLES.name if over is None else over.name)
    chart = zip(
        reader.numbers("barbarian_chart.militia", len(ERAS)),
        reader.numbers("barbarian_chart.mechanics", len(ERAS), most=LEVELS),
        strict=True,
    )
    return Tables(
        morale_values=reader.numbers("morale.values", MORALE_FIELDS, least=-20),
        track_colours=_colours(reader),
        barbarian_chart=tuple(chart),
        tax_yield=reader.numbers("tax_yield.by_cities", 9),
        vassal_mp=reader.numbers(f"movement.vassal.{options.vassal_mp}", LEVELS + 1, most=9),
        fleet_mp=reader.numbers("movement.fleet", LEVELS + 1, most=13),
        fleet_price=reader.numbers("prices.fleet", LEVELS + 1),
        army_price=reader.numbers("prices.army", LEVELS + 1),
        city_limit=reader.numbers("improvements.city_limit", LEVELS + 1, most=8),
        agriculture_food=reader.numbers("improvements.agriculture_food", LEVELS + 1),
        culture_ip=reader.numbers("improvements.culture_ip", LEVELS + 1),
        culture_morale=reader.numbers("improvements.culture_morale", LEVELS + 1),
        circuses_bonus=reader.numbers("improvements.circuses_bonus", LEVELS + 1),
        commerce_marker=reader.numbers("improvements.commerce_marker", LEVELS + 1),
        price=reader.numbers("prices.improvement", LEVELS + 1),
        straggler_price=reader.numbers("prices.straggler", LEVELS + 1),
        half_price=reader.numbers("prices.half", LEVELS + 1),
        surcharge=reader.numbers("prices.surcharge", LEVELS + 1),
        branches=_branches(reader, options.branches),
        half_price_areas=_half_price_areas(reader),
        requirements=_requirements(reader),
        era_morale=reader.numbers("eras.morale", len(ERAS)),
        glorious={length: reader.numbers(f"goals.{length}.glorious", 6) for length in ("normal", "long")},
        parade_start={length: reader.numbers(f"parade.{length}", 6) for length in ("normal", "long")},
        technological={length: reader.number(f"goals.{length}.technological") for length in ("normal", "long")},
        dominating={length: reader.number(f"goals.{length}.dominating") for length in ("normal", "long")},
        hamlets=tuple(reader.number(f"hamlets.{kind}") for kind in HAMLETS),
        hamlet_scores=tuple(reader.numbers(f"hamlet_scores.{kind}", 5) for kind in HAMLETS[9:]),
        treaties=reader.number("supply.treaties"),
        battlefields=reader.number("supply.battlefields"),
        grey_leaders=reader.number("supply.grey_leaders"),
        legions=reader.number("supply.legions"),
        horse_mp=reader.number("movement.horse"),
        norse_fleet_mp=reader.number("movement.norse_fleet"),
    )


def table_data(over: OwnerTables | None = None) -> dict[str, Any]:
    """The file of the project as it stands there, with the values of `over` put over it; SetupError names the path of a
    value that has no place there.
    """
    data = tomllib.loads(TABLES.read_text(encoding="utf-8"))
    if over is None:
        return data
    return _put_over(data, {key: over.values[key] for key in over.values if key not in MAP_TABLES}, over.name, "")


class _Reader:
    """The values of a file by their path."""

    def __init__(self, data: Mapping[str, Any], name: str) -> None:
        self._data = data
        self._name = name

    def wrong(self, path: str, text: str) -> SetupError:
        """The error for a value."""
        return SetupError("bad_table", f"{self._name}: {path}: {text}")

    def value(self, path: str) -> Any:
        """Whatever stands at a path."""
        at: Any = self._data
        for part in path.split("."):
            if not isinstance(at, Mapping) or part not in at:
                raise self.wrong(path, "it is missing")
            at = at[part]
        return at

    def number(self, path: str, least: int = 0, most: int = 999) -> int:
        """A whole number."""
        return self._checked(path, self.value(path), least, most)

    def numbers(self, path: str, count: int, least: int = 0, most: int = 999) -> tuple[int, ...]:
        """A list of so many whole numbers."""
        values = self.sequence(path, count)
        return tuple(self._checked(f"{path}[{place}]", value, least, most) for place, value in enumerate(values))

    def sequence(self, path: str, count: int | None = None) -> Sequence[Any]:
        """A list, of so many entries."""
        values = self.value(path)
        if not isinstance(values, list):
            raise self.wrong(path, "it should be a list")
        if count is not None and len(values) != count:
            raise self.wrong(path, f"it has {len(values)} entries and needs {count}")
        return values

    def word(self, path: str, value: Any, words: Sequence[str]) -> int:
        """The number of a word."""
        if value not in words:
            raise self.wrong(path, f"'{value}' is none of {', '.join(words)}")
        return words.index(value)

    def _checked(self, path: str, value: Any, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(path, f"{value!r} is no whole number from {least} to {most}")
        return value


def _colours(reader: _Reader) -> tuple[int, ...]:
    fields = reader.number("influence_track.fields", least=1)
    colours = [WHITE] * fields
    for colour, name in ((BLACK, "black"), (RED, "red")):
        path = f"influence_track.{name}"
        for place, _ in enumerate(reader.sequence(path)):
            field = reader.numbers(path, len(reader.sequence(path)), most=fields - 1)[place]
            if colours[field] != WHITE:
                raise reader.wrong(f"{path}[{place}]", f"field {field} has a colour already")
            colours[field] = colour
    return tuple(colours)


def _branches(reader: _Reader, table: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    def of_area(area: str) -> tuple[tuple[int, ...], ...]:
        path = f"branches.{table}.{area}"
        levels = reader.sequence(path, LEVELS - 1)
        read: list[tuple[int, ...]] = []
        for level, names in enumerate(levels):
            here = f"{path}[{level}]"
            if not isinstance(names, list) or not names:
                raise reader.wrong(here, "it should be a list of areas")
            read.append(tuple(reader.word(here, name, AREAS) for name in names))
        return ((), (), *read)

    return tuple(of_area(area) for area in AREAS)


def _half_price_areas(reader: _Reader) -> dict[int, int]:
    found = reader.value("half_price_area")
    return {
        number: reader.word(f"half_price_area.{tribe}", found[tribe], AREAS)
        for number, tribe in enumerate(TRIBES)
        if tribe in found
    }


def _requirements(reader: _Reader) -> tuple[tuple[int, int, int], ...]:
    columns = [reader.numbers(f"eras.{name}", len(ERAS)) for name in ("luxury_goods", "cities", "improvements")]
    return tuple((goods, cities, improvements) for goods, cities, improvements in zip(*columns, strict=True))


def _put_over(below: Mapping[str, Any], above: Mapping[str, Any], name: str, path: str) -> dict[str, Any]:
    merged = dict(below)
    for key, value in above.items():
        here = f"{path}{key}"
        if key not in below:
            there = ", ".join((*below, *(() if path else MAP_TABLES)))
            raise SetupError("bad_table", f"{name}: {here}: there is nothing of this name; there are: {there}")
        if isinstance(below[key], Mapping) != isinstance(value, Mapping):
            raise SetupError("bad_table", f"{name}: {here}: it should be {_shape(below[key])}, not {_shape(value)}")
        merged[key] = _put_over(below[key], value, name, f"{here}.") if isinstance(value, Mapping) else value
    return merged


_SHAPES: tuple[tuple[Callable[[Any], bool], str], ...] = (
    (lambda value: isinstance(value, Mapping), "a table"),
    (lambda value: isinstance(value, list), "a list"),
)


def _shape(value: Any) -> str:
    return next((name for fits, name in _SHAPES if fits(value)), "one value")
