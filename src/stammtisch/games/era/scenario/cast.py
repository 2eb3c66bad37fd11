"""Who plays in a case: the seats it names, in a fixed order, and the one that values without a seat speak of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from stammtisch.engine.notation import SEAT_LETTERS
from stammtisch.games.era.scenario.position import BARBARIANS

_STEP_KEYS = ("by", "other", "of", "on", "to", "player", "city_of", "winner")
_PAIRS = ("alliances", "adjacent")
_BY_SEAT = ("counts", "blocks", "battlefields", "morale", "ra_left")
_NO_SEAT = frozenset((BARBARIANS, "unused tribe", "engine"))
_BATTLE_VERBS = ("bat.", "battle.")
_NOT_A_BATTLE = frozenset(("bat.values", "bat.plunder", "bat.end_plunder", "bat.hamlet"))


def steps_of(when: Sequence[Any]) -> list[Mapping[str, Any]]:
    """The steps that are verbs."""
    return [step for step in when if isinstance(step, Mapping) and "do" in step]


def begins_in_battle(given: Mapping[str, Any], when: Sequence[Any]) -> bool:
    """Whether the case starts in a battle or with an attack set up."""
    steps = steps_of(when)
    first = str(steps[0]["do"]) if steps else ""
    if first in _NOT_A_BATTLE or first == "bat.sea_want":
        return False
    if first.startswith(_BATTLE_VERBS):
        return True
    return ("battle" in given or "attack" in given) and not first.startswith(("exp.", "turn.", "auto.", "setup."))


def names_of(given: Mapping[str, Any], when: Sequence[Any]) -> list[str]:
    """The seats, in the order in which the case names them; letters for those that it only counts."""
    found: list[str] = []
    for name in _named(given, when):
        if isinstance(name, str) and name and name not in found and name not in _NO_SEAT and len(name) < 20:
            found.append(name)
    if not found:
        found = ["A", "B"]
    count = int(given.get("player_count") or 0)
    count = max(count, len(found), _least(given, when, found))
    spare = (letter for letter in SEAT_LETTERS if letter not in found)
    while len(found) < count:
        found.append(next(spare))
    return sorted(found) if all(len(name) == 1 for name in found) and "order" not in given else found


def _least(given: Mapping[str, Any], when: Sequence[Any], found: Sequence[str]) -> int:
    """A battle needs two sides; a tribe that is taken has an owner."""
    barbarian = isinstance(given.get("battle"), Mapping) and given["battle"].get("kind") == "barbarian"
    least = 2 if begins_in_battle(given, when) and not barbarian else 1
    told = given["battle"] if isinstance(given.get("battle"), Mapping) else {}
    if least == 2 and "defender" not in told and any(step["do"] == "offer.support" for step in steps_of(when)):
        least = 3
    verbs = [str(step["do"]) for step in steps_of(when)]
    if any(verb in ("exp.settle", "bat.plunder", "effect") or verb.startswith("bat.") for verb in verbs):
        least = max(least, 2)
    return max(least, len(given.get("taken", [])) + 1, len(given.get("tribes", [])))


def _named(given: Mapping[str, Any], when: Sequence[Any]) -> Iterator[Any]:
    yield from given.get("players") or {}
    yield from given.get("order") or ()
    yield from (given.get("setup") or {}).get("drawn_order", ())
    for key in _PAIRS:
        for pair in given.get(key) or ():
            yield from pair
    for key in _BY_SEAT:
        yield from _seats_in(given.get(key))
    for seats in (given.get("arrival") or {}).values():
        yield from seats
    for key in ("active", "owner", "ring", "end_triggered_by"):
        yield given.get(key)
    yield from _fighting(given)
    yield from _on_the_map(given.get("map") or {})
    for step in steps_of(when):
        yield from (step[key] for key in _STEP_KEYS if _names_seat(step, key))
        yield from _seats_in(step.get("scores"))
        yield from step.get("order") or ()
    for promise in given.get("promises") or ():
        yield from (promise.get("by"), promise.get("to"))


def _names_seat(step: Mapping[str, Any], key: str) -> bool:
    if key == "to" and not str(step["do"]).startswith("offer."):
        return False
    return isinstance(step.get(key), str)


def _seats_in(value: Any) -> Iterable[Any]:
    if not isinstance(value, Mapping):
        return ()
    inner = [each for each in value.values() if isinstance(each, Mapping)]
    if inner and len(inner) == len(value) and not all(len(str(key)) == 1 for key in value):
        return [seat for each in inner for seat in each]
    return list(value)


def _fighting(given: Mapping[str, Any]) -> Iterator[Any]:
    for key in ("battle", "attack"):
        told = given.get(key)
        if isinstance(told, Mapping):
            yield from (told.get(name) for name in ("attacker", "by", "defender", "on"))
            for name in ("strength", "units_ever", "strength_at_start", "units"):
                if isinstance(told.get(name), Mapping):
                    yield from (seat for seat in told[name] if len(str(seat)) == 1 or str(seat)[:1].isupper())
    if isinstance(given.get("strength"), Sequence):
        yield from ("A", "B")


def _on_the_map(described: Mapping[str, Any]) -> Iterator[Any]:
    for site in described.values():
        if isinstance(site, Mapping):
            yield site.get("owner")
            yield site.get("controller")
            yield site.get("trade_post")
            if isinstance(site.get("fleets"), Mapping):
                yield from site["fleets"]
            if isinstance(site.get("home"), str) and len(site["home"]) == 1:
                yield site["home"]


def main_seat(given: Mapping[str, Any], when: Sequence[Any], names: Sequence[str]) -> int:
    """The seat that values without a seat speak of: whoever does the first step, is active, or is named first."""
    battle = given.get("battle") if isinstance(given.get("battle"), Mapping) else given.get("attack")
    candidates: list[Any] = [step.get("by") for step in steps_of(when)[:1]]
    candidates += [given.get("active"), given.get("owner")]
    candidates += [step.get("by") for step in steps_of(when)]
    if isinstance(battle, Mapping):
        candidates += [battle.get("attacker"), battle.get("by")]
    candidates += list(given.get("players") or {})
    return next((names.index(name) for name in candidates if name in names), 0)
