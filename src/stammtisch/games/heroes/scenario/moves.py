"""The verbs of the move: beginning, tax, construction, laying, discarding, ending."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.engine.options import IllegalAction, Refusal
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.cards import special_of
from stammtisch.games.heroes.pieces import GENERAL, PIECE_WORDS, ROAD
from stammtisch.games.heroes.rules.action import ActionPhase
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.discarding import DiscardPhase, excess, number_refusal, over_limit_refusal
from stammtisch.games.heroes.rules.fair_draw import FairDraw
from stammtisch.games.heroes.rules.frame import misplaced, top
from stammtisch.games.heroes.rules.getting_a_card import BeginMove
from stammtisch.games.heroes.rules.special_resource import LayPhase, lay_refusal
from stammtisch.games.heroes.rules.victory import MONUMENT_CARDS
from stammtisch.games.heroes.scenario.given import army_of, card_number, card_numbers, seat_index
from stammtisch.games.heroes.scenario.step import Step
from stammtisch.games.heroes.state import HOME, army_index


def fair_open(step: Step) -> None:
    """The fair opens: draws and effects."""
    step.proceed(FairDraw)


def begin(step: Step) -> None:
    """The move begins: check for victory, draw."""
    if step.seat != step.state.turn or not isinstance(top(step.state), BeginMove):
        raise IllegalAction(misplaced(step.state, step.seat, act.PASS()))
    step.proceed(BeginMove)


def tax(step: Step) -> None:
    """Collect tax."""
    put = step.written.get("put")
    step.act(step.seat, act.TAX() if put is None else act.TAX_LAYING(card_number(put)))


def build(step: Step) -> None:
    """Build a piece; a road is asked for and answered.

    aoh.base-09: the rules put a general on an army at home that has none; a step that names another is refused.
    """
    item = step.written["item"]
    if item not in PIECE_WORDS:
        raise NotUnderstood(f"'{item}' is no piece; there are {', '.join(PIECE_WORDS)}", "key 'item'")
    piece = PIECE_WORDS.index(item)
    if piece == ROAD and "to" not in step.written:
        raise NotUnderstood("a road leads to a neighbour", "key 'to'")
    to = seat_index(step.written["to"], len(step.state.players)) if piece == ROAD else 0
    step.act(step.seat, act.BUILD(piece, _payment(step.written["pay"]), to))
    if "army" in step.written and (piece != GENERAL or army_of(step.written["army"]) != army_index(0, HOME)):
        raise IllegalAction(Refusal("no_free_army", "aoh.base-09", {"army": step.written["army"]}))
    if isinstance(top(step.state), RoadRequest):
        step.act(to, act.APPROVE() if step.written.get("approve") else act.REFUSE())


def _payment(words: Sequence[Any]) -> int:
    """The cards that pay; those that no hand can hold, or more than any piece costs, are as wrong as none."""
    cards = [card_number(word) for word in words]
    try:
        return act.payment_code(cards)
    except ValueError:
        return act.payment_code([])


def pass_action(step: Step) -> None:
    """No action, or no more."""
    step.act(step.seat, act.PASS())


def _to_phase(step: Step, phase: type[Any]) -> None:
    """Pass what lies between the present phase and `phase`: no action, no more cards laid."""
    seat = step.seat
    if isinstance(top(step.state), ActionPhase) and seat == step.state.turn:
        step.act(seat, act.PASS())
    if phase is not LayPhase and isinstance(top(step.state), LayPhase) and seat == step.state.turn:
        if top(step.state).deciders(step.state):
            step.act(seat, act.KEEP())
        step.proceed(LayPhase)


def lay(step: Step) -> None:
    """Lay own special cards."""
    _to_phase(step, LayPhase)
    own = special_of(step.state.players[step.seat].tribe)
    card = card_number(step.written["kind"]) if "kind" in step.written else own
    frame = top(step.state) if step.state.agenda else None
    if isinstance(frame, LayPhase) and step.seat == frame.seat:
        refused = lay_refusal(step.state.players[step.seat], step.written["n"], card)
        if refused is not None:
            raise IllegalAction(refused)
    step.act(step.seat, act.LAY(min(step.written["n"], MONUMENT_CARDS), card))


def discard(step: Step) -> None:
    """Lay down the cards beyond five."""
    cards = card_numbers(step.written, "cards")
    _to_phase(step, DiscardPhase)
    frame = top(step.state) if step.state.agenda else None
    if isinstance(frame, DiscardPhase) and step.seat == frame.seat:
        beyond = excess(step.state.players[step.seat])
        refused = number_refusal(beyond, frame.laid, len(cards))
        if refused is None and len(cards) < beyond:
            refused = Refusal("wrong_number", "aoh.move.4-02", {"excess": beyond})
        if refused is not None:
            raise IllegalAction(refused)
    for card in cards:
        step.act(step.seat, act.DISCARD(card))


def end(step: Step) -> None:
    """End the move: whatever is left of it is passed."""
    _to_phase(step, DiscardPhase)
    state = step.state
    frame = top(state) if state.agenda else None
    if not isinstance(frame, DiscardPhase) or frame.seat != step.seat:
        raise IllegalAction(misplaced(state, step.seat, act.PASS()))
    refused = over_limit_refusal(state.players[step.seat])
    if refused is not None:
        raise IllegalAction(refused)
    step.proceed(DiscardPhase)
