"""N-5, N-6, N-8: free offers at any time: exchanges of Thalers and treaties, promises, the end of an alliance.

Open offers are known to their two parties alone (D-20), so their numbers follow from the pair and not from what others
have on the table; promises and what is carried out are public.

`EraState.offers` holds rows `(number, kind, from, to, thalers, treaties, ask_thalers, ask_treaties)`,
`EraState.promises` rows `(number, from, to, kind, subject, amount, due, status)`. Offers lapse at clean-up; promises
bind nobody (eot.1.3.D-36).
"""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import alliances, orders
from stammtisch.games.era.state import EraState

EXCHANGE, END_ALLIANCE = range(2)
OFFER_WORDS = ("exchange", "end_alliance")
PROMISES = ("no_attack", "attack", "support", "leave_sea", "share_sea", "pay", "other")
SEA_PROMISES = ("leave_sea", "share_sea")
OPEN, KEPT, BROKEN, LAPSED = range(4)
OFFERS_A_PAIR = 2
BETWEEN_ROLL_AND_LOSSES = "losses"
"""The frame during which nobody negotiates."""
ANYTIME = frozenset(
    kind.number
    for kind in (act.EXCHANGE, act.PROMISE, act.END_ALLIANCE, act.ANSWER_OFFER, act.WITHDRAW_OFFER, act.STANDING_ORDER)
)


def refusal(state: EraState, seat: int, action: int) -> Refusal | None:
    """eot.1.3.D-35, R-127, N-5 to N-8: why an offer, an answer or a promise is refused."""
    kind = act.kind_of(action)
    if state.winners or not state.agenda:
        return Refusal("over", "eot.1.6-01")
    if state.wiped >> seat & 1:
        return Refusal("wiped_out", "eot.2.1-28")
    if kind == act.STANDING_ORDER.number:
        return orders.refusal(action)
    if state.agenda[-1].kind == BETWEEN_ROLL_AND_LOSSES:
        return Refusal("losses_first", "eot.1.3.D-35")
    if kind == act.ANSWER_OFFER.number:
        return _answer_refusal(state, seat, *act.ANSWER_OFFER.arguments(action))
    if kind == act.WITHDRAW_OFFER.number:
        number = act.WITHDRAW_OFFER.arguments(action)[0]
        mine = any(offer[0] == number and offer[2] == seat for offer in state.offers)
        return None if mine else Refusal("no_such_offer", "eot.1.3.D-35")
    other = action >> act.EXCHANGE.shift("to") & 7
    if other >= len(state.players) or other == seat or state.wiped >> other & 1:
        return Refusal("no_such_player", "eot.1.3.D-35")
    if state.setting.options.agreements == "none" and kind != act.END_ALLIANCE.number:
        return Refusal("no_agreements", "eot.1.3.D-35")
    if kind == act.PROMISE.number:
        return None if act.PROMISE.arguments(action)[1] < len(PROMISES) else Refusal("no_promise", "eot.1.3.D-36")
    pair = {seat, other}
    if sum(1 for offer in state.offers if {offer[2], offer[3]} == pair) >= OFFERS_A_PAIR:
        return Refusal("too_many_offers", "eot.1.3.D-35")
    if kind == act.END_ALLIANCE.number:
        return None if state.allied(seat, other) else Refusal("no_ally", "eot.1.3.D-31")
    _, thalers, treaties, ask_thalers, ask_treaties = act.EXCHANGE.arguments(action)
    if not thalers + treaties + ask_thalers + ask_treaties:
        return Refusal("nothing_offered", "eot.1.3.D-35")
    return _means_refusal(state, seat, other, (thalers, treaties, ask_thalers, ask_treaties))


