"""Chapter 1.3.D A): buying a province from another player."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import cities, colonies, control, ending, pieces, posts
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import EraState

PROVINCE_PRICE, GOOD_PRICE, CITY_PRICE = 5, 5, 5


def price(state: EraState, seller: int, province: int) -> int:
    """eot.1.3.D-21, R-116: what a purchase costs besides what is agreed: nothing where the table leaves the price to
    the two players.
    """
    return 0 if state.setting.options.province_price == "negotiable" else fixed_price(state, seller, province)


def fixed_price(state: EraState, seller: int, province: int) -> int:
    """eot.1.3.D-21, R-116, R-120: 5 T, 5 more for a luxury good, 5 more for a city; what an enforced purchase always
    costs.
    """
    good = GOOD_PRICE if state.board.luxury >> province & 1 else 0
    city = CITY_PRICE if state.cities[seller] >> province & 1 else 0
    return PROVINCE_PRICE + good + city


def refusal(state: EraState, buyer: int, seller: int, province: int, extra: int) -> Refusal | None:
    """eot.1.3.D-18, eot.1.3.D-20, R-117, R-119, R-189: why a province cannot be bought."""
    if seller >= len(state.players) or seller == buyer:
        return Refusal("no_such_player", "eot.1.3.D-20")
    if province >= state.board.size or not (state.control[seller] & state.board.land) >> province & 1:
        return Refusal("not_his_land", "eot.1.3.D-20")
    if not pieces.adjacent_players(state, buyer, seller):
        return Refusal("not_adjacent_player", "eot.1.3.D-18")
    cost, thalers = price(state, seller, province) + extra, state.players[buyer].thalers
    if cost > thalers:
        return Refusal("too_dear", "eot.1.3.D-21", {"price": cost, "thalers": thalers})
    if state.players[buyer].free_vassals:
        return None
    if state.cities[seller] >> province & 1 and cities.may_have_another(state, buyer):
        return None
    return Refusal("no_vassal_for_it", "eot.1.3.D-24")


def actions(state: EraState, buyer: int) -> list[int]:
    """Every purchase without extras."""
    if state.players[buyer].thalers < PROVINCE_PRICE and state.setting.options.province_price == "fixed":
        return []
    return [
        act.BUY(seller, province, 0, 0, 0, 0)
        for seller in range(len(state.players))
        if seller != buyer and pieces.adjacent_players(state, buyer, seller)
        for province in provinces_in(state.control[seller] & state.board.land)
        if refusal(state, buyer, seller, province, 0) is None
    ]


def begin(state: EraState, buyer: int, seller: int, province: int, cost: int, umpire: Umpire) -> None:
    """eot.1.3.D-24, R-118: the money goes to the seller, whose pieces go back; the buyer may be asked about a city."""
    state.players[buyer].thalers -= cost
    state.players[seller].thalers += cost
    name = state.board.provinces[province].id
    umpire.announce("bought", {"seat": buyer, "other": seller, "province": name, "thalers": cost})
    before = state.land_of(seller)
    had_city = bool(state.cities[seller] >> province & 1)
    pieces.return_vassals(state, seller, state.cubes[seller][province])
    state.cubes[seller][province] = 0
    if had_city:
        cities.lose_city(state, seller, province, umpire)
    control.hand_over(state, seller, 0, 1 << province, umpire)
    choice = BuyCity(buyer, seller, province, before)
    if had_city and cities.may_have_another(state, buyer):
        state.push(choice)
    else:
        choice.conclude(state, False, umpire)


class BuyCity(EraFrame):
    """D-74: whether the buyer puts an own city where one stood. Fields: the buyer, the seller, the province, the land
    of the seller before, as a set.
    """

    __slots__ = ("before", "other", "province", "seat")
    kind = "buy_city"
    fields = ("seat", "other", "province", "before")
    stage = "buy_city"
    kinds = frozenset((act.OCCUPY.number,))

    def __init__(self, seat: int, other: int, province: int, before: int) -> None:
        self.seat = seat
        self.other = other
        self.province = province
        self.before = before

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The buyer."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """A vassal, if one is in FV, or a city."""
        return [act.OCCUPY(0), act.OCCUPY(1)] if state.players[seat].free_vassals else [act.OCCUPY(1)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """R-119: without a vassal in FV it must be a city."""
        if act.OCCUPY.arguments(action)[0] or state.players[seat].free_vassals:
            return None
        return Refusal("no_vassal_for_it", "eot.1.3.D-24")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """A city or a vassal."""
        state.agenda.pop()
        self.conclude(state, bool(act.OCCUPY.arguments(action)[0]), umpire)

    def conclude(self, state: EraState, with_city: bool, umpire: Umpire) -> None:
        """eot.1.3.D-23, eot.1.3.D-24, eot.1.3.D-25, R-056, R-118: the buyer's piece, goods from the next round on, and
        the colonies of both.
        """
        seat, province = self.seat, self.province
        mine = state.land_of(seat)
        if state.posts[province] and (not with_city or state.posts[province] == seat + 1):
            posts.end_post(state, province, umpire, "sold")
        if not with_city:
            pieces.draw_vassal(state, seat, False, umpire)
            state.cubes[seat][province] += 1
        control.hand_over(state, seat, 1 << province, 0, umpire)
        if with_city:
            cities.put_city(state, seat, province, umpire)
        colonies.judge(state, seat, mine, umpire)
        colonies.judge(state, self.other, self.before, umpire)
        ending.check(state, umpire, seat)

    def default(self, state: EraState, seat: int) -> int:
        """D-74: a vassal; with none in FV the city."""
        return self.legal_actions(state, seat)[0]
