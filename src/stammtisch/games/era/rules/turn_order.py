"""Chapter 1.2: the turn order of a round, by influence or by the leader on the Turn Order ring."""

from __future__ import annotations

from itertools import permutations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import influence
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import NOBODY, EraState

PLACES = 6


def order_code(order: tuple[int, ...]) -> int:
    """The action that fixes an order; places beyond the number of players hold NOBODY."""
    return act.SET_ORDER(*order, *(NOBODY,) * (PLACES - len(order)))


def settle(state: EraState, umpire: Umpire) -> None:
    """eot.1.2-01, eot.1.2-04, R-034: whoever placed a leader on the ring in the round before is asked, else influence
    decides.
    """
    owner = state.ring
    if owner != NOBODY and state.ring_round == state.round - 1 and not state.wiped >> owner & 1:
        state.push(SetOrder(owner))
    else:
        fix(state, tuple(influence.by_influence(state)), umpire, NOBODY)


def fix(state: EraState, order: tuple[int, ...], umpire: Umpire, by: int) -> None:
    """eot.1.2-05: the order of the round; `by` is the seat that chose it, NOBODY if influence did."""
    state.order = order
    umpire.announce("turn_order", {"order": list(order), "by_ring": by != NOBODY})


class SetOrder(EraFrame):
    """D-11, R-033: the owner of the ring fixes the whole order. Field: the seat."""

    __slots__ = ("seat",)
    kind = "set_order"
    fields = ("seat",)
    stage = "turn_order"
    kinds = frozenset((act.SET_ORDER.number,))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The owner of the ring."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """eot.1.3.D-13: every order of all players."""
        return [order_code(order) for order in permutations(range(len(state.players)))]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.D-13: every player stands in the order once."""
        places = act.SET_ORDER.arguments(action)
        count = len(state.players)
        if sorted(places[:count]) == list(range(count)) and all(place == NOBODY for place in places[count:]):
            return None
        return Refusal("no_order", "eot.1.3.D-13")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """The order holds for the whole round."""
        state.agenda.pop()
        fix(state, act.SET_ORDER.arguments(action)[: len(state.players)], umpire, seat)

    def default(self, state: EraState, seat: int) -> int:
        """D-11: the order by influence with the owner of the ring first."""
        others = [other for other in influence.by_influence(state) if other != seat]
        return order_code((seat, *others))
