"""Staging a battle: the frames of part 4 with the battle that a case begins with, and a fixed outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import commitment, losses
from stammtisch.games.era.rules.attacks import Attack
from stammtisch.games.era.rules.battle import (
    ATTACKER_SETS_UP,
    FACES,
    MARKERS,
    ROUND,
    Battle,
)
from stammtisch.games.era.rules.battles import Battles, Fight
from stammtisch.games.era.rules.commitment import Commit, settle_who_sits_out
from stammtisch.games.era.rules.expansion import END
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER
from stammtisch.games.era.scenario.battle_plan import BattlePlan, later_round, survivors_of, units_told
from stammtisch.games.era.scenario.given_tribes import fits_expansion
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_expansion import stage_expansion
from stammtisch.games.era.state import NOBODY
from stammtisch.games.era.words import THALERS_2

MOST_UNITS = 200
_LOST_BY_ATTACKER = {
    "legions_lost": act.UNIT_LEGION, "lost_vassals": act.UNIT_VASSAL, "lost_attacker_vassals": act.UNIT_VASSAL,
    "attacker_vassals_lost": act.UNIT_VASSAL, "fleets_lost": act.UNIT_FLEET, "lost_attacker_ra_vassals": act.UNIT_ARMY,
}  # fmt: skip
_LOST_BY_DEFENDER = {
    "defender_vassals_lost": act.UNIT_VASSAL, "lost_defender_vassals": act.UNIT_VASSAL,
    "lost_defender_ra_vassals": act.UNIT_ARMY,
}  # fmt: skip


def plan_of(step: Step) -> BattlePlan:
    """The battle that the case begins with."""
    if step.case.battle is None:
        raise NotUnderstood("this case has no battle")
    return step.case.battle


def running(step: Step) -> Battle | None:
    """The battle going on, if any."""
    found: Battle | None = step.find(Battle)
    return found


def fights_of(step: Step) -> list[Fight]:
    """The battles that the case sets up, one for each province under attack."""
    plan, found = plan_of(step), list[Fight]()
    for name in plan.places:
        place = step.province(name)
        if step.state.board.sea >> place & 1:
            found.append(Fight(place, plan.attacker, plan.defender))
        else:
            other = NOBODY if step.state.hamlets[place] else plan.defender
            found.append(Fight(place, plan.attacker, other, plan.cubes, plan.by_sea, plan.were_fleets))
    return found


def stage_battles(step: Step, fights: list[Fight], seat: int) -> Battles:
    """Part 4 of the expansion of `seat` with these battles, before they are declared."""
    expansion = stage_expansion(step, seat, END)
    attacks = tuple(
        Attack(fight.province, fight.defender, fight.cubes, fight.by_sea, fight.were_fleets)
        for fight in fights
        if fight.cubes
    )
    frame = Battles(seat, attacks, 0, expansion.by_leader)
    step.state.push(frame)
    frame.left = ()
    frame.fights = tuple(tuple(fight) for fight in fights)
    return frame


def stage_battle(step: Step) -> Battle:
    """The battle of the case alone, before anybody has committed anything; units and markers as the case gives them."""
    plan = plan_of(step)
    fight = fights_of(step)[0]
    by_leader = fits_expansion(step.case, plan.attacker)
    frame = Battle(*fight, active=plan.attacker, by_leader=by_leader)
    step.put(frame)
    frame.proceed(step.state, step.umpire)
    while not isinstance(step.frame(), Battle):
        step.state.agenda.pop()
    _given_units(step, frame, plan)
    _given_markers(step, frame, plan)
    step.note("units_at_start", [frame.units[ATTACKER], frame.units[DEFENDER]])
    return frame


def _given_units(step: Step, frame: Battle, plan: BattlePlan) -> None:
    """Units beyond those on the spot were committed: they are in use, spent, or away from the army."""
    for side in (ATTACKER, DEFENDER):
        told = plan.units[side]
        if told is None:
            _committed(step, frame, plan, side)
            continue
        units = list(plan.whole(side))
        if frame.seat(side) == NOBODY and not told:
            continue
        frame.units = (tuple(units), frame.units[1]) if side == ATTACKER else (frame.units[0], tuple(units))
        _set_aside(step, frame, side)
    frame.ever = frame.strength(ATTACKER) + frame.strength(DEFENDER)


def _committed(step: Step, frame: Battle, plan: BattlePlan, side: int) -> None:
    """Army units that a case tells of by what became of them."""
    told, counts = plan.told, dict[int, int]()
    alive = survivors_of(step.case, plan, side) or {}
    for unit in (act.UNIT_ARMY, act.UNIT_ORE, act.UNIT_WINE, act.UNIT_IVORY, act.UNIT_MERCENARY, act.UNIT_ALLY):
        counts[unit] = alive.get(unit, 0)
    if side == DEFENDER:
        counts[act.UNIT_ARMY] += int(told.get("lost_defender_ra_vassals", 0))
        counts[act.UNIT_MERCENARY] += int(told.get("mercenary_used", 0))
    else:
        counts[act.UNIT_ARMY] += int(told.get("lost_attacker_ra_vassals", 0))
        _legions(step, frame, int(told.get("legions_committed", alive.get(act.UNIT_LEGION, 0))))
    for unit, count in counts.items():
        if count:
            frame.change(side, unit, count)
    _set_aside(step, frame, side)


def _legions(step: Step, frame: Battle, count: int) -> None:
    if count:
        player = step.state.players[frame.attacker]
        player.legions -= min(player.legions, count)
        frame.legions = (count, frame.legions[1])
        frame.change(ATTACKER, act.UNIT_LEGION, count)


def _set_aside(step: Step, frame: Battle, side: int) -> None:
    """Mercenaries are spent hamlets, of a kind that does not matter; Ore lies beside the army, allied vassals came from
    an ally.
    """
    seat, units = frame.seat(side), frame.units[side]
    if seat == NOBODY:
        return
    state = step.state
    player = state.players[seat]
    player.spent += units[act.UNIT_MERCENARY]
    if side == DEFENDER and units[act.UNIT_MERCENARY]:
        frame.last_mercenary = THALERS_2
    ore = state.control[seat] & state.board.ore & ~state.exhausted
    for _ in range(units[act.UNIT_ORE]):
        state.exhausted |= ore & -ore
        ore &= ore - 1
    if units[act.UNIT_ALLY]:
        partner = next(
            (other for other in range(len(state.players)) if other not in (frame.attacker, frame.defender)), None
        )
        if partner is not None:
            frame.allies = (*frame.allies, (side, partner, units[act.UNIT_ALLY]))
    if units[act.UNIT_LEGION] and not frame.legions[side]:
        frame.legions = (units[act.UNIT_LEGION], 0) if side == ATTACKER else (0, units[act.UNIT_LEGION])


def _given_markers(step: Step, frame: Battle, plan: BattlePlan) -> None:
    told = plan.told
    if isinstance(told.get("attacker_markers"), list):
        frame.markers = sum(1 << FACES.index(face) for face in told["attacker_markers"])
        frame.step = ROUND
    elif isinstance(told.get("markers"), Mapping):
        held = [face for face, holder in told["markers"].items() if step.case.seat(holder) == frame.attacker]
        frame.markers = 1 | sum(1 << FACES.index(face) for face in held)
        frame.step = ROUND
    elif later_round(plan):
        frame.step = ROUND
    if frame.step == ROUND and "units_ever" in told:
        frame.ever = sum(told["units_ever"].values())


def stage_round(step: Step, seat: int) -> None:
    """The battle of the case between two rounds, or before the losses of a roll."""
    plan = plan_of(step)
    frame = stage_battle(step)
    frame.step = ROUND
    hits = {side: _hits(step, plan, side) for side in (DEFENDER, ATTACKER)}
    for side, count in hits.items():
        losses.take(step.state, frame, side, count)
    if not any(hits.values()):
        step.advance()
    elif step.state.setting.options.reinforce_after_roll == "on":
        commitment.ask_reinforcements(step.state, frame)


def _hits(step: Step, plan: BattlePlan, side: int) -> int:
    seat = plan.attacker if side == ATTACKER else plan.defender
    hits = plan.told.get(f"hits_on_{step.case.name(seat)}")
    if hits is None and side == ATTACKER:
        hits = plan.told.get("hits")
    return int(hits or 0)


def stage_commit(step: Step, seat: int) -> None:
    """The battle of the case where `seat` commits: the other side's window is passed if it comes first."""
    plan = plan_of(step)
    frame = stage_battle(step)
    side = DEFENDER if seat == plan.defender else ATTACKER
    frame.step = MARKERS if side == ATTACKER else ATTACKER_SETS_UP
    if side == ATTACKER:
        settle_who_sits_out(step.state, frame)
    step.state.push(Commit(seat, side, 0))


