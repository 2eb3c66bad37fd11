"""Answering an attack: Olympic Games, Heroes, or the armies alone (decision D14)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.heroes_greedy.odds import Outlook, outlook
from stammtisch.bots.heroes_greedy.values import NO_HAND
from stammtisch.games.heroes.actions import (
    BARE,
    BARE_HERO,
    CONQUEST,
    DEFEND,
    DESTRUCTION,
    HERO_ARMY,
    LED,
    OLYMPICS_CARD,
    PLUNDER,
    SEND,
    STAND,
    UNITS,
)
from stammtisch.games.heroes.cards import HERO, OLYMPICS
from stammtisch.games.heroes.observation import Observation, Tribe, War
from stammtisch.games.heroes.rules.lines import bonus
from stammtisch.games.heroes.rules.spoils import CARDS_PER_ARMY
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS

GRAVE_LOSS = 25.0
"""What a grave attack that succeeds costs beyond its spoils, in cards: a claim, or the last city."""
CITY_LOST, CARD_LOST, LAID_CARD_LOST = 7.0, 1.2, 5.0
ARMY_LOST, ARMY_BEATEN = 3.0, 0.5
HERO_SPENT = 2.5
DANGER = 0.08
"""Olympic Games is played against a grave attack that succeeds with more than this chance."""

_SENDS = tuple(SEND(unit) for unit in range(len(UNITS)))
_DEFEND, _STAND, _OLYMPICS = DEFEND(), STAND(), OLYMPICS_CARD()


def answer_attack(seen: Observation, legal: Sequence[int], seat: int) -> int:
    """The whole answer, or the next unit of the line."""
    war, hand, draft = seen.war, seen.hand or NO_HAND, seen.draft
    if war is None:
        return legal[0]
    own = seen.tribes[seat]
    line = best_defence(seen, war, own, hand[HERO])
    if not draft:
        needed = grave_from(war, own)
        if hand[OLYMPICS] and needed and _promise(seen, war, own, line).at_least[needed] > DANGER:
            return _OLYMPICS
        if HERO_ARMY not in line and BARE_HERO not in line:
            return _DEFEND
    if len(draft) < len(line) and line[: len(draft)] == draft:
        return _SENDS[line[len(draft)]]
    return _STAND if _STAND in legal else next(send for send in _SENDS if send in legal)


def grave_from(war: War, own: Tribe) -> int:
    """How many victorious armies make an attack grave: it ends a claim or takes the last city (decision D14); 0: it
    cannot.
    """
    if war.purpose == DESTRUCTION:
        return 1 if own.monument >= MONUMENT_CARDS else 0
    if war.purpose != CONQUEST:
        return 0
    beyond = own.cities - CITIES_TO_WIN if own.cities >= CITIES_TO_WIN else own.cities - 1
    return (2, 4)[beyond] if 0 <= beyond <= 1 else 0


def best_defence(seen: Observation, war: War, own: Tribe, heroes: int) -> tuple[int, ...]:
    """The line that loses least: all able armies, with those Heroes, as armies or leading one, that are worth it."""
    led, bare = own.armies[1], own.armies[0]
    best: tuple[int, ...] = (LED,) * led + (BARE,) * bare
    if not heroes:
        return best
    least = expected_loss(seen, war, own, best)
    for used in range(1, heroes + 1):
        for leading in range(min(used, bare) + 1):
            line = (LED,) * led + (BARE_HERO,) * leading + (BARE,) * (bare - leading) + (HERO_ARMY,) * (used - leading)
            loss = expected_loss(seen, war, own, line) + used * HERO_SPENT
            if loss < least:
                least, best = loss, line
    return best


def _promise(seen: Observation, war: War, own: Tribe, line: tuple[int, ...]) -> Outlook:
    """The odds when both sides fight with the strongest first, as either may expect of the other."""
    attack = tuple(sorted([bonus(unit) for unit in war.forces], reverse=True))
    return outlook(attack, tuple([bonus(unit) for unit in line]), own.fortresses, seen.options.battle_dice)


def expected_loss(seen: Observation, war: War, own: Tribe, line: tuple[int, ...]) -> float:
    """What the attack is expected to cost against this line, in cards."""
    promise = _promise(seen, war, own, line)
    at_least = promise.at_least
    armies = len(line) - line.count(HERO_ARMY)
    loss = promise.defenders_lost * ARMY_LOST * armies / max(1, len(line)) - promise.attackers_lost * ARMY_BEATEN
    needed = grave_from(war, own)
    if needed:
        loss += GRAVE_LOSS * at_least[needed]
    if war.purpose == CONQUEST:
        return loss + CITY_LOST * (at_least[2] + (at_least[4] if own.cities > 1 else 0.0))
    if war.purpose == PLUNDER:
        left = own.hand_size
        for chance in at_least[1:]:
            taken = min(CARDS_PER_ARMY, left)
            loss += chance * taken * CARD_LOST
            left -= taken
        return loss
    return loss + (LAID_CARD_LOST + own.monument) * (at_least[1] + (at_least[3] if own.monument > 1 else 0.0))
