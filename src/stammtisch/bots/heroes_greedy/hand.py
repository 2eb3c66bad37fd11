"""Cards of the own hand: laying special cards, discarding (decisions D08, D15, D16)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.heroes_greedy.safety import claim_survives
from stammtisch.bots.heroes_greedy.tribes import claims, rivals
from stammtisch.bots.heroes_greedy.values import NO_HAND, worth_of
from stammtisch.games.heroes.actions import DESTRUCTION, DISCARD, KEEP, LAY
from stammtisch.games.heroes.cards import HOLDABLE, OLYMPICS, special_of
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.rules.discarding import HAND_LIMIT
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS

SAFE_ENOUGH = 0.35
"""A monument is claimed when its chance to outlive the last move is at least this."""


def lay(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decision D15: lay what there is; the fifth card only when the claim has a chance, else it is kept back."""
    own = seen.tribes[seat]
    special = special_of(own.tribe)
    missing = MONUMENT_CARDS - own.monument
    count = min((seen.hand or NO_HAND)[special], missing)
    if count == missing and not _claim_is_sensible(seen, seat):
        count -= 1
    return LAY(count, special) if count > 0 else KEEP()


def _claim_is_sensible(seen: Observation, seat: int) -> bool:
    """Whether to complete the monument now: behind enough armies or Olympic Games; also if keeping the card back could
    not help: five cities claim already, the hand is too full, or a rival wins otherwise.
    """
    hand = seen.hand or NO_HAND
    return (
        hand[OLYMPICS] > 0
        or seen.tribes[seat].cities >= CITIES_TO_WIN
        or sum(hand) > HAND_LIMIT
        or any(claims(seen.tribes[other]) for other in rivals(seen, seat))
        or claim_survives(seen, seat, DESTRUCTION) >= SAFE_ENOUGH
    )


def least_worth(seen: Observation, seat: int) -> int:
    """The kind in hand that is missed least; of several that of which most are held."""
    hand = seen.hand or NO_HAND
    loss = worth_of(seen, seat).loss
    return min([(loss[kind], -hand[kind], kind) for kind in HOLDABLE if hand[kind]])[2]


def discard(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decision D16: lay down what is missed least."""
    return DISCARD(least_worth(seen, seat))
