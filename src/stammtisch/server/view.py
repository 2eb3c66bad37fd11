"""A table as one seat is shown it. Everything here is made of what the seat may know."""

from __future__ import annotations

from typing import Any

from stammtisch.engine import rng
from stammtisch.engine.game import Game, Result, decide
from stammtisch.engine.options import Form, Offered, Refused
from stammtisch.server.foresight import barrier_finder
from stammtisch.server.table import Table
from stammtisch.server.undo import would_undo
from stammtisch.server.wire import (
    Field,
    FreeForm,
    GameResult,
    OfferedAction,
    OpenDecision,
    RefusedAction,
    UndoTo,
    View,
)


def view_of(table: Table, seat: int | None, asks: bool = True) -> View:
    """The view of `seat` (None: a spectator) on the game; without `asks` it has nothing to decide.

    Who sits there and the log are added when it is sent: they change without the game.
    """
    game, state, header = table.game, table.state, table.header
    undone = would_undo(table, seat) if asks else ()
    orders = None if not asks else seat
    invited = game.invited(state) if asks and seat is not None else ()
    return View(
        table=header.table,
        game=header.game,
        status="over" if table.over else "playing",
        seq=table.seq(seat),
        me=seat,
        options=dict(header.options),
        commitment=rng.commitment(header.seed),
        seed=header.seed if table.over else None,
        stage=game.stage(state),
        round=game.round(state),
        waiting=list(table.waiting),
        position=game.position(game.observe(state, seat)),
        decision=_decision(table, seat) if asks else None,
        anytime=[] if orders is None else _anytime(table, orders),
        anytime_forms=[] if orders is None else [_form(form) for form in game.anytime_forms(state, orders)],
        standing_orders=[] if seat is None else list(game.standing_orders(state, seat)),
        undo=UndoTo(table.seq(seat, undone[-1].n) - 1, len(undone)) if undone else None,
        result=_result(game.result(state)),
        to_answer=[by for by, to in invited if to == seat],
        unanswered=[to for by, to in invited if by == seat],
    )


def _anytime(table: Table, seat: int) -> list[OfferedAction]:
    game, state = table.game, table.state
    return [offered_action(game.offer(state, seat, action), False) for action in game.anytime_actions(state, seat)]


def _decision(table: Table, seat: int | None) -> OpenDecision | None:
    decision_id = table.decision(seat)
    if seat is None or decision_id is None:
        return None
    asked = decide(table.game, table.state, seat)
    barrier = barrier_finder(table, seat)
    return OpenDecision(
        id=decision_id,
        must=seat in table.waiting,
        prompt=asked.prompt,
        offered=[offered_action(option, barrier(option.action)) for option in asked.offered],
        refused=[_refused(table.game, option) for option in asked.refused],
        forms=[_form(form) for form in asked.forms],
    )


def offered_action(option: Offered, barrier: bool) -> OfferedAction:
    """An option as it goes over the wire; `barrier`: it cannot be taken back."""
    return OfferedAction(
        option.notation,
        option.group,
        option.label,
        option.cost,
        option.consequence,
        option.wasteful,
        barrier,
        list(option.places),
    )


def _refused(game: Game[Any], option: Refused) -> RefusedAction:
    refusal = option.refusal
    return RefusedAction(
        option.notation, option.group, option.label, game.explain(refusal), refusal.rule, list(option.places)
    )


def _form(form: Form) -> FreeForm:
    fields = [
        Field(field.name, field.label, list(field.values), field.several, field.optional, field.limit)
        for field in form.fields
    ]
    return FreeForm(form.kind, form.label, fields, form.pattern)


def _result(result: Result | None) -> GameResult | None:
    return None if result is None else GameResult(list(result.winners), result.ending)
