"""Options and printed figures of a scenario: those of the game, with what a case fixes itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from stammtisch.engine.game import SetupError
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.position import LAP, Case
from stammtisch.games.era.setting import standing_options
from stammtisch.games.era.table_files import BLACK, RED, WHITE, standard_tables
from stammtisch.games.era.table_options import Options, read_options
from stammtisch.games.era.tables import Tables
from stammtisch.games.era.words import ARCHITECTURE, AREAS, LEVELS, MECHANICS, NAVIGATION

_COLOURS = {"white": WHITE, "black": BLACK, "red": RED}
FLEETS_THAT_SAIL = 2
"""Movement points of a fleet whose Navigation a case does not speak of."""
START_BOX = 5
_WRITTEN_OTHERWISE = {
    ("ip_floor", "0"): "zero", ("grey_leader_cap", "8"): "eight", ("home_provinces", "2"): "two",
    ("home_provinces", "3"): "three", ("germanic_trade", "3_per_leader"): "three_per_leader",
    ("germanic_trade", "2_per_leader"): "two_per_leader", ("germanic_trade", "flat_+2"): "flat_two",
    ("germanic_trade", "flat"): "flat_two", ("tribe_draft", "free"): "free_before_cards",
    ("epic_goals", "once_reached"): "ever", ("final_tiebreak", "earlier"): "earlier_on_track",
}  # fmt: skip


def options_of(given: Mapping[str, Any]) -> Options:
    """The table options of a case."""
    chosen = {name: _plain(name, value) for name, value in (given.get("options") or {}).items()}
    if isinstance(given.get("branches"), str):
        chosen.setdefault("branches", given["branches"])
    if "mode" in given:
        chosen["length"] = given["mode"]
    try:
        return read_options({**chosen, **standing_options()})
    except SetupError as error:
        raise NotUnderstood(str(error), "key 'options'") from error


def _plain(name: str, value: Any) -> Any:
    """The value of a table option: `1,1,2,3,3` is 11233 there, and the rulings write some values otherwise."""
    if isinstance(value, str) and "," in value:
        return value.replace(",", "").replace(" ", "")
    plain = str(value).replace(" ", "_")
    return _WRITTEN_OTHERWISE.get((name, plain), plain if isinstance(value, str) else value)


def tables_of(case: Case, options: Options, levels: list[list[int]], fields: list[int]) -> Tables:
    """The printed figures: fields of the influence track are white and barbarians have neither militia nor Mechanics
    unless the case says so. `levels`: improvements by seat and area; `fields`: morale by seat.
    """
    tables, given = standard_tables(options), case.given
    limit, walk, sail = list(tables.city_limit), list(tables.vassal_mp), list(tables.fleet_mp)
    sail[0] = FLEETS_THAT_SAIL
    for seat, level in enumerate(levels):
        told = case.player(seat)
        if "vassal_mp" in told:
            walk[level[MECHANICS]] = told["vassal_mp"]
        if "fleet_mp" in told:
            sail[level[NAVIGATION]] = told["fleet_mp"]
        if "city_limit" in told:
            limit[level[ARCHITECTURE]] = told["city_limit"]
        if told.get("cities_possible"):
            limit[level[ARCHITECTURE]] = max(limit)
    chart = given.get("barbarian_chart")
    rows = [(0, 0)] * len(tables.barbarian_chart)
    if isinstance(chart, Mapping):
        rows = [(chart.get("militia", 0), chart.get("mechanics", 0))] * len(rows)
    for key in ("barbarian_chart_rows", "barbarian_chart"):
        if isinstance(given.get(key), list):
            rows = [(row[0], row[1]) for row in given[key]]
    return replace(
        tables,
        morale_values=tuple(morale_values(case, tables.morale_values, fields)),
        track_colours=tuple(_colours(case)),
        barbarian_chart=tuple(rows),
        city_limit=tuple(limit),
        vassal_mp=tuple(walk),
        fleet_mp=tuple(sail),
        branches=_branches(case.given.get("branches"), tables.branches),
    )


def morale_values(case: Case, printed: tuple[int, ...], fields: list[int]) -> list[int]:
    """The printed values of the fields that a case gives, in place of those of the table."""
    values = list(printed)
    for field, value in (case.given.get("morale_values") or {}).items():
        values[START_BOX - int(field)] = value
    for name, pair in (case.given.get("morale") or {}).items():
        if isinstance(pair, list):
            values[START_BOX - pair[1]] = pair[0]
            del name
    for seat, field in enumerate(fields):
        told = case.player(seat)
        if "morale_value" in told:
            values[START_BOX - field] = told["morale_value"]
    return values


def morale_fields(case: Case, options: Options) -> list[int]:
    """The morale field of every seat; with only its value given, the nearest field that shows it."""
    printed, fields = standard_tables(options).morale_values, list[int]()
    for seat, name in enumerate(case.names):
        told, pair = case.player(seat), (case.given.get("morale") or {}).get(name)
        if isinstance(pair, list):
            fields.append(pair[1])
        elif "morale_field" in told:
            fields.append(told["morale_field"])
        elif "morale_value" in told:
            fields.append(_field_of(told["morale_value"], printed))
        else:
            fields.append({"higher": 1, "lower": -1}.get(told.get("morale", ""), 0))
    return fields


def _field_of(value: int, printed: tuple[int, ...]) -> int:
    showing = [START_BOX - place for place, shown in enumerate(printed) if shown == value]
    return min(showing, key=abs) if showing else 0


def _colours(case: Case) -> list[int]:
    colours = [WHITE] * LAP * (len(case.names) + 1)
    for field, colour in (case.given.get("track_colours") or {}).items():
        colours[int(field)] = _colour(colour)
    for seat in range(len(case.names)):
        told = case.player(seat)
        if "vp_field" in told:
            for key, field in (("vp_field_colour", told["vp_field"]), ("vp_next_colour", told["vp_field"] - 1)):
                if key in told:
                    colours[case.lap(seat) + field] = _colour(told[key])
    return colours


def _colour(word: Any) -> int:
    if word not in _COLOURS:
        raise NotUnderstood(f"'{word}' is no colour of the influence track; there are {', '.join(_COLOURS)}")
    return _COLOURS[word]


def _branches(told: Any, printed: tuple[tuple[tuple[int, ...], ...], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    if not isinstance(told, Mapping):
        return printed
    found = [list(levels) for levels in printed]
    for area, levels in told.items():
        for level, branches in levels.items():
            if not 1 <= int(level) <= LEVELS:
                raise NotUnderstood(f"there is no level {level}", "key 'branches'")
            found[names.area(area)][int(level)] = tuple(names.area(branch) for branch in branches)
    assert len(found) == len(AREAS)
    return tuple(tuple(levels) for levels in found)
