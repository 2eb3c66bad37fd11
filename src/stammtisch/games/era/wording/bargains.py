"""What an offer that is made or accepted does to the Thalers and treaties of the reader, before it is done."""

from __future__ import annotations

from stammtisch.engine.options import Message
from stammtisch.games.era.rules import offers, purchase
from stammtisch.games.era.rules.diplomacy import TREATIES_TO_ENFORCE, Answer, Enforce
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.proposals import BUY
from stammtisch.games.era.rules.support import SupportAnswer
from stammtisch.games.era.state import EraState
from stammtisch.games.era.wording.arguments import player

Lines = list[Message]


def accept(state: EraState, seat: int) -> Lines:
    """eot.1.3.D-26, eot.1.3.D-35: the price and what goes on top, as the frame says; a bid for support is paid too."""
    frame = top(state)
    if isinstance(frame, SupportAnswer):
        return _changes(state, seat, frame.thalers if seat == frame.ally else -frame.thalers, 0)
    if not isinstance(frame, Answer):
        return []
    offer = frame.offer()
    cost = purchase.price(state, offer.other, offer.province) if offer.what == BUY else 0
    paid, treaties = cost + offer.extras.thalers - offer.extras.ask_thalers, offer.extras.treaties
    treaties -= offer.extras.ask_treaties
    sign = -1 if seat == offer.seat else 1
    return _changes(state, seat, sign * paid, sign * treaties)


def enforce(state: EraState, seat: int) -> Lines:
    """eot.1.3.D-19, R-116, R-120: three treaties and, for a province, its fixed price."""
    frame = top(state)
    if not isinstance(frame, Enforce):
        return []
    cost = purchase.fixed_price(state, frame.other, frame.province) if frame.what == BUY else 0
    return _changes(state, seat, -cost, -TREATIES_TO_ENFORCE)


def counter(state: EraState, seat: int, give: int, give_treaties: int, ask: int, ask_treaties: int) -> Lines:
    """N-1, N-2: what a counter-proposal would bring: the price stays, only what goes on top is another."""
    frame = top(state)
    if not isinstance(frame, Answer):
        return []
    offer = frame.offer()
    cost = purchase.price(state, offer.other, offer.province) if offer.what == BUY else 0
    changes = _changes(state, seat, cost + ask - give, ask_treaties - give_treaties)
    return _if_agreed(offer.seat, changes)


def buy(
    state: EraState, seat: int, seller: int, province: int, give: int, give_treaties: int, ask: int, ask_treaties: int
) -> Lines:
    """eot.1.3.D-20, eot.1.3.D-26: the price of the province and what goes on top."""
    cost = purchase.price(state, seller, province)
    return _if_agreed(seller, _changes(state, seat, ask - give - cost, ask_treaties - give_treaties))


def bargain(
    state: EraState, seat: int, other: int, give: int, give_treaties: int, ask: int, ask_treaties: int
) -> Lines:
    """eot.1.3.D-35: what goes with an alliance, or an exchange of its own."""
    return _if_agreed(other, _changes(state, seat, ask - give, ask_treaties - give_treaties))


def answer_offer(state: EraState, seat: int, number: int, accept: int) -> Lines:
    """eot.1.3.D-35, N-5: what an exchange brings that is accepted."""
    offer = next((each for each in state.offers if each[0] == number), None)
    if offer is None or not accept or offer[1] != offers.EXCHANGE:
        return []
    thalers, treaties, ask_thalers, ask_treaties = offer[4:]
    return _changes(state, seat, thalers - ask_thalers, treaties - ask_treaties)


def _if_agreed(other: int, changes: Lines) -> Lines:
    return [Message("era-preview-if-agreed", {"other": player(other)}), *changes] if changes else []


def _changes(state: EraState, seat: int, thalers: int, treaties: int) -> Lines:
    own = state.players[seat]
    lines: Lines = []
    if thalers:
        lines.append(Message("era-preview-thalers", {"before": own.thalers, "after": own.thalers + thalers}))
    if treaties:
        lines.append(Message("era-preview-treaties", {"before": own.treaties, "after": own.treaties + treaties}))
    return lines
