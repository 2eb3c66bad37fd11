"""The verbs of hamlets."""

from __future__ import annotations

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    autoexpansion,
    hamlets,
    round_start,
    scoring,
)
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.battle_plan import later_round
from stammtisch.games.era.scenario.battle_stage import stage_commit, stage_round
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.scenario.verbs_turn import open_turns
from stammtisch.games.era.state import changed
from stammtisch.games.era.words import IMPROVEMENT_HAMLET


def use_hamlet(step: Step) -> None:
    """A kept hamlet is used, in the window that the case names or where the game stands."""
    seat, kind = step.seat, names.hamlet(step.written["kind"])
    area = names.area(step.written["area"]) if kind == IMPROVEMENT_HAMLET and "area" in step.written else 0
    step.reach(seat, [act.HAMLET], _open_window, f"window {len(step.position.trail)}")
    step.act(seat, act.HAMLET(kind, area))


def _open_window(step: Step, seat: int) -> None:
    window = str(step.written.get("window", ""))
    if not window and step.case.battle is not None:
        under_way = later_round(step.case.battle)
        window = str(step.case.battle.told.get("step", "bat.reinforce" if under_way else "attacker_commit"))
    if window.endswith("reinforce"):
        stage_round(step, seat)
        return
    if window.endswith("commit") or window.startswith(("bat.", "battle")):
        stage_commit(step, seat)
        return
    frames: dict[str, EraFrame] = {
        "auto.start": autoexpansion.Autoexpansion(seat),
        "round.pre_morale": round_start.BeforeMorale(seat),
        "score.last_hamlets": scoring.LastHamlets(seat),
    }
    if window in frames:
        step.put(frames[window])
        step.advance()
    elif window in ("", "turn", "hamlet.use", "own_turn", "D-21"):
        open_turns(step, seat)
    elif window in ("D-10", "D-91"):
        step.put(frames["round.pre_morale" if window == "D-10" else "score.last_hamlets"])
        step.advance()
    else:
        raise NotUnderstood(f"'{window}' is no window; there are {', '.join(frames)}, turn, and those of a battle")


def won_hamlet(step: Step) -> None:
    """D-52: a hamlet just won is used or kept."""
    seat = step.seat
    if step.find(hamlets.WonHamlet) is None:
        place = next(provinces_in(_hamlet_places(step)), None)
        if place is None:
            place = _laid(step)
        step.put()
        hamlets.win(step.state, seat, place, step.umpire)
        step.advance()
    if not step.asks(seat, [act.KEEP_HAMLET]):
        return
    frame = step.find(hamlets.WonHamlet)
    if step.written.get("use"):
        area = names.area(step.written["area"]) if "area" in step.written else 0
        step.act(seat, act.HAMLET(frame.hamlet, area))
    else:
        step.act(seat, act.KEEP_HAMLET())


def _laid(step: Step) -> int:
    """A hamlet where nobody stands: the one that the case says is drawn."""
    state = step.state
    land = state.board.land
    for seat in range(len(state.players)):
        land &= ~state.land_of(seat)
    place = next(provinces_in(land))
    state.hamlets = changed(state.hamlets, place, names.hamlet(step.case.given.get("drawn", "thaler2")) + 1)
    return place


def _hamlet_places(step: Step) -> int:
    return sum(1 << place for place, kind in enumerate(step.state.hamlets) if kind)
