"""The verbs that lead to battles: wanting them at sea, declaring, expelling traders, choosing the next."""

from __future__ import annotations

from stammtisch.games.era import actions as act
from stammtisch.games.era.rules.battle import Battle
from stammtisch.games.era.rules.battles import BATTLES, Battles, Expel, Fight
from stammtisch.games.era.scenario.battle_stage import (
    fights_of,
    plan_of,
    running,
    stage_battles,
)
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_movement import open_part_2
from stammtisch.games.era.state import NOBODY


def want_at_sea(step: Step) -> None:
    """D-41: whether a battle is wanted at sea."""
    seat, other = step.seat, step.case.seat(step.written["other"])
    step.reach(seat, [act.WANT_BATTLE], open_part_2, "expansion")
    sea = step.province(step.written["at"])
    step.act(seat, act.WANT_BATTLE(sea, other, int(bool(step.written["answer"]))))
    step.position.append("asked", step.case.name(seat))


def declare(step: Step) -> None:
    """D-42: all attacks are declared; what that does happens, hosts may be asked about traders."""
    frame: Battles | None = step.find(Battles)
    if frame is None or "on" in step.written or "moved_units" in step.written:
        frame = _stage_declaration(step)
    if step.find(Battles) is not None and frame.step != BATTLES:
        while isinstance(step.frame(), Battles) and step.find(Battles).step != BATTLES:
            step.state.agenda[-1].proceed(step.state, step.umpire)
    step.position.staged = True


def _stage_declaration(step: Step) -> Battles:
    seat = step.seat
    if step.case.battle is not None and "on" not in step.written:
        fights, seat = fights_of(step), plan_of(step).attacker
    elif step.written.get("moved_units") == 0:
        fights = []
    else:
        fights = [_fight_on(step, seat)]
    frame = stage_battles(step, fights, seat)
    if not fights:
        place = step.province(step.written["at"])
        other = next((each for each in range(len(step.state.players)) if step.state.land_of(each) >> place & 1), NOBODY)
        refused = frame.check(step.state, seat, act.FIGHT(place, other))
        if refused is not None:
            step.refuse(refused.code, refused.rule, refused.figures)
    return frame


def _fight_on(step: Step, seat: int) -> Fight:
    """An attack of a seat on another: where the case says, else on any province of his."""
    other = step.case.seat(step.written["on"])
    at = step.written.get("at")
    land = step.state.land_of(other)
    place = step.province(at) if at is not None else (land & -land).bit_length() - 1
    if not step.state.cubes[seat][place]:
        step.state.cubes[seat][place] = 1
    return Fight(place, seat, other, step.state.cubes[seat][place])


def expel(step: Step) -> None:
    """D-43: the host throws out the trade posts of the other, or not."""
    host, trader = step.seat, step.case.seat(step.written["of"])
    if not step.pass_to(host, [act.EXPEL]) and (step.frame() is None or step.position.staged):
        step.put(Expel(host, trader))
    step.act(host, act.EXPEL(trader, int(bool(step.written.get("answer", True)))))


def next_battle(step: Step) -> None:
    """D-44: the battle to be fought next."""
    seat, at = step.seat, str(step.written.get("at", step.written.get("attack")))
    if step.find(Battles) is None:
        stage_battles(step, fights_of(step), seat)
    step.pass_to(seat, [act.FIGHT])
    place, _, other = at.partition("/")
    frame: Battles | None = step.find(Battles)
    fights = [fight for fight in frame.open_fights() if fight.province == step.province(place)] if frame else []
    first = fights[0].defender if fights else NOBODY
    defender = step.case.seat(other) if other else first
    begun = running(step)
    if begun is not None and begun.province == step.province(place) and (not other or defender in _sides(begun)):
        return
    step.act(seat, act.FIGHT(step.province(place), defender))


def _sides(battle: Battle) -> tuple[int, int]:
    """Who fights in a battle that has begun: the last one that is left begins by itself."""
    return battle.attacker, battle.defender
