"""The map of a case: provinces by name, borders, who stands where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era.scenario import names, sorts
from stammtisch.games.era.scenario.cast import steps_of
from stammtisch.games.era.scenario.plan import Plan, Site, grain
from stammtisch.games.era.scenario.position import Case
from stammtisch.games.era.words import GRAIN, THALERS_2, TRIBES

PROVINCE = re.compile(r"[LHRGIBSX]\d+$")
"""The names of provinces that need no description."""
SPECIAL = frozenset(("before", "after", "border", "borders", "connected", "home_provinces", "food_symbols_on_them"))
UNUSED = "unused tribe"


def plan_map(plan: Plan, case: Case, tribes: list[int]) -> None:
    """All provinces that the case names, with what it says of them."""
    described = case.given.get("map") or {}
    for name, told in described.items():
        if name not in SPECIAL:
            if not isinstance(told, Mapping):
                raise NotUnderstood("a province is described by an object", f"key '{name}'")
            _site(plan, case, name, told, tribes)
    for name in _mentioned(case):
        if name not in plan.sites:
            plan.site(name)
    for name, told in described.items():
        if isinstance(told, Mapping) and name not in SPECIAL:
            for other in told.get("borders") or ():
                plan.site(other)
                plan.border(name, other)
    for one, other in described.get("borders") or case.given.get("borders") or ():
        plan.site(one), plan.site(other)
        plan.border(one, other)
    for pair, cost in (described.get("border") or {}).items():
        one, other = str(pair).split("-")
        plan.site(one), plan.site(other)
        plan.border(one, other)
        plan.costs[min(one, other), max(one, other)] = cost
    _blocks_after(plan, case, described)
    _area(plan, case)
    _barbarians(plan, case)
    _plundered(plan, case)


def _site(plan: Plan, case: Case, name: str, told: Mapping[str, Any], tribes: list[int]) -> None:
    sorts.known(told, sorts.SITE, "a province", name)
    sorts.check(told, sorts.SITE, name)
    site = plan.site(name, told)
    if "terrain" in told:
        site.terrain = names.terrain(told["terrain"])
        site.food = site.terrain == GRAIN
    if told.get("grain"):
        grain(site)
    site.food = site.food or bool(told.get("fish"))
    site.dot = told.get("dot", True)
    if told.get("lg"):
        site.luxury = names.luxury(told["lg"])
    if told.get("mg"):
        site.military = names.military(told["mg"])
    site.battlefield = int(told.get("battlefield") or 0)
    site.barbarian = bool(told.get("barbarian", False))
    site.only_by_fleet = bool(told.get("only_by_fleet", False))
    areas = told.get("areas", [told["area"]] if "area" in told else [])
    site.areas = tuple(str(area) for area in areas)
    _pieces(case, site, told)
    if "home" in told:
        site.home = _home(case, told["home"], tribes)
    if told.get("hamlet"):
        drawn = told["hamlet"] if isinstance(told["hamlet"], str) else case.given.get("drawn")
        site.hamlet = THALERS_2 if drawn is None else names.hamlet(drawn)


def _pieces(case: Case, site: Site, told: Mapping[str, Any]) -> None:
    if told.get("owner") is not None:
        site.owner = case.seat(told["owner"])
        city = told.get("city")
        site.city = bool(city)
        site.vassals = told.get("vassals", 0 if city else 1)
        site.fresh = told.get("new", 0)
    elif isinstance(told.get("city"), str):
        site.owner, site.city, site.vassals = case.seat(told["city"]), True, told.get("vassals", 0)
    if told.get("trade_post") is not None:
        site.post = case.seat(told["trade_post"])
    fleets = told.get("fleets") or {}
    if isinstance(fleets, int):
        fleets = {case.name(case.main): fleets}
    site.fleets = {case.seat(name): count for name, count in fleets.items() if count}
    if told.get("controller") is not None:
        site.controller = case.seat(told["controller"])
        if site.sea and not site.fleets:
            site.fleets = {site.controller: 1}
    order = [case.seat(name) for name in told.get("stack_top_to_bottom") or ()]
    if site.controller >= 0 and not order:
        order = [site.controller]
    site.stack = (*order, *(seat for seat in sorted(site.fleets) if seat not in order))


def _home(case: Case, word: Any, tribes: list[int]) -> int:
    """A home province of a seat, of a tribe by its name, or of some tribe that nobody plays."""
    if word == UNUSED:
        return next(tribe for tribe in range(len(TRIBES) - 1, -1, -1) if tribe not in tribes)
    if word in case.names:
        return tribes[case.seat(word)]
    return names.tribe(word)


def _mentioned(case: Case) -> Iterator[str]:
    """Provinces that steps and other parts of the case name."""
    for value in _texts([case.given, *steps_of(case.when)]):
        for word in re.split(r"[\s/#,-]+", value):
            if PROVINCE.match(word):
                yield word


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            if key in ("say", "note", "rules"):
                continue
            yield str(key)
            yield from _texts(each)
    elif isinstance(value, Sequence):
        for each in value:
            yield from _texts(each)


def _blocks_after(plan: Plan, case: Case, described: Mapping[str, Any]) -> None:
    """`after`: the land of the main seat now; `before`: the land it held when its expansion began."""
    for name in described.get("after") or ():
        site = plan.site(name)
        site.owner, site.vassals = case.main, max(1, site.vassals)
    for name in described.get("before") or ():
        plan.site(name)


def _plundered(plan: Plan, case: Case) -> None:
    """Fleets that plunder and what they plunder, where the map does not show it: a city or a vassal of another seat."""
    described = case.given.get("map") or {}
    for step in steps_of(case.when):
        if step["do"] != "bat.plunder":
            continue
        seat = case.seat(step["by"])
        name, _, number = str(step.get("fleet", "S1")).partition("#")
        sea = plan.site(name)
        if name not in described:
            sea.fleets[seat] = max(sea.fleets.get(seat, 0), int(number or 1))
            sea.stack = sea.stack or (seat,)
        at = step.get("at", "L1")
        land = plan.site("L1" if at == "city" else at)
        if land.owner < 0 and land.hamlet < 0:
            land.owner = next((other for other in range(len(case.names)) if other != seat), -1)
            land.city, land.vassals = at == "city", int(at != "city")
        if not plan.bordering(name) & {land.id}:
            plan.border(name, land.id)


def _area(plan: Plan, case: Case) -> None:
    """`area`: the provinces inside the game; `printed_symbols`: those with a barbarian symbol."""
    for name in case.given.get("printed_symbols") or ():
        plan.site(name).barbarian = True
    inside = case.given.get("area")
    if inside is not None:
        for name, site in plan.sites.items():
            site.inside = name in inside


def _barbarians(plan: Plan, case: Case) -> None:
    """A province B with a number is one of barbarians: a hamlet lies there, unless the hamlets are yet to be laid or
    the case says what does.
    """
    verbs = [str(step["do"]) for step in steps_of(case.when)]
    if any(verb.startswith("setup.") for verb in verbs):
        return
    described = case.given.get("map") or {}
    for name, site in plan.sites.items():
        if re.match(r"B\d+$", name) and "hamlet" not in described.get(name, {}) and site.owner < 0:
            drawn = case.given.get("drawn")
            site.barbarian, site.hamlet = True, THALERS_2 if drawn is None else names.hamlet(drawn)
