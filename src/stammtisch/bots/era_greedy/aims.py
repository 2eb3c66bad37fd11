"""What a tribe heads for: the next era, and the end condition that is nearest."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.bots.era_greedy import epic
from stammtisch.games.era.rules.ending import length
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import HIGH_MIDDLE_AGES

MOST_FOR_A_STEP = 1.2
ERA_REACHED = 4.5
"""What a new era is worth with all that it brings, shared out among the steps that are missing."""
GOOD_STEP, CITY_STEP, IMPROVEMENT_STEP = 1.4, 1.5, 0.8
"""How hard a luxury good, a city or an improvement is to get."""
LAND_AT_THE_END, IMPROVEMENT_AT_THE_END = 0.5, 1.0
NEAR_LAND, NEAR_IMPROVEMENTS = 6, 4
LAST_CITIES = 8
EPIC_END = 12.0
"""What the end of an epic game is worth, shared out among the steps that are missing."""
PAYMENT = 3
"""Whoever meets an end condition first is paid so many points (eot.2.1-03): it may be that far behind."""


class Aims(NamedTuple):
    """What one more luxury good, city, improvement or province of land is worth besides itself."""

    good: float
    city: float
    improvement: float
    land: float


def aims(state: EraState, seat: int) -> Aims:
    """What brings the next era nearer, and the end of a game that `seat` would win."""
    good, city, improvement = _towards_era(state, seat)
    land = 0.0
    if epic.is_played(state):
        return _towards_epic_end(state, seat, Aims(good, city, improvement, land))
    if _leads(state, seat):
        tables, asked = state.setting.tables, length(state)
        held = (state.control[seat] & state.board.land).bit_count()
        if tables.dominating[asked] - held <= NEAR_LAND:
            land = LAND_AT_THE_END
        if tables.technological[asked] - state.players[seat].improved <= NEAR_IMPROVEMENTS:
            improvement += IMPROVEMENT_AT_THE_END
    return Aims(good, city, improvement, land)


def _towards_epic_end(state: EraState, seat: int, so_far: Aims) -> Aims:
    """The improvements first; once influence is there too the fourth goal is gone for: the fewer steps are missing, the
    more each is worth. Cities come last, for they eat.
    """
    lacking = epic.lacking(state, seat)
    if not epic.sprints(state, seat):
        more = IMPROVEMENT_AT_THE_END if lacking.improvements else 0.0
        return so_far._replace(improvement=so_far.improvement + more)
    good = max(so_far.good, EPIC_END / lacking.goods) if lacking.goods else so_far.good
    city = so_far.city
    if 0 < lacking.cities <= LAST_CITIES:
        city = max(city, EPIC_END / (lacking.cities + 2 * lacking.goods))
    land = max(LAND_AT_THE_END, EPIC_END / lacking.land) if lacking.land else 0.0
    return Aims(good, city, so_far.improvement, land)


def missing(state: EraState, seat: int) -> tuple[int, int, int]:
    """How many luxury goods, cities and improvements the next era still asks for; none after the last era."""
    player = state.players[seat]
    if player.era == HIGH_MIDDLE_AGES:
        return 0, 0, 0
    goods, cities, improvements = state.setting.tables.requirements[player.era + 1]
    return (
        max(0, goods - state.luxuries(seat).bit_count()),
        max(0, cities - state.city_count(seat)),
        max(0, improvements - player.improved),
    )


def _towards_era(state: EraState, seat: int) -> tuple[float, float, float]:
    """Only the requirements that are easiest to fulfil count: two of three, all for the last era."""
    lacking = missing(state, seat)
    efforts = [step * count for step, count in zip((GOOD_STEP, CITY_STEP, IMPROVEMENT_STEP), lacking, strict=True)]
    needed = 3 if state.players[seat].era + 1 == HIGH_MIDDLE_AGES else 2
    chosen = sorted(range(3), key=lambda kind: efforts[kind])[:needed]
    steps = sum(lacking[kind] for kind in chosen)
    worth = min(MOST_FOR_A_STEP, ERA_REACHED / steps) if steps else 0.0
    good, city, improvement = (worth if kind in chosen and lacking[kind] else 0.0 for kind in range(3))
    return good, city, improvement


def _leads(state: EraState, seat: int) -> bool:
    """Whether the payment for an end condition would make `seat` the first."""
    best = max(player.ip for other, player in enumerate(state.players) if other != seat)
    return state.players[seat].ip + PAYMENT > best
