"""The way out of ruin: money for agriculture, until food alone makes an expansion again."""

from __future__ import annotations

from stammtisch.games.era.rules import expansion, improvement, pieces, trade
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import AGRICULTURE, DIPLOMACY, IMPROVEMENT, LEVELS, REVOLUTION, TRADE

EARNED, RESEARCHED = 2.5, 6.0
"""What a Thaler and the next level of agriculture are worth in ruin."""
_AS_ALWAYS = frozenset((DIPLOMACY, REVOLUTION))


def ruined(state: EraState, seat: int) -> bool:
    """Whether nothing but cities is left and no vassal will come by itself: morale is best left alone then, for what
    leaders give to it is eaten up in every round.
    """
    level = state.players[seat].improvements[AGRICULTURE]
    return level < LEVELS and not any(state.cubes[seat]) and expansion.value(state, seat, 0, 0) <= 0


def worth(state: EraState, seat: int, field: int, leaders: int) -> float | None:
    """What the fields that lead out of ruin are worth; None for those that are worth what they always are, 0 for those
    that only put it off.
    """
    payable = AGRICULTURE in improvement.affordable(state, seat)
    if field == IMPROVEMENT:
        return RESEARCHED if payable and leaders == 1 else 0.0
    if field == TRADE and not payable:
        return EARNED * trade.income(state, seat, leaders, pieces.usable_luxuries(state, seat).bit_count())
    return None if field in _AS_ALWAYS else 0.0
