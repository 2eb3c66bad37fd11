"""Chapter 1.3.D: Diplomacy: main actions and what each allows further: buying a province or making an alliance."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import alliances, ending, hamlets, influence, orders, purchase
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.proposals import (
    ALLY,
    BUY,
    NO_EXTRAS,
    Extras,
    Offer,
    ally_refusal,
    extras_refusal,
    possible_partners,
    still_possible,
    told_to_the_other,
)
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import NOBODY, EraState, changed

OFFERS_A_LEADER = 3
TREATIES_TO_ENFORCE = 3


def main_actions(state: EraState, seat: int, done: int = 0) -> list[int]:
    """eot.1.3.D-02, eot.1.3.D-03, eot.1.3.D-10, eot.1.3.D-15, eot.1.3.D-38, R-035, R-115, R-128: the main actions that
    are legal now; `done`: those taken in this activation, as a bit set.
    """
    player, tribe = state.players[seat], tribe_of(state, seat)
    can_hire = (
        state.grey_for_hire > 0 and player.free_vassals >= tribe.hire_vassals and player.thalers >= tribe.hire_thalers
    )
    legal = [act.HIRE, act.PEACE] if can_hire else [act.PEACE]
    if state.ring == NOBODY and not state.ring_taken:
        legal.append(act.INFLUENCE_ACTION)
    return [action for action in legal if not done >> action & 1] if done else legal


def main_refusal(state: EraState, seat: int, action: int, done: int) -> Refusal | None:
    """Why a main action is refused."""
    player, tribe = state.players[seat], tribe_of(state, seat)
    if action >= len(act.MAIN_ACTIONS):
        return Refusal("no_main_action", "eot.1.3.D-02")
    if done >> action & 1:
        return Refusal("done_already", "eot.1.3.D-02")
    if action in main_actions(state, seat, done):
        return None
    if action == act.INFLUENCE_ACTION:
        return Refusal("ring_taken", "eot.1.3.D-03" if state.ring_taken else "eot.1.3.D-14")
    if not state.grey_for_hire:
        return Refusal("no_grey_leader", "eot.1.3.D-10")
    figures = {"vassals": tribe.hire_vassals, "thalers": tribe.hire_thalers}
    have = {"have_vassals": player.free_vassals, "have_thalers": player.thalers}
    return Refusal("too_dear", "eot.1.3.D-07", {**figures, **have, "price": tribe.hire_thalers})


def do_main_action(state: EraState, seat: int, action: int, umpire: Umpire) -> None:
    """eot.1.3.D-04 to eot.1.3.D-14, R-115: hire for good, bring peace until the end of the round, or gain influence and
    the ring; each earns a treaty while the supply lasts.
    """
    player = state.players[seat]
    umpire.announce("main_action", {"seat": seat, "action": act.MAIN_ACTIONS[action]})
    if action == act.HIRE:
        tribe = tribe_of(state, seat)
        player.free_vassals -= tribe.hire_vassals
        state.removed = changed(state.removed, seat, state.removed[seat] + tribe.hire_vassals)
        player.thalers -= tribe.hire_thalers
        state.grey_for_hire -= 1
        player.leaders += 1
        player.grey += 1
        player.ready += 1
    elif action == act.PEACE:
        player.peace = True
    else:
        state.ring, state.ring_round, state.ring_taken = seat, state.round, True
        influence.gain(state, seat, 1, umpire, "diplomacy")
    if state.treaties:
        state.treaties -= 1
        player.treaties += 1
        umpire.announce("treaty", {"seat": seat})


class Diplomacy(EraFrame):
    """D-70: the main action of each leader. Fields: the seat, leaders left, main actions done as a bit set."""

    __slots__ = ("done", "leaders", "seat")
    kind = "diplomacy"
    fields = ("seat", "leaders", "done")
    stage = "diplomacy"
    kinds = frozenset((act.MAIN_ACTION.number, act.HAMLET.number))

    def __init__(self, seat: int, leaders: int, done: int = 0) -> None:
        self.seat = seat
        self.leaders = leaders
        self.done = done

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, while a leader is left for whom a main action is legal."""
        return (self.seat,) if self.leaders and main_actions(state, self.seat, self.done) else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """The legal main actions, and hamlets that may be needed to pay."""
        legal = [act.MAIN_ACTION(action) for action in main_actions(state, seat, self.done)]
        return legal + hamlets.actions(state, seat, hamlets.PAYMENT)

    def candidates(self, state: EraState, seat: int) -> list[int]:
        """All three."""
        return [act.MAIN_ACTION(action) for action in range(len(act.MAIN_ACTIONS))]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.D-02, eot.1.3.D-03."""
        if act.kind_of(action) == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.PAYMENT)
        return main_refusal(state, seat, act.MAIN_ACTION.arguments(action)[0], self.done)

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.D-01, eot.1.3.D-17, R-113, R-114: the main action, then the further one it allows."""
        if act.kind_of(action) == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
            return
        main = act.MAIN_ACTION.arguments(action)[0]
        state.agenda.pop()
        state.push(Diplomacy(seat, self.leaders - 1, self.done | 1 << main))
        state.push(Further(seat, OFFERS_A_LEADER))
        do_main_action(state, seat, main, umpire)
        ending.check(state, umpire, seat)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3.D-39: leaders without a legal main action are spent; where the table chose so each still allows a
        further one.
        """
        state.agenda.pop()
        if self.leaders and state.setting.options.further_without_main == "on":
            state.push(Diplomacy(self.seat, self.leaders - 1, self.done))
            state.push(Further(self.seat, OFFERS_A_LEADER))

    def default(self, state: EraState, seat: int) -> int:
        """D-70: peace, else the first legal one."""
        legal = main_actions(state, seat, self.done)
        return act.MAIN_ACTION(act.PEACE if act.PEACE in legal else legal[0])


class Further(EraFrame):
    """D-71, eot.1.3.D-22: a further action, one a leader. Fields: the seat, offers left for this leader."""

    __slots__ = ("offers", "seat")
    kind = "further"
    fields = ("seat", "offers")
    stage = "further"
    kinds = frozenset((act.BUY.number, act.ALLY.number, act.NO_FURTHER.number, act.HAMLET.number))

    def __init__(self, seat: int, offers: int) -> None:
        self.seat = seat
        self.offers = offers

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, if anything can be offered."""
        return (self.seat,) if self.offers and self._offers(state) else ()

    def _offers(self, state: EraState) -> list[int]:
        seat = self.seat
        allies = [act.ALLY(other, *NO_EXTRAS) for other in possible_partners(state, seat)]
        return purchase.actions(state, seat) + allies

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Every purchase and alliance without extras, and none; extras are free in form."""
        return [act.NO_FURTHER(), *self._offers(state), *hamlets.actions(state, seat, hamlets.PAYMENT)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.D-18, eot.1.3.D-20, eot.1.3.D-27, N-1, N-2."""
        kind = act.kind_of(action)
        if kind == act.NO_FURTHER.number:
            return None
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.PAYMENT)
        if kind == act.BUY.number:
            seller, province, *rest = act.BUY.arguments(action)
            extras = Extras(*rest)
            refused = purchase.refusal(state, seat, seller, province, extras.thalers)
            return refused or extras_refusal(state, seat, seller, extras, purchase.price(state, seller, province))
        partner, *rest = act.ALLY.arguments(action)
        return ally_refusal(state, seat, partner) or extras_refusal(state, seat, partner, Extras(*rest), 0)

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """The offer is put to the other player."""
        kind = act.kind_of(action)
        if kind == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
            return
        state.agenda.pop()
        if kind == act.NO_FURTHER.number:
            return
        state.push(Further(seat, self.offers - 1))
        if kind == act.BUY.number:
            other, province, *rest = act.BUY.arguments(action)
            offer = Offer(BUY, seat, other, province, Extras(*rest))
        else:
            other, *rest = act.ALLY.arguments(action)
            offer = Offer(ALLY, seat, other, 0, Extras(*rest))
        umpire.announce("diplomatic_offer", offer.facts(state))
        if orders.order(state, other, orders.OFFERS) == orders.NEVER:
            refuse(state, offer, other, umpire)
        else:
            state.push(Answer(other, *offer.flat(), False))

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """Nothing can be offered."""
        state.agenda.pop()

    def default(self, state: EraState, seat: int) -> int:
        """D-71: none."""
        return act.NO_FURTHER()


