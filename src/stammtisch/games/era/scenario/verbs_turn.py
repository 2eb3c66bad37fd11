"""The verbs of the action phase: turns, options, hamlets, the era card."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    autoexpansion,
    cards,
    diplomacy,
    hamlets,
    pieces,
    revolution,
    round_start,
    scoring,
    turn,
)
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.state import NOBODY, changed
from stammtisch.games.era.words import DIPLOMACY, FIELDS_WITH_GOODS, IMPROVEMENT_HAMLET, LUXURY_GOODS, NO_CARD, TRADE

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


def add_goods(step: Step, seat: int, goods: Any, field: int) -> None:
    """Luxury goods are added one by one; those that cannot be added refuse the step."""
    if goods in (None, 0, []):
        if step.asks(seat, [act.ADD_GOOD]):
            step.act(seat, act.GO())
        return
    kinds = [names.luxury(word) for word in goods] if isinstance(goods, list) else [None] * int(goods)
    for kind in kinds:
        frame = step.frame()
        if not isinstance(frame, turn.AddGoods) or not step.asks(seat, [act.ADD_GOOD]):
            rule = "eot.1.3-06" if field in FIELDS_WITH_GOODS else "eot.1.3-02"
            step.refuse("no_such_good", rule)
            return
        if kind is None:
            left = pieces.usable_luxuries(step.state, seat) & ~frame.goods
            kind = step.state.board.provinces[next(provinces_in(left))].luxury
        step.act(seat, act.ADD_GOOD(kind))
    if step.asks(seat, [act.ADD_GOOD]):
        step.act(seat, act.GO())


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


# --- hamlets ----------------------------------------------------------------------------------------------------------


def use_hamlet(step: Step) -> None:
    """A kept hamlet is used, in the window that the case names or where the game stands."""
    seat, kind = step.seat, names.hamlet(step.written["kind"])
    area = names.area(step.written["area"]) if kind == IMPROVEMENT_HAMLET and "area" in step.written else 0
    step.reach(seat, [act.HAMLET], _open_window, f"window {len(step.position.trail)}")
    step.act(seat, act.HAMLET(kind, area))


def _open_window(step: Step, seat: int) -> None:
    window = str(step.written.get("window", ""))
    if not window and step.case.battle is not None:
        window = str(step.case.battle.told.get("step", "attacker_commit"))
    if window.endswith("commit") or window.startswith(("bat.", "battle")):
        from stammtisch.games.era.scenario.battle_stage import stage_commit

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
