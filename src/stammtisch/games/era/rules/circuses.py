"""Chapter 1.3.F: Bread & Circuses."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import morale
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import CULTURE


def joy(state: EraState, seat: int, leaders: int, goods: int) -> int:
    """eot.1.3.F-01, eot.1.3.F-02, eot.1.3.F-03, eot.1.3.F-04, eot.1.3.E-21, eot.1.3.E-22, eot.1.3.E-23, eot.4-15: how
    many fields morale rises.
    """
    bonus = state.setting.tables.circuses_bonus[state.players[seat].improvements[CULTURE]]
    return leaders * tribe_of(state, seat).leader_on_circuses + goods + bonus


def carry_out(state: EraState, seat: int, leaders: int, goods: int, umpire: Umpire) -> None:
    """eot.1.3.F-01: one move of the disc."""
    morale.move(state, seat, joy(state, seat, leaders, goods), umpire, "circuses")
