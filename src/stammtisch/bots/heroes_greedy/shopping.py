"""What a hand of usual resources is good for: what it builds now, what it lacks for the next piece, what is spare."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stammtisch.games.heroes.cards import GOLD, USUAL
from stammtisch.games.heroes.pieces import COSTS, PIECES

_COSTS = tuple(tuple(COSTS[piece].get(kind, 0) for kind in USUAL) for piece in PIECES)

USE_ANYHOW, LACKED_LATER = 2, (5, 4, 3)
LACKED_NEXT = (12, 8, 5)
"""Gain of a card, in twelfths of what completes the next piece: one that no piece needs, one that the piece after next
lacks, one that the next piece lacks, by how many that piece lacks in all.
"""
SPARE, SPARE_GOLD, FOR_LATER = 2, 5, 4
FOR_NEXT = (8, 5, 3)
FOR_NOW = 12
"""Loss of a card: one that is spare, one kept for a later piece, for the next, or for a piece that can be built now."""


class Shopping(NamedTuple):
    """`builds`: pieces that can be built now, the most wanted first, with their payments as codes; `used`: how many
    cards they take; `gain`, `loss`: by usual kind, what one more is worth and what one less costs.
    """

    builds: tuple[tuple[int, int], ...]
    used: int
    gain: tuple[int, ...]
    loss: tuple[int, ...]


@lru_cache(maxsize=50_000)
def shopping(usual: bytes, order: tuple[int, ...]) -> Shopping:
    """The shopping of a hand (counts by usual kind) for the pieces of `order`, the most wanted first.

    Gold replaces what is missing, as little of it as possible (aoh.res-03, aoh.res-04).
    """
    left = list(usual)
    builds: list[tuple[int, int]] = []
    short: list[tuple[int, int, int]] = []
    for place, piece in enumerate(order):
        lacks = _lacks(left, piece)
        if lacks:
            short.append((lacks * 2 + place, lacks, piece))
        else:
            builds.append((piece, _pay(left, piece)))
    used = sum(usual) - sum(left)
    gain = [USE_ANYHOW] * GOLD + [USE_ANYHOW + 2]
    loss = [SPARE if left[kind] else FOR_NOW for kind in USUAL]
    if left[GOLD]:
        loss[GOLD] = SPARE_GOLD
    short.sort()
    targets = [(short[0], LACKED_NEXT, FOR_NEXT)] if short else []
    later = next((entry for entry in short if entry[2] != short[0][2]), None)
    if later is not None:
        targets.append((later, LACKED_LATER, (FOR_LATER,) * 3))
    for (_, lacks, piece), gains, losses in targets:
        _reserve(left, piece, gains[lacks - 1], losses[lacks - 1], gain, loss)
    return Shopping(tuple(builds), used, tuple(gain), tuple(loss))


def _lacks(left: list[int], piece: int) -> int:
    """How many cards are missing for a piece when gold replaces what it can."""
    cost = _COSTS[piece]
    missing = sum(cost[kind] - left[kind] for kind in range(GOLD) if cost[kind] > left[kind])
    return max(0, missing + cost[GOLD] - left[GOLD])


def _pay(left: list[int], piece: int) -> int:
    """Take a piece's price out of a hand that can pay it; the payment as a code."""
    cost = _COSTS[piece]
    gold = cost[GOLD]
    code = 0
    for kind in range(GOLD):
        paid = min(cost[kind], left[kind])
        left[kind] -= paid
        gold += cost[kind] - paid
        code |= paid << 3 * kind
    left[GOLD] -= gold
    return code | gold << 3 * GOLD


def _reserve(left: list[int], piece: int, gains: int, losses: int, gain: list[int], loss: list[int]) -> None:
    """Put what is there of a piece's price aside, and value what is there and what is missing."""
    cost = _COSTS[piece]
    for kind in USUAL:
        held = min(cost[kind], left[kind])
        left[kind] -= held
        if held and not left[kind]:
            loss[kind] = losses
        if held < cost[kind]:
            gain[kind] = max(gain[kind], gains)
            gain[GOLD] = max(gain[GOLD], gains + 1)
