"""Actions as options: group, label, cost, consequence. What each kind says stands in the module of its subject."""

from __future__ import annotations

from stammtisch.engine.actions import ActionKind
from stammtisch.engine.options import Offered
from stammtisch.games.era.actions import CODEC, PROVINCE_FIELDS
from stammtisch.games.era.notation import notation
from stammtisch.games.era.state import EraState
from stammtisch.games.era.wording.battles import BATTLES
from stammtisch.games.era.wording.described import Descriptions
from stammtisch.games.era.wording.expansions import EXPANSIONS
from stammtisch.games.era.wording.talks import TALKS
from stammtisch.games.era.wording.turns import TURNS

DESCRIPTIONS: Descriptions = {**TURNS, **EXPANSIONS, **BATTLES, **TALKS}


def offer(state: EraState, seat: int, action: int) -> Offered:
    """An action of `seat` as an option, legal or not."""
    kind = CODEC.kind(action)
    group, describe = DESCRIPTIONS[kind.name]
    arguments = kind.arguments(action)
    told = describe(state, seat, *arguments)
    return Offered(
        action,
        notation(action),
        group,
        told.label,
        told.cost,
        told.consequence,
        told.wasteful,
        _places(state, kind, arguments),
    )


def _places(state: EraState, kind: ActionKind, arguments: tuple[int, ...]) -> tuple[str, ...]:
    """The ids of the provinces among the arguments, from where to where; a number beyond the map is no province. Of a
    tribe those where it begins (eot.0.6.3-03).
    """
    provinces = state.setting.board.provinces
    if kind.name == "tribe":
        homes = state.board.homes
        return tuple(provinces[home].id for tribe in arguments if tribe < len(homes) for home in homes[tribe])
    return tuple(
        provinces[value].id
        for (name, _), value in zip(kind.fields, arguments, strict=True)
        if name in PROVINCE_FIELDS and value < len(provinces)
    )
