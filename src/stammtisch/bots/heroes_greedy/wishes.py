"""Which exchanges are worth it: what to give, and what to want for it (aoh-decisions 4.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from stammtisch.bots.heroes_greedy.manners import kept_from
from stammtisch.bots.heroes_greedy.values import Worth
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.rules.wishes import Wish

PROFIT = 5
"""An exchange must gain at least so much."""


class Goods(NamedTuple):
    """What a hand offers: `cards`: how many it holds; `cheap`: its kinds as (loss, kind, count), the cheapest first;
    `wishes`: what to give and the mask of kinds to want for it, the cheapest first.
    """

    cards: int
    cheap: Sequence[tuple[int, int, int]]
    wishes: Sequence[tuple[int, int]]


def goods(hand: bytes, worth: Worth, wanted: int, kept: int, most: int) -> Goods:
    """The goods of a hand: only kinds of the mask `wanted` are wanted, those of the mask `kept` are not given away
    openly; at most `most` wishes.
    """
    losses = worth.loss
    cheap = sorted([(losses[kind], kind, count) for kind, count in enumerate(hand) if count])
    wishes: list[tuple[int, int]] = []
    least, want = -1, wanted
    for loss, kind, _ in cheap:
        if len(wishes) == most:
            break
        if not kept >> kind & 1:
            if loss != least:
                least, want = loss, wants(worth, loss + PROFIT, wanted)
            if not want:
                break
            wishes.append((kind, want))
    return Goods(sum(hand), cheap, wishes)


def wants(worth: Worth, least: int, wanted: int) -> int:
    """The kinds (a mask) that gain at least so much."""
    mask = 0
    for kind, gain in enumerate(worth.gain):
        if gain >= least and wanted >> kind & 1:
            mask |= 1 << kind
    return mask


def kept_openly(seen: Observation, seat: int) -> int:
    """The kinds (a mask) that are not offered to everybody, because there is somebody who must not get them."""
    kept = 0
    for other, tribe in enumerate(seen.tribes):
        if other != seat and not tribe.out:
            kept |= kept_from(tribe)
    return kept


def best_on_board(
    seen: Observation,
    seat: int,
    board: Sequence[Wish],
    worth: Worth,
    wanted: int,
    held: Goods,
    backing: Sequence[int],
    given_to: Mapping[int, int],
) -> tuple[Wish, int] | None:
    """The wish of `board` whose exchange gains most, with the card to take it with; None if none gains enough.

    `backing`: the kinds of the cards that back own wishes; `given_to`: by partner the kinds (a mask) that it was given
    in this fair, which are not taken back from it.
    """
    cheap = held.cheap
    if not cheap:
        return None
    gain = worth.gain
    best = PROFIT - 1
    found: tuple[Wish, int] | None = None
    lowest = cheap[0][0]
    for wish in board:
        owner, give, want, _, _ = wish
        gained = gain[give]
        if gained - lowest <= best or owner == seat or not wanted >> give & 1 or given_to.get(owner, 0) >> give & 1:
            continue
        want &= ~(kept_from(seen.tribes[owner]) | 1 << give)
        for loss, kind, count in cheap:
            if gained - loss <= best:
                break
            if want >> kind & 1 and count > backing.count(kind):
                best, found = gained - loss, (wish, kind)
                break
    return found