def _means_refusal(state: EraState, seat: int, other: int, terms: tuple[int, ...]) -> Refusal | None:
    """R-186: what is promised to change hands at once must be there."""
    giver, taker = state.players[seat], state.players[other]
    if terms[0] > giver.thalers or terms[1] > giver.treaties:
        return Refusal("not_yours", "eot.1.3.D-35", {"thalers": giver.thalers, "treaties": giver.treaties})
    if terms[2] > taker.thalers or terms[3] > taker.treaties:
        return Refusal("not_his", "eot.1.3.D-35", {"thalers": taker.thalers, "treaties": taker.treaties})
    return None


def _answer_refusal(state: EraState, seat: int, number: int, accept: int) -> Refusal | None:
    offer = next((each for each in state.offers if each[0] == number and each[3] == seat), None)
    if offer is None:
        return Refusal("no_such_offer", "eot.1.3.D-35")
    if accept and offer[1] == EXCHANGE:
        return _means_refusal(state, seat, offer[2], (*offer[6:], *offer[4:6]))
    return None


def invited(state: EraState) -> list[tuple[int, int]]:
    """N-5, N-8: for each open offer who made it and who may answer it; both may do so whoever's turn it is."""
    return [(offer[2], offer[3]) for offer in state.offers]


def carry_out(state: EraState, seat: int, action: int, umpire: Umpire) -> None:
    """An offer is put, answered or withdrawn; a promise is noted."""
    kind = act.kind_of(action)
    if kind == act.EXCHANGE.number:
        other, *terms = act.EXCHANGE.arguments(action)
        _put(state, EXCHANGE, seat, other, tuple(terms), umpire)
    elif kind == act.END_ALLIANCE.number:
        _put(state, END_ALLIANCE, seat, act.END_ALLIANCE.arguments(action)[0], (0, 0, 0, 0), umpire)
    elif kind == act.PROMISE.number:
        _promise(state, seat, action, umpire)
    elif kind == act.ANSWER_OFFER.number:
        number, accept = act.ANSWER_OFFER.arguments(action)
        _answer(state, seat, number, accept, umpire)
    elif kind == act.WITHDRAW_OFFER.number:
        number = act.WITHDRAW_OFFER.arguments(action)[0]
        other = next(offer[3] for offer in state.offers if offer[0] == number)
        _remove(state, number)
        umpire.announce("offer_withdrawn", {"seat": seat, "other": other}, audience=(seat, other))
    else:
        orders.give(state, seat, action)
        umpire.announce("standing_order", {"seat": seat}, audience=(seat,))


def _put(state: EraState, kind: int, seat: int, other: int, terms: tuple[int, ...], umpire: Umpire) -> None:
    first = OFFERS_A_PAIR * (min(seat, other) * 6 + max(seat, other))
    taken = {offer[0] for offer in state.offers}
    number = next(each for each in range(first, first + OFFERS_A_PAIR) if each not in taken)
    state.offers = (*state.offers, (number, kind, seat, other, *terms))
    facts = {"seat": seat, "other": other, **_offer_facts((number, kind, seat, other, *terms)), "number": number}
    umpire.announce("offer", facts, audience=(seat, other))


def _offer_facts(offer: tuple[int, ...]) -> dict[str, int | str]:
    """What an offer is about, and its terms as whoever made it gives and asks them."""
    names = ("thalers", "treaties", "ask_thalers", "ask_treaties")
    return {"offer": OFFER_WORDS[offer[1]], **dict(zip(names, offer[4:], strict=True))}


def _remove(state: EraState, number: int) -> None:
    state.offers = tuple(offer for offer in state.offers if offer[0] != number)


