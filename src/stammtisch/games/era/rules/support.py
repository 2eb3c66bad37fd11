"""N-3, eot.1.3.A.4-17, eot.1.3.A.4-18: bids for allied support, asked for by the fighting player or offered by the
ally."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import alliances, orders
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.sides import running
from stammtisch.games.era.state import EraState


def possible_allies(state: EraState, seat: int, asked: int) -> tuple[int, ...]:
    """eot.1.3.A.4-17, R-106: allies with vassals in their regular army with whom no bid was made in this window."""
    return tuple(ally for ally in alliances.partners(state, seat) if state.players[ally].army and not asked >> ally & 1)


def ally_of(seat: int, action: int) -> int:
    """The ally whose vassals a bid is about."""
    return act.ASK_SUPPORT.arguments(action)[0] if act.kind_of(action) == act.ASK_SUPPORT.number else seat


def bid_refusal(state: EraState, seat: int, fighter: int, asked: int, action: int) -> Refusal | None:
    """eot.1.3.A.4-17, eot.1.3.D-30, N-3, R-107: one bid with each ally in a window, for vassals that are there and
    Thalers that the fighting player has.
    """
    other, count, thalers = act.ASK_SUPPORT.arguments(action)
    asking = act.kind_of(action) == act.ASK_SUPPORT.number
    if asking != (seat == fighter) or (not asking and other != fighter):
        return Refusal("not_your_battle", "eot.1.3.A.4-17")
    ally = other if asking else seat
    if ally >= len(state.players) or not state.allied(fighter, ally):
        return Refusal("no_ally", "eot.1.3.D-30")
    if asked >> ally & 1:
        return Refusal("asked_already", "eot.1.3.A.4-18")
    if not 1 <= count <= state.players[ally].army:
        return _too_few(state, seat, ally)
    return _too_dear(state, seat, fighter, thalers) if thalers > state.players[fighter].thalers else None


def _too_few(state: EraState, seat: int, ally: int) -> Refusal:
    """eot.1.3.A.4-17: the army of the ally, who may be the reader."""
    have = {"have": state.players[ally].army}
    return Refusal("too_few_own_vassals" if seat == ally else "too_few_vassals", "eot.1.3.A.4-17", have)


def _too_dear(state: EraState, seat: int, fighter: int, thalers: int) -> Refusal:
    """eot.1.3.A.4-18: the Thalers of whoever fights, who may be the reader."""
    have = state.players[fighter].thalers
    if seat == fighter:
        return Refusal("too_dear", "eot.1.3.A.4-18", {"price": thalers, "thalers": have})
    return Refusal("asked_too_much", "eot.1.3.A.4-18", {"thalers": have})


def bid(state: EraState, seat: int, fighter: int, side: int, action: int, umpire: Umpire) -> None:
    """The bid is put to the other of the two."""
    _, count, thalers = act.ASK_SUPPORT.arguments(action)
    ally = ally_of(seat, action)
    facts = {"seat": seat, "fighter": fighter, "ally": ally, "count": count, "thalers": thalers}
    umpire.announce("support_bid", facts)
    asked = ally if seat == fighter else fighter
    if orders.order(state, asked, orders.SUPPORT) == orders.NEVER:
        umpire.announce("support_refused", {"seat": asked, "other": seat})
    else:
        state.push(SupportAnswer(asked, fighter, ally, side, count, thalers, False))


class SupportAnswer(EraFrame):
    """N-3: a bid is accepted, refused, or countered once with another price. Fields: who answers; the fighting player;
    the ally; the side; how many vassals; for how many Thalers in all; whether it is a counter-bid.
    """

    __slots__ = ("ally", "count", "countered", "fighter", "seat", "side", "thalers")
    kind = "support_answer"
    fields = ("seat", "fighter", "ally", "side", "count", "thalers", "countered")
    stage = "support_answer"
    kinds = frozenset((act.ACCEPT.number, act.REFUSE.number, act.COUNTER.number))

    def __init__(
        self, seat: int, fighter: int, ally: int, side: int, count: int, thalers: int, countered: bool
    ) -> None:
        self.seat = seat
        self.fighter = fighter
        self.ally = ally
        self.side = side
        self.count = count
        self.thalers = thalers
        self.countered = countered

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """Whoever the bid is put to."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Yes, if it can still be carried out, or no; a counter-bid is free in form."""
        return [act.REFUSE()] if self._impossible(state) else [act.ACCEPT(), act.REFUSE()]

    def _impossible(self, state: EraState) -> Refusal | None:
        """R-186: what was exchanged or ended since the bid was made may leave nothing to accept."""
        thalers, army = state.players[self.fighter].thalers, state.players[self.ally].army
        if self.thalers > thalers:
            return _too_dear(state, self.seat, self.fighter, self.thalers)
        if not state.allied(self.fighter, self.ally):
            return Refusal("no_ally", "eot.1.3.D-30")
        return _too_few(state, self.seat, self.ally) if self.count > army else None

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """N-3: one counter-bid, with another price that can be paid."""
        kind = act.kind_of(action)
        if kind != act.COUNTER.number:
            return self._impossible(state) if kind == act.ACCEPT.number else None
        give, treaties, ask, ask_treaties = act.COUNTER.arguments(action)
        price = ask if seat == self.ally else give
        if self.countered:
            return Refusal("countered_already", "eot.1.3.A.4-18")
        if treaties or ask_treaties or (give if seat == self.ally else ask):
            return Refusal("only_a_price", "eot.1.3.A.4-18")
        if price > state.players[self.fighter].thalers:
            return _too_dear(state, seat, self.fighter, price)
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.A.4-17, eot.1.3.A.4-18, R-107: the units join and are paid at once; or nothing happens."""
        state.agenda.pop()
        kind = act.kind_of(action)
        if kind == act.COUNTER.number:
            give, _, ask, _ = act.COUNTER.arguments(action)
            price = ask if seat == self.ally else give
            other = self.fighter if seat == self.ally else self.ally
            umpire.announce("support_countered", {"seat": seat, "other": other, "thalers": price})
            state.push(SupportAnswer(other, self.fighter, self.ally, self.side, self.count, price, True))
        elif kind == act.ACCEPT.number:
            send(state, self.fighter, self.ally, self.side, self.count, self.thalers, umpire)
        else:
            umpire.announce(
                "support_refused", {"seat": seat, "other": self.ally if seat == self.fighter else self.fighter}
            )

    def default(self, state: EraState, seat: int) -> int:
        """N-3: refuse."""
        return act.REFUSE()


def send(state: EraState, fighter: int, ally: int, side: int, count: int, thalers: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-17, eot.1.3.A.4-18: the ally's army vassals fight on that side."""
    battle = running(state)
    state.players[ally].army -= count
    state.players[fighter].thalers -= thalers
    state.players[ally].thalers += thalers
    battle.change(side, act.UNIT_ALLY, count)
    battle.allies = (*battle.allies, (side, ally, count))
    umpire.announce("support", {"seat": fighter, "other": ally, "count": count, "thalers": thalers})
