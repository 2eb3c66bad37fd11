"""Chapter 1.3.A.4, step 1: the militia that a defended province gives."""

from __future__ import annotations

from stammtisch.games.era.rules.sides import Fighting
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import MOUNTAIN


def militia(state: EraState, battle: Fighting) -> int:
    """eot.1.3.A.2-41, eot.1.3.A.2-62, eot.1.3.A.3-11, eot.1.3.A.4-09 to eot.1.3.A.4-12, eot.1.3.A.4-22, eot.1.3.A.4-31,
    R-065, R-092, R-093: for a city, a mountain, a landing with nobody over land, a historical battlefield, and what the
    chart gives barbarians; none at sea. Those of a Strength hamlet are no part of it: they lie in the regular army.
    """
    board, province = state.board, battle.province
    if board.sea >> province & 1:
        return 0
    found = state.battlefields[province] + (board.terrain[MOUNTAIN] >> province & 1)
    if battle.cubes and battle.by_sea == battle.cubes:
        found += 1
    if battle.defender == NOBODY:
        return found + state.setting.tables.barbarian_chart[state.reached][0]
    return found + (state.cities[battle.defender] >> province & 1)
