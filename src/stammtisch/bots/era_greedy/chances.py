"""The chance of a battle, worked out exactly round by round from units and markers."""

from __future__ import annotations

from functools import lru_cache

from stammtisch.games.era.rules.battle import DICE, Standing, award, hits
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER

MOST_UNITS = 24
"""More units than this on a side are counted as so many."""


@lru_cache(maxsize=64)
def _round(markers: int) -> tuple[tuple[int, int, float], ...]:
    """The outcomes of a battle round: hits on the attacker, on the defender, and how likely."""
    found: dict[tuple[int, int], int] = {}
    for one in DICE[ATTACKER]:
        for other in DICE[DEFENDER]:
            taken = hits((one, other), markers)
            found[taken] = found.get(taken, 0) + 1
    throws = len(DICE[ATTACKER]) * len(DICE[DEFENDER])
    return tuple((*taken, count / throws) for taken, count in sorted(found.items()))


@lru_cache(maxsize=20000)
def win(attackers: int, defenders: int, markers: int) -> float:
    """The attacker's chance to win with so many units against so many, holding these markers."""
    if attackers <= 0 or defenders <= 0:
        return 1.0 if attackers > 0 else 0.0
    return sum(
        chance * win(attackers - on_attacker, defenders - on_defender, markers)
        for on_attacker, on_defender, chance in _round(markers)
    )


def attack(attacker: Standing, defender: Standing, tie_rule: str) -> float:
    """The attacker's chance with what both sides bring."""
    markers = award(attacker, defender, tie_rule)
    return win(min(attacker.strength, MOST_UNITS), min(defender.strength, MOST_UNITS), markers)
