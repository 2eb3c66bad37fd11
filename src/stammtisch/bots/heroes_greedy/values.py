"""What cards are worth to the own tribe: gain of one more and loss of one less, by kind, in twelfths of the card that
completes the next piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from stammtisch.bots.heroes_greedy.plan import Plan, plan
from stammtisch.bots.heroes_greedy.roads import road_to_ask
from stammtisch.bots.heroes_greedy.shopping import Shopping, shopping
from stammtisch.games.heroes.cards import FORTUNE, HOLDABLE, LIMESTONE, OLYMPICS, SPECIAL, USUAL
from stammtisch.games.heroes.observation import Observation, Tribe
from stammtisch.games.heroes.rules.discarding import HAND_LIMIT
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS

FITS, CROWDS = 1.2, 0.7
"""What a card drawn is worth, in cards, that the hand has room for, and one beyond the limit of five."""

OWN_SPECIAL, OWN_SPECIAL_NEAR = 22, 3
"""Gain of an own special card, and how much more with each that the tribe has."""
NEVER = 50
"""Loss of an own special card that the monument lacks: nothing outweighs it."""
FOREIGN_SPECIAL, FOREIGN_SPECIAL_LAST = 2, 5
"""Gain of a special card of another tribe, and of one that would be its fifth. Giving it costs one more for every two
cards that the tribe has laid.
"""
USELESS_SPECIAL = 1
"""Gain and loss of a special card that nobody collects, or an own one too many."""
HERO_WORTH, FORTUNE_WORTH, OLYMPICS_WORTH, SECOND_COPY = 8, 7, 9, 5
DANGER = (0, 0, 0, 3, 8, 8)
"""How much more Olympic Games is worth with so many own special cards or cities."""

FIRST_SPECIAL = LIMESTONE
"""The special resource of the first tribe; the others follow in their order."""
NO_HAND = bytes(len(HOLDABLE))


class Worth(NamedTuple):
    """By kind: `gain` of one more card, `loss` of one less."""

    gain: Sequence[int]
    loss: Sequence[int]


def cards_worth(room: int, count: int) -> float:
    """What it is worth, in cards, to draw so many at random when the hand has room for `room` more."""
    fitting = min(count, room)
    return fitting * FITS + (count - fitting) * CROWDS


def room_in_hand(own: Tribe, hand: bytes) -> int:
    """How many more cards a hand can keep at the end of the move; own special cards are laid before that."""
    room = HAND_LIMIT - sum(hand)
    special = hand[FIRST_SPECIAL + own.tribe]
    if special:
        room += min(special, MONUMENT_CARDS - own.monument)
    return room if room > 0 else 0


def plan_of(seen: Observation, seat: int) -> Plan:
    """The plan of the own tribe as the game stands."""
    tribes = seen.tribes
    own = tribes[seat]
    hand = seen.hand or NO_HAND
    living = own_armies = rival_armies = 0
    for tribe in tribes:
        if tribe.out:
            continue
        living += 1
        armies = sum(tribe.armies)
        if tribe is own:
            own_armies = armies
        elif armies > rival_armies:
            rival_armies = armies
    return plan(
        living < 4,
        own.cities,
        own_armies - rival_armies,
        own.armies[0] > 0,
        own.fortresses,
        own.monument + hand[FIRST_SPECIAL + own.tribe],
        road_to_ask(seen, seat).brings,
        pieces_left(seen.supply),
    )


@lru_cache(maxsize=10_000)
def pieces_left(supply: bytes) -> int:
    """The kinds of pieces of which there are some left, as a bit mask."""
    return sum(1 << piece for piece, count in enumerate(supply) if count)


def shopping_of(seen: Observation, seat: int) -> tuple[Plan, Shopping]:
    """The plan of the own tribe and what its hand is good for."""
    planned = plan_of(seen, seat)
    return planned, shopping((seen.hand or NO_HAND)[: len(USUAL)], planned.order)


def worth_of(seen: Observation, seat: int) -> Worth:
    """The worth of every kind of card to the own tribe now: usual kinds as the shopping says, special cards by what
    their tribes have laid, events by danger.
    """
    hand = seen.hand or NO_HAND
    need = shopping_of(seen, seat)[1]
    gain = [*need.gain, *_OTHERS]
    loss = [*need.loss, *_OTHERS]
    for number, tribe in enumerate(seen.tribes):
        if tribe.out:
            continue
        kind = FIRST_SPECIAL + tribe.tribe
        laid = tribe.monument
        if number != seat:
            gain[kind] = FOREIGN_SPECIAL if laid < MONUMENT_CARDS - 1 else FOREIGN_SPECIAL_LAST
            loss[kind] = FOREIGN_SPECIAL + laid // 2
            continue
        special = laid + hand[kind]
        if special < MONUMENT_CARDS:
            gain[kind] = OWN_SPECIAL + OWN_SPECIAL_NEAR * special
        if special <= MONUMENT_CARDS:
            loss[kind] = NEVER
        danger = DANGER[min(max(special, tribe.cities), CITIES_TO_WIN)]
        gain[OLYMPICS] = SECOND_COPY if hand[OLYMPICS] else OLYMPICS_WORTH + danger
        loss[OLYMPICS] = SECOND_COPY if hand[OLYMPICS] > 1 else OLYMPICS_WORTH + danger
        gain[FORTUNE] = SECOND_COPY if hand[FORTUNE] else FORTUNE_WORTH
        loss[FORTUNE] = SECOND_COPY if hand[FORTUNE] > 1 else FORTUNE_WORTH
    return Worth(gain, loss)


_OTHERS = (USELESS_SPECIAL,) * len(SPECIAL) + (HERO_WORTH, OLYMPICS_WORTH, FORTUNE_WORTH)
