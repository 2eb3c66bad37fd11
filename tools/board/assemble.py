"""The data of the game from the sources and the findings of a drawing. Needs the standard library alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from tools.board.drawn import Drawn
from tools.board.layout import packed, rows
from tools.board.sources import Seed, Sources, tribe_word
from tools.board.variants import areas, variants

NOTE = (
    "Positions of tokens, homes and markers come from the official mod; names, outlines, terrain without a token and "
    "borders are a reconstruction. See docs/board.md."
)
GOODS = {"fur": "furs"}
"""A word of the mod that is not the project's."""
SURE = 0.7
"""A kind of food that is at least so sure makes the terrain of a grain province the rulebook's."""


@dataclass(slots=True)
class Marks:
    """What stands on a province. `tokens` counts everything the mod puts there; `on_land`: one of it is neither food
    nor water, so that the province must be land.
    """

    food: str | None = None
    food_confidence: float = 0.0
    goods: str | None = None
    home: str | None = None
    home_inferred: bool = False
    barbarian: bool = False
    tokens: int = 0
    on_land: bool = False


def board_text(sources: Sources, drawn: Drawn) -> str:
    """The text of `board.json`."""
    marks = marked(sources, drawn)
    seeds = sources.by_id()
    kinds = {name: seed.kind for name, seed in seeds.items()}

    with_feet = [(min(entry["between"]), max(entry["between"])) for entry in sources.decisions["feet"]]
    pairs = sorted({*drawn.borders, *with_feet})

    def borders(wanted: set[str]) -> str:
        return packed([json.dumps(pair) for pair in pairs if {kinds[name] for name in pair} == wanted])

    tribes_at = {seeds[name].hexagon: mark.home for name, mark in marks.items() if mark.home}
    token_areas = {seeds[name].area for name, mark in marks.items() if mark.tokens}
    bridges = [
        [*sorted(entry["between"]), entry["name"]]
        for entry in sources.decisions["bridges"]
        if (min(entry["between"]), max(entry["between"])) not in pairs
    ]
    tables = {
        "note": json.dumps(NOTE),
        "provinces": rows([json.dumps(_province(seeds[name], marks[name])) for name in sorted(seeds)]),
        "areas": rows([json.dumps(each) for each in areas(sources, drawn.grid, token_areas)]),
        "variants": rows([json.dumps(each) for each in variants(sources, drawn.grid, tribes_at)]),
        "land_borders": borders({"land"}),
        "coast_borders": borders({"land", "sea"}),
        "sea_borders": borders({"sea"}),
        "sea_bridges": rows([json.dumps(each) for each in bridges]),
        "sea_costs": rows([json.dumps([*entry["between"], entry["cost"]]) for entry in sources.decisions["feet"]]),
    }
    return "{\n" + ",\n".join(f' "{name}": {text}' for name, text in tables.items()) + "\n}\n"


def marked(sources: Sources, drawn: Drawn) -> dict[str, Marks]:
    """What stands on each province."""
    marks = {seed.id: Marks() for seed in sources.seeds}
    for kind, names in drawn.placed.items():
        for index, name in enumerate(names):
            mark = marks[name]
            mark.tokens += 1
            if kind == "food":
                decision = sources.decisions["food"][index]
                mark.food, mark.food_confidence = decision["kind"], decision["confidence"]
            else:
                mark.goods, mark.on_land = GOODS.get(kind, kind), True
    for name in sources.decisions["printed_barbarians"]:
        marks[name].barbarian = marks[name].on_land = True
        marks[name].tokens += 1
    for tribe, names in drawn.homes.items():
        for name in names:
            marks[name].home, marks[name].on_land = tribe_word(tribe), True
            marks[name].tokens += 1
    for entry in sources.decisions["inferred_homes"]:
        marks[entry["province"]].home, marks[entry["province"]].home_inferred = entry["tribe"], True
    return marks


def _province(seed: Seed, mark: Marks) -> dict[str, Any]:
    entry: dict[str, Any] = {"id": seed.id, "name": seed.name, "kind": seed.kind, "area": seed.area}
    said = {"terrain": seed.terrain, "food": mark.food, "goods": mark.goods, "home": mark.home}
    entry |= {name: value for name, value in said.items() if value is not None}
    if mark.home_inferred:
        entry["home_inferred"] = True
    if mark.barbarian:
        entry["barbarian"] = True
    if seed.rim:
        entry["dot"] = False
    entry["source"] = _source(seed, mark)
    return entry


def _source(seed: Seed, mark: Marks) -> dict[str, str]:
    """Where each value comes from. That there is a token or none is a fact; grain or fish is not."""
    source = {"name": "inferred", "kind": "mod" if mark.on_land else "inferred"}
    if seed.terrain is not None:
        source["terrain"] = "rulebook" if seed.terrain == "grain" and mark.food_confidence >= SURE else "inferred"
    source |= {"food": "mod", "goods": "mod", "home": "inferred" if mark.home_inferred else "mod", "barbarian": "mod"}
    source |= {"area": "mod" if mark.tokens else "inferred", "settleable": "inferred"}
    if mark.food is not None:
        source["food_kind"] = "inferred"
    return source
