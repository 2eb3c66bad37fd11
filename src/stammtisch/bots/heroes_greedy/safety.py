"""How safe the own tribe is: what rivals could do before its next move (aoh-decisions section 6)."""

from __future__ import annotations

from stammtisch.bots.heroes_greedy.odds import outlook
from stammtisch.bots.heroes_greedy.tribes import able, claims, rivals
from stammtisch.bots.heroes_greedy.values import NO_HAND
from stammtisch.games.heroes.actions import DESTRUCTION
from stammtisch.games.heroes.cards import OLYMPICS
from stammtisch.games.heroes.observation import Observation, Tribe
from stammtisch.games.heroes.rules.lines import GENERAL_BONUS

CLAIM_EXPOSED, NEAR_EXPOSED, EXPOSED, NO_RIVAL_ABLE = 6.0, 1.2, 0.8, 0.1
"""What it costs, in cards, to have one army away for a round: with a claim, one step from it, else, and if no rival has
an able army.
"""

SAFE_ENOUGH = 0.35
"""A claim is made when its chance to outlive the last move is at least this."""


def exposure(seen: Observation, seat: int) -> float:
    """What it costs that one army is away for a round and cannot defend."""
    own = seen.tribes[seat]
    if claims(own):
        return CLAIM_EXPOSED
    for tribe in seen.tribes:
        if tribe is not own and able(tribe):
            return NEAR_EXPOSED if own.cities == 4 or own.monument == 4 else EXPOSED
    return NO_RIVAL_ABLE


def claim_is_sensible(seen: Observation, seat: int, purpose: int) -> bool:
    """Whether to claim now by monument (DESTRUCTION would stop it) or by five cities (CONQUEST would): behind enough
    armies or Olympic Games, or because a rival wins otherwise.
    """
    return (
        (seen.hand or NO_HAND)[OLYMPICS] > 0
        or claim_survives(seen, seat, purpose) >= SAFE_ENOUGH
        or any(claims(seen.tribes[other]) for other in rivals(seen, seat))
    )


def claim_survives(seen: Observation, seat: int, purpose: int) -> float:
    """The chance that a claim by monument (DESTRUCTION) or by just five cities (CONQUEST) outlives one attack by every
    rival with all its able armies.

    Armies that are away or under an Earthquake count on neither side; Heroes in hidden hands cannot be known.
    """
    own = seen.tribes[seat]
    defence = (GENERAL_BONUS,) * own.armies[1] + (0,) * own.armies[0]
    needed = 1 if purpose == DESTRUCTION else 2
    chance = 1.0
    for other in rivals(seen, seat):
        chance *= 1.0 - _success(seen, seen.tribes[other], defence, own.fortresses, needed)
    return chance


def _success(seen: Observation, rival: Tribe, defence: tuple[int, ...], fortresses: int, needed: int) -> float:
    attack = (GENERAL_BONUS,) * rival.armies[1] + (0,) * rival.armies[0]
    if len(attack) < needed:
        return 0.0
    return outlook(attack, defence, fortresses, seen.options.battle_dice).at_least[needed]