def carry_out(state: EraState, offer: Offer, umpire: Umpire, enforced: bool = False) -> None:
    """eot.1.3.D-20, eot.1.3.D-24, eot.1.3.D-27, N-1, N-2: as one step: extras both ways, then the deal. The leader's
    further action is used. R-116: an enforced purchase has the fixed price.
    """
    giver, taker, extras = state.players[offer.seat], state.players[offer.other], offer.extras
    giver.thalers += extras.ask_thalers - extras.thalers
    taker.thalers += extras.thalers - extras.ask_thalers
    giver.treaties += extras.ask_treaties - extras.treaties
    taker.treaties += extras.treaties - extras.ask_treaties
    if isinstance(state.agenda[-1], Further):
        state.agenda.pop()
    if offer.what == BUY:
        price = purchase.fixed_price if enforced else purchase.price
        cost = price(state, offer.other, offer.province)
        purchase.begin(state, offer.seat, offer.other, offer.province, cost, umpire)
    else:
        alliances.forge(state, offer.seat, offer.other, umpire)
        ending.check(state, umpire, offer.seat)


def enforceable(state: EraState, offer: Offer) -> bool:
    """eot.1.3.D-19: whether the proposer has the treaties to enforce the offer, which can still be carried out."""
    return state.players[offer.seat].treaties >= TREATIES_TO_ENFORCE and still_possible(state, offer)


