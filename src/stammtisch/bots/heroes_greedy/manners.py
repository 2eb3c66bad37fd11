"""What a bot never gives and never takes at the fair (aoh-decisions 4.9)."""

from __future__ import annotations

from stammtisch.bots.heroes_greedy.tribes import claims
from stammtisch.games.heroes.cards import CLASSES, GOLD, HERO, STONE, WOOD, mask_of, special_of
from stammtisch.games.heroes.observation import Observation, Tribe
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS

FOR_A_CITY = mask_of((WOOD, STONE, GOLD))
HELPS_TO_STOP = mask_of((HERO,))
"""What can still be used in the one move before a claimant wins: a Hero, who fights at once. An army built is too late.
"""
EVERYTHING = CLASSES["any"]


def kept_from(tribe: Tribe) -> int:
    """The kinds (a mask) that are never given to a tribe: its special resource if one more card can make five, and what
    builds a city if it claims or has four. To a tribe that is out nothing can be given.
    """
    if tribe.out:
        return EVERYTHING
    if tribe.monument < MONUMENT_CARDS - 1 and tribe.cities < CITIES_TO_WIN - 1:
        return 0
    kept = 1 << special_of(tribe.tribe) if tribe.monument >= MONUMENT_CARDS - 1 else 0
    return kept | FOR_A_CITY if tribe.cities >= CITIES_TO_WIN - 1 or claims(tribe) else kept


def wanted_at_all(seen: Observation, seat: int) -> int:
    """The kinds (a mask) that may be taken: all, or with another player in the last move only what helps to stop it."""
    for other, tribe in enumerate(seen.tribes):
        if other != seat and claims(tribe) and not tribe.out:
            return HELPS_TO_STOP
    return EVERYTHING
