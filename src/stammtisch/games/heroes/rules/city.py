"""Gaining and losing cities outside construction and war (aoh.evt.growth-*)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.pieces import CITY
from stammtisch.games.heroes.rules.victory import note_claim
from stammtisch.games.heroes.state import HeroesState


def gain_city_free(state: HeroesState, seat: int, umpire: Umpire) -> None:
    """aoh.evt.growth-01, aoh.evt.growth-02: Population growth gives a city from the basic deck free of charge; without
    effect if none is left.
    """
    if not state.supply[CITY]:
        umpire.announce("growth_without_effect", {"seat": seat})
        return
    state.supply[CITY] -= 1
    state.players[seat].cities += 1
    umpire.announce("grew", {"seat": seat, "cities": state.players[seat].cities})
    note_claim(state, seat, umpire)