def refuse(state: EraState, offer: Offer, seat: int, umpire: Umpire) -> None:
    """eot.1.3.D-19: `seat` refuses; the proposer may enforce the offer if he has the treaties for it."""
    other = offer.seat if seat == offer.other else offer.other
    umpire.announce("offer_refused", {**offer.facts(state), "seat": seat, "other": other})
    if enforceable(state, offer):
        state.push(Enforce(offer.seat, offer.other, offer.what, offer.province))


class Answer(EraFrame):
    """D-72, D-76: an offer or a counter-proposal is answered. Fields: who answers; the offer's kind, proposer, province
    and extras; whether it is a counter-proposal, which the proposer answers.
    """

    __slots__ = ("countered", "extras", "other", "proposer", "province", "what")
    kind = "diplomatic_answer"
    fields = ("other", "what", "proposer", "province", "extras", "countered")
    stage = "diplomatic_answer"
    kinds = frozenset((act.ACCEPT.number, act.REFUSE.number, act.COUNTER.number))

    def __init__(
        self, other: int, what: int, proposer: int, province: int, extras: tuple[int, ...], countered: bool
    ) -> None:
        self.other = other
        self.what = what
        self.proposer = proposer
        self.province = province
        self.extras = extras
        self.countered = countered

    def offer(self) -> Offer:
        """The offer that is answered."""
        return Offer(self.what, self.proposer, self.other, self.province, Extras(*self.extras))

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player addressed, or the proposer after a counter-proposal."""
        return (self.proposer if self.countered else self.other,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Yes or no; a counter-proposal is free in form."""
        return [act.ACCEPT(), act.REFUSE()] if self._can_pay(state) else [act.REFUSE()]

    def price(self, state: EraState) -> int:
        """eot.1.3.D-21: what the proposer pays besides what is agreed: nothing for an alliance."""
        return purchase.price(state, self.other, self.province) if self.what == BUY else 0

    def _can_pay(self, state: EraState) -> bool:
        offer = self.offer()
        possible = extras_refusal(state, offer.seat, offer.other, offer.extras, self.price(state)) is None
        return possible and still_possible(state, offer)

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """N-1, N-2: one counter-proposal, about extras only."""
        kind = act.kind_of(action)
        if kind == act.ACCEPT.number:
            return None if self._can_pay(state) else Refusal("impossible_now", "eot.1.3.D-21")
        if kind == act.REFUSE.number:
            return None
        if self.countered:
            return Refusal("countered_already", "eot.1.3.D-26")
        offer = self._countered(action)
        refused = extras_refusal(state, offer.seat, offer.other, offer.extras, self.price(state))
        return None if refused is None else told_to_the_other(refused)

    def _countered(self, action: int) -> Offer:
        """What the addressed player gives and asks, seen from the proposer."""
        give, give_treaties, ask, ask_treaties = act.COUNTER.arguments(action)
        return self.offer()._replace(extras=Extras(ask, ask_treaties, give, give_treaties))

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.D-19: carried out, countered, or refused, which may be enforced."""
        kind = act.kind_of(action)
        offer = self.offer()
        state.agenda.pop()
        if kind == act.ACCEPT.number:
            other = offer.seat if seat == offer.other else offer.other
            umpire.announce("offer_accepted", {**offer.facts(state), "seat": seat, "other": other})
            carry_out(state, offer, umpire)
        elif kind == act.COUNTER.number:
            countered = self._countered(action)
            umpire.announce("offer_countered", countered.facts(state))
            state.push(Answer(offer.other, *countered.flat(), True))
        else:
            refuse(state, offer, seat, umpire)

    def default(self, state: EraState, seat: int) -> int:
        """D-72, D-76: refuse."""
        return act.REFUSE()


class Enforce(EraFrame):
    """D-73, eot.1.3.D-19, R-120: a refused offer is enforced with three treaties at the bare price, or dropped. Fields:
    the seat, the other, the kind of offer, the province.
    """

    __slots__ = ("other", "province", "seat", "what")
    kind = "enforce"
    fields = ("seat", "other", "what", "province")
    stage = "enforce"
    kinds = frozenset((act.ENFORCE.number, act.DROP.number))

    def __init__(self, seat: int, other: int, what: int, province: int) -> None:
        self.seat = seat
        self.other = other
        self.what = what
        self.province = province

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The proposer."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """To drop it, or to enforce it."""
        return [act.DROP()] if self.check(state, seat, act.ENFORCE()) else [act.DROP(), act.ENFORCE()]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.D-19, R-186: three treaties and whatever the deal needs must still be there after other exchanges."""
        if act.kind_of(action) == act.DROP.number:
            return None
        if state.players[seat].treaties < TREATIES_TO_ENFORCE:
            have = {"treaties": state.players[seat].treaties, "needed": TREATIES_TO_ENFORCE}
            return Refusal("treaties_to_enforce", "eot.1.3.D-19", have)
        offer = Offer(self.what, seat, self.other, self.province, NO_EXTRAS)
        cost = purchase.fixed_price(state, self.other, self.province) if self.what == BUY else 0
        if still_possible(state, offer) and cost <= state.players[seat].thalers:
            return None
        return Refusal("impossible_now", "eot.1.3.D-19")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.D-19, eot.1.3.D-37: the treaties go back to the bank."""
        state.agenda.pop()
        if act.kind_of(action) == act.DROP.number:
            return
        state.players[seat].treaties -= TREATIES_TO_ENFORCE
        state.treaties += TREATIES_TO_ENFORCE
        umpire.announce("enforced", {"seat": seat, "other": self.other})
        carry_out(state, Offer(self.what, seat, self.other, self.province, NO_EXTRAS), umpire, enforced=True)

    def default(self, state: EraState, seat: int) -> int:
        """D-73: drop."""
        return act.DROP()
