"""Disasters: whom to strike (decisions D01, D02) and when Fortune is worth its card (D03 to D05)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.heroes_greedy.tribes import able, claims, nearness
from stammtisch.games.heroes.actions import ACCEPT, ERUPT, FORTUNE_CARD, STRIKE
from stammtisch.games.heroes.cards import BARBARIANS, ERUPTION, GRAIN, HUNGER, USUAL
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN


def strike(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decision D01: an army of a claimant, else of the tribe with most armies to send; led before bare."""

    def order(action: int) -> tuple[bool, int, int, int, int]:
        target, led = STRIKE.arguments(action)
        tribe = seen.tribes[target]
        return claims(tribe), nearness(tribe), able(tribe), led, -target

    return max(legal, key=order)


def erupt(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decision D02: a city that ends a claim, else of the tribe with most cities that is nearest to winning."""

    def order(action: int) -> tuple[bool, int, int, int]:
        (target,) = ERUPT.arguments(action)
        tribe = seen.tribes[target]
        return tribe.cities == CITIES_TO_WIN, tribe.cities, tribe.monument, -target

    return max(legal, key=order)


def answer_disaster(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decisions D03 to D05: Fortune where the loss is worth more than the card; Olympic Games is kept for attacks."""
    fortune = FORTUNE_CARD()
    disaster, hand = seen.disaster, seen.hand or bytes(14)
    if disaster is None or fortune not in legal:
        return ACCEPT()
    own = seen.tribes[seat]
    if disaster.card == ERUPTION:
        use = True
    elif disaster.card == HUNGER:
        use = hand[GRAIN] >= 2
    elif disaster.card == BARBARIANS:
        use = sum(hand[kind] for kind in USUAL) >= 2
    else:
        use = claims(own)
    return fortune if use else ACCEPT()
