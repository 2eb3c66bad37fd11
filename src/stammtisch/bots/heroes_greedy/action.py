"""Phase 2: tax, construction, war or nothing (decisions D07 to D10), whichever promises most."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.heroes_greedy.attack import best_attack
from stammtisch.bots.heroes_greedy.hand import least_worth
from stammtisch.bots.heroes_greedy.roads import road_to_ask
from stammtisch.bots.heroes_greedy.safety import claim_is_sensible
from stammtisch.bots.heroes_greedy.values import NO_HAND, cards_worth, room_in_hand, shopping_of
from stammtisch.games.heroes.actions import ATTACK, BUILD, CONQUEST, PASS, TAX, TAX_LAYING
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.pieces import CITY, ROAD
from stammtisch.games.heroes.rules.discarding import HAND_LIMIT
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN

CARD_KEPT = 0.8
"""What a card is worth, in cards, that pays but could be kept for the next move."""
CARD_CHANGED = 0.3
"""What it is worth to lay the worst card down for one drawn, without a city."""

_TAX, _PASS = TAX(), PASS()


def choose_action(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """The action that promises most."""
    own = seen.tribes[seat]
    planned, shopping = shopping_of(seen, seat)
    builds = shopping.builds
    if own.cities == CITIES_TO_WIN - 1 and builds and not claim_is_sensible(seen, seat, CONQUEST):
        builds = tuple([build for build in builds if build[0] != CITY])
    if seen.building:
        return _build(seen, builds, seat) if builds else _PASS
    hand = seen.hand or NO_HAND
    room = room_in_hand(own, hand)
    best, action = 0.0, _PASS
    if own.cities:
        best, action = cards_worth(room, own.cities), _TAX
    elif any(hand):
        best, action = CARD_CHANGED, TAX_LAYING(least_worth(seen, seat))
    if builds:
        crowded = 0 if room else sum(hand) - HAND_LIMIT
        worth = sum([planned.worth[piece] for piece, _ in builds]) - CARD_KEPT * max(0, shopping.used - crowded)
        if worth > best:
            best, action = worth, _build(seen, builds, seat)
    attack = best_attack(seen, seat)
    return ATTACK(attack.target, attack.purpose) if attack is not None and attack.worth > best else action


def _build(seen: Observation, builds: tuple[tuple[int, int], ...], seat: int) -> int:
    """The next piece: a road is asked for first, since a refusal costs nothing (aoh.base-16)."""
    for piece, payment in builds:
        if piece == ROAD:
            return BUILD(ROAD, payment, road_to_ask(seen, seat).neighbour)
    return BUILD(*builds[0], 0)
