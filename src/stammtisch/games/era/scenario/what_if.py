"""Values that ask what would be: under another length, number of players or kind of battle, or if the case went on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.options import IllegalAction
from stammtisch.engine.scenario import ORDINALS, NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import ending
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.scenario.given import build_position
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.verbs import do_step
from stammtisch.games.era.setup import KeepCard
from stammtisch.games.era.state import NOTHING_YET

_GOING_ON: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "after_1_5": ({"do": "phase.cleanup"},),
    "after_cleanup": ({"do": "phase.cleanup"},),
    "after_battle": ({"do": "battle.cleanup"},),
    "before_battle": (),
    "after_expansion": ({"do": "exp.end"},),
    "after_morale": ({"do": "next_round.morale"},),
}
VIRTUAL = frozenset(_GOING_ON)
"""Keys of `then` that speak of a moment which no step of the case names."""


def continued(position: Position, key: str) -> Position:
    """The position at that moment, if the case went on to it."""
    twin = position.copy()
    for written in _GOING_ON[key]:
        step = dict(written)
        if step["do"] == "exp.end":
            step["by"] = twin.case.name(twin.case.main)
        do_step(twin, step)
    return twin


def again(position: Position, changes: Mapping[str, Any]) -> Position:
    """The case from its start with a changed `given`."""
    given = {**position.case.given, **changes}
    twin = build_position(given, position.case.when, position.case.header)
    for written in position.case.when:
        if isinstance(written, Mapping):
            do_step(twin, written)
    return twin


def under_length(position: Position, length: str) -> bool:
    """Whether the end of the game is triggered under another length."""
    return again(position, {"mode": length}).state.ended_by != NOTHING_YET


def by_player_count(position: Position, expected: Mapping[str, Any], read: Callable[[Position], Any]) -> dict[str, Any]:
    """A value for each number of players."""
    changed = {key: value for key, value in position.case.given.items() if key != "player_counts"}
    found = {}
    for count in expected:
        twin = build_position({**changed, "player_count": int(count)}, position.case.when, position.case.header)
        for written in position.case.when:
            do_step(twin, written)
        found[count] = read(twin)
    return found


def of_other_game(position: Position) -> Position:
    """The same with the tribes of the other game that the case names."""
    return again(position, {"tribes": position.case.given.get("other_game_tribes", ())})


def with_province(position: Position, name: str) -> bool:
    """Whether an end condition is met once the main seat stands on one more province."""
    twin = position.copy()
    place, seat = twin.state.board.number.get(name), twin.case.main
    if place is None:
        raise NotUnderstood(f"'{name}' is no province of this case")
    twin.state.cubes[seat][place] += 1
    twin.state.control[seat] |= 1 << place
    return bool(ending.goals_met(twin.state, seat))


def battlefield_of_kind(position: Position, kind: str) -> int:
    """The battlefield that the battle leaves if it is fought on land, or at sea."""
    told = dict(position.case.given.get("battle") or {})
    twin = again(position, {"battle": {**told, "kind": kind}})
    place = twin.case.battle.places[0] if twin.case.battle is not None else ""
    return twin.state.battlefields[twin.state.board.number[place]]


def drafts_card_first(position: Position) -> bool:
    """Whether the second player could keep his card before the first has picked a tribe."""
    case = position.case
    steps = [step for step in case.when if isinstance(step, Mapping)]
    twin = build_position(case.given, case.when, case.header)
    do_step(twin, steps[0])
    other = next(case.seat(step["by"]) for step in steps if step.get("by") != steps[0].get("by"))
    frame = top(twin.state)
    if other in frame.may_act(twin.state):
        return frame.refusal(twin.state, other, act.KEEP_CARD(0)) is None or isinstance(frame, KeepCard)
    return False


def next_unit(position: Position, expected: Any) -> dict[str, bool]:
    """Whether one unit more than the last step has made could be made: `third` after a step with the count 2."""
    last = position.trail[-1][0] if position.trail else {}
    if not isinstance(expected, Mapping) or set(expected) != {"legal"} or "count" not in last:
        raise NotUnderstood(f"a word such as {ORDINALS[2]} names a step, or the next unit of a step with a count")
    try:
        do_step(position.copy(), {**last, "count": 1})
    except IllegalAction:
        return {"legal": False}
    return {"legal": True}