def conclude(step: Step, frame: Battle, result: str, fixed: Any = None) -> None:
    """Fix the outcome of a battle: the units of the beaten side are lost by the rules' own losses, the winner keeps
    those that the case says survive. Then the battle ends as the rules end it.
    """
    while not isinstance(step.frame(), Battle):
        step.state.agenda.pop()
    sides = {"attacker": (DEFENDER,), "defender": (ATTACKER,), "draw": (ATTACKER, DEFENDER)}
    if result not in sides:
        raise NotUnderstood(f"'{result}' is no result of a battle; there are attacker, defender, draw", "key 'result'")
    _settle_who_sits_out(step, frame)
    plan = step.case.battle
    if plan is not None and "units_ever" in plan.told:
        frame.ever = sum(plan.told["units_ever"].values())
    elif frame.step <= MARKERS:
        frame.sides_complete(step.state)
    for side in sides[result]:
        _lose_until(step, frame, side, lambda kinds: True)
    if result != "draw":
        winner = ATTACKER if result == "attacker" else DEFENDER
        if plan is None:
            left = units_told(step.case, frame.seat(winner), frame.at_sea(step.state), fixed)
        else:
            left = survivors_of(step.case, plan, winner, fixed)
        _keep(step, frame, winner, left)
    frame.step = ROUND
    step.advance()


