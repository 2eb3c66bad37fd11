"""What a seat is asked, by the frame on top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stammtisch.engine.options import Argument, Message
from stammtisch.games.era.rules import conversion, hamlets, movement, pieces
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.purchase import fixed_price, price
from stammtisch.games.era.rules.round_start import loss
from stammtisch.games.era.rules.sides import ATTACKER, Fighting, running
from stammtisch.games.era.state import EraState
from stammtisch.games.era.wording import foreseen
from stammtisch.games.era.wording.arguments import at, counted, extras, fighter, named, one_of, player, units, yes_no
from stammtisch.games.era.words import CARDS, ERAS, FIELDS, FIRST_SCORING_HAMLET, HAMLETS, NAVIGATION

Arguments = dict[str, Argument]


def prompt(state: EraState, seat: int) -> Message:
    """The question of the frame on top to `seat`, which may act there."""
    frame = top(state)
    if seat not in frame.deciders(state):
        return Message("era-prompt-may-help", _battle(state))
    name = frame.kind.replace("_", "-")
    told = _TOLD.get(frame.kind)
    return Message(f"era-prompt-{name}", told(state, seat, frame) if told else {})


def _battle(state: EraState) -> Arguments:
    return _fight(state, running(state))


def _fight(state: EraState, battle: Fighting) -> Arguments:
    return {
        "attacker": fighter(battle.attacker),
        "defender": fighter(battle.defender),
        "province": at(state, battle.province),
        "attackers": sum(battle.fighting(0)),
        "defenders": sum(battle.fighting(1)),
    }


def _money(state: EraState, seat: int, _: Any) -> Arguments:
    return {"thalers": state.players[seat].thalers, "ready": state.players[seat].ready}


def _keep_card(state: EraState, seat: int, frame: Any) -> Arguments:
    return {"cards": one_of("card", [CARDS[card] for card in frame.cards])}


def _free_units(state: EraState, seat: int, frame: Any) -> Arguments:
    sort = "fleet" if frame.area == NAVIGATION else "army"
    return {"sort": sort, "left": frame.left, "free": state.players[seat].free_vassals}


def _before_morale(state: EraState, seat: int, frame: Any) -> Arguments:
    falls = {"loss": loss(state, seat), "morale": state.players[seat].morale}
    return {**falls, **_hamlets(state, seat, frame)}


def _add_goods(state: EraState, seat: int, frame: Any) -> Arguments:
    return {
        "field": named("field", FIELDS[frame.field]),
        "leaders": frame.leaders,
        "goods": frame.goods.bit_count(),
        "left": (pieces.usable_luxuries(state, seat) & ~frame.goods).bit_count(),
        **foreseen.worth(state, seat, frame.leaders, frame.goods.bit_count()),
    }


def _improvement(state: EraState, seat: int, frame: Any) -> Arguments:
    return {"leaders": frame.leaders, "thalers": state.players[seat].thalers}


def _diplomacy(state: EraState, seat: int, frame: Any) -> Arguments:
    return {"leaders": frame.leaders, "treaties": state.players[seat].treaties}


def _further(state: EraState, seat: int, frame: Any) -> Arguments:
    return {"offers": frame.offers, "thalers": state.players[seat].thalers}


def _answer(state: EraState, seat: int, frame: Any) -> Arguments:
    offer = frame.offer()
    other = offer.other if seat == offer.seat else offer.seat
    buy = offer.what == 0
    return {
        "other": player(other),
        "buyer": player(offer.seat),
        "sort": ("counter-" if frame.countered else "") + ("buy" if buy else "ally"),
        "province": at(state, offer.province) if buy else "",
        "price": price(state, offer.other, offer.province) if buy else 0,
        **extras(*offer.extras),
    }


def _enforce(state: EraState, seat: int, frame: Any) -> Arguments:
    return {
        "other": player(frame.other),
        "sort": "buy" if frame.what == 0 else "ally",
        "province": at(state, frame.province) if frame.what == 0 else "",
        "price": fixed_price(state, frame.other, frame.province) if frame.what == 0 else 0,
        "treaties": state.players[seat].treaties,
    }


def _where(state: EraState, seat: int, frame: Any) -> Arguments:
    return {"province": at(state, frame.province)}


def _cards(state: EraState, seat: int, _: Any) -> Arguments:
    return {"cards": one_of("card", [CARDS[card] for card in state.open_cards if card < len(CARDS)])}


def _scored(state: EraState, seat: int, frame: Any) -> Arguments:
    """eot.1.3.G-10: the era that `seat` has entered."""
    return {**_cards(state, seat, frame), "era": named("era", ERAS[state.players[seat].era])}


def _placement(state: EraState, seat: int, frame: Any) -> Arguments:
    """eot.1.3.A.1-02: what the expansion was worth when it began is what is left and what has been placed."""
    told = foreseen.room(state, seat, frame.points, frame.room)
    worth = frame.points + sum(count for _, count in frame.fresh)
    return {**told, "alone": yes_no(foreseen.without_leaders(state, seat)), "worth": worth}


def _removal(state: EraState, seat: int, frame: Any) -> Arguments:
    """eot.1.3.A.1-05: what remains to go is what the expansion was worth below nothing, less what has gone."""
    return {"left": frame.left, "alone": yes_no(foreseen.without_leaders(state, seat)), **foreseen.worth_now(state)}


def _movement(state: EraState, seat: int, frame: Any) -> Arguments:
    return {
        "steps": len(frame.steps),
        "points": movement.vassal_points(state, seat),
        "fleet_points": conversion.fleet_points(state, seat),
        "thalers": state.players[seat].thalers,
    }


def _battles(state: EraState, seat: int, frame: Any) -> Arguments:
    return {"battles": len(frame.fights)}


def _want_battle(state: EraState, seat: int, frame: Any) -> Arguments:
    other = frame.active if frame.asking_other else frame.other
    return {
        "other": player(other),
        "province": at(state, frame.sea),
        "own": state.cubes[seat][frame.sea],
        "there": state.cubes[other][frame.sea],
    }


def _expel(state: EraState, seat: int, frame: Any) -> Arguments:
    return {"trader": player(frame.trader)}


def _commit(state: EraState, seat: int, frame: Any) -> Arguments:
    battle = running(state)
    own = units(battle.units[frame.side])
    return {**_fight(state, battle), "role": "attacker" if frame.side == ATTACKER else "defender", "own": own}


def _losses(state: EraState, seat: int, frame: Any) -> Arguments:
    battle = running(state)
    return {"hits": frame.hits, "own": units(battle.fighting(frame.side)), "province": at(state, battle.province)}


def _support_answer(state: EraState, seat: int, frame: Any) -> Arguments:
    return {
        "other": player(frame.fighter if seat == frame.ally else frame.ally),
        "sort": "asked" if seat == frame.ally else "offered",
        "again": yes_no(frame.countered),
        "count": frame.count,
        "thalers": frame.thalers,
    }


def _won_hamlet(state: EraState, seat: int, frame: Any) -> Arguments:
    """eot.1.3.A.4-62, eot.5-03: whether it can be used now, or scores at the end."""
    sort = "usable" if hamlets.usable(state, seat, frame.hamlet, hamlets.WON) else "kept"
    scores = frame.hamlet >= FIRST_SCORING_HAMLET
    return {"hamlet": named("hamlet", HAMLETS[frame.hamlet]), "sort": "scores" if scores else sort}


def _pay_plunder(state: EraState, seat: int, frame: Any) -> Arguments:
    money = {"taker": player(frame.taker), "price": frame.thalers, "thalers": state.players[seat].thalers}
    return {**money, **_hamlets(state, seat, frame)}


def _army_goods(state: EraState, seat: int, frame: Any) -> Arguments:
    tribe_good = pieces.army_luxury_tokens(state, seat)
    return {"most": tribe_good.bit_count()}


def _hamlets(state: EraState, seat: int, frame: Any) -> Arguments:
    """R-167: the unused hamlets, and whether any of them does something in this window."""
    return {
        "hamlets": counted("hamlets", [HAMLETS[kind] for kind in state.players[seat].hamlets]),
        "usable": yes_no(bool(hamlets.actions(state, seat, frame.window))),
    }


_TOLD: dict[str, Callable[[EraState, int, Any], Arguments]] = {
    "keep_card": _keep_card,
    "free_units": _free_units,
    "before_morale": _before_morale,
    "turn": _money,
    "add_goods": _add_goods,
    "after_action": _hamlets,
    "last_hamlets": _hamlets,
    "improvement": _improvement,
    "diplomacy": _diplomacy,
    "further": _further,
    "diplomatic_answer": _answer,
    "enforce": _enforce,
    "buy_city": _where,
    "occupy": _where,
    "score_card": _scored,
    "placement": _placement,
    "removal": _removal,
    "movement": _movement,
    "battles": _battles,
    "want_battle": _want_battle,
    "expel": _expel,
    "commit": _commit,
    "reinforce": _commit,
    "losses": _losses,
    "support_answer": _support_answer,
    "won_hamlet": _won_hamlet,
    "pay_plunder": _pay_plunder,
    "army_goods": _army_goods,
}
