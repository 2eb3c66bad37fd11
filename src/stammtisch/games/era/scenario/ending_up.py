"""What ends with the case: part 1 of an expansion, losses that leave no choice, the window of a plundered player."""

from __future__ import annotations

from stammtisch.engine import game as engine
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.improvement import FreeUnits
from stammtisch.games.era.rules.losses import Losses
from stammtisch.games.era.rules.placement import Placement
from stammtisch.games.era.rules.plunder import PayPlunder
from stammtisch.games.era.scenario.battle_stage import stage_round
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.step import Step, StepUmpire


def end_of_case(position: Position) -> None:
    """Close part 1 of an expansion if vassals were placed in it; take losses and free units that nobody chooses; the
    plundered player pays.
    """
    plan = position.case.battle
    if not position.state.agenda and plan is not None and plan.told.get("dice_rolled"):
        step = Step(position, {})
        stage_round(step, plan.attacker)
        step.finish()
    state, umpire = position.state, StepUmpire()
    if not state.agenda:
        return
    frame = top(state)
    placed = any(written["do"] == "exp.place" and refusal is None for written, refusal, _ in position.trail)
    if isinstance(frame, Placement) and placed:
        if frame.deciders(state):
            frame.apply(state, frame.seat, act.END_PLACE(), umpire)
        engine.advance(state, umpire, stop_at_pause=True)
    elif isinstance(frame, PayPlunder):
        frame.apply(state, frame.seat, act.GO(), umpire)
        engine.advance(state, umpire, stop_at_pause=True)
    elif isinstance(frame, (Losses, FreeUnits)) and not frame.deciders(state):
        engine.advance(state, umpire, stop_at_pause=True)
    position.events += umpire.events
