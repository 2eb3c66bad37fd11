"""Roads: whom to ask, and what to answer (decisions D10 and D11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from stammtisch.bots.heroes_greedy.tribes import nearness, network
from stammtisch.games.heroes.actions import APPROVE, REFUSE
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.state import NOBODY, road_bit

TOO_NEAR = 4
"""A tribe with so many cities or laid cards gets no road any more, and need not ask for one."""

_APPROVE, _REFUSE = APPROVE(), REFUSE()


class Road(NamedTuple):
    """A road that can be asked for: the neighbour, and how many cards a fair it brings; NOBODY and 0: none."""

    neighbour: int
    brings: int


NO_ROAD = Road(NOBODY, 0)


def road_to_ask(seen: Observation, seat: int) -> Road:
    """The best road to a neighbour that is not joined and was not asked in this move (aoh.base-10, aoh.base-12); none
    when the own tribe is too near to winning for others to say yes.
    """
    tribes = seen.tribes
    if nearness(tribes[seat]) >= TOO_NEAR:
        return NO_ROAD
    players = len(tribes)
    left, right = (seat + 1) % players, (seat - 1) % players
    while tribes[left].out:
        left = (left + 1) % players
    while tribes[right].out:
        right = (right - 1) % players
    return best_road(
        seen.roads,
        seen.asked,
        seat,
        left,
        right,
        players,
        seen.options.road_bonus == "tribes",
    )


@lru_cache(maxsize=20_000)
def best_road(roads: int, asked: int, seat: int, left: int, right: int, players: int, by_tribes: bool) -> Road:
    """See `road_to_ask`. `by_tribes`: each tribe reached brings a card (aoh.opt-04), else each road."""
    best = NO_ROAD
    reached = network(roads, seat, players)
    for other in (left,) if left == right else (left, right):
        if asked >> other & 1 or roads & road_bit(seat, other):
            continue
        beyond = network(roads, other, players) & ~reached
        brings = beyond.bit_count() if by_tribes else 1
        if brings > best.brings:
            best = Road(other, brings)
    return best


def answer_road(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Yes if the road brings cards to the own fair and the builder is not about to win."""
    if seen.road_asked is None:
        return _REFUSE
    builder = seen.road_asked[0]
    if nearness(seen.tribes[builder]) >= TOO_NEAR:
        return _REFUSE
    by_tribes = seen.options.road_bonus == "tribes"
    joined = by_tribes and network(seen.roads, seat, len(seen.tribes)) >> builder & 1
    return _REFUSE if joined else _APPROVE
