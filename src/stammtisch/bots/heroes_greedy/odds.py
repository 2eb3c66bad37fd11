"""Exact odds of a battle: how many armies of the attacker will be victorious, and who loses how many (aoh.est-01 to
aoh.est-12).
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from stammtisch.games.heroes.rules.duels import DIE_SIDES

FEWEST_STEPS = 5
"""`Outlook.at_least` always reaches so far: four victorious armies are the most that any spoils need."""


class Outlook(NamedTuple):
    """What a battle promises. `at_least[k]`: the chance of k victorious armies or more; the others: how many armies and
    Hero armies each side is expected to lose.
    """

    at_least: tuple[float, ...]
    attackers_lost: float
    defenders_lost: float


@cache
def duel(lead: int, dice: int) -> tuple[float, float]:
    """The chances that the attacker wins and that the defender wins when the attacker's bonuses are `lead` higher,
    with so many dice a side; the rest are ties.

    >>> [round(chance * 36) for chance in duel(0, 1)]
    [15, 15]
    """
    sums = [sum(throw) for throw in product(range(1, DIE_SIDES + 1), repeat=dice)]
    wins = sum(1 for one in sums for other in sums if one + lead > other)
    losses = sum(1 for one in sums for other in sums if one + lead < other)
    return wins / len(sums) ** 2, losses / len(sums) ** 2


@lru_cache(maxsize=10_000)
def outlook(attack: tuple[int, ...], defence: tuple[int, ...], fortresses: int, dice: int) -> Outlook:
    """aoh.est-11, aoh.est-12: the k-th meets the k-th, what has no opponent is victorious. Both lines as bonuses.

    >>> outlook((0, 0), (0,), 0, 1).at_least[1]
    1.0
    """
    chances = [1.0]
    attackers_lost = defenders_lost = 0.0
    for ours, theirs in zip(attack, defence, strict=False):
        win, loss = duel(ours - theirs - fortresses, dice)
        attackers_lost += loss
        defenders_lost += win
        won = [chance * win for chance in chances]
        chances = [chance * (1 - win) for chance in chances] + [0.0]
        for count, chance in enumerate(won):
            chances[count + 1] += chance
    surplus = max(0, len(attack) - len(defence))
    chances = [0.0] * surplus + chances
    chances += [0.0] * (FEWEST_STEPS - len(chances))
    at_least = [0.0] * len(chances)
    reached = 0.0
    for count in range(len(chances) - 1, -1, -1):
        reached += chances[count]
        at_least[count] = reached
    return Outlook(tuple(at_least), attackers_lost, defenders_lost)
