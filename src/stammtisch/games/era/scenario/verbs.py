"""The verbs of a scenario, what each takes, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.scenario import Verb
from stammtisch.games.era.scenario import (
    sorts,
    verbs_battle_reading,
    verbs_committing,
    verbs_declaring,
    verbs_diplomacy,
    verbs_expansion,
    verbs_hamlets,
    verbs_improvement,
    verbs_movement,
    verbs_plunder,
    verbs_reading,
    verbs_rolling,
    verbs_round,
    verbs_setup,
    verbs_table,
    verbs_turn,
)
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.step import Step

_COMMITS = "at by ra_vassals legions ra_militia ore wine ivory hamlets sits_out"

_ALL: Mapping[str, tuple[Verb, Callable[[Step], None]]] = {
    "game.mode": (Verb("mode", "by options"), verbs_table.mode),
    "game.area": (Verb("area", "by"), verbs_table.area),
    "setup.colour": (Verb("by colour"), verbs_table.colour),
    "standing.set": (Verb("by kind", "value"), verbs_table.order),
    "setup.place_influence": (Verb(), verbs_setup.place_influence),
    "setup.deal": (Verb(), verbs_setup.deal),
    "setup.keep_card": (Verb("by", "drawn kept card"), verbs_setup.keep_card),
    "setup.tribe": (Verb("by", "tribe"), verbs_setup.tribe),
    "setup.open_cards": (Verb(), verbs_setup.open_cards),
    "setup.improvement": (Verb("by", "area"), verbs_setup.improvement),
    "setup.free_units": (Verb("by", "to count source"), verbs_setup.free_units),
    "setup.hamlets": (Verb(), verbs_setup.hamlets),
    "round.morale": (Verb(), verbs_round.morale),
    "round.turn_order": (Verb(), verbs_round.order),
    "round.set_order": (Verb("by order"), verbs_round.set_order),
    "next_round": (Verb(), verbs_round.begin_next),
    "next_round.morale": (Verb(), verbs_round.next_morale),
    "next_round.turn_order": (Verb(), verbs_round.next_order),
    "phase.autoexpansion": (Verb(), verbs_round.expand_by_themselves),
    "phase.cleanup": (Verb(), verbs_round.clean_up),
    "phase.check": (Verb("", "by"), verbs_round.check),
    "phase.end_check": (Verb(), verbs_round.end_check),
    "clean.wine_ivory": (Verb("by tokens"), verbs_round.army_goods),
    "clean.options": (Verb("by"), verbs_round.clean_options),
    "turn.activate": (Verb("by field", "leaders lg"), verbs_turn.activate),
    "turn.pass": (Verb("by"), verbs_turn.pass_turn),
    "turn.next": (Verb(), verbs_turn.next_turn),
    "turn.first_action": (Verb("by"), verbs_turn.first_action),
    "turn.options": (Verb("by", "field"), verbs_turn.options),
    "hamlet.use": (Verb("by kind", "area window"), verbs_hamlets.use_hamlet),
    "bat.hamlet": (Verb("by", "use area keep"), verbs_hamlets.won_hamlet),
    "revolt.card": (Verb("", "by card"), verbs_turn.era_card),
    "improve.choose": (Verb("by area"), verbs_improvement.choose),
    "improve.stop": (Verb("by"), verbs_improvement.stop),
    "improve.done": (Verb("by", "area level"), verbs_improvement.done),
    "improve.free_units": (Verb("by", "to count source"), verbs_improvement.units),
    "auto.lg": (Verb("by", "count lg"), verbs_expansion.auto_goods),
    "auto.start": (Verb("by"), verbs_expansion.start_by_itself),
    "exp.options": (Verb("by"), verbs_expansion.options),
    "exp.legion": (Verb("by", "answer"), verbs_expansion.legion),
    "exp.place": (Verb("by", "count source at"), verbs_expansion.place),
    "exp.end_place": (Verb("by"), verbs_expansion.end_place),
    "exp.remove": (Verb("by", "at"), verbs_expansion.remove),
    "exp.fleet": (Verb("by", "at from to count"), verbs_movement.fleet),
    "exp.army": (Verb("by", "at from count"), verbs_movement.army),
    "exp.tradepost": (Verb("by", "at from city_of pay"), verbs_movement.trade_post),
    "exp.horse": (Verb("by", "unit"), verbs_movement.horse),
    "exp.move": (Verb("by", "unit path kind to chain"), verbs_movement.move),
    "exp.transport": (Verb("by", "unit path kind to chain"), verbs_movement.move),
    "exp.undo_move": (Verb("by"), verbs_movement.undo),
    "exp.end_movement": (Verb("by"), verbs_movement.end),
    "exp.city": (Verb("by at"), verbs_expansion.found),
    "exp.end_cities": (Verb("by"), verbs_expansion.end_cities),
    "later.exp.city": (Verb("by", "at"), verbs_expansion.found_later),
    "exp.end": (Verb("by"), verbs_expansion.end),
    "exp.settle": (Verb("by", "at"), verbs_expansion.settle),
    "exp.sea_control": (Verb("by at"), verbs_expansion.control_sea),
    "bat.sea_want": (Verb("by at other answer"), verbs_declaring.want_at_sea),
    "bat.declare": (Verb("", "by on at moved_units"), verbs_declaring.declare),
    "bat.expel": (Verb("by of", "answer"), verbs_declaring.expel),
    "bat.next": (Verb("by", "at attack"), verbs_declaring.next_battle),
    "bat.defender_commit": (Verb("", _COMMITS), verbs_committing.defend),
    "bat.attacker_commit": (Verb("by", _COMMITS), verbs_committing.attack),
    "bat.reinforce": (Verb("by", _COMMITS), verbs_committing.reinforce),
    "bat.pass": (Verb("by"), verbs_committing.no_reinforcement),
    "bat.options": (Verb("", "by at"), verbs_battle_reading.options),
    "bat.values": (Verb("", "by at"), verbs_battle_reading.values),
    "bat.markers": (Verb("", "at"), verbs_battle_reading.markers),
    "bat.round": (Verb("dice", "at"), verbs_rolling.roll),
    "bat.losses": (Verb("by", "units give_up_sea"), verbs_rolling.lose),
    "bat.resolve": (Verb("", "at result survivors"), verbs_rolling.resolve),
    "battle.cleanup": (Verb("", "by at"), verbs_rolling.clean_up),
    "battle.vp": (Verb("", "winner"), verbs_rolling.move_parades),
    "bat.occupy_city": (Verb("by city", "at"), verbs_rolling.occupy),
    "bat.plunder": (Verb("by", "fleet at die"), verbs_plunder.plunder_land),
    "bat.end_plunder": (Verb("by"), verbs_plunder.end_plunder),
    "diplo.main": (Verb("by action"), verbs_diplomacy.main),
    "diplo.further": (Verb("by action", "province player price extras enforce"), verbs_diplomacy.further),
    "diplo.answer": (Verb("by answer", "extras"), verbs_diplomacy.answer),
    "diplo.counter_answer": (Verb("by answer"), verbs_diplomacy.counter_answer),
    "diplo.enforce": (Verb("by"), verbs_diplomacy.enforce),
    "diplo.drop": (Verb("by"), verbs_diplomacy.drop),
    "diplo.buy_city": (Verb("by city", "at"), verbs_diplomacy.buy_city),
    "offer.exchange": (Verb("by to", "give take"), verbs_diplomacy.exchange),
    "offer.support": (Verb("by to", "vassals thalers"), verbs_diplomacy.support),
    "offer.end_alliance": (Verb("by to"), verbs_diplomacy.end_alliance),
    "offer.promise": (Verb("by to", "kind subject amount thalers due"), verbs_diplomacy.promise),
    "offer.accept": (Verb("by", "offer"), verbs_diplomacy.accept),
    "offer.refuse": (Verb("by", "offer"), verbs_diplomacy.refuse),
    "offer.counter": (Verb("by", "offer thalers extras"), verbs_diplomacy.counter),
    "offer.withdraw": (Verb("by", "offer"), verbs_diplomacy.withdraw),
    "promise.break": (Verb("by"), verbs_diplomacy.break_promise),
    "effect": (Verb("kind", "by amount scores grain fish at"), verbs_reading.effect),
    **{
        f"effect.{kind}": (Verb("", "by kind amount scores grain fish at"), verbs_reading.effect)
        for kind in (
            "morale",
            "ip",
            "thalers",
            "treaties",
            "food",
            "card_scored",
            "lose_province",
            "gain_province",
            "lose_city",
        )
    },
    "query.adjacent": (Verb("", "by"), verbs_reading.adjacent),
    "query.blocks": (Verb("", "by"), verbs_reading.nothing),
    "query.branches": (Verb(), verbs_reading.branches),
    "query.card": (Verb("card", "by"), verbs_reading.card),
    "query.cards": (Verb("", "by"), verbs_reading.all_cards),
    "query.city_limit": (Verb("", "by"), verbs_reading.nothing),
    "query.effects": (Verb("", "by"), verbs_reading.effects),
    "query.food": (Verb("", "by"), verbs_reading.food_balance),
    "query.hamlet_price": (Verb("area", "by"), verbs_reading.hamlet_price),
    "query.hamlets": (Verb(), verbs_reading.hamlet_counts),
    "query.hunger": (Verb("", "by"), verbs_reading.hunger),
    "query.morale": (Verb("", "by"), verbs_reading.nothing),
    "query.mp": (Verb("", "by"), verbs_reading.nothing),
    "query.navigation_table": (Verb(), verbs_reading.navigation),
    "query.options": (Verb("", "by unit"), verbs_reading.unit_options),
    "query.price": (Verb("", "by area province"), verbs_reading.price),
    "score.reveal": (Verb(), verbs_reading.reveal),
    "score.personal": (Verb("", "by"), verbs_reading.personal),
    "score.open_card": (Verb("", "card"), verbs_reading.open_card),
    "score.morale": (Verb(), verbs_reading.morale_values),
    "score.hamlets": (Verb("", "by"), verbs_reading.red_hamlets),
    "score.all": (Verb(), verbs_reading.everything),
    "score.winner": (Verb(), verbs_reading.winner),
    "view": (Verb("", "by"), verbs_reading.view),
}

VERBS: Mapping[str, Verb] = {name: verb for name, (verb, _) in _ALL.items()}
READ_OUTS = frozenset(
    name
    for name in VERBS
    if name.startswith(("query.", "score.", "phase.", "next_round", "effect", "battle.", "view", "later."))
    or name in ("turn.options", "turn.next", "exp.options", "exp.end", "bat.options", "bat.values", "bat.markers",
                "bat.declare", "clean.options", "setup.deal", "round.morale", "round.turn_order", "auto.start")
)  # fmt: skip
"""Verbs that are steps of the table itself or read-outs, and no action of a player."""


def do_step(position: Position, written: Mapping[str, Any]) -> None:
    """Carry out a step whose verb and keys are known; IllegalAction if it is refused."""
    sorts.check(written, sorts.STEP)
    step = Step(position, written)
    _ALL[written["do"]][1](step)
    step.finish()
    position.trail = (*position.trail, (written, None, position.case.main))
