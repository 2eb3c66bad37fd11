"""Reading a table: armies, claims, roads and progress of the tribes as an observation shows them."""

from __future__ import annotations

from functools import lru_cache

from stammtisch.games.heroes.observation import Observation, Tribe
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS
from stammtisch.games.heroes.state import road_bit


def able(tribe: Tribe) -> int:
    """Armies at home and not under an Earthquake."""
    return tribe.armies[0] + tribe.armies[1]


def claims(tribe: Tribe) -> bool:
    """aoh.vict-04: whether the tribe fulfils a condition now and wins if nobody stops it."""
    return tribe.cities >= CITIES_TO_WIN or tribe.monument >= MONUMENT_CARDS


def nearness(tribe: Tribe) -> int:
    """How near a tribe is to winning, as far as all can see: the better of its cities and its laid cards."""
    return tribe.cities if tribe.cities > tribe.monument else tribe.monument


def rivals(seen: Observation, seat: int) -> list[int]:
    """The other living seats, in turn order from the left neighbour on."""
    tribes = seen.tribes
    count = len(tribes)
    return [other % count for other in range(seat + 1, seat + count) if not tribes[other % count].out]


def joined(seen: Observation, one: int, other: int) -> bool:
    """Whether a road leads straight from one seat to another."""
    return bool(seen.roads and seen.roads & road_bit(one, other))


@lru_cache(maxsize=10_000)
def network(roads: int, seat: int, players: int) -> int:
    """aoh.fair-03: the seat and all tribes that its roads lead to, as a bit mask of seats."""
    found = [seat]
    for here in found:
        found += [other for other in range(players) if other not in found and roads & road_bit(here, other)]
    return sum(1 << each for each in found)
