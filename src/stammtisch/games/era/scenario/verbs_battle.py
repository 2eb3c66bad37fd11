"""The verbs of part 4 of an expansion: declaring, committing, rolling, losing, occupying, plundering."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import ending, influence, losses, plunder
from stammtisch.games.era.rules.aftermath import Occupy
from stammtisch.games.era.rules.battle import ATTACKER_SETS_UP, DICE, FACES, Battle, BattleRound
from stammtisch.games.era.rules.battles import BATTLES, Battles, Expel, Fight
from stammtisch.games.era.rules.commitment import Commit, Reinforce, settle_who_sits_out
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, NO_UNIT
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.battle_stage import (
    by_result,
    conclude,
    fights_of,
    plan_of,
    running,
    stage_battle,
    stage_battles,
    stage_commit,
    stage_round,
)
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_movement import open_part_2
from stammtisch.games.era.state import NOBODY

_COMMITTED = {
    "ra_vassals": act.UNIT_ARMY, "legions": act.UNIT_LEGION, "ra_militia": act.UNIT_MILITIA, "ore": act.UNIT_ORE,
    "wine": act.UNIT_WINE, "ivory": act.UNIT_IVORY,
}  # fmt: skip


# --- before the battles -----------------------------------------------------------------------------------------------


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
    note_battles(step)


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


def note_battles(step: Step) -> None:
    """The battles declared, and which can be fought next."""
    frame: Battles | None = step.find(Battles)
    if frame is None:
        return
    listed = [described(step, fight) for fight in frame.open_fights()]
    fighting = running(step)
    if fighting is not None:
        place, sides = fighting.province, (fighting.attacker, fighting.defender)
        listed.insert(0, described(step, Fight(place, *sides)))
    step.note("battles", listed)


def described(step: Step, fight: Fight) -> dict[str, Any]:
    """A battle in words."""
    kind = "sea" if step.state.board.sea >> fight.province & 1 else "barbarian" if fight.defender == NOBODY else "land"
    return {
        "at": step.state.board.provinces[fight.province].id,
        "attacker": step.case.name(fight.attacker),
        "defender": step.case.name(fight.defender),
        "kind": kind,
    }


def expel(step: Step) -> None:
    """D-43: the host throws out the trade posts of the other, or not."""
    host, trader = step.seat, step.case.seat(step.written["of"])
    if not step.pass_to(host, [act.EXPEL]):
        if step.frame() is None or step.position.staged:
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
    if other:
        defender = step.case.seat(other)
    else:
        defender = fights[0].defender if fights else NOBODY
    step.act(seat, act.FIGHT(step.province(place), defender))


# --- committing -------------------------------------------------------------------------------------------------------


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
    elif step.find(Battles) is not None and step.pass_until(
        lambda state: any(isinstance(frame, Battle) for frame in state.agenda)
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
    step.state.push(Commit(seat, side, 0))


def _ready(step: Step, seat: int) -> None:
    """The commitment must be one that can be ended like this (R-169); a unit that must sit out is chosen if nobody says."""
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


# --- rolling and losing -----------------------------------------------------------------------------------------------


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
        top = step.state.agenda[-1]
        if top.deciders(step.state):
            top.apply(step.state, top.deciders(step.state)[0], top.default(step.state, frame.attacker), step.umpire)
        else:
            top.proceed(step.state, step.umpire)
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
    while isinstance(step.frame(), losses.Losses) and not step.frame_asks():
        step.state.agenda[-1].proceed(step.state, step.umpire)
    if step.written.get("give_up_sea"):
        step.act(seat, act.GIVE_UP_SEA())
    for word in step.written.get("units", ()):
        action = act.LOSE(names.unit(word))
        asked = step.frame()
        refused = asked.refusal(step.state, seat, action) if asked is not None else None
        if refused is not None or asked is None:
            step.act(seat, action)
        else:
            asked.apply(step.state, seat, action, step.umpire)
    side = ATTACKER if seat == frame.attacker else DEFENDER
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
        note_sides(step, DEFENDER)
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
    if step.position.told("battle_over") and step.position.notes.get("rolls_fixed") and not named:
        step.pass_until(lambda state: not any(isinstance(frame, Occupy) for frame in state.agenda))
        step.note("rolls_fixed", False)
        return
    if frame is None:
        frame = stage_battle(step)
    support_lost(step, frame)
    conclude(step, frame, by_result(step))
    step.pass_until(lambda state: not any(isinstance(each, Occupy) for each in state.agenda))
    step.note("rolls_fixed", False)


def support_lost(step: Step, frame: Battle) -> None:
    """Allied vassals go home whatever became of them, so the case need not say how many were lost."""
    step.note("allied", [count for _, _, count in frame.allies])


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


# --- plunder ----------------------------------------------------------------------------------------------------------


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
        step.pass_until(lambda each: not any(isinstance(frame, plunder.PayPlunder) for frame in each.agenda))
    step.position.notes["plundered"] = [*used, str(step.written.get("fleet"))]
    step.position.staged = True


def plunder_places(step: Step, seat: int, sea: str, at: Any) -> tuple[int, int]:
    """The sea and the land of a plunder."""
    return step.province(sea), step.province("L1" if at in (None, "city") else at)


def end_plunder(step: Step) -> None:
    """D-49: no further plunder."""
    step.pass_to(step.seat, [act.END_BATTLES])
    step.act(step.seat, act.END_BATTLES())


# --- read-outs --------------------------------------------------------------------------------------------------------


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
    note_battles(step)
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
        frame = trial.agenda[-1]
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
