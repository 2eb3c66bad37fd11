"""War: whom to attack, for what, with which armies (decisions D12 and D13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from stammtisch.bots.heroes_greedy.odds import outlook
from stammtisch.bots.heroes_greedy.safety import exposure
from stammtisch.bots.heroes_greedy.spoils import Prize, conquest_worth, destruction_worth, plunder_worth
from stammtisch.bots.heroes_greedy.tribes import claims, joined
from stammtisch.bots.heroes_greedy.values import NO_HAND, room_in_hand
from stammtisch.games.heroes.actions import (
    BARE,
    CONQUEST,
    DESTRUCTION,
    HERO_ARMY,
    LED,
    MARCH,
    PLUNDER,
    SEND,
)
from stammtisch.games.heroes.cards import HERO
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.rules.lines import GENERAL_BONUS, bonus
from stammtisch.games.heroes.rules.spoils import CARDS_PER_ARMY
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN

ARMY_LOST, ARMY_BEATEN = 3.0, 0.6
"""What an own army is worth that is lost, and what one of the rival is that is beaten, in cards."""
HERO_SPENT = 2.5

_MARCH = MARCH()


class Attack(NamedTuple):
    """An attack and what it is worth in cards."""

    worth: float
    target: int
    purpose: int
    line: tuple[int, ...]


class Choice(NamedTuple):
    """The best attack on a rival for one purpose: what it is worth, and the line to send."""

    worth: float
    purpose: int
    line: tuple[int, ...]


def best_attack(seen: Observation, seat: int) -> Attack | None:
    """The attack that promises most; None if none brings more than it costs.

    Only tribes with fewer able armies than can be sent are looked at (surplus is sure, aoh.est-11), or equally many if
    generals give an edge, and claimants whatever they have.
    """
    armies = seen.tribes[seat].armies
    force = armies[0] + armies[1] + (seen.hand or NO_HAND)[HERO]
    if not force:
        return None
    best: Attack | None = None
    for target, tribe in enumerate(seen.tribes):
        if target == seat or tribe.out:
            continue
        against = tribe.armies[0] + tribe.armies[1]
        if against >= force and not claims(tribe) and (against > force or not armies[1] or tribe.fortresses > 1):
            continue
        for worth, purpose, line in choices_against(seen, seat, target):
            if worth > 0 and (best is None or worth > best.worth):
                best = Attack(worth, target, purpose, line)
    return best


def choices_against(seen: Observation, seat: int, target: int) -> tuple[Choice, ...]:
    """For each purpose the best attack on one tribe."""
    own, other = seen.tribes[seat], seen.tribes[target]
    hand = seen.hand or NO_HAND
    players = len(seen.tribes) - sum([tribe.out for tribe in seen.tribes])
    force = (own.armies[1], own.armies[0], hand[HERO])
    most = CARDS_PER_ARMY * sum(force)
    prize = Prize(
        other.cities if other.cities != 4 else 3,
        min(other.hand_size, most + 1),
        other.monument,
        min(room_in_hand(own, hand), most),
        own.cities == CITIES_TO_WIN - 1,
        min(players, 4),
        seen.round >= seen.options.conquest_from_round,
    )
    away = 0.0 if joined(seen, seat, target) else exposure(seen, seat)
    defence = (other.armies[1], other.armies[0], other.fortresses, seen.options.battle_dice)
    return choices(force, defence, prize, away)


@lru_cache(maxsize=50_000)
def choices(
    force: tuple[int, int, int], defence: tuple[int, int, int, int], prize: Prize, away: float
) -> tuple[Choice, ...]:
    """For each purpose that can yield anything the line that is worth most.

    `force`: led armies, bare armies, Heroes that can be sent; `defence`: led armies, bare armies, fortresses, dice a
    side; `away`: what it costs that an army sent is not at home for a round.
    """
    whole = (LED,) * force[0] + (BARE,) * force[1] + (HERO_ARMY,) * force[2]
    against = (GENERAL_BONUS,) * defence[0] + (0,) * defence[1]
    best: dict[int, Choice] = {}
    for size in range(1, len(whole) + 1):
        line = whole[:size]
        promise = outlook(tuple([bonus(unit) for unit in line]), against, defence[2], defence[3])
        heroes = line.count(HERO_ARMY)
        cost = (
            promise.attackers_lost * ARMY_LOST * (size - heroes) / size
            - promise.defenders_lost * ARMY_BEATEN
            + heroes * HERO_SPENT
            + (size - heroes) * away
        )
        for purpose, worth_of in _PURPOSES:
            if not prize[purpose] or (purpose == CONQUEST and (size < 2 or not prize.open)):
                continue
            worth = worth_of(prize, promise.at_least) - cost
            if purpose not in best or worth > best[purpose].worth:
                best[purpose] = Choice(worth, purpose, line)
    return tuple(best.values())


_PURPOSES = ((CONQUEST, conquest_worth), (PLUNDER, plunder_worth), (DESTRUCTION, destruction_worth))
"""Each purpose yields what the field of the same number in a `Prize` counts."""


def muster(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decision D13: the units of the best line for the attack declared, one by one, then the march."""
    war = seen.war
    if war is not None:
        draft = seen.draft
        for _, purpose, line in choices_against(seen, seat, war.target):
            if purpose == war.purpose and len(draft) < len(line) and line[: len(draft)] == draft:
                return SEND(line[len(draft)])
    return _MARCH if _MARCH in legal else legal[0]
