"""Gathering three vassals for a city: where, and who comes."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.bots.era_greedy import land, values
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import cities, founding
from stammtisch.games.era.rules.units import Units
from stammtisch.games.era.state import EraState, cubes_set

LEFT_BEHIND = 0.8
"""Leaving a province empty costs more than the province: neighbours may come, the land may fall apart."""


ALREADY_THERE = 0.3
"""Between equal sites the one where more vassals stand is kept to."""
FEW_VASSALS, MUCH_LAND = 3, 6
"""Land is given up for a city only where vassals are short and land is not."""


class Site(NamedTuple):
    """A province where a city is to be founded: the provinces from which a vassal comes, and what it is worth."""

    province: int
    sources: tuple[int, ...]
    worth: float


def best_site(state: EraState, seat: int, units: Units) -> Site | None:
    """The best place where vassals who can still march make up three at once; None if no city would pay.

    Vassals to spare come first; then single ones who leave a province of little worth.
    """
    city = land.site_worth(state, seat)
    if city <= 0:
        return None
    walking = 0
    for province, points, _, _ in units:
        if points:
            walking |= 1 << province
    layer, best = state.cubes[seat], None
    complete = founding.sites(state, seat)
    if complete.bit_count() >= cities.city_limit(state, seat) - state.city_count(seat):
        return None
    mine = state.control[seat] & state.board.land & ~state.cities[seat] & ~complete
    for province in provinces_in(mine & cubes_set(layer)):
        lacking = cities.VASSALS_FOR_A_CITY - layer[province]
        coming = _coming(state, seat, province, walking)[:lacking]
        if len(coming) < lacking:
            continue
        worth = city - sum(cost for cost, _ in coming) + ALREADY_THERE * layer[province]
        if worth > 0 and (best is None or worth > best.worth):
            best = Site(province, tuple(source for _, source in coming), worth)
    return best


def _coming(state: EraState, seat: int, province: int, walking: int) -> list[tuple[float, int]]:
    """Who could join in one step, the cheapest first: what it costs, and from where."""
    found: list[tuple[float, int]] = []
    held = (state.control[seat] & state.board.land).bit_count()
    gives_up = state.players[seat].free_vassals < FEW_VASSALS and held >= MUCH_LAND
    for source in provinces_in(state.board.land_mask[province] & state.control[seat] & walking):
        spare = land.spare(state, seat, source)
        if spare >= cities.VASSALS_FOR_A_CITY - 1 and not state.cities[seat] >> source & 1:
            spare = state.cubes[seat][source] - cities.VASSALS_FOR_A_CITY
        found += [(0.0, source)] * spare
        if gives_up and state.cubes[seat][source] > spare:
            found.append((values.province(state.board, source) + LEFT_BEHIND, source))
    return sorted(found)
