"""The values of a scenario: every key of `then`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.step import StepUmpire
from stammtisch.games.era.scenario.then_battle import BATTLE_VALUES, battle_pattern, battle_value
from stammtisch.games.era.scenario.then_seat import SEAT_VALUES
from stammtisch.games.era.scenario.then_table import TABLE_VALUES, added_province
from stammtisch.games.era.scenario.what_if import VIRTUAL, continued
from stammtisch.games.era.words import HAMLETS, LUXURY_GOODS, NO_CARD

_DIFFERENCES = ("_change", "_gain")


def scope(position: Position, key: str) -> bool:
    """Whether a key is a seat or a province."""
    return key in position.case.names or key in position.state.board.number


def read_key(position: Position, key: str, expected: Any) -> Any:
    """The actual value of a key; NotUnderstood if there is no such key."""
    if key in position.notes and "." in key:
        return position.notes[key]
    first, _, rest = key.partition(".")
    if rest and first in position.case.names:
        return of_seat(position, position.case.seat(first), rest, expected)
    if rest and first in position.state.board.number:
        return of_site(position, first, rest, expected)
    if rest:
        raise NotUnderstood("no such key")
    if key in VIRTUAL and isinstance(expected, Mapping):
        return nested(continued(position, key), expected)
    return of_table(position, key, expected)


def nested(position: Position, expected: Mapping[str, Any]) -> dict[str, Any]:
    """Values in the shape that is expected: keys of the table, seats and provinces with theirs."""
    found: dict[str, Any] = {}
    for key, value in expected.items():
        if isinstance(value, Mapping) and scope(position, key):
            found[key] = {part: read_key(position, f"{key}.{part}", each) for part, each in value.items()}
        else:
            found[key] = read_key(position, key, value)
    return found


# --- a seat -----------------------------------------------------------------------------------------------------------


def of_seat(position: Position, seat: int, key: str, expected: Any) -> Any:
    """A value of a seat; with `_change` or `_gain` the difference to the start of the case."""
    if key == "ip_gain" and "ip" in SEAT_VALUES:
        return _difference(position, seat, "ip", expected)
    if key in SEAT_VALUES:
        return SEAT_VALUES[key](position, seat, expected)
    for ending in _DIFFERENCES:
        base = key.removesuffix(ending)
        if base != key:
            return _difference(position, seat, {"morale": "morale_field"}.get(base, base), expected)
    raise NotUnderstood(f"no such key of a seat; known are {', '.join(sorted(SEAT_VALUES))}, and those with _change")


def _difference(position: Position, seat: int, base: str, expected: Any) -> Any:
    if base not in SEAT_VALUES:
        raise NotUnderstood(f"no such key of a seat; known are {', '.join(sorted(SEAT_VALUES))}")
    now, before = position, position.at_start()
    if base == "food":
        return now.state.players[seat].food - before.state.players[seat].food
    return SEAT_VALUES[base](now, seat, expected) - SEAT_VALUES[base](before, seat, expected)


# --- a province -------------------------------------------------------------------------------------------------------


def of_site(position: Position, name: str, key: str, expected: Any) -> Any:
    """A value of a province."""
    if key not in SITE_VALUES:
        raise NotUnderstood(f"no such key of a province; known are {', '.join(sorted(SITE_VALUES))}")
    return SITE_VALUES[key](position, position.state.board.number[name], expected)


def _owner(position: Position, place: int) -> str | None:
    """Who controls a province; while a part 2 is open, who would if it were closed now (R-059)."""
    state = position.state
    if state.agenda and isinstance(state.agenda[-1], Movement):
        state = state.copy()
        frame = state.agenda[-1]
        frame.apply(state, frame.deciders(state)[0], act.END_MOVEMENT(), StepUmpire())
    seat = next((each for each in range(len(state.players)) if state.control[each] >> place & 1), None)
    return None if seat is None else position.case.name(seat)


def _city(position: Position, place: int) -> str | None:
    state = position.state
    seat = next((each for each in range(len(state.players)) if state.cities[each] >> place & 1), None)
    return None if seat is None else position.case.name(seat)


def _fleets(position: Position, place: int, expected: Any) -> Any:
    state = position.state
    found = {position.case.name(seat): layer[place] for seat, layer in enumerate(state.cubes) if layer[place]}
    return sum(found.values()) if isinstance(expected, int) else found


def _trade_post(position: Position, place: int, expected: Any) -> str | None:
    owner = position.state.posts[place]
    return position.case.name(owner - 1) if owner else None


def _controlled_by_nobody(position: Position, place: int) -> bool:
    return not any(mask >> place & 1 for mask in position.state.control)


SITE_VALUES: Mapping[str, Callable[[Position, int, Any], Any]] = {
    "owner": lambda position, place, expected: _owner(position, place),
    "controller": lambda position, place, expected: _owner(position, place),
    "vassals": lambda position, place, expected: sum(layer[place] for layer in position.state.cubes),
    "city": lambda position, place, expected: (
        _city(position, place) if not isinstance(expected, bool) else _city(position, place) is not None
    ),
    "fleets": _fleets,
    "stack_top_to_bottom": lambda position, place, expected: [
        position.case.name(seat) for seat in position.state.stacks[place]
    ],
    "trade_post": _trade_post,
    "hamlet": lambda position, place, expected: int(position.state.hamlets[place] > 0),
    "battlefield": lambda position, place, expected: position.state.battlefields[place],
    "food_token": lambda position, place, expected: int(
        position.state.board.provinces[place].food and _controlled_by_nobody(position, place)
    ),
    "lg": lambda position, place, expected: (
        LUXURY_GOODS[position.state.board.provinces[place].luxury] if position.state.board.luxury >> place & 1 else None
    ),
    "empty": lambda position, place, expected: (
        not any(layer[place] for layer in position.state.cubes) and _city(position, place) is None
    ),
}
"""How each key of a province is read."""


# --- the table --------------------------------------------------------------------------------------------------------


def of_table(position: Position, key: str, expected: Any) -> Any:
    """A value of the table, of the battle, of what a step has read out, or of the main seat."""
    main = position.case.main
    if key in TABLE_VALUES:
        return TABLE_VALUES[key](position, expected)
    if key in BATTLE_VALUES:
        return battle_value(position, key, expected)
    pattern = battle_pattern(position, key, expected) or _by_pattern(position, key, expected)
    if pattern is not None:
        return pattern()
    if key in position.notes:
        return position.notes[key]
    if key in SEAT_VALUES or key.endswith(_DIFFERENCES):
        return of_seat(position, main, key, expected)
    raise NotUnderstood(
        f"no such key; known are {', '.join(sorted({*TABLE_VALUES, *BATTLE_VALUES}))}, SEAT.x, PROVINCE.x"
    )


def _by_pattern(position: Position, key: str, expected: Any) -> Callable[[], Any] | None:
    """Keys that name a seat, a province or a unit inside."""
    case = position.case
    if sees := re.match(r"(.+)_sees$", key):
        viewer = sees.group(1)
        return lambda: _seen(position, case.seat(viewer), expected)
    if homes := re.match(r"hamlets_on_(\w+)_home_provinces$", key):
        tribe = homes.group(1)
        return lambda: _hamlets_on_homes(position, tribe)
    if re.match(r"when_\w+_is_added$", key):
        return lambda: added_province(position, key)
    if re.match(r"v\d+$", key) and isinstance(expected, Mapping):
        return lambda: _unit(position)
    if key == "A" and isinstance(expected, Mapping):
        return lambda: {part: of_seat(position, case.main, part, value) for part, value in expected.items()}
    return None


def _unit(position: Position) -> dict[str, int | None]:
    """The movement points of the vassal that was spoken of."""
    frame = position.state.agenda[-1]
    rows = getattr(frame, "units", ())
    place = position.notes.get("horse_unit", position.notes.get("last_unit"))
    return {"mp": max((row[1] for row in rows if row[0] == place), default=None)}


def _hamlets_on_homes(position: Position, word: str) -> int:
    tribe = {"greek": "greeks", "roman": "romans", "gaul": "gauls", "slav": "slavs", "briton": "britons",
             "egyptian": "egyptians", "germanic": "germanics", "iberian": "iberians"}.get(word, word)  # fmt: skip
    homes = position.state.board.homes[names.tribe(tribe)]
    return sum(1 for place in homes if position.state.hamlets[place])


def _seen(position: Position, viewer: int, expected: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat may know, by the observation that it gets."""
    seen = GAME.observe(position.state, viewer)
    found: dict[str, Any] = {}
    for key in expected:
        first, _, rest = key.partition(".")
        seat = position.case.seat(first) if rest else None
        own = seen.own if seat == viewer else None
        if rest in ("kept", "rejected", "card", "personal"):
            card = NO_CARD if own is None else own.rejected if rest == "rejected" else own.card
            found[key] = None if card == NO_CARD else names.card_name(card)
        elif rest == "unused_hamlets" and seat is not None:
            found[key] = seen.players[seat].hamlet_count
        elif rest == "hand_cards" and seat is not None:
            found[key] = int(seen.players[seat].has_card)
        elif rest in ("thalers", "ip", "treaties", "food") and seat is not None:
            found[key] = getattr(seen.players[seat], rest)
        elif key in ("kind", "colour") or rest in ("kind", "kinds", "colour"):
            found[key] = _hamlet_seen(position, viewer, seat, rest or key)
        else:
            raise NotUnderstood("no such key of a view", f"key '{key}'")
    return found


def _hamlet_seen(position: Position, viewer: int, seat: int | None, key: str) -> Any:
    """Kind or colour of the unused hamlets of `seat`, or of anybody else."""
    seen = GAME.observe(position.state, viewer)
    others = [each for each in range(len(seen.players)) if each != viewer and seen.players[each].hamlet_count]
    asked = seat if seat is not None else next(iter(others), viewer)
    if key == "colour":
        return next(iter(seen.players[asked].colours), None)
    kinds = seen.own.hamlets if seen.own is not None and asked == viewer else ()
    return next((HAMLETS[kind] for kind in kinds), None)
