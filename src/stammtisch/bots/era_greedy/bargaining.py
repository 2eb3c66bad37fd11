"""Bargains at any time: answers to offers of exchange, treaties for sale, promises to allies, and allied support."""

from __future__ import annotations

from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import offers, support
from stammtisch.games.era.state import EraState

TREATY_PRICE, SAVED_TREATIES, MANY_TREATIES, POOR, RICH = 2, 4, 12, 4, 8
"""A treaty beyond those saved is sold for so many Thalers to the rich, by the poor and by whoever has many treaties."""
PEACE_ROUNDS = 2
SUPPORT_PRICE, MOST_SUPPORT = 2, 3
CLOSE_FROM, CLOSE_TO = 0.2, 0.85
"""Help is asked for where the chance to win lies between."""


def at_any_time(state: EraState, seat: int) -> int | None:
    """What a player in his turn says before he acts: an answer he owes, an offer, a promise; None: nothing."""
    for action in (_answer(state, seat), _sale(state, seat), _promise(state, seat)):
        if action is not None and offers.refusal(state, seat, action) is None:
            return action
    return None


def answer_owed(state: EraState, seat: int) -> int | None:
    """N-5: the answer to an offer, which comes before whatever is asked; None: none is owed or possible now."""
    action = _answer(state, seat) if state.offers else None
    return action if action is not None and offers.refusal(state, seat, action) is None else None


def _answer(state: EraState, seat: int) -> int | None:
    """N-5: an exchange is accepted if what comes is worth more than what goes. Alliances are not ended."""
    for number, kind, _, to, thalers, treaties, ask_thalers, ask_treaties in state.offers:
        if to == seat:
            gained = thalers - ask_thalers + TREATY_PRICE * (treaties - ask_treaties)
            accepts = kind == offers.EXCHANGE and gained >= 0
            answer = act.ANSWER_OFFER(number, int(accepts))
            possible = not accepts or offers.refusal(state, seat, answer) is None
            return answer if possible else act.ANSWER_OFFER(number, 0)
    return None


def _sale(state: EraState, seat: int) -> int | None:
    """N-5: a treaty to spare goes to a player with money."""
    player = state.players[seat]
    if player.treaties <= SAVED_TREATIES or (player.thalers > POOR and player.treaties < MANY_TREATIES):
        return None
    asked = {offer[3] for offer in state.offers if offer[2] == seat}
    for other in state.order:
        if other != seat and other not in asked and state.players[other].thalers >= RICH:
            return act.EXCHANGE(other, 0, 1, TREATY_PRICE, 0)
    return None


def _promise(state: EraState, seat: int) -> int | None:
    """N-6: allies are promised that they will not be attacked, one promise at a time."""
    promised = {promise[2] for promise in state.promises if promise[1] == seat and promise[7] == offers.OPEN}
    for other in state.order:
        if other != seat and other not in promised and state.allied(seat, other):
            return act.PROMISE(other, offers.PROMISES.index("no_attack"), 0, 0, state.round + PEACE_ROUNDS)
    return None


def has_promised_peace(state: EraState, seat: int, other: int) -> bool:
    """N-6: whether `seat` has an open promise not to attack `other`: it is kept."""
    peace = offers.PROMISES.index("no_attack")
    return any(
        giver == seat and to == other and kind == peace and status == offers.OPEN and state.round <= due
        for _, giver, to, kind, _, _, due, status in state.promises
    )


def ask_support(state: EraState, seat: int, asked: int, chance: float) -> int | None:
    """N-3: vassals of an ally, paid for, where a battle is close and the money is there."""
    if not CLOSE_FROM < chance < CLOSE_TO:
        return None
    for ally in support.possible_allies(state, seat, asked):
        count = min(MOST_SUPPORT, state.players[ally].army, state.players[seat].thalers // SUPPORT_PRICE)
        if count:
            return act.ASK_SUPPORT(ally, count, SUPPORT_PRICE * count)
    return None
