"""The words of a scenario: tribes, eras, fields, goods, cards, hamlets, units, as the cases write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.words import (
    AREAS,
    CARDS,
    ERAS,
    FIELDS,
    HAMLETS,
    LUXURY_GOODS,
    MILITARY_GOODS,
    TERRAINS,
    TRIBES,
)

_ERAS = {"bronze": "bronze_age", "iron": "iron_age", "ancient": "ancient_times", "early_middle": "early_middle_ages",
         "high_middle": "high_middle_ages"}  # fmt: skip
_FIELDS = {"bread": "circuses", "bread_and_circuses": "circuses", "bread & circuses": "circuses"}
_HAMLETS = {
    "morale2": "morale_2", "morale3": "morale_3", "thaler2": "thalers_2", "thaler3": "thalers_3",
    "thaler5": "thalers_5", "thalers2": "thalers_2", "thalers3": "thalers_3", "thalers5": "thalers_5",
    "dlg": "dissimilar_goods",
    "slg": "similar_goods", "posts": "trade_posts",
}  # fmt: skip
_MILITARY = {"horses": "horse"}
_UNITS: Mapping[str, int] = {
    "vassal": act.UNIT_VASSAL, "vassals": act.UNIT_VASSAL, "own_vassals": act.UNIT_VASSAL,
    "own_vassal": act.UNIT_VASSAL, "moved": act.UNIT_VASSAL, "v": act.UNIT_VASSAL, "ra_vassals": act.UNIT_ARMY,
    "ra_vassal": act.UNIT_ARMY,
    "army": act.UNIT_ARMY, "regular_army_vassals": act.UNIT_ARMY, "ra": act.UNIT_ARMY, "legion": act.UNIT_LEGION,
    "legions": act.UNIT_LEGION, "militia": act.UNIT_MILITIA, "m": act.UNIT_MILITIA, "ra_militia": act.UNIT_MILITIA,
    "ore": act.UNIT_ORE, "wine": act.UNIT_WINE, "ivory": act.UNIT_IVORY, "fleet": act.UNIT_FLEET,
    "fleets": act.UNIT_FLEET, "landed_fleets": act.UNIT_FLEET, "city": act.UNIT_CITY, "allied": act.UNIT_ALLY,
    "ally": act.UNIT_ALLY, "mercenary": act.UNIT_MERCENARY, "mercenaries": act.UNIT_MERCENARY,
    "hamlets": act.UNIT_MERCENARY, "hamlet": act.UNIT_HAMLET,
}  # fmt: skip
UNIT_WORDS = (
    "ra_vassal", "legion", "militia", "ore", "wine", "ivory", "vassal", "fleet", "city", "allied", "mercenary",
    "hamlet",
)  # fmt: skip
"""What a scenario calls one unit of each kind."""
ERA_WORDS = ("neolithic", "bronze", "iron", "ancient", "early_middle", "high_middle")
FIELD_WORDS = ("expansion", "trade", "taxes", "diplomacy", "improvement", "bread", "revolution")


def _index(word: Any, words: Sequence[str], what: str, other: Mapping[str, str] | None = None) -> int:
    plain = str(word).strip().lower().replace(" ", "_") if not isinstance(word, str) or word not in words else word
    plain = (other or {}).get(plain, plain)
    if plain not in words:
        raise NotUnderstood(f"'{word}' is no {what}; there are {', '.join(words)}")
    return words.index(plain)


def tribe(word: Any) -> int:
    """A tribe: `Egyptians`."""
    return _index(word, TRIBES, "tribe")


def era(word: Any) -> int:
    """An era: `bronze` or `bronze_age`."""
    return _index(word, ERAS, "era", _ERAS)


def field(word: Any) -> int:
    """A field of the tribal board: `trade`, `bread`."""
    return _index(word, FIELDS, "field", _FIELDS)


def area(word: Any) -> int:
    """An area of improvement."""
    return _index(word, AREAS, "area of improvement")


def luxury(word: Any) -> int:
    """A kind of luxury good."""
    return _index(word, LUXURY_GOODS, "luxury good")


def military(word: Any) -> int:
    """A kind of military good."""
    return _index(word, MILITARY_GOODS, "military good", _MILITARY)


def terrain(word: Any) -> int:
    """A kind of terrain."""
    return _index(word, TERRAINS, "terrain")


def card(word: Any) -> int:
    """An influence card: `The Rich`."""
    return _index(word, CARDS, "influence card")


def is_card(word: Any) -> bool:
    """Whether a word names an influence card."""
    return isinstance(word, str) and word.strip().lower().replace(" ", "_") in CARDS


def card_name(number: int) -> str:
    """The name of a card as cases write it."""
    return CARDS[number].replace("_", " ").title()


def hamlet(word: Any) -> int:
    """A kind of hamlet: `morale3`, `treaties_score`."""
    plain = str(word).strip().lower().replace(" ", "_")
    if plain.endswith("_score"):
        plain = plain.removesuffix("_score")
    elif plain.startswith("score_"):
        plain = plain.removeprefix("score_")
    return _index(plain, HAMLETS, "hamlet", _HAMLETS)


def unit(word: Any) -> int:
    """A kind of unit on the battleboard."""
    if not isinstance(word, str) or word not in _UNITS:
        raise NotUnderstood(f"'{word}' is no unit; there are {', '.join(_UNITS)}")
    return _UNITS[word]


def is_unit(word: Any) -> bool:
    """Whether a word names a kind of unit."""
    return isinstance(word, str) and word in _UNITS
