"""The verbs of part 2 of an expansion: fleets, armies, trade posts, Horses, moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import movement, transport
from stammtisch.games.era.rules.expansion import CITIES
from stammtisch.games.era.rules.units import FRESH
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_expansion import stage_expansion

_UNIT = re.compile(
    r"(?:(?P<count>\d+)\s+)?(?:(?:new|old|own|first|second|third|fourth|that|the)\s+)*"
    r"(?P<kind>vassal|fleet)s?(?:\s+(?:on |in |at )?(?P<place>[\w~]+))?(?:#\d+)?$"
)
_LEAVING = (act.END_MOVEMENT,)


def open_part_2(step: Step, seat: int) -> None:
    """Part 2 with the pieces as they stand; new vassals are those that the case calls so."""
    frame = stage_expansion(step, seat, CITIES)
    fresh = {}
    given = step.case.given.get("map") or {}
    board = step.state.board
    for name, told in given.items():
        if isinstance(told, dict) and told.get("new") and told.get("owner") == step.case.name(seat):
            fresh[board.number[name]] = told["new"]
    new = step.case.player(seat).get("new_vassals", 0)
    if new:
        layer, hidden = step.state.cubes[seat], step.case.hidden
        mine = (number for number, province in enumerate(board.provinces) if hidden.get(province.id) == seat)
        site = next(number for number in mine if layer[number] == new + 1)
        fresh[site] = new
    step.note("new_vassals", sum(fresh.values()))
    step.state.push(movement.begin(step.state, seat, tuple(sorted(fresh.items())), frame.by_leader))


def _part_2(step: Step, seat: int) -> None:
    step.reach(seat, _LEAVING, open_part_2, "expansion")
    frame = step.frame()
    if isinstance(frame, movement.Movement) and "new_vassals" not in step.position.notes:
        step.note("new_vassals", sum(row[3] for row in frame.units if row[2] & FRESH))


def _units(step: Step) -> tuple[tuple[int, int, int, int], ...]:
    frame = step.frame()
    return frame.units if isinstance(frame, movement.Movement) else ()


def _fresh_places(step: Step) -> list[int]:
    return [row[0] for row in _units(step) if row[2] & FRESH]


# --- conversions ------------------------------------------------------------------------------------------------------


def fleet(step: Step) -> None:
    """D-34: new vassals become fleets, `at` a province and `to` a sea, or any."""
    seat = step.seat
    _part_2(step, seat)
    seas = step.written.get("to")
    for number in range(step.written.get("count", 1)):
        land = _land(step, seat)
        if isinstance(seas, list):
            sea = step.province(seas[number % len(seas)])
        elif seas is not None:
            sea = step.province(seas)
        else:
            sea = next((each for each in step.state.board.coast[land] if step.state.board.dotted >> each & 1), 0)
        step.act(seat, act.FLEET(land, sea))


def _land(step: Step, seat: int) -> int:
    if "at" in step.written and step.written["do"] != "exp.tradepost":
        return step.province(step.written["at"])
    if "from" in step.written:
        return step.province(step.written["from"])
    fresh = _fresh_places(step)
    own = list(provinces_in(step.state.land_of(seat)))
    return fresh[0] if fresh else own[0] if own else 0


def army(step: Step) -> None:
    """D-35: new vassals join the regular army."""
    seat = step.seat
    _part_2(step, seat)
    for _ in range(step.written.get("count", 1)):
        step.act(seat, act.ARMY(_land(step, seat)))


def trade_post(step: Step) -> None:
    """D-36: a new vassal becomes a trade post `at` a city, or on one `city_of` a player."""
    seat = step.seat
    _part_2(step, seat)
    if "at" in step.written:
        city = step.province(step.written["at"])
    else:
        cities = list(provinces_in(step.state.cities[step.case.seat(step.written["city_of"])]))
        free = [each for each in cities if not step.state.posts[each]]
        if not cities:
            raise NotUnderstood("that player has no city in this case", "key 'city_of'")
        city = (free or cities)[0]
    pay = step.written.get("pay", "thaler")
    if pay not in ("thaler", "treaty"):
        raise NotUnderstood(f"'{pay}' does not pay a trade post; thaler and treaty do", "key 'pay'")
    step.act(seat, act.TRADE_POST(_land(step, seat), city, int(pay == "treaty")))


# --- units ------------------------------------------------------------------------------------------------------------


class Named:
    """The units that a step means: how many, whether they are fleets, where; `only_new` of them."""

    def __init__(self, count: int, fleet: bool, place: int, only_new: bool) -> None:
        self.count = count
        self.fleet = fleet
        self.place = place
        self.only_new = only_new


def named_unit(step: Step, seat: int) -> Named:
    """Units such as `vassal L1`, `3 vassals L3`, `fleet S1`, `third new vassal`, `that vassal`, `v1`."""
    word = str(step.written.get("unit", "vassal"))
    match = _UNIT.match(word)
    if match is None and not re.match(r"v\d+$", word):
        raise NotUnderstood(f"'{word}' is no unit; units are 'vassal L1', '3 vassals L3', 'fleet S1'", "key 'unit'")
    count, kind, place = match.groups() if match else (None, "vassal", None)
    sea = kind == "fleet"
    only_new = "new" in word
    if word.startswith("that"):
        last = step.position.notes.get("last_unit")
        if last is None:
            raise NotUnderstood("no unit was moved or mounted before", "key 'unit'")
        return Named(1, sea, last, False)
    if place is not None:
        return Named(int(count or 1), sea, step.province(place), only_new)
    rows = [row for row in _units(step) if bool(step.state.board.sea >> row[0] & 1) == sea]
    fresh = [row for row in rows if row[2] & FRESH]
    chosen = (fresh if only_new and fresh else rows) or [(0, 0, 0, 0)]
    return Named(int(count or 1), sea, chosen[0][0], only_new)


def _points(step: Step, unit: Named) -> int:
    """The movement points of the unit, of several the one that has most."""
    points = [row[1] for row in _units(step) if row[0] == unit.place and (row[2] & FRESH or not unit.only_new)]
    return max(points, default=0)


def horse(step: Step) -> None:
    """D-37: a Horse for a vassal."""
    seat = step.seat
    _part_2(step, seat)
    unit = named_unit(step, seat)
    step.act(seat, act.HORSE(unit.place, min(15, _points(step, unit))))
    step.note("horse_unit", unit.place)
    step.note("last_unit", unit.place)


def move(step: Step) -> None:
    """D-38: one unit or more along a path, to a landfall, or over a chain of fleets."""
    seat = step.seat
    _part_2(step, seat)
    unit = named_unit(step, seat)
    kind = step.written.get("kind", "transport" if step.written["do"] == "exp.transport" else None)
    if kind not in (None, "land", "sea", "landfall", "transport", "march", "sail"):
        raise NotUnderstood(f"'{kind}' is no kind of move; there are land, sea, landfall, transport", "key 'kind'")
    for _ in range(unit.count):
        place = unit.place
        if kind == "transport":
            place = _carry(step, seat, unit)
        else:
            for target in _path(step, seat, unit, kind):
                place = _one_step(
                    step, seat, Named(1, unit.fleet, place, unit.only_new and place == unit.place), target, kind
                )
        step.note("last_unit", place)
    step.note("units_at_end", _units(step))


def _path(step: Step, seat: int, unit: Named, kind: str | None) -> Sequence[int]:
    path = step.written.get("path", [step.written["to"]] if "to" in step.written else None)
    if path is not None:
        return [step.province(name) for name in ([path] if isinstance(path, str) else path)]
    board = step.state.board
    beside: Any = board.coast[unit.place] if kind == "landfall" else board.land_next[unit.place]
    if unit.fleet and kind != "landfall":
        beside = [other for other, _ in board.sea_next[unit.place]]
    target = next((other for other in beside if board.dotted >> other & 1), None)
    if target is None:
        raise NotUnderstood("the step does not say where the unit goes", "key 'path'")
    return [target]


def _one_step(step: Step, seat: int, unit: Named, target: int, kind: str | None) -> int:
    board = step.state.board
    points = min(15, _points(step, unit))
    from_sea, to_sea = board.sea >> unit.place & 1, board.sea >> target & 1
    if kind == "landfall" or (from_sea and not to_sea):
        step.act(seat, act.LAND(unit.place, target, points))
    elif from_sea and to_sea:
        step.act(seat, act.SAIL(unit.place, target, points))
    else:
        step.act(seat, act.MARCH(unit.place, target, points))
    return target


def _carry(step: Step, seat: int, unit: Named) -> int:
    target = step.province(step.written["to"]) if "to" in step.written else step.province(step.written["path"][-1])
    points = min(15, _points(step, unit))
    chain = [step.province(name) for name in step.written.get("chain") or ()]
    step.act(seat, _by_chain(step, unit.place, target, points, chain))
    return target


def _by_chain(step: Step, start: int, end: int, points: int, chain: list[int]) -> int:
    """The crossing by the fleets that the step names: the shortest chain goes without saying, another one is told by a
    sea of it.
    """
    fleets = transport.fleets_with_points(step.state, _units(step))
    shortest = transport.targets(step.state, fleets, start).get(end)
    if not chain or shortest is None or [sea for sea, _ in shortest] == chain:
        return act.TRANSPORT(start, end, points)
    for over in chain:
        found = transport.chain_over(step.state, fleets, start, over, end)
        if found is not None and [sea for sea, _ in found] == chain:
            return act.TRANSPORT_OVER(start, over, end, points)
    return act.TRANSPORT_OVER(start, start, end, points)


def undo(step: Step) -> None:
    """D-38: the latest step is taken back."""
    _part_2(step, step.seat)
    step.act(step.seat, act.UNDO_MOVE())


def end(step: Step) -> None:
    """D-39: part 2 is closed."""
    seat = step.seat
    _part_2(step, seat)
    step.act(seat, act.END_MOVEMENT())
