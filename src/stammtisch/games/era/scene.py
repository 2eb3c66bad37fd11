"""What is going on, as JSON for the client: the procedures on the agenda with their fields in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.observation import Observation, Pending
from stammtisch.games.era.rules.battle import FACES
from stammtisch.games.era.rules.sides import NO_UNIT
from stammtisch.games.era.state import NOBODY
from stammtisch.games.era.words import AREAS, CARDS, FIELDS, HAMLETS

SKIPPED = frozenset(("round", "action_phase", "drafts", "hamlets", "deal", "scoring", "battle_round"))
"""Procedures that only lead to others."""


def scene(observation: Observation) -> list[dict[str, Any]]:
    """The procedures from the outermost to the current one: `kind`, `stage` and the fields that its class documents,
    named as there; seats are numbers (null for barbarians), provinces ids, sets of provinces lists of ids, kinds words.
    Fields that the viewer may not know are null. A battle also has its `reasons`: see `figures.MarkerFigures`.
    """
    told = [_told(observation, pending) for pending in observation.agenda if pending.kind not in SKIPPED]
    reasons = [row._asdict() for row in observation.figures.markers]
    return [{**each, "reasons": reasons} if each["kind"] == "battle" else each for each in told]


def _told(observation: Observation, pending: Pending) -> dict[str, Any]:
    own = _BY_FRAME.get(pending.kind, {})
    told: dict[str, Any] = {"kind": pending.kind, "stage": pending.stage}
    for name, value in pending.fields:
        reading = own.get(name) or _BY_NAME.get(name)
        told[name] = value if value is None or reading is None else reading(observation, value)
    return {name: _plain(value) for name, value in told.items()}


def _plain(value: Any) -> Any:
    return [_plain(each) for each in value] if isinstance(value, tuple | list) else value


Reading = Callable[[Observation, Any], Any]


def _seat(_: Observation, seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _province(observation: Observation, number: int) -> str:
    return observation.setting.board.provinces[number].id


def _set(observation: Observation, mask: int) -> list[str]:
    return [_province(observation, number) for number in provinces_in(mask)]


def _counts(observation: Observation, counts: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {_province(observation, number): count for number, count in counts}


def _seats(_: Observation, mask: int) -> list[int]:
    return list(provinces_in(mask))


def _units(_: Observation, units: tuple[tuple[int, ...], ...]) -> list[dict[str, int]]:
    """The units of both sides of a battle, attacker first."""
    return [{act.UNITS[kind]: count for kind, count in enumerate(side) if count} for side in units]


def _moving(observation: Observation, rows: tuple[tuple[int, int, int, int], ...]) -> list[dict[str, Any]]:
    """Cubes that can still move: where, with how many points, whether just placed, how many."""
    return [
        {"province": _province(observation, province), "points": points, "new": bool(flags & 1), "count": count}
        for province, points, flags, count in rows
    ]


def _attacks(observation: Observation, attacks: tuple[tuple[int, ...], ...]) -> list[dict[str, Any]]:
    return [
        {"province": _province(observation, attack[0]), "defender": _seat(observation, attack[1]), "cubes": attack[2]}
        for attack in attacks
    ]


def _fights(observation: Observation, fights: tuple[tuple[int, ...], ...]) -> list[dict[str, Any]]:
    return [
        {
            "province": _province(observation, fight[0]),
            "attacker": _seat(observation, fight[1]),
            "defender": _seat(observation, fight[2]),
            "cubes": fight[3],
        }
        for fight in fights
    ]


def _number_of(steps: Observation, value: tuple[Any, ...]) -> int:
    """How many there are; what they are does not concern the client."""
    return len(value)


def _extras(_: Observation, extras: tuple[int, ...]) -> dict[str, int]:
    return {name: number for (name, _), number in zip(act.EXTRAS, extras, strict=True)}


def _word(words: tuple[str, ...]) -> Reading:
    return lambda _, number: words[number] if number < len(words) else None


_BY_NAME: Mapping[str, Reading] = {
    **dict.fromkeys(("seat", "other", "host", "trader", "attacker", "defender", "fighter", "ally", "loser"), _seat),
    **dict.fromkeys(("province", "sea", "land"), _province),
    **dict.fromkeys(("mine", "before", "sailed", "goods"), _set),
    **dict.fromkeys(("room", "fresh"), _counts),
    "area": _word(AREAS),
    "field": _word(FIELDS),
    **dict.fromkeys(("hamlet", "last_mercenary"), _word(HAMLETS)),
    "cards": lambda _, cards: [CARDS[card] for card in cards],
    "extras": _extras,
    "asked": _seats,
    "steps": _number_of,
    "left": lambda _, left: left if isinstance(left, int) or left is None else len(left),
    "sits_out": lambda _, unit: None if unit == NO_UNIT else act.UNITS[unit],
    "markers": lambda _, markers: [face for number, face in enumerate(FACES) if markers >> number & 1],
    "done": lambda _, done: [word for number, word in enumerate(act.MAIN_ACTIONS) if done >> number & 1],
    "side": _word(("attacker", "defender")),
    "what": _word(("buy", "ally")),
    "fights": _fights,
}
"""How a field is told, by its name."""

_BY_FRAME: Mapping[str, Mapping[str, Reading]] = {
    "movement": {"units": _moving},
    "battle": {"units": _units},
    "expansion": {"attacks": _attacks, "goods": lambda _, goods: goods},
    "battles": {"attacks": _attacks},
}
"""Where a name means something else in one procedure."""
