"""Actions as options: group, label, cost, consequence. What each kind says stands in the module of its subject."""

from __future__ import annotations

from functools import lru_cache

from stammtisch.engine.options import Offered
from stammtisch.games.heroes.actions import CODEC
from stammtisch.games.heroes.notation import notation
from stammtisch.games.heroes.state import HeroesState
from stammtisch.games.heroes.wording.answers import ANSWERS
from stammtisch.games.heroes.wording.described import Described, Descriptions
from stammtisch.games.heroes.wording.fair import FAIR, FIXED_FAIR
from stammtisch.games.heroes.wording.moves import MOVES
from stammtisch.games.heroes.wording.orders import FIXED_ORDERS
from stammtisch.games.heroes.wording.war import WAR

DESCRIPTIONS: Descriptions = {**MOVES, **WAR, **ANSWERS, **FAIR}
FIXED: Descriptions = {**FIXED_FAIR, **FIXED_ORDERS}
REMEMBERED_OPTIONS = 4096
"""So many options that say the same at every table are remembered; a fair offers fifty of them to each seat, again
after every action."""


def offer(state: HeroesState, seat: int, action: int) -> Offered:
    """An action of `seat` as an option, legal or not."""
    kind = CODEC.kind(action)
    if kind.name in FIXED:
        return _fixed(action)
    group, describe = DESCRIPTIONS[kind.name]
    return _offered(action, group, describe(state, seat, *kind.arguments(action)))


@lru_cache(maxsize=REMEMBERED_OPTIONS)
def _fixed(action: int) -> Offered:
    kind = CODEC.kind(action)
    group, describe = FIXED[kind.name]
    return _offered(action, group, describe(*kind.arguments(action)))


def _offered(action: int, group: str, told: Described) -> Offered:
    return Offered(action, notation(action), group, told.label, told.cost, told.consequence, told.wasteful)
