"""The verbs of a battle under way: rolls, losses, outcomes, parades, occupation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import ending, influence, losses
from stammtisch.games.era.rules.aftermath import Occupy
from stammtisch.games.era.rules.battle import ATTACKER_SETS_UP, DICE, FACES, Battle, BattleRound
from stammtisch.games.era.rules.battles import Battles
from stammtisch.games.era.rules.commitment import Commit
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, NO_UNIT
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.battle_stage import (
    by_result,
    conclude,
    running,
    stage_battle,
    stage_round,
)
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_committing import note_sides, sits_out_of
from stammtisch.games.era.state import NOBODY


def roll(step: Step) -> None:
    """A battle round with its dice as faces; losses that leave a choice go cheapest first."""
    if running(step) is None:
        stage_round(step, step.seat)
    if not step.pass_until(lambda state: isinstance(state.agenda[-1], BattleRound)):
        step.refuse("no_roll", "eot.1.3.A.4-37")
    dice = step.written["dice"]
    if not isinstance(dice, Mapping) or set(dice) != {"attacker", "defender"}:
        raise NotUnderstood("dice are an object with attacker and defender", "key 'dice'")
    step.umpire.throws = [[_die(ATTACKER, dice["attacker"]), _die(DEFENDER, dice["defender"])]]
    frame = running(step)
    assert frame is not None
    step.state.agenda[-1].proceed(step.state, step.umpire)
    while step.frame() is not frame:
        on_top = top(step.state)
        if on_top.deciders(step.state):
            seat = on_top.deciders(step.state)[0]
            on_top.apply(step.state, seat, on_top.default(step.state, seat), step.umpire)
        else:
            on_top.proceed(step.state, step.umpire)
    counts = {
        step.case.name(frame.attacker): frame.strength(ATTACKER),
        step.case.name(frame.defender): frame.strength(DEFENDER),
    }
    step.position.append("units_after_round", counts)
    step.note("sides", (frame.fighting(ATTACKER), frame.fighting(DEFENDER)))
    step.advance()


def _die(side: int, face: Any) -> int:
    if face not in FACES:
        raise NotUnderstood(f"'{face}' is no face of a die; there are {', '.join(FACES)}", "key 'dice'")
    return DICE[side].index(FACES.index(face)) + 1


def lose(step: Step) -> None:
    """D-48: units are removed; those that leave no choice go by themselves."""
    seat = step.seat
    if running(step) is None:
        stage_round(step, seat)
    frame = running(step)
    assert frame is not None
    side = ATTACKER if seat == frame.attacker else DEFENDER
    before = frame.fighting(side)
    while isinstance(step.frame(), losses.Losses) and not step.frame_asks():
        step.state.agenda[-1].proceed(step.state, step.umpire)
    gone = [unit for unit, count in enumerate(before) for _ in range(count - frame.fighting(side)[unit])]
    if step.written.get("give_up_sea"):
        step.act(seat, act.GIVE_UP_SEA())
    for word in step.written.get("units", ()):
        if names.unit(word) in gone:
            gone.remove(names.unit(word))
            continue
        action = act.LOSE(names.unit(word))
        asked = step.frame()
        refused = asked.refusal(step.state, seat, action) if asked is not None else None
        if refused is not None or asked is None:
            step.act(seat, action)
        else:
            asked.apply(step.state, seat, action, step.umpire)
    step.note("left", frame.fighting(side))


def resolve(step: Step) -> None:
    """A battle to its end: without dice if it needs none, with the result that the step fixes."""
    at = step.written.get("at")
    if running(step) is None and not _come_to_battle(step, at):
        staged = stage_battle(step)
        if staged.step == ATTACKER_SETS_UP and staged.defender != NOBODY:
            step.state.push(Commit(staged.defender, DEFENDER, 0))
    frame = running(step)
    assert frame is not None
    if "result" in step.written:
        note_sides(step, step.position.notes.get("side", DEFENDER))
        if step.position.notes.get("sits_out") is not None and frame.sits_out == NO_UNIT:
            frame.sits_out = sits_out_of(step, frame)
        conclude(step, frame, step.written["result"], step.written.get("survivors"))
        return
    over = step.pass_until(lambda state: not any(isinstance(each, (Battle, BattleRound)) for each in state.agenda))
    if not over:
        raise NotUnderstood("dice are rolled in this battle, the step fixes no result", "key 'result'")


def _come_to_battle(step: Step, at: Any) -> bool:
    """The next battle of the expansion going on; that at a province if one is named."""
    if step.find(Battles) is None and step.find(type(None)) is None and not step.state.agenda:
        return False
    place = None if at is None else step.province(at)

    def reached(state: Any) -> bool:
        return any(isinstance(each, Battle) and place in (None, each.province) for each in state.agenda)

    return step.pass_until(reached)


def clean_up(step: Step) -> None:
    """Step 5 of a battle: the result that the case gives it is carried out, unless that has happened."""
    frame, at = running(step), step.written.get("at")
    named = frame is not None and at is not None and frame.province == step.province(at)
    done = step.position.notes.get("battles_cleaned_up", 0)
    step.note("battles_cleaned_up", done + 1)
    if len(step.position.told("battle_over")) > done and not named:
        step.pass_until(lambda state: not any(isinstance(each, Occupy) for each in state.agenda))
        return
    if frame is None:
        frame = stage_battle(step)
    conclude(step, frame, by_result(step))
    step.pass_until(lambda state: not any(isinstance(each, Occupy) for each in state.agenda))


def move_parades(step: Step) -> None:
    """The parades after a battle: the loser's goes back first, then the winner's advances (R-099)."""
    plan, state = step.case.battle, step.state
    winner = loser = None
    if "winner" in step.written:
        winner = step.case.seat(step.written["winner"])
    elif plan is not None:
        sides = {"attacker": (plan.attacker, plan.defender), "defender": (plan.defender, plan.attacker)}
        winner, loser = sides.get(by_result(step), (None, None))
    if loser is not None and loser != NOBODY:
        influence.set_back_parade(state, loser, step.umpire)
    if winner is not None and winner != NOBODY:
        influence.advance_parade(state, winner, step.umpire)
    ending.check(state, step.umpire, winner)


def occupy(step: Step) -> None:
    """D-51: a city on the conquered city province, or vassals only."""
    seat, city = step.seat, bool(step.written.get("city"))
    if not step.asks(seat, [act.OCCUPY]) and not step.position.told("battle_over"):
        frame = running(step) or stage_battle(step)
        conclude(step, frame, by_result(step))
    if step.asks(seat, [act.OCCUPY]):
        step.act(seat, act.OCCUPY(int(city)))
    elif city:
        step.act(seat, act.OCCUPY(1))
