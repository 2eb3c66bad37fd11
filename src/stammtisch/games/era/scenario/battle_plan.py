"""The battle that a case begins with: where, who, with which units, and how it ends if the case fixes that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stammtisch.games.era import actions as act
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, NO_UNITS, Units
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.cast import begins_in_battle, steps_of
from stammtisch.games.era.scenario.plan import Plan, Site
from stammtisch.games.era.scenario.position import BARBARIANS, Case
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import IVORY, MILITARY_GOODS, THALERS_2, WINE

ON_THE_SPOT = (act.UNIT_VASSAL, act.UNIT_FLEET, act.UNIT_CITY, act.UNIT_HAMLET)
_LATER_ROUND = ("round", "dice_rolled", "hits", "hits_on_A", "hits_on_B")


@dataclass
class BattlePlan:
    """`places`: provinces attacked, the first is the battle's; `units`: of both sides where the case gives them, else
    None; `cubes`, `by_sea`, `were_fleets`: attacking cubes; `told`: what the case says under `battle`; `attack`: under
    `attack`.
    """

    places: list[str]
    attacker: int
    defender: int
    sea: bool
    told: Mapping[str, Any]
    attack: Mapping[str, Any]
    units: list[dict[int, int] | None] = field(default_factory=lambda: [None, None])
    cubes: int = 1
    by_sea: int = 0
    were_fleets: int = 0

    def whole(self, side: int) -> Units:
        """The units of a side as the rules count them."""
        told = self.units[side] or {}
        return tuple(told.get(kind, 0) for kind in range(len(NO_UNITS)))


def plan_battle(plan: Plan, case: Case) -> BattlePlan | None:
    """The battle or attack of a case, with pieces on the spot for both sides; None if it begins with none."""
    if not begins_in_battle(case.given, case.when):
        return None
    given = case.given
    told = given["battle"] if isinstance(given.get("battle"), Mapping) else {}
    attack = given["attack"] if isinstance(given.get("attack"), Mapping) else {}
    places = _places(plan, case, told, attack)
    if _declared_by_steps(case) and not told and not attack:
        return None
    sea = _at_sea(plan, case, told, places)
    attacker, defender = _sides(plan, case, told, attack, places)
    if not places:
        places = [plan.nameless(defender if defender != NOBODY else attacker, sea).id]
        plan.made[places[0]] = -1
    found = BattlePlan(places, attacker, defender, sea, told, attack)
    found.units = [_units(case, found, side) for side in (ATTACKER, DEFENDER)]
    _attacking_cubes(case, found)
    _tokens(plan, found)
    for place in places:
        _defence(plan, plan.sites[place], found)
    _blocks(plan, found)
    return found


def _tokens(plan: Plan, battle: BattlePlan) -> None:
    """Ore, Wine and Ivory that fight lie in the army of their side."""
    for side, seat in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
        units = battle.units[side] or {}
        for _ in range(units.get(act.UNIT_ORE, 0)):
            plan.own(seat)[0].military = MILITARY_GOODS.index("ore")
        for unit, kind in ((act.UNIT_WINE, WINE), (act.UNIT_IVORY, IVORY)):
            for _ in range(units.get(unit, 0)):
                site = plan.own(seat)[0]
                site.luxury, site.in_army, site.used = kind, True, True


def _declared_by_steps(case: Case) -> bool:
    """Steps `bat.declare` that say themselves who attacks whom."""
    return any(step["do"] == "bat.declare" and ("on" in step or "moved_units" in step) for step in steps_of(case.when))


def _places(plan: Plan, case: Case, told: Mapping[str, Any], attack: Mapping[str, Any]) -> list[str]:
    at = told.get("at", attack.get("at"))
    if at is None:
        at = next(
            (step["at"] for step in steps_of(case.when) if str(step["do"]).startswith("bat") and "at" in step), None
        )
    if at is not None and at not in ("city",):
        listed = [at] if isinstance(at, str) else list(at)
        for name in listed:
            plan.site(name)
        return listed
    sea = told.get("kind") == "sea" or bool(case.given.get("sea"))
    named = [name for name in case.given.get("map") or {} if name in plan.sites and plan.sites[name].sea == sea]
    attacked = [name for name in named if plan.sites[name].hamlet >= 0] if told.get("kind") == "barbarian" else named
    return attacked if len(attacked) == 1 else []


def _at_sea(plan: Plan, case: Case, told: Mapping[str, Any], places: Sequence[str]) -> bool:
    if places:
        return plan.sites[places[0]].sea
    return told.get("kind") == "sea" or bool(case.given.get("sea"))


def _sides(
    plan: Plan, case: Case, told: Mapping[str, Any], attack: Mapping[str, Any], places: Sequence[str]
) -> tuple[int, int]:
    def named(*words: Any) -> int | None:
        return next((case.seat(word) for word in words if word is not None), None)

    attacker = named(told.get("attacker"), attack.get("by"), attack.get("attacker"))
    defender = named(told.get("defender"), attack.get("defender"), attack.get("on"))
    site = plan.sites[places[0]] if places else None
    barbarian = told.get("kind") == "barbarian" or (site is not None and site.hamlet >= 0 and defender is None)
    if defender is None and barbarian:
        defender = NOBODY
    if defender is None and site is not None and not site.sea and site.owner >= 0 and site.owner != attacker:
        defender = site.owner
    for step in steps_of(case.when):
        by = named(step.get("by"))
        if (
            attacker is None
            and by is not None
            and step["do"] in ("bat.attacker_commit", "battle.cleanup", "bat.losses")
        ):
            attacker = by if by != defender else None
        if defender is None and by is not None and step["do"] == "bat.defender_commit" and by != attacker:
            defender = by
    steps = steps_of(case.when)
    if attacker is None and defender is None and not told and steps[0]["do"] == "battle.cleanup":
        defender = case.main
    if attacker is None and defender is None and isinstance(case.given.get("strength"), list):
        attacker, defender = 0, 1
    counted: Mapping[str, Any] = next((told[key] for key in ("strength", "units", "units_ever", "strength_at_start")
                    if isinstance(told.get(key), Mapping)), {})  # fmt: skip
    listed = [case.seat(name) for name in counted if name in case.names or name == BARBARIANS]
    if attacker is None and listed and listed[0] != defender:
        attacker = listed[0]
    if attacker is None:
        attacker = next(seat for seat in range(len(case.names)) if seat != defender)
    if defender is None:
        others = [seat for seat in range(len(case.names)) if seat != attacker]
        helping = [case.seat(step["by"]) for step in steps if step["do"] == "offer.support" and "by" in step]
        defender = next(
            (seat for seat in others if seat not in helping and not _allied(case, attacker, seat)), others[0]
        )
    return attacker, defender


def _allied(case: Case, one: int, other: int) -> bool:
    pair = {case.name(one), case.name(other)}
    return any(set(names_of_pair) == pair for names_of_pair in case.given.get("alliances") or ())


def _units(case: Case, plan: BattlePlan, side: int) -> dict[int, int] | None:
    """The units of a side where the case gives them in one of its ways."""
    told, word = plan.told, ("attacker", "defender")[side]
    seat = plan.attacker if side == ATTACKER else plan.defender
    here = act.UNIT_FLEET if plan.sea else act.UNIT_VASSAL
    name = case.name(seat)
    found: dict[int, int] = {}
    for listed in (told.get(f"{word}_first_group"), told.get(f"{word}_second_group")):
        for each in listed or ():
            unit = here if each == "v" else names.unit(each)
            found[unit] = found.get(unit, 0) + 1
    if told.get(f"{word}_city"):
        found[act.UNIT_CITY] = 1
    if f"{word}_second_group" in told:
        return found
    listed_units = told.get(f"{word}_units", told.get(f"units_{name}"))
    general = told.get("units")
    if listed_units is None and isinstance(general, Mapping):
        if all(names.is_unit(each) for each in general) and side == ATTACKER:
            listed_units = general
        elif name in general:
            listed_units = general[name]
    if listed_units is None:
        for numbers in (told.get("strength"), told.get("strength_at_start"), case.given.get("strength")):
            if isinstance(numbers, Mapping) and name in numbers:
                listed_units = numbers[name]
            elif isinstance(numbers, list) and side < len(numbers):
                listed_units = numbers[side]
    if isinstance(listed_units, int):
        if seat == NOBODY:
            return {act.UNIT_HAMLET: 1, act.UNIT_MILITIA: max(0, listed_units - 1)}
        return {here: listed_units}
    if isinstance(listed_units, Mapping):
        for each, count in listed_units.items():
            unit = names.unit(each)
            found[unit] = found.get(unit, 0) + count
        return found
    return None


def survivors_of(case: Case, plan: BattlePlan, side: int, told: Any = None) -> dict[int, int] | None:
    """The units that a side has left where the case fixes that; None if it does not."""
    told = plan.told.get("survivors") if told is None else told
    if told is None:
        told = plan.told.get("attacker_survivors" if side == ATTACKER else "defender_survivors")
    seat = plan.attacker if side == ATTACKER else plan.defender
    won = (ATTACKER if plan.told.get("result", "attacker") == "attacker" else DEFENDER) == side
    return units_told(case, seat, plan.sea, told) if won or _by_seat(case, told) else None


def units_told(case: Case, seat: int, at_sea: bool, told: Any) -> dict[int, int] | None:
    """The units of `seat`, told as a number of pieces on the spot, by kind, or by seat; None if they are not told."""
    if _by_seat(case, told):
        told = told.get(case.name(seat))
    if told is None:
        return None
    if isinstance(told, int):
        return {act.UNIT_FLEET if at_sea else act.UNIT_VASSAL: told}
    return {names.unit(each): count for each, count in told.items()}


def _by_seat(case: Case, told: Any) -> bool:
    return isinstance(told, Mapping) and bool(told) and all(each in case.names or each == BARBARIANS for each in told)


def _attacking_cubes(case: Case, plan: BattlePlan) -> None:
    """How many cubes attack, how many came by water, how many were fleets; and units beyond those on the spot."""
    told, attack = plan.told, plan.attack
    units, left = plan.units[ATTACKER], survivors_of(case, plan, ATTACKER)
    lost_fleets = int(told.get("fleets_lost", 0))
    if plan.sea:
        plan.cubes = (units or left or {}).get(act.UNIT_FLEET, 0) or int(attack.get("fleets", 0))
    elif units is not None:
        plan.were_fleets = units.get(act.UNIT_FLEET, 0)
        plan.cubes = units.get(act.UNIT_VASSAL, 0) + plan.were_fleets
    elif isinstance(attack.get("units"), list):
        counts = [
            (sum(each.get(kind, 0) for kind in ("vassal", "vassals", "fleet", "fleets")), each)
            for each in attack["units"]
        ]
        plan.cubes = sum(count for count, _ in counts)
        plan.by_sea = sum(
            count for count, each in counts if each.get("via") in ("transport", "sea", "landfall") or "fleet" in each
        )
        plan.were_fleets = sum(each.get("fleet", 0) + each.get("fleets", 0) for _, each in counts)
    else:
        lost = sum(int(told.get(key, 0)) for key in ("lost_attacker_vassals", "attacker_vassals_lost", "lost_vassals"))
        alive = (left or {}).get(act.UNIT_VASSAL, 0) + (left or {}).get(act.UNIT_FLEET, 0)
        landed = isinstance(told.get("survivors"), Mapping) and "landed_fleets" in told["survivors"]
        if landed:
            fleets = case.player(plan.attacker).get("fleets", 0)
            plan.were_fleets = max(fleets, told["survivors"]["landed_fleets"])
        plan.were_fleets = max(plan.were_fleets, lost_fleets)
        vassals = int(attack.get("vassals", 0 if plan.were_fleets else max(1, alive + lost)))
        plan.cubes = vassals + plan.were_fleets
    if attack.get("only_by_sea"):
        plan.by_sea = plan.cubes
    plan.by_sea = max(plan.by_sea, plan.were_fleets)


def _defence(plan: Plan, site: Site, battle: BattlePlan) -> None:
    """Pieces of the defender on the spot, where the map shows none; the defender of several attacks has them all."""
    units = battle.units[DEFENDER]
    if site.sea:
        for seat, count in (
            (battle.defender, (units or {}).get(act.UNIT_FLEET, 1)),
            (battle.attacker, max(1, battle.cubes)),
        ):
            if seat not in site.fleets or units is not None:
                site.fleets[seat] = max(site.fleets.get(seat, 0), count)
        if not site.stack:
            site.stack = (battle.defender, *(seat for seat in sorted(site.fleets) if seat != battle.defender))
        site.stack = (*site.stack, *(seat for seat in sorted(site.fleets) if seat not in site.stack))
        return
    if battle.defender == NOBODY or site.barbarian or site.hamlet >= 0:
        site.hamlet = max(site.hamlet, THALERS_2)
        return
    if site.owner < 0 or site.owner == battle.attacker:
        site.owner, site.vassals, site.city = battle.defender, 0, False
    if battle.told.get("city") and battle.told.get("city") is not False:
        site.city = True
    if units is not None:
        site.city = site.city or bool(units.get(act.UNIT_CITY))
        site.vassals = units.get(act.UNIT_VASSAL, 0)
    elif not site.city and not site.vassals:
        site.vassals = max(1, int(battle.told.get("defender_vassals_lost", 1)))


def _blocks(plan: Plan, battle: BattlePlan) -> None:
    """`x_blocks_after`: so many blocks of the defender hang together over the province that is fought for."""
    after = next((count for key, count in battle.told.items() if key.endswith("_blocks_after")), 0)
    for _ in range(after):
        site = plan.own(battle.defender, apart=True)[0]
        plan.border(site.id, battle.places[0])


def contested(case: Case, plan: Plan, battle: BattlePlan | None) -> list[str]:
    """The provinces that may change hands: those fought for, entered by others, or bought."""
    found = [] if battle is None else list(battle.places)
    for step in steps_of(case.when):
        mover = case.seat(step["by"]) if step.get("by") in case.names else -1
        targets = [step.get("province"), step.get("to"), *(step.get("path") or ())]
        for name in targets:
            site = plan.sites.get(name) if isinstance(name, str) else None
            if site is not None and site.owner not in (-1, mover):
                found.append(site.id)
    return found


def place_attack(state: EraState, battle: BattlePlan | None) -> None:
    """The attacking cubes on the map; those that came over a border named are gone from there."""
    if battle is None:
        return
    layer = state.cubes[battle.attacker]
    for name in battle.places:
        place = state.board.number[name]
        if not state.board.sea >> place & 1:
            layer[place] += battle.cubes
    origin = battle.attack.get("from")
    if origin is not None and layer[state.board.number[origin]] > battle.cubes:
        layer[state.board.number[origin]] -= battle.cubes


def later_round(battle: BattlePlan) -> bool:
    """Whether the battle has begun: markers are dealt and a die was rolled."""
    return any(key in battle.told for key in _LATER_ROUND)