def _answer(state: EraState, seat: int, number: int, accept: int, umpire: Umpire) -> None:
    """eot.1.3.D-31, N-5, N-8: an accepted offer is carried out at once, as one step."""
    offer = next(each for each in state.offers if each[0] == number)
    _remove(state, number)
    word = "offer_accepted" if accept else "offer_refused"
    umpire.announce(word, {"seat": seat, **_offer_facts(offer), "other": offer[2]}, audience=(seat, offer[2]))
    if not accept:
        return
    if offer[1] == END_ALLIANCE:
        if state.allied(seat, offer[2]):
            alliances.end(state, offer[2], seat, umpire)
        return
    thalers, treaties, ask_thalers, ask_treaties = offer[4:]
    giver, taker = state.players[offer[2]], state.players[seat]
    giver.thalers += ask_thalers - thalers
    taker.thalers += thalers - ask_thalers
    giver.treaties += ask_treaties - treaties
    taker.treaties += treaties - ask_treaties
    umpire.announce("exchanged", {"seat": offer[2], "other": seat, "thalers": thalers, "ask_thalers": ask_thalers,
                                  "treaties": treaties, "ask_treaties": ask_treaties})  # fmt: skip


def _promise(state: EraState, seat: int, action: int, umpire: Umpire) -> None:
    """eot.1.3.D-36, N-6: a promise is noted with its condition and its due round; breaking it has no effect."""
    other, kind, subject, amount, due = act.PROMISE.arguments(action)
    promise = (len(state.promises), seat, other, kind, subject, amount, due, OPEN)
    state.promises = (*state.promises, promise)
    umpire.announce("promise", {**_facts(state, promise), "due": due})


def _facts(state: EraState, promise: tuple[int, ...]) -> dict[str, int | str]:
    """Who has promised what to whom: `target` the seat of an attack, `sea` that of a promise about one, if it is."""
    number, seat, other, kind, subject, amount, *_ = promise
    word = PROMISES[kind]
    facts: dict[str, int | str] = {"seat": seat, "other": other, "number": number, "promise": word, "amount": amount}
    if word == "attack":
        facts["target"] = subject
    elif word in SEA_PROMISES:
        facts["sea"] = state.board.provinces[subject].id
    return facts


def break_due(state: EraState, seat: int, umpire: Umpire) -> None:
    """eot.1.3.D-33, eot.1.3.D-36, N-6: what `seat` has promised and does not keep is marked as broken."""
    changed: list[tuple[int, ...]] = []
    for promise in state.promises:
        broken = promise[-1] == OPEN and promise[1] == seat
        if broken:
            umpire.announce("promise_broken", _facts(state, promise))
        changed.append((*promise[:-1], BROKEN) if broken else promise)
    state.promises = tuple(changed)


def note_attack(state: EraState, attacker: int, defender: int, umpire: Umpire) -> None:
    """N-6: promises not to attack that an attack breaks, and promises to attack that it keeps."""
    changed: list[tuple[int, ...]] = []
    for promise in state.promises:
        number, giver, to, kind, subject, amount, due, status = promise
        if status == OPEN and giver == attacker and state.round <= due:
            if PROMISES[kind] == "no_attack" and to == defender:
                status = BROKEN
                umpire.announce("promise_broken", _facts(state, promise))
            elif PROMISES[kind] == "attack" and subject == defender:
                status = KEPT
                umpire.announce("promise_kept", _facts(state, promise))
        changed.append((number, giver, to, kind, subject, amount, due, status))
    state.promises = tuple(changed)


def end_of_round(state: EraState, umpire: Umpire) -> None:
    """N-6: open offers lapse; promises that are due are kept (not to attack) or lapse."""
    for _, _, seat, other, *_ in state.offers:
        umpire.announce("offer_lapsed", {"seat": seat, "other": other}, audience=(seat, other))
    state.offers = ()
    changed: list[tuple[int, ...]] = []
    for promise in state.promises:
        if promise[-1] == OPEN and state.round >= promise[6]:
            kept = PROMISES[promise[3]] == "no_attack"
            word = "promise_kept" if kept else "promise_lapsed"
            umpire.announce(word, _facts(state, promise))
            changed.append((*promise[:-1], KEPT if kept else LAPSED))
        else:
            changed.append(promise)
    state.promises = tuple(changed)
