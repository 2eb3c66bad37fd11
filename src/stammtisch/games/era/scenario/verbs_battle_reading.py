"""What can be read of a battle: markers, the barbarian chart, what is asked."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era.rules.aftermath import Occupy
from stammtisch.games.era.rules.battle import FACES, Battle, BattleRound
from stammtisch.games.era.rules.battles import BATTLES, Battles
from stammtisch.games.era.rules.commitment import Commit, Reinforce
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER
from stammtisch.games.era.scenario.battle_stage import (
    by_result,
    conclude,
    fights_of,
    plan_of,
    running,
    stage_battle,
    stage_battles,
)
from stammtisch.games.era.scenario.step import Step


def markers(step: Step) -> None:
    """Step 3: the markers are awarded; windows before it are passed."""
    frame = running(step)
    if frame is None:
        frame = stage_battle(step)
    step.pass_until(lambda state: isinstance(state.agenda[-1], (BattleRound, Reinforce)) or _dealt(state))
    frame = running(step)
    if frame is None:
        raise NotUnderstood("no battle is going on")
    note_markers(step, frame)


def _dealt(state: Any) -> bool:
    return any(isinstance(frame, Battle) and frame.markers for frame in state.agenda)


def note_markers(step: Step, frame: Battle) -> None:
    """Who holds which marker."""
    sides = (step.case.name(frame.attacker), step.case.name(frame.defender))
    held = {face: sides[ATTACKER if frame.markers >> number & 1 else DEFENDER] for number, face in enumerate(FACES)}
    step.note("markers", held)
    step.note("attacker_markers", sorted(face for face in FACES if held[face] == sides[ATTACKER]))
    step.note("defender_markers", sorted(face for face in FACES if held[face] == sides[DEFENDER]))
    step.note("strengths", [frame.strength(ATTACKER), frame.strength(DEFENDER)])


def values(step: Step) -> None:
    """The barbarians' row of the chart, by the highest era reached."""
    state = step.state
    found = {"row": state.reached + 1}
    found["militia"], found["mechanics"] = state.setting.tables.barbarian_chart[state.reached]
    found["morale"] = state.setting.tables.morale_value(0)
    for key, value in found.items():
        step.note(f"chart {key}", value)


def options(step: Step) -> None:
    """What can be fought next, who commits first, what each seat is asked, whether a city is offered."""
    values(step)
    frame: Battles | None = step.find(Battles)
    if frame is None and step.case.battle is not None and step.case.battle.told.get("result") is None:
        frame = stage_battles(step, fights_of(step), plan_of(step).attacker)
        while frame.step != BATTLES:
            frame.proceed(step.state, step.umpire)
            step.pass_until(lambda state: isinstance(state.agenda[-1], Battles))
            frame = step.find(Battles)
    elif step.case.battle is not None and step.case.battle.told.get("result") is not None:
        conclude(step, stage_battle(step), by_result(step))
        step.note("city_offered", any(isinstance(each, Occupy) for each in step.state.agenda))
        return
    if frame is not None:
        step.note("next_battle_options", _next_options(step, frame))
    _note_prompts(step)


def _next_options(step: Step, frame: Battles) -> list[str]:
    """The battles that can be chosen: provinces, at sea with the other owner."""
    found = []
    for fight in frame.open_fights():
        name = step.state.board.provinces[fight.province].id
        other = fight.defender if fight.attacker == frame.seat else fight.attacker
        found.append(f"{name}/{step.case.name(other)}" if step.state.board.sea >> fight.province & 1 else name)
    return found


def _note_prompts(step: Step) -> None:
    """Who commits in which order, and who is asked anything until the first roll."""
    trial = step.state.copy()
    asked: list[int] = []
    order: list[int] = []
    umpire = type(step.umpire)()
    for _ in range(100):
        if not trial.agenda or isinstance(trial.agenda[-1], BattleRound):
            break
        frame = top(trial)
        if isinstance(frame, Commit):
            order.append(frame.seat)
        for seat in frame.deciders(trial):
            asked.append(seat)
            frame.apply(trial, seat, frame.default(trial, seat), umpire)
            break
        else:
            frame.proceed(trial, umpire)
    for place, key in enumerate(("first_prompt", "second_prompt")):
        step.note(key, step.case.name(order[place]) if place < len(order) else None)
    for seat, name in enumerate(step.case.names):
        step.note(f"prompts_to_{name}", ["commit"] * asked.count(seat))
    rolls = bool(trial.agenda) and isinstance(trial.agenda[-1], BattleRound) and not trial.agenda[-1].deciders(trial)
    step.note("rolled_by", "engine" if rolls else None)
