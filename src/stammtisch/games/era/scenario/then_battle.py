"""The values of a battle in `then`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stammtisch.games.era.actions import UNIT_MILITIA, UNITS
from stammtisch.games.era.rules.battle import ATTACKER_SETS_UP, FACES, Battle
from stammtisch.games.era.rules.battles import Battles, Fight, WantBattle
from stammtisch.games.era.rules.militia import militia
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.what_if import battlefield_of_kind
from stammtisch.games.era.state import NOBODY

Value = Callable[[Position, Any], Any]
_BY_FACE = ("strength", "mechanics", "morale")


def _battle(position: Position) -> Battle | None:
    return next((frame for frame in reversed(position.state.agenda) if isinstance(frame, Battle)), None)


def _sides(position: Position) -> Sequence[Sequence[int]]:
    """The units of both sides that fight: of the battle going on, else as they were read last."""
    battle = _battle(position)
    if battle is not None and not _before_markers(battle):
        return battle.fighting(ATTACKER), battle.fighting(DEFENDER)
    if battle is not None and "sits_out" in position.notes:
        battle = battle.copy()
        word = position.notes["sits_out"]
        battle.sits_out = battle.sits_out if word is None else names.UNIT_WORDS.index(word)
        return battle.fighting(ATTACKER), battle.fighting(DEFENDER)
    sides: Sequence[Sequence[int]] = position.notes.get("sides", position.notes.get("units_at_start", ((), ())))
    return sides


def _before_markers(battle: Battle) -> bool:
    """Whether the unit that sits out may not have been settled yet."""
    return battle.step <= ATTACKER_SETS_UP


def _seats(position: Position) -> tuple[int, int]:
    """Attacker and defender."""
    battle, plan = _battle(position), position.case.battle
    if battle is not None:
        return battle.attacker, battle.defender
    told = position.told("battle_over")
    if told:
        return told[-1]["attacker"], told[-1]["defender"]
    return (plan.attacker, plan.defender) if plan is not None else (position.case.main, NOBODY)


def _in_words(units: Sequence[int], expected: Any) -> Any:
    """Counts of units by the words that the case uses, or their number."""
    if not isinstance(expected, Mapping):
        return sum(units)
    words = {names.unit(word): word for word in expected}
    found = {words.get(unit, names.UNIT_WORDS[unit]): count for unit, count in enumerate(units) if count}
    found.update({word: 0 for unit, word in words.items() if unit >= len(units) or not units[unit]})
    return found


def _units(position: Position, expected: Any) -> Any:
    """Numbers by seat, or the units of the side that committed last."""
    sides = _sides(position)
    if isinstance(expected, Mapping) and expected and all(name in position.case.names for name in expected):
        seats = _seats(position)
        return {name: sum(sides[seats.index(position.case.seat(name))]) for name in expected}
    return _in_words(sides[DEFENDER], expected)


def _survivors(position: Position, expected: Any) -> Any:
    told = position.told("battle_over")
    side = DEFENDER if told and told[-1]["result"] == "defender" else ATTACKER
    return _in_words(_sides(position)[side], expected)


def _holder(face: str) -> Value:
    def value(position: Position, expected: Any) -> Any:
        if isinstance(expected, str):
            return position.notes.get("markers", {}).get(face)
        hamlets = position.notes.get(f"hamlet {face}")
        if face == "strength" and hamlets is None:
            return _strength(position, expected)
        return position.notes.get(f"chart {face}") if hamlets is None else hamlets

    return value


def _strength(position: Position, expected: Any) -> Any:
    """The strength of both sides, or of the one that committed last."""
    sides = [sum(units) for units in _sides(position)]
    return sides if isinstance(expected, list) else sides[position.notes.get("side", ATTACKER)]


def _markers(position: Position, expected: Any) -> Any:
    battle = _battle(position)
    held = dict(position.notes.get("markers", {}))
    if battle is not None:
        seats = _seats(position)
        held = {
            face: position.case.name(seats[0 if battle.markers >> number & 1 else 1])
            for number, face in enumerate(FACES)
        }
    return {face: held.get(face) for face in expected} if isinstance(expected, Mapping) else held


def _lost(position: Position, seat: int, expected: Any) -> list[str]:
    """Units lost by a seat in their order, as far as the case lists them."""
    told = [UNITS.index(facts["unit"]) for facts in position.told("unit_lost", seat)]
    words = {names.unit(word): word for word in expected}
    return [words.get(unit, names.UNIT_WORDS[unit]) for unit in told]


def _removed(position: Position, expected: Any) -> Any:
    told = position.told("unit_lost", position.case.main)
    return names.UNIT_WORDS[UNITS.index(told[-1]["unit"])] if told else None


def _result(position: Position, expected: Any) -> str | None:
    told = position.told("battle_over")
    return None if not told else str(told[-1]["result"])


def _place(position: Position) -> int | None:
    told, battle, plan = position.told("battle_over"), _battle(position), position.case.battle
    if battle is not None:
        return battle.province
    if told:
        return position.state.board.number[told[-1]["province"]]
    return position.state.board.number[plan.places[0]] if plan is not None else None


def _province(position: Position, expected: Any) -> str | None:
    place, state = _place(position), position.state
    if place is None:
        return None
    owners = [seat for seat in range(len(state.players)) if state.cubes[seat][place] or state.cities[seat] >> place & 1]
    return position.case.name(owners[0]) if owners else "empty"


def _city_survives(position: Position, expected: Any) -> bool:
    place = _place(position)
    return place is not None and bool(position.state.cities[_seats(position)[DEFENDER]] >> place & 1)


def _battlefield(position: Position, expected: Any) -> int | None:
    place = _place(position)
    return None if place is None else position.state.battlefields[place]


def _landfall(position: Position, expected: Any) -> int | None:
    """The militia that is there because nobody attacked over land."""
    battle = _battle(position)
    if battle is None:
        return None
    walking = battle.copy()
    walking.by_sea = 0
    return militia(position.state, battle) - militia(position.state, walking)


def _battles(position: Position, expected: Any) -> list[dict[str, Any]]:
    """The battles that are open, the one going on first."""
    listed: list[Fight] = []
    battle = _battle(position)
    if battle is not None:
        listed.append(Fight(battle.province, battle.attacker, battle.defender))
    for frame in position.state.agenda:
        if isinstance(frame, Battles):
            listed += frame.open_fights()
    return [_described(position, fight) for fight in listed]


def _described(position: Position, fight: Fight) -> dict[str, Any]:
    board = position.state.board
    kind = "sea" if board.sea >> fight.province & 1 else "barbarian" if fight.defender == NOBODY else "land"
    return {
        "at": board.provinces[fight.province].id,
        "attacker": position.case.name(fight.attacker),
        "defender": position.case.name(fight.defender),
        "kind": kind,
    }


def _one_battle(position: Position, expected: Any) -> Any:
    """The battle going on, by the keys that the case asks for."""
    listed = _battles(position, None)
    told: dict[str, Any] = dict(listed[0]) if listed else {}
    sides = _sides(position)
    for key, value in expected.items():
        if key in ("attacker_units", "defender_units"):
            told[key] = _in_words(sides[ATTACKER if key.startswith("attacker") else DEFENDER], value)
        elif key == "landfall_militia":
            told[key] = _landfall(position, value)
    return {key: told.get(key) for key in expected}


def _asked(position: Position, expected: Any) -> list[str]:
    """Who was asked about battles at sea, and who is asked now."""
    asked = [position.case.name(facts["seat"]) for facts in position.told("sea_battle_wanted")]
    frame = position.state.agenda[-1] if position.state.agenda else None
    if isinstance(frame, WantBattle):
        asked += [position.case.name(seat) for seat in frame.deciders(position.state)]
    return asked


def _side_units(side: int) -> Value:
    return lambda position, expected: _in_words(_sides(position)[side], expected)


def _markers_of(side: str) -> Value:
    return lambda position, expected: position.notes.get(f"{side}_markers")


BATTLE_VALUES: Mapping[str, Value] = {
    "attacker_units": _side_units(ATTACKER),
    "defender_units": _side_units(DEFENDER),
    "attacker_strength": lambda position, expected: sum(_sides(position)[ATTACKER]),
    "defender_strength": lambda position, expected: sum(_sides(position)[DEFENDER]),
    "attacker_militia": lambda position, expected: _sides(position)[ATTACKER][UNIT_MILITIA],
    "defender_militia": lambda position, expected: _sides(position)[DEFENDER][UNIT_MILITIA],
    "landfall_militia": _landfall,
    "units": _units,
    "units_left": lambda position, expected: _in_words(position.notes.get("left", ()), expected),
    "units_after_round": lambda position, expected: position.notes.get("units_after_round", []),
    "survivors": _survivors,
    **{face: _holder(face) for face in _BY_FACE},
    "militia": lambda position, expected: position.notes.get("chart militia"),
    "values": lambda position, expected: {key: position.notes.get(f"chart {key}") for key in expected},
    "markers": _markers,
    "attacker_markers": _markers_of("attacker"),
    "defender_markers": _markers_of("defender"),
    "removed": _removed,
    "result": _result,
    "province": _province,
    "city_survives": _city_survives,
    "battlefield": _battlefield,
    "battlefield_if_land": lambda position, expected: battlefield_of_kind(position, "land"),
    "battlefield_if_sea": lambda position, expected: battlefield_of_kind(position, "sea"),
    "battle": _one_battle,
    "battles": _battles,
    "next_battle_options": lambda position, expected: position.notes.get("next_battle_options"),
    "asked": _asked,
    "sits_out": lambda position, expected: position.notes.get("sits_out"),
    "rolls": lambda position, expected: len(position.told("battle_round")),
    "rolled_by": lambda position, expected: position.notes.get("rolled_by"),
    "first_prompt": lambda position, expected: position.notes.get("first_prompt"),
    "second_prompt": lambda position, expected: position.notes.get("second_prompt"),
    "vp_moves": lambda position, expected: bool(position.told("parade")),
    "city_offered": lambda position, expected: position.notes.get("city_offered"),
    "new_vassal_offered": lambda position, expected: bool(position.told("placed")),
}
"""How each key of a battle is read."""


def battle_value(position: Position, key: str, expected: Any) -> Any:
    """A value of the battle."""
    return BATTLE_VALUES[key](position, expected)


def battle_pattern(position: Position, key: str, expected: Any) -> Callable[[], Any] | None:
    """Keys of a battle that name a seat inside: `strength_B`, `first_losses_black`, `prompts_to_B`."""
    by_lower = {name.lower(): seat for seat, name in enumerate(position.case.names)}
    match = re.match(r"(strength|first_losses|losses|losses_in_order|units_left|prompts_to)_(\w+)$", key)
    side = re.match(r"(attacker|defender)_losses_in_order$", key)
    if side:
        return lambda: _lost(
            position, _seats(position)[ATTACKER if side.group(1) == "attacker" else DEFENDER], expected
        )
    if not match or match.group(2).lower() not in by_lower:
        return None
    seat, word = by_lower[match.group(2).lower()], match.group(1)
    if word == "prompts_to":
        return lambda: position.notes.get(f"prompts_to_{position.case.name(seat)}")
    if word == "strength":
        return lambda: sum(_sides(position)[_seats(position).index(seat)])
    if word == "units_left":
        return lambda: _in_words(_sides(position)[_seats(position).index(seat)], expected)
    return lambda: _lost(position, seat, expected)[: len(expected)]
