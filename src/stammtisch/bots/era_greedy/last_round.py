"""The last round: only what is scored at its end is worth anything."""

from __future__ import annotations

from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import circuses, diplomacy, expansion, improvement, pieces
from stammtisch.games.era.state import HIGHEST_MORALE, NOTHING_YET, EraState
from stammtisch.games.era.words import CIRCUSES, CULTURE, DIPLOMACY, EXPANSION, IMPROVEMENT, REVOLUTION

LITTLE = 0.02
"""To expand with a leader rather than without: what cards count comes anyway."""


def has_come(state: EraState) -> bool:
    """Whether the game ends with this round: somebody has met an end condition, or a tribe will be wiped out."""
    return state.ended_by != NOTHING_YET or any(_doomed(state, seat) for seat in state.living())


def _doomed(state: EraState, seat: int) -> bool:
    """eot.1.3.A.1-05, eot.2.1-27: whether a tribe without cities has used its leaders and its expansion, which comes by
    itself, takes its last vassals.
    """
    player = state.players[seat]
    if player.ready or player.revolted or player.activated >> EXPANSION & 1 or state.city_count(seat):
        return False
    return expansion.value(state, seat, 0, 0) <= -sum(state.cubes[seat])


def worth(state: EraState, seat: int, field: int, leaders: int) -> float | None:
    """What a field brings in influence points; None for a revolution, which is worth what it always is."""
    if field == REVOLUTION:
        return None
    if field == IMPROVEMENT and leaders == 1:
        return max((points(state, seat, area) for area in improvement.affordable(state, seat)), default=0.0)
    if field == DIPLOMACY and leaders == 1:
        return float(act.INFLUENCE_ACTION in diplomacy.main_actions(state, seat))
    if field == CIRCUSES:
        goods = pieces.usable_luxuries(state, seat).bit_count()
        field_now = state.players[seat].morale
        then = min(HIGHEST_MORALE, field_now + circuses.joy(state, seat, leaders, goods))
        return float(state.setting.tables.morale_value(then) - state.setting.tables.morale_value(field_now))
    return LITTLE if field == EXPANSION and leaders == 1 else 0.0


def points(state: EraState, seat: int, area: int) -> float:
    """eot.1.3.E-08, eot.1.3.E-19, eot.2.2-07: influence points of the next level of an area, morale gained included."""
    player, tables = state.players[seat], state.setting.tables
    level = player.improvements[area] + 1
    first = state.researched[area] < level
    gained = float(first)
    if area == CULTURE:
        reached = min(HIGHEST_MORALE, player.morale + tables.culture_morale[level])
        gained += tables.morale_value(reached) - tables.morale_value(player.morale)
        gained += tables.culture_ip[level] if first else 0
    return gained
