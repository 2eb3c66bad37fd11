"""Chapter 1.3.A.2 a) to c) and the Horses: new vassals become fleets, army vassals or trade posts; Horses give
points."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import morale, pieces
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.rules.units import FRESH, SAILED, Step, Units, find, fresh_at, put
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.words import COMMERCE, MECHANICS, NAVIGATION

KINDS = frozenset(kind.number for kind in (act.FLEET, act.ARMY, act.TRADE_POST, act.HORSE))
POST_THALERS = 1
POST_MORALE = 2
POST_COMMERCE = 2


def fleet_price(state: EraState, seat: int, built: int) -> int:
    """eot.1.3.A.2-02, eot.1.3.A.2-03, eot.4-05, R-052: what the next fleet costs when `built` were built before it in
    this expansion: Greeks pay for every second one only.
    """
    if built % tribe_of(state, seat).fleets_a_price:
        return 0
    return state.setting.tables.fleet_price[state.players[seat].improvements[NAVIGATION]]


def army_price(state: EraState, seat: int) -> int:
    """eot.1.3.A.2-07, eot.1.3.A.2-08, eot.1.3.E-41: what an army vassal costs."""
    return state.setting.tables.army_price[state.players[seat].improvements[MECHANICS]]


def fleet_points(state: EraState, seat: int) -> int:
    """eot.1.3.A.2-48, eot.4-20, R-049: movement points of a fleet by Navigation, a new one included; Norse ones have
    two more.
    """
    level = state.players[seat].improvements[NAVIGATION]
    return state.setting.tables.fleet_mp[level] + (tribe_of(state, seat).fleet_points if level else 0)


def actions(state: EraState, seat: int, units: Units, built: int) -> list[int]:
    """eot.1.3.A.2-01, eot.1.3.A.2-04, eot.1.3.A.2-06, eot.1.3.A.2-10: the conversions that can be done and paid, as
    often as there are new vassals.
    """
    fresh = [row[0] for row in units if row[2] & FRESH]
    if not fresh:
        return []
    player, board, legal = state.players[seat], state.board, list[int]()
    if player.improvements[NAVIGATION] and fleet_price(state, seat, built) <= player.thalers:
        legal += [act.FLEET(land, sea) for land in fresh for sea in board.coast[land] if board.dotted >> sea & 1]
    if player.improvements[MECHANICS] and army_price(state, seat) <= player.thalers:
        legal += [act.ARMY(land) for land in fresh]
    hosts = _post_sites(state, seat)
    ways = [way for way, owned in ((0, player.thalers >= POST_THALERS), (1, player.treaties > 0)) if owned]
    return legal + [act.TRADE_POST(land, city, way) for land in fresh for city in hosts for way in ways]


def _post_sites(state: EraState, seat: int) -> list[int]:
    """eot.1.3.A.2-12, eot.1.3.A.2-13, eot.1.3.A.2-18: cities of adjacent players without a trade post."""
    if state.players[seat].improvements[COMMERCE] < POST_COMMERCE:
        return []
    return [
        city
        for other in range(len(state.players))
        if other != seat and state.cities[other] and pieces.adjacent_players(state, seat, other)
        for city in range(state.board.size)
        if state.cities[other] >> city & 1 and not state.posts[city]
    ]


def horse_actions(state: EraState, seat: int, units: Units) -> list[int]:
    """eot.1.3.A.2-28, R-058: a Horse for any vassal on land, while one is unused."""
    if not pieces.usable_horses(state, seat):
        return []
    sea = state.board.sea
    rows = sorted({row[:2] for row in units if not sea >> row[0] & 1})
    most = 15 - state.setting.tables.horse_mp
    return [act.HORSE(province, points) for province, points in rows if points <= most]


def refusal(state: EraState, seat: int, units: Units, built: int, action: int) -> Refusal | None:
    """eot.1.3.A.2-01, eot.1.3.A.2-05, eot.1.3.A.2-06, eot.1.3.A.2-09, eot.1.3.E-24, eot.1.3.E-38: why a conversion or a
    Horse is refused.
    """
    kind = act.kind_of(action)
    if kind == act.HORSE.number:
        return _horse_refusal(state, seat, units, action)
    land = action >> act.ARMY.shift("land") & 255
    if fresh_at(units, land) is None:
        rules = {act.FLEET.number: "eot.1.3.A.2-01", act.ARMY.number: "eot.1.3.A.2-06"}
        return Refusal("no_new_vassal", rules.get(kind, "eot.1.3.A.2-12"))
    if kind == act.FLEET.number:
        return _fleet_refusal(state, seat, built, action)
    if kind == act.ARMY.number:
        if not state.players[seat].improvements[MECHANICS]:
            return Refusal("mechanics_needed", "eot.1.3.A.2-09")
        return _price_refusal(state, seat, army_price(state, seat), "eot.1.3.A.2-08")
    return _post_refusal(state, seat, action)


def _fleet_refusal(state: EraState, seat: int, built: int, action: int) -> Refusal | None:
    land, sea = act.FLEET.arguments(action)
    if not state.players[seat].improvements[NAVIGATION]:
        return Refusal("navigation_needed", "eot.1.3.A.2-05")
    if sea not in state.board.coast[land]:
        return Refusal("not_adjacent", "eot.1.3.A.2-01")
    if not state.board.dotted >> sea & 1:
        return Refusal("no_dot", "eot.1.3.A.2-53")
    return _price_refusal(state, seat, fleet_price(state, seat, built), "eot.1.3.A.2-03")


def _post_refusal(state: EraState, seat: int, action: int) -> Refusal | None:
    _, city, by_treaty = act.TRADE_POST.arguments(action)
    player = state.players[seat]
    if player.improvements[COMMERCE] < POST_COMMERCE:
        have = player.improvements[COMMERCE]
        return Refusal("commerce_needed", "eot.1.3.A.2-12", {"level": POST_COMMERCE, "have": have})
    if not any(state.cities[other] >> city & 1 for other in range(len(state.players)) if other != seat):
        return Refusal("no_foreign_city", "eot.1.3.A.2-12")
    if state.posts[city]:
        return Refusal("post_there", "eot.1.3.A.2-18")
    if city not in _post_sites(state, seat):
        return Refusal("not_adjacent_player", "eot.1.3.A.2-13")
    if by_treaty:
        return None if player.treaties else Refusal("no_treaty", "eot.1.3.A.2-14")
    return _price_refusal(state, seat, POST_THALERS, "eot.1.3.A.2-14")


def _horse_refusal(state: EraState, seat: int, units: Units, action: int) -> Refusal | None:
    province, points = act.HORSE.arguments(action)
    if not pieces.usable_horses(state, seat):
        return Refusal("no_horse", "eot.1.3.A.2-29")
    if find(units, province, points) is None or state.board.sea >> province & 1:
        return Refusal("no_such_unit", "eot.1.3.A.2-28")
    if points > 15 - state.setting.tables.horse_mp:
        return Refusal("enough_points", "eot.1.3.A.2-28")
    return None


def _price_refusal(state: EraState, seat: int, price: int, rule: str) -> Refusal | None:
    thalers = state.players[seat].thalers
    return None if price <= thalers else Refusal("too_dear", rule, {"price": price, "thalers": thalers})


def step(state: EraState, seat: int, units: Units, built: int, action: int) -> Step:
    """The step of a fleet, an army vassal or a Horse."""
    kind = act.kind_of(action)
    if kind == act.HORSE.number:
        province, points = act.HORSE.arguments(action)
        unit = find(units, province, points)
        if unit is None:
            raise ValueError("a Horse without a vassal")
        horses = pieces.usable_horses(state, seat)
        faster = (province, points + state.setting.tables.horse_mp, unit[2])
        return Step("horse", (unit,), (faster,), horse=horses & -horses)
    land = action >> act.ARMY.shift("land") & 255
    fresh = fresh_at(units, land)
    if fresh is None:
        raise ValueError("a conversion without a new vassal")
    if kind == act.ARMY.number:
        return Step("army", (fresh,), (), thalers=army_price(state, seat), army=1)
    sea = act.FLEET.arguments(action)[1]
    fleet = (sea, fleet_points(state, seat), SAILED)
    return Step("fleet", (fresh,), (fleet,), thalers=fleet_price(state, seat, built), fleets=1)


def build_post(state: EraState, seat: int, units: Units, action: int, umpire: Umpire) -> Units:
    """eot.1.3.A.2-14, eot.1.3.A.2-15, eot.1.3.A.2-17, R-053: the vassal goes onto the city; its owner gets a Thaler or
    a treaty; the builder's morale rises. The units left.
    """
    land, city, by_treaty = act.TRADE_POST.arguments(action)
    host = next(other for other in range(len(state.players)) if state.cities[other] >> city & 1)
    builder, owner = state.players[seat], state.players[host]
    unit = fresh_at(units, land)
    if unit is None:
        raise ValueError("a trade post without a new vassal")
    state.cubes[seat][land] -= 1
    state.posts = changed(state.posts, city, seat + 1)
    if by_treaty:
        builder.treaties -= 1
        owner.treaties += 1
    else:
        builder.thalers -= POST_THALERS
        owner.thalers += POST_THALERS
    name = state.board.provinces[city].id
    umpire.announce("post", {"seat": seat, "host": host, "province": name, "by_treaty": by_treaty})
    morale.move(state, seat, POST_MORALE, umpire, "post")
    return put(units, unit, -1)
