"""Construction: costs, payments, supply, generals and roads (aoh.base-*, aoh.res-03, aoh.res-04, aoh.move.2-07,
aoh.move.2-08).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from stammtisch.engine.options import Argument, Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import APPROVE, BUILD, REFUSE, kind_of, payment_cards, payment_code
from stammtisch.games.heroes.cards import GOLD, USUAL, in_words, spread
from stammtisch.games.heroes.pieces import ARMY, CITY, COST_RULES, COSTS, FORTRESS, GENERAL, PIECE_WORDS, PIECES, ROAD
from stammtisch.games.heroes.rules.frame import Constructing, HeroesFrame, top
from stammtisch.games.heroes.rules.loss import check_any
from stammtisch.games.heroes.rules.orders import road_order
from stammtisch.games.heroes.rules.resource_deck import lay_from_hand
from stammtisch.games.heroes.rules.victory import note_claim
from stammtisch.games.heroes.state import HOME, HeroesState, army_index, road_bit


def _payments(cost: dict[int, int]) -> list[tuple[int, tuple[int, ...]]]:
    """aoh.res-03, aoh.res-04, aoh.base-15: every exact payment for a cost, as (code, counts by usual kind), the one
    with least gold first.

    Gold may stand for any other usual resource, in any number, nothing stands for gold, nothing more than the cost is
    paid.
    """
    replaceable = [kind for kind in sorted(cost) if kind != GOLD for _ in range(cost[kind])]
    ways: dict[tuple[int, ...], None] = {}
    for gold in range(len(replaceable) + 1):
        for kept in combinations_with_replacement(sorted(set(replaceable)), len(replaceable) - gold):
            if all(kept.count(kind) <= replaceable.count(kind) for kind in kept):
                counts = [kept.count(kind) for kind in USUAL]
                counts[GOLD] = gold + cost.get(GOLD, 0)
                ways[tuple(counts)] = None
    return [(payment_code(spread(counts)), counts) for counts in ways]


PAYMENTS = tuple(_payments(COSTS[piece]) for piece in PIECES)
_TO_SHIFT = BUILD.shift("to")
_VALID = tuple(frozenset(code for code, _ in ways) for ways in PAYMENTS)
EXACT_PAYMENT = tuple(payment_code(spread([COSTS[piece].get(kind, 0) for kind in USUAL])) for piece in PIECES)
"""The payment of each piece without a substitute."""


@lru_cache(maxsize=20_000)
def _affordable(usual: bytes) -> tuple[tuple[int, ...], ...]:
    """For each piece the builds that a hand with these counts of usual resources can pay; roads without their
    direction.
    """
    return tuple(
        tuple(
            BUILD(piece, code, 0)
            for code, counts in PAYMENTS[piece]
            if all(have >= need for have, need in zip(usual, counts, strict=True))
        )
        for piece in PIECES
    )


def build_actions(state: HeroesState, seat: int, asked: int) -> list[int]:
    """Decisions D09 and D10: everything that `seat` can build, with every payment."""
    player = state.players[seat]
    cities, armies, fortresses, generals, roads = _affordable(bytes(player.hand[:5]))
    supply = state.supply
    actions: list[int] = []
    if supply[CITY]:
        actions += cities
    if supply[ARMY]:
        actions += armies
    if supply[FORTRESS]:
        actions += fortresses
    if generals and supply[GENERAL] and player.armies[army_index(0, HOME)]:
        actions += generals
    if roads and supply[ROAD]:
        for other in state.neighbours(seat):
            if not asked >> other & 1 and not state.roads & road_bit(seat, other):
                actions += [road | other << _TO_SHIFT for road in roads]
    return actions


def without_payment(action: int) -> tuple[int, int]:
    """What a `build` builds and where it leads, whatever pays for it."""
    piece, _, to = BUILD.arguments(action)
    return piece, to


def standard_builds(state: HeroesState, seat: int) -> list[int]:
    """Each piece with its exact payment; roads to both neighbours."""
    pieces = [BUILD(piece, EXACT_PAYMENT[piece], 0) for piece in (CITY, ARMY, FORTRESS, GENERAL)]
    return pieces + [BUILD(ROAD, EXACT_PAYMENT[ROAD], other) for other in state.neighbours(seat)]


def build_refusal(state: HeroesState, seat: int, action: int, asked: int) -> Refusal | None:
    """aoh.move.2-08, aoh.base-09, aoh.base-10, aoh.base-12, aoh.base-13, aoh.base-15: why a piece cannot be built like
    this.
    """
    piece, payment, to = BUILD.arguments(action)
    if piece not in PIECES:
        return Refusal("no_such_piece", "aoh.move.2-07")
    if not state.supply[piece]:
        return Refusal("no_supply", "aoh.move.2-08", {"piece": PIECE_WORDS[piece]})
    if piece == GENERAL and not state.players[seat].armies[army_index(0, HOME)]:
        return Refusal("no_free_army", "aoh.base-09")
    if piece == ROAD:
        refused = _road_refusal(state, seat, to, asked)
        if refused is not None:
            return refused
    elif to:
        return Refusal("no_such_piece", "aoh.move.2-07")
    return _payment_refusal(state.players[seat].hand, piece, payment)


def _payment_refusal(hand: bytearray, piece: int, payment: int) -> Refusal | None:
    """aoh.base-01, aoh.base-02, aoh.base-03, aoh.base-04, aoh.base-05, aoh.base-15, aoh.res-03, aoh.res-04: exact cost,
    cards in hand.
    """
    # What can be paid is known for every hand by now; the rest is to find out why a payment is refused.
    if BUILD(piece, payment, 0) in _affordable(bytes(hand[: len(USUAL)]))[piece]:
        return None
    if payment not in _VALID[piece]:
        return Refusal("wrong_payment", COST_RULES[piece], _price(piece))
    cards = payment_cards(payment)
    if any(cards.count(card) > hand[card] for card in cards):
        missing = {card: cards.count(card) - hand[card] for card in cards if cards.count(card) > hand[card]}
        return Refusal(
            "not_in_hand",
            COST_RULES[piece],
            {**_price(piece), "missing": in_words(card for card, count in missing.items() for _ in range(count))},
        )
    return None


def _price(piece: int) -> dict[str, Argument]:
    return {"piece": PIECE_WORDS[piece], "cost": in_words(spread([COSTS[piece].get(kind, 0) for kind in USUAL]))}


def _road_refusal(state: HeroesState, seat: int, to: int, asked: int) -> Refusal | None:
    """aoh.base-10, aoh.base-12, aoh.base-13: a road leads to a next neighbour not yet joined and not yet asked in this
    move.
    """
    if to >= len(state.players) or to == seat or to not in state.neighbours(seat):
        return Refusal("not_neighbour", "aoh.base-10")
    if state.roads & road_bit(seat, to):
        return Refusal("road_exists", "aoh.base-13", {"to": to})
    if asked >> to & 1:
        return Refusal("asked_already", "aoh.base-12", {"to": to})
    return None


def build(state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
    """aoh.base-01, aoh.base-02, aoh.base-03, aoh.base-05, aoh.base-07, aoh.base-08, aoh.move.2-07: the cards are laid
    down, the piece comes into play.

    A general goes on an own army at home that has none and stays there.
    """
    piece, payment, _ = BUILD.arguments(action)
    player = state.players[seat]
    paid = lay_from_hand(state, seat, payment_cards(payment))
    state.supply[piece] -= 1
    if piece == CITY:
        player.cities += 1
    elif piece == ARMY:
        player.armies[army_index(0, HOME)] += 1
    elif piece == FORTRESS:
        player.fortresses += 1
    else:
        player.armies[army_index(0, HOME)] -= 1
        player.armies[army_index(1, HOME)] += 1
    umpire.announce("built", {"seat": seat, "piece": PIECE_WORDS[piece], "paid": paid})
    note_claim(state, seat, umpire)
    check_any(state, umpire)


class RoadRequest(HeroesFrame):
    """aoh.base-11, aoh.base-12: decision D11, the neighbour says yes or no to a road. `request`: the builder's action
    with the cards that will pay; `ordered`: the neighbour's answer if a standing order gives it, else empty.
    """

    __slots__ = ("builder", "neighbour", "ordered", "request")
    kind = "road_request"
    stage = "move:2"
    fields = ("builder", "neighbour", "request", "ordered")
    kinds = frozenset({APPROVE.number, REFUSE.number})

    def __init__(self, state: HeroesState, builder: int, neighbour: int, request: int) -> None:
        self.builder = builder
        self.neighbour = neighbour
        self.request = request
        self.ordered = road_order(state.players[neighbour], builder)

    def paid_with(self, cards: list[int]) -> RoadRequest:
        """The same request with other cards that will pay."""
        twin = RoadRequest.__new__(RoadRequest)
        twin.builder, twin.neighbour = self.builder, self.neighbour
        twin.ordered, twin.number = self.ordered, self.number
        twin.request = BUILD(ROAD, payment_code(cards), self.neighbour)
        return twin

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The neighbour, unless a standing order has answered."""
        return () if self.ordered else (self.neighbour,)

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Yes or no."""
        return [APPROVE(), REFUSE()]

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """Both answers are free."""
        return None

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """The neighbour has answered."""
        self._answer(state, kind_of(action) == APPROVE.number, umpire)

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.evt.int-02: the neighbour's standing order answers at once."""
        umpire.block_undo()
        self._answer(state, self.ordered == "yes", umpire)

    def _answer(self, state: HeroesState, approved: bool, umpire: Umpire) -> None:
        """aoh.base-04, aoh.base-12, aoh.base-13, aoh.base-16: approved, the builder alone pays and the road serves
        both; refused, nothing is lost.
        """
        state.agenda.pop()
        if not approved:
            umpire.announce("road_refused", {"seat": self.builder, "to": self.neighbour})
            return
        _, payment, _ = BUILD.arguments(self.request)
        paid = lay_from_hand(state, self.builder, payment_cards(payment))
        state.supply[ROAD] -= 1
        state.roads |= road_bit(self.builder, self.neighbour)
        phase = top(state)
        assert isinstance(phase, Constructing)
        phase.note_construction()
        umpire.announce("road_built", {"seat": self.builder, "to": self.neighbour, "paid": paid})
        check_any(state, umpire)

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D11: refuse."""
        return REFUSE()
