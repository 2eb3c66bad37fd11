"""What a case says of a seat: the provinces that its counts ask for, then the values of its tribe."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era.board import NOTHING
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.cast import steps_of
from stammtisch.games.era.scenario.plan import Plan, Site, grain
from stammtisch.games.era.scenario.position import Case
from stammtisch.games.era.table_options import Options
from stammtisch.games.era.tables import Tables
from stammtisch.games.era.words import (
    AGRICULTURE,
    ARCHITECTURE,
    AREAS,
    BEER,
    BRONZE_AGE,
    CLOTH,
    COMMERCE,
    CULTURE,
    DIAMONDS,
    FURS,
    GOLD,
    IVORY,
    LEVELS,
    MECHANICS,
    NAVIGATION,
    SPICES,
    WINE,
)

KINDS = (BEER, SPICES, CLOTH, FURS, GOLD, DIAMONDS, IVORY, WINE)
_EVEN_ORDER = (CULTURE, MECHANICS, NAVIGATION, AGRICULTURE, ARCHITECTURE, COMMERCE)
_GOODS_KEYS = ("lg", "lg_count", "unused_lg", "used_lg")


def levels_of(case: Case, seat: int, era: int, tables: Tables, options: Options) -> list[int]:
    """The improvements of a seat by area; `improvements_total` is spread evenly over the areas not named."""
    told = case.player(seat)
    named = dict(told.get("improvements") or {})
    named.update({area: told[area] for area in AREAS if isinstance(told.get(area), int)})
    levels = [0] * len(AREAS)
    for area, level in named.items():
        if not 0 <= level <= LEVELS:
            raise NotUnderstood(f"there is no level {level}", f"key '{area}'")
        levels[names.area(area)] = level
    pair = case.given.get("mechanics")
    if isinstance(pair, list) and seat < len(pair):
        levels[MECHANICS] = pair[seat]
    if isinstance(pair, Mapping) and case.name(seat) in pair:
        levels[MECHANICS] = pair[case.name(seat)]
    _commerce(told, named, levels, tables)
    total = told.get("improvements_total")
    if told.get("hamlet") == "improvements" and "count" in told:
        total = told["count"]
    if total is None and "improvements" in met_by(case, seat):
        total = tables.requirements[min(era + 1, 5)][2]
    total = counted(case, seat, "scholars", total)
    if total is not None:
        _spread(levels, {names.area(area) for area in named}, total)
    return levels


def _commerce(told: Mapping[str, Any], named: Mapping[str, int], levels: list[int], tables: Tables) -> None:
    """`trade_markers` without Commerce: the level whose marker they show, trade posts for the rest."""
    if "trade_markers" not in told or "commerce" in named:
        return
    rest = told["trade_markers"] - told.get("trade_posts", 0)
    fitting = [level for level, marker in enumerate(tables.commerce_marker) if marker <= rest]
    levels[COMMERCE] = fitting[-1]


def _spread(levels: list[int], named: set[int], total: int) -> None:
    free = [area for area in _EVEN_ORDER if area not in named] or list(_EVEN_ORDER)
    while sum(levels) < total:
        area = min(free, key=lambda each: (levels[each], _EVEN_ORDER.index(each)))
        if levels[area] >= LEVELS:
            raise NotUnderstood(f"there are not {total} improvements", "key 'improvements_total'")
        levels[area] += 1


def _met(case: Case, seat: int) -> int:
    """How many requirements of the next era the case says are met."""
    told = case.player(seat).get("requirements_met")
    if told is None and seat == case.main:
        told = case.given.get("requirements_met")
    return int(told or 0)


def met_by(case: Case, seat: int) -> tuple[str, ...]:
    """By what the requirements are met that the case says are met: by what it does not give itself."""
    told = case.player(seat)
    free = []
    if not any(key in told for key in ("improvements", "improvements_total")):
        free.append("improvements")
    if not any(key in told for key in _GOODS_KEYS):
        free.append("goods")
    if "cities" not in told:
        free.append("cities")
    return tuple(free[: _met(case, seat)])


def counted(case: Case, seat: int, card: str, value: Any = None) -> Any:
    """What `counts` says of a card for a seat; `value` if it says nothing."""
    counts = case.given.get("counts") or {}
    by_card = {str(key).lower().replace(" ", "_"): each for key, each in counts.items() if isinstance(each, Mapping)}
    return by_card.get(card, {}).get(case.name(seat), value)


def plan_seat(plan: Plan, case: Case, seat: int, era: int, tables: Tables) -> None:
    """The provinces that the counts of a seat ask for, beside those that the map names."""
    told = case.player(seat)
    _named_land(plan, case, seat, told)
    _goods(plan, case, seat, era, tables)
    _military(plan, case, seat)
    cities = counted(case, seat, "townsmen", told.get("cities"))
    if cities is None and "cities" in met_by(case, seat):
        cities = tables.requirements[min(era + 1, 5)][1]
    for site in plan.own(seat, max(0, int(cities or 0) - sum(site.city for site in plan.land_of(seat)))):
        site.city, site.vassals = True, 0
    _terrains(plan, case, seat, told)
    new = told.get("new_vassals", 0)
    if new:
        _place_for_new(plan, seat, new)
    _counts_of_cards(plan, case, seat)
    if "land_provinces" in told or counted(case, seat, "nobility") is not None:
        wanted = told.get("land_provinces", counted(case, seat, "nobility"))
        plan.own(seat, max(0, wanted - len(plan.land_of(seat))))
    _sea(plan, case, seat, told)
    if told.get("hamlet") == "areas" and "count" in told:
        for number, site in enumerate(plan.own(seat, told["count"])):
            site.areas = (f"area {number}",)


def _named_land(plan: Plan, case: Case, seat: int, told: Mapping[str, Any]) -> None:
    for name in [*(told.get("controls") or ()), *(told.get("provinces") or ()), *(told.get("holds") or ())]:
        site = plan.site(name)
        if site.owner < 0:
            site.owner, site.vassals = seat, 1


def lost_grain(case: Case, seat: int) -> int:
    """How many grain provinces the steps take away from a seat at most."""
    taken = 0
    for step in steps_of(case.when):
        lost = step.get("kind") == "lose_province" or str(step["do"]).endswith("lose_province")
        if lost and step.get("by") == case.name(seat):
            taken += int(step.get("grain") or 0)
    return taken


def _terrains(plan: Plan, case: Case, seat: int, told: Mapping[str, Any]) -> None:
    there = sum(site.food for site in plan.land_of(seat))
    wanted = max(told.get("grain_provinces", 0), lost_grain(case, seat))
    for site in plan.own(seat, max(0, wanted - there)):
        grain(site)


def _goods(plan: Plan, case: Case, seat: int, era: int, tables: Tables) -> None:
    """Luxury goods: those that are named are looked for on the map first."""
    told = case.player(seat)
    free = [site for site in plan.land_of(seat) if site.luxury != NOTHING]
    for word in told.get("lg") or ():
        _take(plan, seat, free, names.luxury(word))
    owned = [site for site in plan.land_of(seat) if site.luxury != NOTHING]
    for word in told.get("used_lg") or ():
        site = next((each for each in owned if each.luxury == names.luxury(word) and not each.used), None)
        (site or _take(plan, seat, [], names.luxury(word))).used = True
    for word in told.get("ra_tokens") or ():
        _take(plan, seat, [], names.luxury(word)).in_army = True
    wanted = told.get("lg_count", told.get("unused_lg"))
    if told.get("hamlet") in ("dlg", "dissimilar_goods", "slg", "similar_goods") and "count" in told:
        wanted = told["count"]
    if wanted is None and "goods" in met_by(case, seat):
        wanted = tables.requirements[min(era + 1, 5)][0]
    if wanted is None and not any(key in told for key in _GOODS_KEYS):
        wanted = _asked(case, seat)
        for kind in _asked_kinds(case, seat):
            _take(plan, seat, [], kind)
    wanted = counted(case, seat, "merchants", wanted)
    there = sum(site.luxury != NOTHING for site in plan.land_of(seat))
    similar = told.get("hamlet") in ("slg", "similar_goods")
    for place in range(there, int(wanted or 0)):
        _take(plan, seat, [], KINDS[0 if similar else place % len(KINDS)])
    for place in range(told.get("lg_on_board", 0) + told.get("lg_placed", 0)):
        _take(plan, seat, [], KINDS[place % len(KINDS)]).used = True


def _placed_goods(case: Case, seat: int) -> Iterator[Any]:
    for step in steps_of(case.when):
        if step.get("by") == case.name(seat) and step["do"] in ("turn.activate", "auto.lg"):
            yield step.get("lg", step.get("count"))


def _asked(case: Case, seat: int) -> int:
    """How many luxury goods the steps of a seat place, where the case gives none and says so by a number."""
    return sum(goods for goods in _placed_goods(case, seat) if isinstance(goods, int))


def _asked_kinds(case: Case, seat: int) -> list[int]:
    """The kinds that they place by name."""
    named = [goods for goods in _placed_goods(case, seat) if isinstance(goods, list)]
    return [names.luxury(word) for goods in named for word in goods]


def _take(plan: Plan, seat: int, free: list[Site], kind: int) -> Site:
    site = next((each for each in free if each.luxury == kind), None)
    if site is None:
        site = plan.own(seat)[0]
        site.luxury = kind
    else:
        free.remove(site)
    return site


def army_of(case: Case, seat: int) -> dict[str, int]:
    """The regular army of a seat, however the case writes it: vassals, legions, militia, horses, ore."""
    told, found = case.player(seat), dict[str, int]()
    left = case.given.get("ra_left")
    if isinstance(left, list) and seat < len(left):
        left = left[seat]
    elif isinstance(left, Mapping):
        left = left.get(case.name(seat))
    for part in (told.get("regular_army"), told.get("ra_left"), left):
        if isinstance(part, int):
            found["vassals"] = part
        elif isinstance(part, Mapping):
            found.update({"horses" if key == "horse" else key: count for key, count in part.items()})
    for key, name in (("regular_army_vassals", "vassals"), ("ra_vassals", "vassals"), ("ra_militia", "militia"),
                      ("legions", "legions"), ("horses", "horses"), ("ore", "ore"), ("ore_in_ra", "ore"),
                      ("horses_in_ra", "horses")):  # fmt: skip
        if key in told:
            found[name] = told[key]
    return found


def _military(plan: Plan, case: Case, seat: int) -> None:
    told, army = case.player(seat), army_of(case, seat)
    for kind, name in enumerate(("horses", "ore")):
        there = [site for site in plan.land_of(seat) if site.military == kind]
        for site in plan.own(seat, max(0, army.get(name, 0) - len(there))):
            site.military = kind
        for site in plan.own(seat, told.get(f"{name}_aside", 0)):
            site.military, site.used = kind, True
    for kind, word in ((WINE, "wine"), (IVORY, "ivory")):
        for _ in range(army.get(word, 0)):
            _take(plan, seat, [], kind).in_army = True


def _place_for_new(plan: Plan, seat: int, new: int) -> None:
    """New vassals beside an old one, with empty land and a sea to go to."""
    site = plan.own(seat)[0]
    site.vassals, site.fresh = 1 + new, new
    for sea in (False, True):
        other = plan.nameless(-1, sea)
        plan.border(site.id, other.id)


def _counts_of_cards(plan: Plan, case: Case, seat: int) -> None:
    """What cards count, as pieces that need no name: terrains, blocks, battlefields."""
    name = case.name(seat)
    for card, terrain in (("loggers", "forest"), ("miners", "mountain"), ("shepherds", "hill"), ("peasants", "grain")):
        for site in plan.own(seat, counted(case, seat, card, 0)):
            site.terrain = names.terrain(terrain)
            site.food = terrain == "grain"
    blocks = (case.given.get("blocks") or {}).get(name)
    colonies = counted(case, seat, "colonists")
    if blocks is None and colonies is not None:
        blocks = colonies + 1
    plan.own(seat, max(0, int(blocks or 0) - bool(plan.land_of(seat))), apart=True)
    markers: Sequence[int] = (case.given.get("battlefields") or {}).get(name, ())
    for marker in markers or [1] * counted(case, seat, "partisans", 0):
        plan.own(seat)[0].battlefield = marker


def _sea(plan: Plan, case: Case, seat: int, told: Mapping[str, Any]) -> None:
    fish = counted(case, seat, "fishermen", told.get("fish_provinces", 0))
    for _ in range(fish):
        plan.own_sea(seat, fish=True)
    there = sum(site.fleets.get(seat, 0) for site in plan.seas_of(seat))
    wanted = counted(case, seat, "admiralty", told.get("fleets", 0))
    battle = case.given.get("battle")
    told_battle = _mapping(battle)
    landed = "landed_fleets" in _mapping(told_battle.get("survivors"))
    if wanted > there and not (landed and case.name(seat) == told_battle.get("attacker")):
        plan.own_sea(seat, wanted - there)
    for _ in range(told.get("sea_provinces", 0) - len(plan.seas_of(seat))):
        plan.own_sea(seat)


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def plan_posts(plan: Plan, case: Case, levels: list[list[int]], tables: Tables) -> None:
    """Trade posts that need no name, on cities of others that have none."""
    for seat in range(len(case.names)):
        told = case.player(seat)
        wanted = told.get("trade_posts", counted_hamlet(told, ("posts", "trade_posts")))
        if wanted is None and "trade_markers" in told:
            wanted = told["trade_markers"] - tables.commerce_marker[levels[seat][COMMERCE]]
        there = sum(site.post == seat for site in plan.sites.values())
        for _ in range(max(0, int(wanted or 0) - there)):
            free = (site for site in plan.sites.values() if site.city and site.owner != seat and site.post < 0)
            site = next(free, None) or plan.nameless(-1)
            site.post = seat


def counted_hamlet(told: Mapping[str, Any], kinds: Sequence[str]) -> int | None:
    """What a scoring hamlet of these kinds counts, if the case gives that."""
    return told["count"] if told.get("hamlet") in kinds and "count" in told else None


def plan_presence(plan: Plan, case: Case, contested: Sequence[str]) -> None:
    """Nobody is wiped out unless the case counts its provinces: who has no piece, or none outside a battle, has one
    somewhere.
    """
    for seat in range(len(case.names)):
        if "land_provinces" in case.player(seat):
            continue
        safe = [site for site in plan.land_of(seat) if site.id not in contested]
        if not safe and not any(site.id not in contested for site in plan.seas_of(seat)):
            plan.own(seat)


def era_of(case: Case, seat: int) -> int:
    """The era of a seat: the Bronze Age unless given."""
    told = case.player(seat).get("era")
    return BRONZE_AGE if told is None else names.era(told)
