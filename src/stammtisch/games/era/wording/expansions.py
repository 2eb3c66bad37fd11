"""The four parts of an expansion in words, up to the founding of cities."""

from __future__ import annotations

from stammtisch.engine.options import Message
from stammtisch.games.era.rules import conversion
from stammtisch.games.era.rules.cities import VASSALS_FOR_A_CITY
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.placement import POINTS_A_FIELD, Placement
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.wording.arguments import at, player, yes_no
from stammtisch.games.era.wording.described import Described, Descriptions, do, plain, thalers, then
from stammtisch.games.era.wording.leaving import with_given_up


def _legion(state: EraState, seat: int, yes: int) -> Described:
    return Described(
        do("legion" if yes else "no-legion"), consequence=then("legion", left=state.legions) if yes else None
    )


def _place(state: EraState, seat: int, province: int, from_city: int) -> Described:
    where = at(state, province)
    if from_city:
        return Described(do("place-from-city", province=where), Message("era-cost-early-vassal"))
    return Described(do("place", province=where), consequence=then("place", left=state.players[seat].free_vassals - 1))


def _end_place(state: EraState, seat: int) -> Described:
    """eot.1.3.A.1-06: every three points not used raise morale."""
    frame = top(state)
    points = frame.points if isinstance(frame, Placement) else 0
    consequence = then("end-place", points=points, morale=points // POINTS_A_FIELD) if points else None
    return Described(do("end-place"), consequence=consequence, wasteful=points > 0)


def _remove(state: EraState, seat: int, province: int) -> Described:
    there = state.cubes[seat][province] if province < state.board.size else 0
    lost = there == 1 and not state.cities[seat] >> province & 1
    consequence = then("province-lost", province=at(state, province)) if lost else None
    return Described(do("remove", province=at(state, province)), consequence=consequence)


def _fleet(state: EraState, seat: int, land: int, sea: int) -> Described:
    frame = top(state)
    built = frame.built if isinstance(frame, Movement) else 0
    told = do("fleet", land=at(state, land), sea=at(state, sea))
    return Described(told, thalers(conversion.fleet_price(state, seat, built)), with_given_up(state, seat, land, None))


def _army(state: EraState, seat: int, land: int) -> Described:
    price = thalers(conversion.army_price(state, seat))
    return Described(do("army", land=at(state, land)), price, with_given_up(state, seat, land, None))


def _trade_post(state: EraState, seat: int, land: int, city: int, by_treaty: int) -> Described:
    host = _owner(state, seat, city)
    told = do("trade-post", land=at(state, land), city=at(state, city), by_treaty=yes_no(bool(by_treaty)))
    cost = Message("era-cost-treaties", {"n": 1}) if by_treaty else thalers(conversion.POST_THALERS)
    consequence = None if host is None else then("trade-post", host=player(host), morale=conversion.POST_MORALE)
    return Described(told, cost, with_given_up(state, seat, land, consequence))


def _owner(state: EraState, seat: int, province: int) -> int | None:
    """Whose pieces besides the own ones stand in a province; None if nobody's."""
    if province >= state.board.size:
        return None
    for other in range(len(state.players)):
        if other != seat and (state.cubes[other][province] or state.cities[other] >> province & 1):
            return other
    return None


def _horse(state: EraState, seat: int, land: int, points: int) -> Described:
    then_points = points + state.setting.tables.horse_mp
    return Described(do("horse", land=at(state, land)), consequence=then("horse", before=points, after=then_points))


def _march(state: EraState, seat: int, start: int, end: int, points: int) -> Described:
    told = do("march", from_=at(state, start), to=at(state, end), points=points)
    return Described(told, consequence=with_given_up(state, seat, start, _entering(state, seat, end)))


def _sail(state: EraState, seat: int, start: int, end: int, points: int) -> Described:
    told = do("sail", from_=at(state, start), to=at(state, end), points=points)
    other = state.stacks[end][0] if end < state.board.size and state.stacks[end] else NOBODY
    consequence = then("shared-sea", owner=player(other)) if other not in (NOBODY, seat) else None
    return Described(told, consequence=with_given_up(state, seat, start, consequence))


def _land(state: EraState, seat: int, start: int, end: int, points: int) -> Described:
    told = do("land", from_=at(state, start), to=at(state, end))
    return Described(told, consequence=with_given_up(state, seat, start, _entering(state, seat, end)))


def _transport(state: EraState, seat: int, start: int, end: int, points: int) -> Described:
    told = do("transport", from_=at(state, start), to=at(state, end), points=points)
    return Described(told, consequence=with_given_up(state, seat, start, _entering(state, seat, end)))


def _transport_over(state: EraState, seat: int, start: int, sea: int, end: int, points: int) -> Described:
    told = do("transport-over", from_=at(state, start), sea=at(state, sea), to=at(state, end), points=points)
    return Described(told, consequence=with_given_up(state, seat, start, _entering(state, seat, end)))


def _entering(state: EraState, seat: int, province: int) -> Message | None:
    """eot.1.3.A.2-39: entering a foreign province is an attack."""
    if province >= state.board.size:
        return None
    if state.hamlets[province]:
        return then("attack-barbarians")
    other = _owner(state, seat, province)
    if other is None:
        return None
    units = state.cubes[other][province] + (state.cities[other] >> province & 1)
    name = "attack-ally" if state.allied(seat, other) else "attack-peace" if state.players[other].peace else "attack"
    return then(name, owner=player(other), units=units)


def _end_movement(state: EraState, seat: int) -> Described:
    frame = top(state)
    left = sum(row[3] for row in frame.units if row[1]) if isinstance(frame, Movement) else 0
    consequence = then("end-movement", units=left) if left else None
    return Described(do("end-movement"), consequence=consequence, wasteful=left > 0)


def _found(state: EraState, seat: int, province: int) -> Described:
    food = tribe_of(state, seat).city_food
    balance = state.players[seat].food - food
    figures = then("found", vassals=VASSALS_FOR_A_CITY, food=food, balance=balance, hunger=max(0, -balance))
    return Described(do("found", province=at(state, province)), consequence=figures)


EXPANSIONS: Descriptions = {
    "legion": ("legion", _legion),
    "place": ("place", _place),
    "end_place": ("end", _end_place),
    "remove": ("remove", _remove),
    "fleet": ("convert", _fleet),
    "army": ("convert", _army),
    "trade_post": ("post", _trade_post),
    "horse": ("horse", _horse),
    "march": ("march", _march),
    "sail": ("sail", _sail),
    "land": ("land", _land),
    "transport": ("transport", _transport),
    "transport_over": ("transport", _transport_over),
    "undo_move": ("end", plain("undo-move")),
    "end_movement": ("end", _end_movement),
    "found": ("city", _found),
    "end_cities": ("end", plain("end-cities")),
}
