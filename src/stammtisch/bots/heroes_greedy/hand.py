"""Cards of the own hand: laying special cards, discarding (decisions D08, D15, D16)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.heroes_greedy.safety import claim_is_sensible
from stammtisch.bots.heroes_greedy.values import NO_HAND, worth_of
from stammtisch.games.heroes.actions import DESTRUCTION, DISCARD, KEEP, LAY
from stammtisch.games.heroes.cards import HOLDABLE, special_of
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.rules.discarding import HAND_LIMIT
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS


def lay(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decision D15: lay what there is. The fifth card is kept back while the claim has little chance, unless five
    cities claim already or the hand is too full.
    """
    own = seen.tribes[seat]
    hand = seen.hand or NO_HAND
    special = special_of(own.tribe)
    missing = MONUMENT_CARDS - own.monument
    count = min(hand[special], missing)
    if count == missing and own.cities < CITIES_TO_WIN and sum(hand) - count < HAND_LIMIT:
        count -= not claim_is_sensible(seen, seat, DESTRUCTION)
    return LAY(count, special) if count > 0 else KEEP()


def least_worth(seen: Observation, seat: int) -> int:
    """The kind in hand that is missed least; of several that of which most are held."""
    hand = seen.hand or NO_HAND
    loss = worth_of(seen, seat).loss
    return min([(loss[kind], -hand[kind], kind) for kind in HOLDABLE if hand[kind]])[2]


def discard(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decision D16: lay down what is missed least."""
    return DISCARD(least_worth(seen, seat))
