"""The values of a seat in `then` that speak of its pieces: vassals, cities, fleets, goods, army, expansion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.games.era.actions import UNIT_IVORY, UNIT_WINE
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    cards,
    cities,
    conversion,
    expansion,
    movement,
    pieces,
    posts,
)
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.turn import AddGoods
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.seat_values import Value, event_sum, field
from stammtisch.games.era.words import (
    COMMERCE,
    LUXURY_GOODS,
    MERCHANTS,
    NAVIGATION,
)


def _goods(position: Position, seat: int, mask: int) -> list[str]:
    board = position.state.board
    return sorted(LUXURY_GOODS[board.provinces[place].luxury] for place in provinces_in(mask & board.luxury))


def _luxuries(position: Position, seat: int, expected: Any) -> list[str]:
    """The goods owned; while part 2 is open or a province stands empty, those that the seat still controls."""
    return _goods(position, seat, position.state.luxuries(seat))


def _names(position: Position, mask: int, hidden: bool = False) -> list[str]:
    listed = [position.state.board.provinces[place].id for place in provinces_in(mask)]
    return [name for name in listed if hidden or name not in position.case.hidden]


def _tokens(position: Position, seat: int, mask: int, used: bool) -> int:
    owned = position.state.control[seat] & mask
    return (owned & position.state.exhausted if used else owned & ~position.state.exhausted).bit_count()


def _army(position: Position, seat: int, expected: Any) -> Any:
    """Vassals of the regular army, or what else lies there if a case asks by name."""
    player, board = position.state.players[seat], position.state.board
    if not isinstance(expected, Mapping):
        return player.army
    lying = {
        "vassals": player.army, "legions": player.legions, "militia": player.militia,
        "ore": _tokens(position, seat, board.ore, False), "horses": _tokens(position, seat, board.horse, False),
    }  # fmt: skip
    return {key: lying.get(key) for key in expected}


def _food(position: Position, seat: int, expected: Any) -> Any:
    food = position.state.players[seat].food
    if expected == "n":
        homes = position.state.board.homes[position.state.players[seat].tribe]
        symbols = sum(position.state.board.provinces[place].food for place in homes)
        return "n" if food == symbols else food
    return max(0, food)


def _count(kind: str) -> Value:
    return lambda position, seat, expected: len(position.told(kind, seat))


def _expansion_value(position: Position, seat: int, expected: Any) -> int | None:
    told = position.told("expansion", seat)
    if told:
        return int(told[-1]["value"])
    frame = next((each for each in position.state.agenda if isinstance(each, AddGoods) and each.seat == seat), None)
    if frame is not None:
        return expansion.value(position.state, seat, frame.leaders, frame.goods.bit_count())
    return None


def _unused(position: Position, seat: int, expected: Any) -> int:
    """Points of the expansion that placed no vassal."""
    return max(0, (_expansion_value(position, seat, expected) or 0) - len(position.told("placed", seat)))


def _placed(position: Position, seat: int, expected: Any) -> int:
    return len(position.told("placed", seat))


def _fresh_left(position: Position, seat: int, expected: Any) -> int:
    made = (
        len(position.told("step_fleet", seat))
        + len(position.told("step_army", seat))
        + len(position.told("post", seat))
    )
    return int(position.notes.get("new_vassals", 0)) - made


def _points_left(fleets: bool) -> Value:
    """Movement points left: of the only unit, or of those in the provinces that the case names."""

    def value(position: Position, seat: int, expected: Any) -> Any:
        state = position.state
        frame = next((each for each in state.agenda if isinstance(each, Movement) and each.seat == seat), None)
        rows = [] if frame is None else [row for row in frame.units if bool(state.board.sea >> row[0] & 1) == fleets]
        if frame is None:
            rows = [tuple(row) for row in position.notes.get("units_at_end", ())
                    if bool(state.board.sea >> row[0] & 1) == fleets]  # fmt: skip
        if isinstance(expected, Mapping):
            by_name = {state.board.provinces[row[0]].id: row[1] for row in rows}
            return {name: by_name.get(name) for name in expected}
        last = position.notes.get("last_unit")
        moved = [row[1] for row in rows if row[0] == last]
        return min(moved) if moved else min((row[1] for row in rows), default=None)

    return value


def _attacks(position: Position, seat: int, expected: Any) -> list[str]:
    return sorted({facts["province"] for facts in position.told("attack", seat)})


def _usable_luxuries(position: Position, seat: int, expected: Any) -> list[str]:
    """The goods that can be placed this round; alike ones once, if the case lists them so."""
    state = position.state
    return _goods(position, seat, pieces.usable_luxuries(state, seat))


def _usable_now(mask_of: Callable[[Position, int], int]) -> Value:
    """Whether what was won in the case can be used this round."""

    def value(position: Position, seat: int, expected: Any) -> bool:
        owned = mask_of(position, seat)
        new = owned & ~position.start.control[seat] or owned
        return bool(new & ~position.state.exhausted)

    return value


def _vassals_on_map(position: Position, seat: int, expected: Any) -> int:
    layer = position.state.cubes[seat]
    return sum(layer[place] for place in provinces_in(position.state.board.land))


def _beside_city(position: Position, seat: int, expected: Any) -> int | None:
    """Vassals beside the city put last."""
    told = position.told("city", seat)
    if not told:
        return None
    return position.state.cubes[seat][position.state.board.number[told[-1]["province"]]]


def _out_of_game(position: Position, seat: int, expected: Any) -> int:
    return position.state.removed[seat]


def _from_cities(position: Position, seat: int, expected: Any) -> int:
    return sum(position.start.players[seat].slots) - sum(position.state.players[seat].slots)


def _next_slot(position: Position, seat: int, expected: Any) -> int:
    player = position.state.players[seat]
    return player.slots[player.built] if player.built < len(player.slots) else 0


def _land_count(position: Position, seat: int, expected: Any) -> int:
    return (position.state.control[seat] & position.state.board.land).bit_count()


def _blocks(position: Position, seat: int, expected: Any) -> int:
    """Blocks of the land that the case names; of all, if it names none."""
    land = position.state.land_of(seat)
    named = sum(1 << place for place in provinces_in(land)
                if position.state.board.provinces[place].id not in position.case.hidden)  # fmt: skip
    return len(position.state.board.blocks(named or land))


def _aside(position: Position, seat: int, unit: int) -> int:
    kind = "ivory" if unit == UNIT_IVORY else "wine"
    board = position.state.board
    mask = board.luxury_of[LUXURY_GOODS.index(kind)] & position.state.army_goods
    return _tokens(position, seat, mask, True)


PIECE_VALUES: Mapping[str, Value] = {
    "food": _food,
    "hunger_plate": lambda position, seat, expected: max(0, -position.state.players[seat].food),
    "hunger": lambda position, seat, expected: max(0, -position.state.players[seat].food),
    "hunger_aside": field("hunger_aside"),
    "free_vassals": field("free_vassals"),
    "vassals_on_map": _vassals_on_map,
    "vassals_at_cities": lambda position, seat, expected: sum(position.state.players[seat].slots),
    "vassals_at_next_city": _next_slot,
    "vassals_beside_city": _beside_city,
    "vassals_out_of_game": _out_of_game,
    "city_slots_right_to_left": lambda position, seat, expected: list(position.state.players[seat].slots),
    "from_unbuilt_cities": _from_cities,
    "freed_by_second_founding": lambda position, seat, expected: position.notes.get("freed_by_second_founding"),
    "cities": lambda position, seat, expected: position.state.city_count(seat),
    "city_limit": lambda position, seat, expected: cities.city_limit(position.state, seat),
    "fleets": lambda position, seat, expected: position.state.fleets(seat),
    "fleets_added": _count("step_fleet"),
    "land_provinces": _land_count,
    "sea_provinces": lambda position, seat, expected: (
        position.state.control[seat] & position.state.board.sea
    ).bit_count(),
    "provinces": lambda position, seat, expected: _names(position, position.state.land_of(seat)),
    "holds": lambda position, seat, expected: _names(
        position, position.state.control[seat] & position.state.board.land
    ),
    "controls": lambda position, seat, expected: _names(position, position.state.control[seat]),
    "attacks": _attacks,
    "attack_units": lambda position, seat, expected: sum(facts["cubes"] for facts in position.told("attack", seat)),
    "blocks": _blocks,
    "new_colonies": event_sum("colonies", "count"),
    "expansion_value": _expansion_value,
    "placed": _placed,
    "unused": _unused,
    "removed": _count("removed"),
    "new_vassals_left": _fresh_left,
    "new_vassals_left_on_land": _fresh_left,
    "fleet_mp": lambda position, seat, expected: conversion.fleet_points(position.state, seat),
    "vassal_mp": lambda position, seat, expected: movement.vassal_points(position.state, seat),
    "fleet_mp_left": _points_left(True),
    "vassal_mp_left": _points_left(False),
    "fleet_price": lambda position, seat, expected: conversion.fleet_price(position.state, seat, 0),
    "army_price": lambda position, seat, expected: conversion.army_price(position.state, seat),
    "can_build_fleets": lambda position, seat, expected: position.state.players[seat].improvements[NAVIGATION] > 0,
    "trade_posts": lambda position, seat, expected: posts.count(position.state, seat),
    "trade_posts_allowed": lambda position, seat, expected: (
        position.state.players[seat].improvements[COMMERCE] >= conversion.POST_COMMERCE
    ),
    "lg": _luxuries,
    "lg_count": lambda position, seat, expected: position.state.luxuries(seat).bit_count(),
    "merchants_count": lambda position, seat, expected: cards.count(position.state, seat, MERCHANTS),
    "usable_lg": _usable_luxuries,
    "unused_lg": lambda position, seat, expected: pieces.usable_luxuries(position.state, seat).bit_count(),
    "used_lg": lambda position, seat, expected: _goods(
        position, seat, position.state.luxuries(seat) & position.state.exhausted
    ),
    "lg_on_board": lambda position, seat, expected: (
        position.state.luxuries(seat) & position.state.exhausted
    ).bit_count(),
    "lg_usable_this_round": _usable_now(lambda position, seat: position.state.luxuries(seat)),
    "ore_usable_this_round": _usable_now(
        lambda position, seat: position.state.control[seat] & position.state.board.ore
    ),
    "horses_usable_this_round": _usable_now(
        lambda position, seat: position.state.control[seat] & position.state.board.horse
    ),
    "ra_tokens": lambda position, seat, expected: _goods(
        position, seat, position.state.control[seat] & position.state.army_goods
    ),
    "ivory_aside": lambda position, seat, expected: _aside(position, seat, UNIT_IVORY),
    "wine_aside": lambda position, seat, expected: _aside(position, seat, UNIT_WINE),
    "ore": lambda position, seat, expected: (position.state.control[seat] & position.state.board.ore).bit_count(),
    "horses": lambda position, seat, expected: (position.state.control[seat] & position.state.board.horse).bit_count(),
    "ore_in_ra": lambda position, seat, expected: _tokens(position, seat, position.state.board.ore, False),
    "ore_aside": lambda position, seat, expected: _tokens(position, seat, position.state.board.ore, True),
    "horses_in_ra": lambda position, seat, expected: _tokens(position, seat, position.state.board.horse, False),
    "horses_aside": lambda position, seat, expected: _tokens(position, seat, position.state.board.horse, True),
    "regular_army": _army,
    "regular_army_vassals": field("army"),
    "ra_militia": field("militia"),
    "legions": field("legions"),
}
"""How each key of the pieces of a seat is read."""
