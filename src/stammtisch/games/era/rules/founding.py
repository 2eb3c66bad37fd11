"""Chapter 1.3.A.3: part 3 of an expansion: cities are founded."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import cities, ending, hamlets
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import CITIES, EraState


def sites(state: EraState, seat: int) -> int:
    """eot.1.3.A.2-44, eot.1.3.A.3-01, R-077, R-079: own land provinces with three own vassals and no city, as a set."""
    layer, found = state.cubes[seat], 0
    for province in provinces_in(state.control[seat] & state.board.land & ~state.cities[seat]):
        if layer[province] >= cities.VASSALS_FOR_A_CITY:
            found |= 1 << province
    return found


class Founding(EraFrame):
    """D-40. Field: the seat."""

    __slots__ = ("seat",)
    kind = "founding"
    fields = ("seat",)
    stage = "cities"
    kinds = frozenset((act.FOUND.number, act.END_CITIES.number, act.HAMLET.number))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, while a city can be founded."""
        return (self.seat,) if cities.may_have_another(state, self.seat) and sites(state, self.seat) else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Each site, unused hamlets, and to stop."""
        founding = [act.FOUND(province) for province in provinces_in(sites(state, seat))]
        return [*founding, act.END_CITIES(), *hamlets.actions(state, seat, hamlets.OWN_TURN)]

    def candidates(self, state: EraState, seat: int) -> list[int]:
        """All own land."""
        return [act.FOUND(province) for province in provinces_in(state.control[seat] & state.board.land)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.A.3-01, eot.1.3.A.3-02, eot.1.3.A.3-03, eot.C-21: Architecture, three vassals, room under the
        limit."""
        kind = act.kind_of(action)
        if kind == act.END_CITIES.number:
            return None
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.OWN_TURN)
        return found_refusal(state, seat, act.FOUND.arguments(action)[0])

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.A.3-04: found it, or end part 3."""
        kind = act.kind_of(action)
        if kind == act.END_CITIES.number:
            state.agenda.pop()
        elif kind == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
        else:
            cities.found(state, seat, act.FOUND.arguments(action)[0], umpire)
            ending.check(state, umpire, seat)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """No city can be founded."""
        state.agenda.pop()

    def default(self, state: EraState, seat: int) -> int:
        """D-40: stop."""
        return act.END_CITIES()


def found_refusal(state: EraState, seat: int, province: int) -> Refusal | None:
    """eot.1.3.A.3-01, eot.1.3.A.3-02, eot.1.3.A.3-03: why no city can be founded there."""
    limit, built = cities.city_limit(state, seat), state.city_count(seat)
    if not limit:
        return Refusal("architecture_needed", "eot.1.3.A.3-02")
    if built >= min(limit, CITIES):
        return Refusal("city_limit", "eot.1.3.A.3-03", {"limit": limit})
    if not (state.control[seat] & state.board.land) >> province & 1:
        return Refusal("not_your_land", "eot.1.3.A.3-01")
    if state.cities[seat] >> province & 1:
        return Refusal("city_there", "eot.1.3.A.3-01")
    there = state.cubes[seat][province]
    if there < cities.VASSALS_FOR_A_CITY:
        return Refusal("three_vassals", "eot.1.3.A.3-01", {"vassals": there})
    return None
