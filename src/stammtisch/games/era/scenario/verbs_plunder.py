"""The verbs of plundering."""

from __future__ import annotations

import re
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import plunder
from stammtisch.games.era.rules.battles import BATTLES
from stammtisch.games.era.scenario.battle_stage import (
    stage_battles,
)
from stammtisch.games.era.scenario.cast import steps_of
from stammtisch.games.era.scenario.step import Step


def plunder_land(step: Step) -> None:
    """D-49: a Norse fleet plunders; `fleet` is written S1#2 where several lie in a sea."""
    seat, state = step.seat, step.state
    match = re.match(r"([\w~]+)(?:#(\d+))?$", str(step.written.get("fleet", "S1")))
    if match is None:
        raise NotUnderstood("a fleet is written S1 or S1#2", "key 'fleet'")
    sea, land = plunder_places(step, seat, match.group(1), step.written.get("at"))
    used = step.position.notes.setdefault("plundered", [])
    if match.group(2) is not None and str(step.written["fleet"]) in used:
        step.refuse("no_unused_fleet", "eot.4-21")
    step.pass_to(seat, [act.PLUNDER])
    if not step.asks(seat, [act.PLUNDER]):
        refused = plunder.refusal(state, seat, sea, land)
        if refused is not None:
            step.refuse(refused.code, refused.rule, refused.figures)
        frame = stage_battles(step, [], seat)
        frame.step = BATTLES
    if "die" in step.written:
        step.umpire.throws = [[step.written["die"]]]
    step.act(seat, act.PLUNDER(sea, land))
    if isinstance(step.frame(), plunder.Plunder):
        step.state.agenda[-1].proceed(step.state, step.umpire)
        engine.advance(step.state, step.umpire, stop_at_pause=True)
        if not _uses_hamlets(step):
            step.pass_until(lambda each: not any(isinstance(frame, plunder.PayPlunder) for frame in each.agenda))
    step.position.notes["plundered"] = [*used, str(step.written.get("fleet"))]
    step.position.staged = True


def _uses_hamlets(step: Step) -> bool:
    """Whether the plundered player, who is asked now, uses a hamlet later in the case (D-50)."""
    asked = step.find(plunder.PayPlunder)
    if asked is None:
        return False
    later = [each for each in steps_of(step.case.when) if each["do"] == "hamlet.use"]
    return any(each.get("by") == step.case.name(asked.seat) for each in later)


def plunder_places(step: Step, seat: int, sea: str, at: Any) -> tuple[int, int]:
    """The sea and the land of a plunder."""
    return step.province(sea), step.province("L1" if at in (None, "city") else at)


def end_plunder(step: Step) -> None:
    """D-49: no further plunder; nobody asks who has nothing left to do in part 4."""
    if step.pass_to(step.seat, [act.END_BATTLES]):
        step.act(step.seat, act.END_BATTLES())
