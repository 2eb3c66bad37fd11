"""The chance of a battle, worked out exactly round by round from units and markers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

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


class Outlook(NamedTuple):
    """What a battle comes to: the chances that the attacker or the defender wins (else nobody is left), and how many
    units each loses on average.
    """

    attacker: float
    defender: float
    attackers_lost: float
    defenders_lost: float


@lru_cache(maxsize=20000)
def outlook(attackers: int, defenders: int, markers: int) -> Outlook:
    """eot.1.3.A.4-37, eot.1.3.A.4-45: what a battle without reinforcements comes to, with so many units (at most
    `MOST_UNITS`) against so many, the attacker holding these markers.
    """
    if attackers <= 0 or defenders <= 0:
        return Outlook(float(attackers > 0), float(defenders > 0), 0.0, 0.0)
    sums = [0.0] * len(Outlook._fields)
    for on_attacker, on_defender, chance in _round(markers):
        later = outlook(attackers - on_attacker, defenders - on_defender, markers)
        lost = (0.0, 0.0, min(on_attacker, attackers), min(on_defender, defenders))
        for place, value in enumerate(later):
            sums[place] += chance * (value + lost[place])
    return Outlook(*sums)


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
