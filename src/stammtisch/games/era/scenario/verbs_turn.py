"""The verbs of the action phase: turns, options, hamlets, the era card."""

from __future__ import annotations

from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    cards,
    diplomacy,
    pieces,
    revolution,
    turn,
)
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.goods import add_goods
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.state import NOBODY
from stammtisch.games.era.words import DIPLOMACY, FIELDS_WITH_GOODS, LUXURY_GOODS, NO_CARD, TRADE

TURN_KINDS = (act.ACTIVATE, act.PASS)


def open_turns(step: Step, seat: int) -> None:
    """The action phase, at the turn of the active seat or of `seat`."""
    active = step.case.active()
    phase = turn.ActionPhase()
    phase.place = step.state.order.index(seat if active is None else active)
    step.put(phase)
    step.advance()


def activate(step: Step) -> None:
    """D-20: a field with leaders, and luxury goods by name or number."""
    seat, field = step.seat, names.field(step.written["field"])
    leaders = step.written.get("leaders", 1)
    step.reach(seat, TURN_KINDS, open_turns, "turn", own_only=True)
    if leaders > 15 or leaders < 1:
        step.refuse("too_few_leaders", "eot.1.3-06")
    step.act(seat, act.ACTIVATE(field, leaders))
    add_goods(step, seat, step.written.get("lg"), field)
    step.position.staged = False


def pass_turn(step: Step) -> None:
    """D-20: pass for the rest of the phase."""
    step.reach(step.seat, TURN_KINDS, open_turns, "turn", own_only=True)
    step.act(step.seat, act.PASS())
    step.position.staged = True


def next_turn(step: Step) -> None:
    """Whose turn comes next."""
    if step.frame() is None:
        phase = turn.ActionPhase()
        step.put(phase)
    step.advance()


def first_action(step: Step) -> None:
    """The first action of a seat in the round, whichever; the scenario lets him trade."""
    seat = step.seat
    ring = step.state.ring
    step.note("ring_before_first_action", None if ring == NOBODY else step.case.name(ring))
    step.reach(seat, TURN_KINDS, open_turns, "turn", own_only=True)
    step.act(seat, act.ACTIVATE(TRADE, 1))
    add_goods(step, seat, None, TRADE)
    ring = step.state.ring
    step.note("ring_after_first_action", None if ring == NOBODY else step.case.name(ring))
    step.position.staged = True


def options(step: Step) -> None:
    """What a turn offers: fields with the most leaders of each, main actions of Diplomacy, the revolution."""
    seat, state = step.seat, step.state
    step.reach(seat, TURN_KINDS, open_turns, "turn", own_only=True)
    state = step.state
    asked = step.asks(seat, TURN_KINDS)
    open_fields = turn.open_fields(state, seat) if asked else {}
    name = step.case.name(seat)
    if "field" in step.written:
        step.note("max_leaders", open_fields.get(names.field(step.written["field"]), 0))
    step.note("lg_allowed_on", [names.FIELD_WORDS[field] for field in sorted(FIELDS_WITH_GOODS)])
    offered = names.field("revolution") in open_fields
    step.note(f"{name}.revolution_offered", offered)
    step.note("revolution_offered", offered)
    legal = state.agenda[-1].legal_actions(state, seat) if asked else []
    leaders = [act.ACTIVATE.arguments(each)[1] for each in legal if act.kind_of(each) == act.ACTIVATE.number
               and act.ACTIVATE.arguments(each)[0] == names.field("revolution")]  # fmt: skip
    step.note(f"{name}.leaders_needed", min(leaders, default=None))
    step.note("fields_offered", [names.FIELD_WORDS[field] for field in open_fields])
    main = diplomacy.main_actions(state, seat) if DIPLOMACY in open_fields else []
    step.note("main_actions_offered", [act.MAIN_ACTIONS[action] for action in main])
    usable = pieces.usable_luxuries(state, seat)
    words = sorted({LUXURY_GOODS[state.board.provinces[province].luxury] for province in provinces_in(usable)})
    step.note(f"{name}.usable_lg", words)
    step.position.append("available", state.players[seat].ready)


# --- the era card -----------------------------------------------------------------------------------------------------


def era_card(step: Step) -> None:
    """D-80: an open card is scored for all; by its side or by its name."""
    seat = step.seat
    told = step.written.get("card", "left")
    place = {"left": 0, "right": 1}.get(str(told))
    if place is None:
        wanted = names.card(told)
        if wanted not in step.state.open_cards:
            step.refuse("no_open_card", "eot.1.3.G-09")
        place = step.state.open_cards.index(wanted)
    card = step.state.open_cards[place] if place < len(step.state.open_cards) else NO_CARD
    if card != NO_CARD:
        _note_ranking(step, card)
    ask = step.pass_to(seat, [act.SCORE_CARD])
    if not ask and step.frame() is None:
        step.put(revolution.ScoreCard(seat))
        ask = step.asks(seat, [act.SCORE_CARD])
    if ask:
        step.act(seat, act.SCORE_CARD(place))
    else:
        step.advance()


def _note_ranking(step: Step, card: int) -> None:
    """The seats in first place, in second, and the others that count something, the best first."""
    counted = cards.counts(step.state, card)
    first, second = cards.places(step.state, card, counted)
    rest: list[int] = []
    if first:
        others = [seat for seat in counted if seat not in (*first, *second)]
        sign = 1 if names.card_name(card) == "Emperor" else -1
        rest = sorted(others, key=lambda seat: sign * counted[seat])
    step.note("ranking", [step.case.name(seat) for seat in (*first, *second, *rest)])
