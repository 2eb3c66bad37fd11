"""Chapter 1.3.A.3 and what 1.3.A.4 and 1.3.D say of cities that change hands."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import food, influence, pieces
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.words import ARCHITECTURE

VASSALS_FOR_A_CITY = 3


def city_limit(state: EraState, seat: int) -> int:
    """eot.1.3.A.3-02, eot.1.3.A.3-03, eot.1.3.E-43, eot.1.3.E-44: how many cities the Architecture of `seat` allows."""
    return state.setting.tables.city_limit[state.players[seat].improvements[ARCHITECTURE]]


def may_have_another(state: EraState, seat: int) -> bool:
    """eot.1.3.A.3-03, R-078: whether there is room under the limit, for conquered and bought cities too."""
    return state.city_count(seat) < city_limit(state, seat)


def found(state: EraState, seat: int, province: int, umpire: Umpire) -> None:
    """eot.1.3.A.3-01, eot.1.3.A.3-04, eot.1.3.A.3-05: three vassals leave the map for a city; they go to FV."""
    state.cubes[seat][province] -= VASSALS_FOR_A_CITY
    pieces.return_vassals(state, seat, VASSALS_FOR_A_CITY)
    put_city(state, seat, province, umpire)


def put_city(state: EraState, seat: int, province: int, umpire: Umpire) -> None:
    """eot.1.3.A.1-08, eot.1.3.A.1-11, eot.1.3.A.3-06, eot.1.3.A.3-07, eot.1.3.A.3-08, eot.1.3.A.4-65 to eot.1.3.A.4-67:
    the next city of the tribal board comes onto the province; vassals still beside it go to FV; it eats food and earns
    a point.
    """
    player = state.players[seat]
    pieces.return_vassals(state, seat, player.slots[player.built])
    player.slots = changed(player.slots, player.built, 0)
    player.built += 1
    state.cities[seat] |= 1 << province
    umpire.announce("city", {"seat": seat, "province": state.board.provinces[province].id})
    influence.gain(state, seat, 1, umpire, "city")
    food.change(state, seat, -tribe_of(state, seat).city_food, umpire)


def lose_city(state: EraState, seat: int, province: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-64, eot.1.3.A.4-65, eot.1.3.A.4-66, R-046, R-102, R-103: the city goes back to the slot built last,
    its food comes back and a point is lost; no vassals go back beside it.
    """
    player = state.players[seat]
    player.built -= 1
    state.cities[seat] &= ~(1 << province)
    umpire.announce("city_lost", {"seat": seat, "province": state.board.provinces[province].id})
    influence.gain(state, seat, -1, umpire, "city_lost")
    food.change(state, seat, tribe_of(state, seat).city_food, umpire)
