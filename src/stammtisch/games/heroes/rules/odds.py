"""Exact odds of a battle before its dice are thrown: every throw is counted, by the rules of `duels`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from stammtisch.games.heroes.rules.duels import DIE_SIDES, duel_totals
from stammtisch.games.heroes.rules.lines import bonus


class Side(NamedTuple):
    """A line of battle as somebody knows it. `ordered`: whether its order is known; else any order is as likely as any
    other.
    """

    line: tuple[int, ...]
    ordered: bool


class Odds(NamedTuple):
    """What a battle promises. `victorious[k]`: the chance that exactly k attacking armies and Hero armies are
    victorious; `duels`: for each duel the chances that the attacker and that the defender wins it; `attackers_lost`,
    `defenders_lost`: how many of each side are defeated on average.
    """

    victorious: tuple[float, ...]
    duels: tuple[tuple[float, float], ...]

    @property
    def attackers_lost(self) -> float:
        """Attacking armies and Hero armies defeated, on average."""
        return sum(lost for _, lost in self.duels)

    @property
    def defenders_lost(self) -> float:
        """Defending armies and Hero armies defeated, on average."""
        return sum(won for won, _ in self.duels)

    def at_least(self, victorious: int) -> float:
        """The chance of so many victorious armies or more."""
        return sum(self.victorious[victorious:])


@lru_cache(maxsize=500)
def duel_odds(attacking: int, defending: int, fortresses: int, dice: int) -> tuple[float, float]:
    """aoh.est-02, aoh.est-05, aoh.est-06, aoh.opt-08: the chances that the attacker wins and that the defender wins;
    the rest are ties.
    """
    throws = list(product(range(1, DIE_SIDES + 1), repeat=dice))
    totals = [duel_totals((one, other), attacking, defending, fortresses) for one in throws for other in throws]
    won = sum(own > theirs for own, theirs in totals)
    lost = sum(own < theirs for own, theirs in totals)
    return won / len(totals), lost / len(totals)


def battle_odds(attack: Side, defence: Side, fortresses: int, dice: int) -> Odds:
    """aoh.est-01, aoh.est-07, aoh.est-08, aoh.est-10, aoh.est-11: the k-th meets the k-th, those beyond the defender's
    number are victorious.
    """
    chances: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    duels: list[tuple[float, float]] = []
    for place in range(min(len(attack.line), len(defence.line))):
        after: dict[tuple[int, int, int], float] = defaultdict(float)
        won = lost = 0.0
        for (led, led_against, victories), chance in chances.items():
            for attacking, likely, led_then in _next(attack, place, led):
                for defending, as_likely, against_then in _next(defence, place, led_against):
                    met = chance * likely * as_likely
                    wins, loses = duel_odds(attacking, defending, fortresses, dice)
                    won, lost = won + met * wins, lost + met * loses
                    after[led_then, against_then, victories + 1] += met * wins
                    after[led_then, against_then, victories] += met * (1 - wins)
        chances = after
        duels.append((won, lost))
    surplus = max(0, len(attack.line) - len(defence.line))
    victorious = [0.0] * (len(attack.line) + 1)
    for (_, _, victories), chance in chances.items():
        victorious[surplus + victories] += chance
    return Odds(tuple(victorious), tuple(duels))


def _next(side: Side, place: int, led: int) -> Iterator[tuple[int, float, int]]:
    """The units that may stand at a place of a line, each with its chance and with how many led ones have stood before
    the next place. `led`: how many before this one. Units with the same bonus fight alike.
    """
    if side.ordered:
        yield side.line[place], 1.0, led
        return
    with_bonus = [unit for unit in side.line if bonus(unit)]
    plain = [unit for unit in side.line if not bonus(unit)]
    left = len(side.line) - place
    led_left = len(with_bonus) - led
    if led_left:
        yield with_bonus[0], led_left / left, led + 1
    if left > led_left:
        yield plain[0], (left - led_left) / left, led
