"""Actions as options: group, label, cost, consequence. What each kind says stands in the module of its subject."""

from __future__ import annotations

from stammtisch.engine.options import Offered
from stammtisch.games.heroes.actions import CODEC
from stammtisch.games.heroes.notation import notation
from stammtisch.games.heroes.state import HeroesState
from stammtisch.games.heroes.wording.answers import ANSWERS
from stammtisch.games.heroes.wording.described import Descriptions
from stammtisch.games.heroes.wording.fair import FAIR
from stammtisch.games.heroes.wording.moves import MOVES
from stammtisch.games.heroes.wording.orders import ORDERS
from stammtisch.games.heroes.wording.war import WAR

DESCRIPTIONS: Descriptions = {**MOVES, **WAR, **ANSWERS, **FAIR, **ORDERS}


def offer(state: HeroesState, seat: int, action: int) -> Offered:
    """An action of `seat` as an option, legal or not."""
    kind = CODEC.kind(action)
    group, describe = DESCRIPTIONS[kind.name]
    told = describe(state, seat, *kind.arguments(action))
    return Offered(action, notation(action), group, told.label, told.cost, told.consequence, told.wasteful)
