"""The verbs that set up a battle: what both sides commit, and reinforcements."""

from __future__ import annotations

from typing import Any

from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import losses
from stammtisch.games.era.rules.battle import Battle, BattleRound
from stammtisch.games.era.rules.battles import Battles
from stammtisch.games.era.rules.commitment import Commit, Reinforce, settle_who_sits_out
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, NO_UNIT
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.battle_stage import (
    running,
    stage_battle,
    stage_commit,
    stage_round,
)
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.state import NOBODY

_COMMITTED = {
    "ra_vassals": act.UNIT_ARMY, "legions": act.UNIT_LEGION, "ra_militia": act.UNIT_MILITIA, "ore": act.UNIT_ORE,
    "wine": act.UNIT_WINE, "ivory": act.UNIT_IVORY,
}  # fmt: skip


def defend(step: Step) -> None:
    """D-45: what the defender commits; barbarians commit nothing of their own will."""
    plan = step.case.battle
    if plan is not None and plan.defender == NOBODY:
        stage_battle(step)
        note_sides(step, DEFENDER)
        return
    seat = step.seat if "by" in step.written or plan is None else plan.defender
    _commit(step, seat, DEFENDER)


def attack(step: Step) -> None:
    """D-46: what the attacker commits."""
    _commit(step, step.seat, ATTACKER)


def _commit(step: Step, seat: int, side: int) -> None:
    frame = step.frame()
    if not (isinstance(frame, Commit) and frame.side == side and frame.seat == seat):
        _come_to_commit(step, seat, side)
    for key, unit in _COMMITTED.items():
        if step.written.get(key):
            step.act(seat, act.COMMIT(unit, min(63, step.written[key])))
    for _ in range(int(step.written.get("hamlets") or 0)):
        held = step.state.players[seat].hamlets
        step.act(seat, act.MERCENARY(min(held, default=0)))
    if "sits_out" in step.written:
        step.act(seat, act.SIT_OUT(names.unit(step.written["sits_out"])))
    _ready(step, seat)
    note_sides(step, side)


def _come_to_commit(step: Step, seat: int, side: int) -> None:
    """The window of a side: reached by passing, put there for who has nothing to commit, or staged."""
    battle = running(step)
    if battle is not None and step.pass_until(lambda state: _is_commit(state, seat, side)):
        return
    battle = running(step)
    fighting = battle is not None and seat in (battle.attacker, battle.defender)
    if fighting and battle is not None and isinstance(step.frame(), (Battle, BattleRound, Reinforce, Commit)):
        _again(step, battle, seat, side)
    elif (
        battle is None
        and step.find(Battles) is not None
        and step.pass_until(lambda state: any(isinstance(frame, Battle) for frame in state.agenda))
    ):
        _come_to_commit(step, seat, side)
    else:
        stage_commit(step, seat)


def _is_commit(state: Any, seat: int, side: int) -> bool:
    frame = state.agenda[-1]
    return isinstance(frame, Commit) and frame.side == side and frame.seat == seat


def _again(step: Step, battle: Battle, seat: int, side: int) -> None:
    """Nobody asks who has nothing to commit; what he tries is refused by the same window."""
    while step.frame() is not battle:
        step.state.agenda.pop()
    battle.step = {DEFENDER: 1, ATTACKER: 2}[side]
    if side == ATTACKER:
        settle_who_sits_out(step.state, battle)
    step.state.push(Commit(seat, side, 0))


def _ready(step: Step, seat: int) -> None:
    """The commitment must be one that can be ended like this (R-169); a unit that must sit out is chosen if nobody
    says.
    """
    frame = step.frame()
    if not isinstance(frame, Commit) or frame.seat != seat:
        return
    refused = frame.check(step.state, seat, act.READY())
    if refused is not None and refused.code == "who_sits_out":
        return
    militia = "ra_militia" in step.written or any(key in step.written for key in _COMMITTED)
    if refused is not None and militia:
        step.refuse(refused.code, refused.rule, refused.figures)


def note_sides(step: Step, side: int) -> None:
    """The units of both sides now; the strength of the side that has just committed."""
    frame = running(step)
    if frame is None:
        return
    sits_out = sits_out_of(step, frame)
    set_up = frame.copy()
    set_up.sits_out = sits_out
    step.note("sides", (set_up.fighting(ATTACKER), set_up.fighting(DEFENDER)))
    step.note("side", side)
    step.note("strengths", [set_up.strength(ATTACKER), set_up.strength(DEFENDER)])
    step.note("sits_out", None if sits_out == NO_UNIT else names.UNIT_WORDS[sits_out])


def sits_out_of(step: Step, frame: Battle) -> int:
    """The unit that sits out, as it stands once both sides are set up."""
    if frame.sits_out != NO_UNIT:
        return frame.sits_out
    trial = step.state.copy()
    battle = next(each for each in reversed(trial.agenda) if isinstance(each, Battle))
    settle_who_sits_out(trial, battle)
    return battle.sits_out


def reinforce(step: Step) -> None:
    """D-47: hamlets as mercenaries before a roll; nothing else may come."""
    seat = step.seat
    if running(step) is None:
        stage_round(step, seat)
    wanted = int(step.written.get("hamlets") or 0)
    for key, unit in _COMMITTED.items():
        if step.written.get(key):
            step.pass_to(seat, [act.MERCENARY])
            step.act(seat, act.COMMIT(unit, step.written[key]))
    for _ in range(wanted):
        if not (isinstance(step.frame(), losses.Losses)):
            step.pass_to(seat, [act.MERCENARY])
        step.act(seat, act.MERCENARY(min(step.state.players[seat].hamlets, default=0)))
    frame = running(step)
    if frame is not None:
        note_sides(step, ATTACKER if seat == frame.attacker else DEFENDER)


def no_reinforcement(step: Step) -> None:
    """D-47: pass."""
    seat = step.seat
    if running(step) is None:
        stage_round(step, seat)
    if step.pass_to(seat, [act.MERCENARY]):
        step.act(seat, act.READY())
