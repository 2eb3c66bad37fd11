"""Diplomacy, support and free offers in words."""

from __future__ import annotations

from stammtisch.engine.options import Argument, Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import offers, purchase
from stammtisch.games.era.rules.diplomacy import TREATIES_TO_ENFORCE, Answer, enforceable
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.orders import ANSWERS, ORDER_WORDS, ORDERS
from stammtisch.games.era.rules.proposals import Offer
from stammtisch.games.era.rules.support import SupportAnswer
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState
from stammtisch.games.era.wording.arguments import at, extras, player, promised
from stammtisch.games.era.wording.described import Described, Descriptions, do, plain, thalers, then


def _main_action(state: EraState, seat: int, action: int) -> Described:
    word = act.MAIN_ACTIONS[action]
    cost = None
    if action == act.HIRE:
        tribe = tribe_of(state, seat)
        cost = Message("era-cost-leader", {"vassals": tribe.hire_vassals, "thalers": tribe.hire_thalers})
    return Described(do(word), cost, then(word, treaties=state.treaties))


def _seated(state: EraState, seat: int) -> Argument:
    return player(seat) if seat < len(state.players) else str(seat)


def _buy(state: EraState, seat: int, seller: int, province: int, *terms: int) -> Described:
    told = do("buy", province=at(state, province), other=_seated(state, seller), **extras(*_four(terms)))
    known = seller < len(state.players) and province < state.board.size
    return Described(told, thalers(purchase.price(state, seller, province)) if known else None, then("asked"))


def _four(terms: tuple[int, ...]) -> tuple[int, int, int, int]:
    give, treaties, ask, ask_treaties = terms
    return give, treaties, ask, ask_treaties


def _ally(state: EraState, seat: int, partner: int, *terms: int) -> Described:
    told = do("ally", other=_seated(state, partner), **extras(*_four(terms)))
    return Described(told, consequence=then("ally-offered", other=_seated(state, partner)))


def _accept(state: EraState, seat: int) -> Described:
    frame = top(state)
    if isinstance(frame, SupportAnswer):
        sending = seat == frame.ally
        consequence = then("support-send" if sending else "support-pay", count=frame.count, thalers=frame.thalers)
        return Described(do("accept"), consequence=consequence)
    if isinstance(frame, Answer):
        return Described(do("accept"), consequence=_accepted(state, seat, frame.offer()))
    return Described(do("accept"))


def _accepted(state: EraState, seat: int, offer: Offer) -> Message:
    if offer.what == 0:
        cost = purchase.price(state, offer.other, offer.province)
        give, ask = offer.extras[:2], offer.extras[2:]
        if seat == offer.seat:
            return then("accept-buy", province=at(state, offer.province), thalers=cost, **extras(*give, *ask))
        return then("accept-sell", province=at(state, offer.province), thalers=cost, **extras(*ask, *give))
    return then("ally")


def _refuse(state: EraState, seat: int) -> Described:
    """eot.1.3.D-19: whoever has three treaties can enforce what is refused."""
    frame = top(state)
    if not isinstance(frame, Answer) or seat == frame.proposer or not enforceable(state, frame.offer()):
        return Described(do("refuse"))
    return Described(do("refuse"), consequence=then("refuse-enforceable", other=player(frame.proposer)))


def _counter(state: EraState, seat: int, *terms: int) -> Described:
    return Described(do("counter", **extras(*_four(terms))))


def _enforce(state: EraState, seat: int) -> Described:
    return Described(do("enforce"), Message("era-cost-treaties", {"n": TREATIES_TO_ENFORCE}), then("enforce"))


def _ask_support(state: EraState, seat: int, ally: int, count: int, price: int) -> Described:
    return Described(do("ask-support", other=_seated(state, ally), count=count), thalers(price))


def _offer_support(state: EraState, seat: int, fighter: int, count: int, price: int) -> Described:
    told = do("offer-support", other=_seated(state, fighter), count=count, thalers=price)
    return Described(told, consequence=then("support-send", count=count, thalers=price))


def _exchange(state: EraState, seat: int, to: int, *terms: int) -> Described:
    return Described(do("exchange", other=_seated(state, to), **extras(*_four(terms))))


def _promise(state: EraState, seat: int, to: int, kind: int, subject: int, amount: int, due: int) -> Described:
    told = do("promise", other=_seated(state, to), due=due, **_promised(state, kind, subject, amount))
    return Described(told, consequence=then("promise"))


def _promised(state: EraState, kind: int, subject: int, amount: int) -> dict[str, Argument]:
    if kind >= len(offers.PROMISES):
        return {"kind": "other", "promise": str(kind), "target": "", "sea": "", "amount": amount}
    word = offers.PROMISES[kind]
    target = _seated(state, subject) if word == "attack" else ""
    return promised(word, target, at(state, subject) if word in offers.SEA_PROMISES else "", amount)


def _end_alliance(state: EraState, seat: int, to: int) -> Described:
    return Described(do("end-alliance", other=_seated(state, to)), consequence=then("end-alliance"))


def _open_offer(state: EraState, number: int) -> tuple[int, ...] | None:
    return next((offer for offer in state.offers if offer[0] == number), None)


def _answer_offer(state: EraState, seat: int, number: int, accept: int) -> Described:
    offer = _open_offer(state, number)
    name = "accept-offer" if accept else "refuse-offer"
    if offer is None or seat not in offer[2:4]:
        return Described(do(f"{name}-gone"))
    other = player(offer[2])
    if offer[1] == offers.END_ALLIANCE:
        return Described(do(f"{name}-end", other=other), consequence=then("end-alliance") if accept else None)
    return Described(do(name, other=other, **extras(*_four(offer[4:]))))


def _withdraw_offer(state: EraState, seat: int, number: int) -> Described:
    offer = _open_offer(state, number)
    if offer is None or seat not in offer[2:4]:
        return Described(do("withdraw-offer-gone"))
    return Described(do("withdraw-offer", other=player(offer[3])))


def _standing_order(state: EraState, seat: int, order: int, value: int) -> Described:
    if value not in ANSWERS.get(order, ()):
        return Described(do("order-none"))
    return Described(do(f"order-{ORDERS[order]}-{ORDER_WORDS[value]}"))


TALKS: Descriptions = {
    "main_action": ("diplomacy", _main_action),
    "buy": ("buy", _buy),
    "ally": ("ally", _ally),
    "no_further": ("end", plain("no-further")),
    "accept": ("answer", _accept),
    "refuse": ("answer", _refuse),
    "counter": ("answer", _counter),
    "enforce": ("answer", _enforce),
    "drop": ("answer", plain("drop", "drop")),
    "ask_support": ("support", _ask_support),
    "offer_support": ("support", _offer_support),
    "exchange": ("offer", _exchange),
    "promise": ("offer", _promise),
    "end_alliance": ("offer", _end_alliance),
    "answer_offer": ("offer", _answer_offer),
    "withdraw_offer": ("offer", _withdraw_offer),
    "standing_order": ("order-ahead", _standing_order),
}
