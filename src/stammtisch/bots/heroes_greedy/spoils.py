"""Spoils: what they are expected to be worth, and how many to take (decision D18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stammtisch.bots.heroes_greedy.tribes import claims, joined
from stammtisch.bots.heroes_greedy.values import cards_worth
from stammtisch.games.heroes.actions import CONQUEST, PLUNDER, SPOILS
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.rules.spoils import CARDS_PER_ARMY
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS

STOPPING = 40.0
"""What it is worth, in cards, to stop a claimant: the game. With two players also to put the other out."""
PUTTING_OUT = 1.0
CITY_TAKEN, FIFTH_CITY = 6.0, 6.0
CITY_LOST, CARD_LOST = 4.0, 1.0
"""What a city or a card is worth to the rival that loses it; the attacker gains a share of that."""
SHARE_AMONG_MANY = 0.25


class Prize(NamedTuple):
    """What can be won from a rival: its `cities`, cards in `hand` and `laid` cards, and what that means to the
    attacker: how many more cards it has `room` for, whether it lacks one city (`fourth`), how many `players` are left
    (4: or more). `open`: whether conquest is allowed yet (aoh.opt-05). Three cities may stand for four.
    """

    cities: int
    hand: int
    laid: int
    room: int
    fourth: bool
    players: int
    open: bool


def share_of_harm(players: int) -> float:
    """How much of what a rival loses is the attacker's gain: with two players all of it."""
    return SHARE_AMONG_MANY if players > 3 else 1.0 / (players - 1)


def conquest_worth(prize: Prize, at_least: tuple[float, ...]) -> float:
    """aoh.win-01 to aoh.win-03: what a conquest is expected to bring with these chances of victorious armies."""
    first = at_least[2]
    second = at_least[4] if prize.cities > 1 else 0.0
    worth = (first + second) * (CITY_TAKEN + CITY_LOST * share_of_harm(prize.players))
    if prize.fourth:
        worth += first * FIFTH_CITY
    if prize.cities >= CITIES_TO_WIN and prize.laid < MONUMENT_CARDS:
        worth += STOPPING * (first if prize.cities == CITIES_TO_WIN else second)
    if prize.hand == 0 and prize.cities <= 2:
        worth += (first if prize.cities == 1 else second) * _out_worth(prize)
    return worth


def plunder_worth(prize: Prize, at_least: tuple[float, ...]) -> float:
    """aoh.win-05, aoh.win-06: what a plunder is expected to bring."""
    worth = 0.0
    harm = CARD_LOST * share_of_harm(prize.players)
    taken = 0
    for chance in at_least[1:]:
        step = min(CARDS_PER_ARMY, prize.hand - taken)
        if step <= 0:
            break
        worth += chance * (cards_worth(max(0, prize.room - taken), step) + step * harm)
        taken += step
    needed = (prize.hand + 1) // CARDS_PER_ARMY
    if prize.cities == 0 and needed < len(at_least):
        worth += at_least[max(1, needed)] * _out_worth(prize)
    return worth


def destruction_worth(prize: Prize, at_least: tuple[float, ...]) -> float:
    """aoh.win-07, aoh.win-08: what a destruction is expected to bring; each laid card is worth more than the last."""
    cards = at_least[1] + (at_least[3] if prize.laid > 1 else 0.0)
    worth = cards * (1.0 + prize.laid) * share_of_harm(prize.players)
    if prize.laid >= MONUMENT_CARDS and prize.cities < CITIES_TO_WIN:
        worth += STOPPING * at_least[1]
    return worth


def _out_worth(prize: Prize) -> float:
    return STOPPING if prize.players == 2 else PUTTING_OUT


def take_spoils(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """Decision D18: all that is due; but of a road neighbour that would fall with it and its road one is left, unless
    it claims or its fall wins the game (aoh-decisions section 6).
    """
    war = seen.war
    if war is None:
        return legal[0]
    other = seen.tribes[war.target]
    if war.purpose == CONQUEST:
        falls = other.cities == war.due and not other.hand_size
    else:
        falls = war.purpose == PLUNDER and other.hand_size == war.due and not other.cities
    players = sum(1 for tribe in seen.tribes if not tribe.out)
    spared = falls and players > 2 and not claims(other) and joined(seen, seat, war.target)
    return SPOILS(war.due - 1 if spared else war.due)
