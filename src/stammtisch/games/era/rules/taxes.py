"""Chapter 1.3.C: Taxes."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import morale
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState

LEADER_MORALE = 3


def income(state: EraState, seat: int, leaders: int) -> int:
    """eot.1.3.C-01, eot.1.3.C-02, eot.1.3.C-03, eot.1.3.C-04, eot.1.3.A.3-09: the yield of the cities, for each
    leader."""
    return state.setting.tables.tax_yield[state.city_count(seat)] * leaders


def unrest(state: EraState, seat: int, leaders: int) -> int:
    """eot.1.3.C-05, eot.1.3.C-06, eot.1.3.C-07, eot.1.3.C-08, R-029: how many morale fields it costs."""
    tribe = tribe_of(state, seat)
    return LEADER_MORALE * leaders + tribe.morale_of_cities(state.city_count(seat)) + tribe.tax_morale


def carry_out(state: EraState, seat: int, leaders: int, umpire: Umpire) -> None:
    """eot.1.3.C-02, eot.1.3.C-05: Thalers from the bank, then the morale as one move."""
    earned = income(state, seat, leaders)
    state.players[seat].thalers += earned
    umpire.announce("thalers", {"seat": seat, "thalers": earned, "cause": "taxes"})
    morale.move(state, seat, -unrest(state, seat, leaders), umpire, "taxes")
