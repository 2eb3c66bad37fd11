"""The verbs of a round and its steps: morale, turn order, autoexpansion, clean-up, end check."""

from __future__ import annotations

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import autoexpansion, cleanup, ending, pieces, scoring, turn_order
from stammtisch.games.era.rules.round import (
    ACTIONS,
    CLEAN_UP,
    END_CHECK,
    MORALE,
    ORDER,
    WINDOW,
    Round,
)
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.words import LUXURY_GOODS


def run(step: Step, place: int) -> None:
    """One step of a round, as the frame of the round does it; what it asks stays open."""
    frame = Round(place)
    step.put(frame)
    frame.proceed(step.state, step.umpire)
    step.position.staged = True


def morale(step: Step) -> None:
    """1.1: morale falls."""
    run(step, MORALE)
    step.position.append("fields", [player.morale for player in step.state.players])


def order(step: Step) -> None:
    """1.2: the turn order is settled, or its holder is asked."""
    run(step, ORDER)
    frame = step.find(turn_order.SetOrder)
    step.note("set_order_offered_to", None if frame is None else step.case.name(frame.seat))


def set_order(step: Step) -> None:
    """D-11: the owner of the ring fixes the order."""
    seat = step.seat
    if not step.asks(seat, [act.SET_ORDER]):
        run(step, ORDER)
    if step.find(turn_order.SetOrder) is None:
        step.refuse("no_ring", "eot.1.2-04")
    wanted = tuple(step.case.seat(name) for name in step.written["order"])
    step.act(seat, turn_order.order_code(wanted))
    step.note("order_this_round", [step.case.name(each) for each in step.state.order])


def begin_next(step: Step) -> None:
    """The clean-up of this round, then the next one up to its first decision; autoexpansions are left out."""
    if not step.position.notes.get("cleaned"):
        run(step, CLEAN_UP)
        step.pass_until(lambda each: isinstance(each.agenda[-1], Round))
        step.note("cleaned", False)
    run(step, WINDOW)
    step.pass_until(lambda each: isinstance(each.agenda[-1], Round))
    run(step, MORALE)
    step.position.append("fields", [player.morale for player in step.state.players])
    order(step)
    if not isinstance(step.frame(), turn_order.SetOrder):
        step.put(Round(ACTIONS))
        step.position.staged = True
    step.note("ready_at_start", [player.ready for player in step.state.players])


def next_morale(step: Step) -> None:
    """1.1 of the next round, with nothing between."""
    step.state.round += 1
    morale(step)


def next_order(step: Step) -> None:
    """1.2 of the next round, with nothing between."""
    step.state.round += 1
    step.note("ready_at_start", [player.ready for player in step.state.players])
    order(step)


def expand_by_themselves(step: Step) -> None:
    """1.4: whoever has not expanded does, one after the other; luxury goods given as unused are added."""
    seats = autoexpansion.who(step.state)
    step.note("autoexpansions", [step.case.name(seat) for seat in seats])
    for seat in seats:
        step.put(autoexpansion.Autoexpansion(seat))
        step.advance()
        if "unused_lg" in step.case.player(seat):
            add_all_goods(step, seat)
        if not step.pass_until(lambda state: not state.agenda):
            raise NotUnderstood("an autoexpansion does not come to its end by itself")
        step.position.append("complete", step.case.name(seat))
    step.position.staged = True


def add_all_goods(step: Step, seat: int) -> None:
    """Every unused luxury good is added."""
    if not step.pass_to(seat, [act.ADD_GOOD]):
        return
    while step.asks(seat, [act.ADD_GOOD]):
        left = [
            kind
            for kind in range(len(LUXURY_GOODS))
            if act.ADD_GOOD(kind) in step.state.agenda[-1].legal_actions(step.state, seat)
        ]
        if not left:
            return
        step.act(seat, act.ADD_GOOD(left[0]))


def clean_up(step: Step) -> None:
    """1.5."""
    run(step, CLEAN_UP)
    step.note("cleaned", True)
    step.note("ready_at_start", [player.ready for player in step.state.players])


def army_goods(step: Step) -> None:
    """D-56: Wine or Ivory for the army of the next round."""
    seat = step.seat
    if not step.asks(seat, [act.ARMY_GOODS]):
        run(step, CLEAN_UP)
        step.note("cleaned", True)
    if not step.pass_to(seat, [act.ARMY_GOODS]):
        step.refuse("no_army_goods", "eot.1.5-08")
    step.act(seat, act.ARMY_GOODS(step.written["tokens"]))
    if not isinstance(step.frame(), cleanup.ArmyGoods):
        step.position.staged = True


def clean_options(step: Step) -> None:
    """What clean-up offers a seat."""
    seat = step.seat
    run(step, CLEAN_UP)
    step.note("cleaned", True)
    tokens = pieces.army_luxury_tokens(step.state, seat)
    asked = [frame.seat for frame in step.state.agenda if isinstance(frame, cleanup.ArmyGoods)]
    kinds = {kind for kind in range(len(LUXURY_GOODS)) if tokens & step.state.board.luxury_of[kind]}
    for kind, word in enumerate(LUXURY_GOODS):
        step.note(f"{word}_to_army_offered", seat in asked and kind in kinds)


def end_check(step: Step) -> None:
    """1.6."""
    run(step, END_CHECK)
    last = any(isinstance(frame, (scoring.Scoring, scoring.LastHamlets)) for frame in step.state.agenda)
    step.note("game_over", last)
    step.note("next", "scoring" if last else "round.morale")


def check(step: Step) -> None:
    """2.1: the end conditions are looked at."""
    ending.check(step.state, step.umpire, step.case.active())