def _settle_who_sits_out(step: Step, frame: Battle) -> None:
    if frame.step <= ATTACKER_SETS_UP and frame.defender != NOBODY:
        settle_who_sits_out(step.state, frame)


def _lose_until(step: Step, frame: Battle, side: int, go_on: Callable[[list[int]], bool]) -> None:
    frame.surrendered |= 1 << side
    for _ in range(MOST_UNITS):
        kinds = losses.losable(step.state, frame, side)
        if not kinds or not go_on(kinds):
            return
        losses.lose(step.state, frame, side, kinds[0], step.umpire)


def _keep(step: Step, frame: Battle, side: int, left: Mapping[int, int] | None) -> None:
    """The winner keeps what the case says; without a word about it all but what it says was lost."""
    told = plan_of(step).told if step.case.battle is not None else {}
    if left is None:
        keys = _LOST_BY_ATTACKER if side == ATTACKER else _LOST_BY_DEFENDER
        for key, unit in keys.items():
            for _ in range(min(int(told.get(key, 0)), frame.fighting(side)[unit])):
                losses.lose(step.state, frame, side, unit, step.umpire)
        return
    for unit, count in enumerate(frame.fighting(side)):
        if unit in (act.UNIT_CITY, act.UNIT_HAMLET):
            continue
        for _ in range(count - left.get(unit, 0)):
            losses.lose(step.state, frame, side, unit, step.umpire)


def by_result(step: Step) -> str:
    """The result that the case gives its battle; the attacker's victory where it is silent."""
    return str(plan_of(step).told.get("result", "attacker"))


def units_in_words(units: tuple[int, ...], words: tuple[str, ...]) -> dict[str, int]:
    """Counts of units by their words, without those of which there is none."""
    return {words[unit]: count for unit, count in enumerate(units) if count}
