"""Reading scenarios of Era of Tribes (the conventions stand in `docs/scenarios.md`): `given`, the steps, the values.

The reader reaches the rules through the engine's actions, the frames of the agenda and the rules' own functions. Where
a case begins in the middle of something, the frames that stand there are put on the agenda; windows that it does not
mention are passed.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from stammtisch.engine import game as engine
from stammtisch.engine.options import Refusal
from stammtisch.engine.scenario import ORDINALS, ScenarioReader, Verb
from stammtisch.engine.umpire import DictatingUmpire, Outcome
from stammtisch.games.era.game import GAME
from stammtisch.games.era.scenario.ending_up import end_of_case
from stammtisch.games.era.scenario.given import build_position
from stammtisch.games.era.scenario.guard import understanding
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.then import read_key, scope
from stammtisch.games.era.scenario.verbs import READ_OUTS, VERBS, do_step

_MULTISETS = frozenset((
    "attacker_markers", "defender_markers", "lg", "usable_lg", "used_lg", "ra_tokens", "provinces", "holds", "controls",
    "attacks", "legal", "lg_allowed_on", "main_actions_offered", "fields_offered", "city_can_be_founded_at",
    "next_battle_options", "winners", "battles",
))  # fmt: skip
"""Keys whose lists are compared without their order."""
_ONCE = frozenset(("usable_lg",))
"""Keys whose list may name alike goods once."""
_LABELS: Mapping[str, tuple[str, ...]] = {
    "after_battle": ("battle.cleanup", "bat.resolve"),
    "after_cleanup": ("phase.cleanup",),
    "after_expansion": ("exp.end",),
    "after_loss": ("effect", "effect.lose_province"),
    "after_morale": ("round.morale", "next_round.morale"),
    "before_battle": ("exp.end_movement",),
}
"""Moments in `then` and the steps after which they are."""
_NOUNS: Mapping[str, str] = {
    "purchase": "diplo.further", "city": "exp.city", "fleet": "exp.fleet", "army": "exp.army", "move": "exp.move",
    "commitment": "bat.attacker_commit", "plunder": "bat.plunder", "activation": "turn.activate",
    "improvement": "improve.choose", "battle": "battle.cleanup", "alliance": "diplo.further",
}  # fmt: skip
_NUMBERS = ("none", "one", "two", "three", "four")


class EraReader(ScenarioReader[Position]):
    """The reader of Era of Tribes."""

    game = GAME
    ledgers: ClassVar[tuple[str, ...]] = ("eot",)
    formats: ClassVar[Mapping[str, int]] = {"eot-base-cases": 1, "": 1}
    verbs: ClassVar[Mapping[str, Verb]] = VERBS

    def build(self, given: Mapping[str, Any], header: Mapping[str, Any]) -> Position:
        """The position that `given` describes."""
        return build_position(given, (), header)

    def begin(self, given: Mapping[str, Any], header: Mapping[str, Any], when: Sequence[Any]) -> Position:
        """The position that `given` describes, with the seats, provinces and pieces that only the steps name."""
        with understanding("the position"):
            return build_position(given, when, header)

    def copy(self, position: Position) -> Position:
        """A position of its own."""
        return position.copy()

    def step(self, position: Position, step: Mapping[str, Any]) -> None:
        """Carry out one step."""
        with understanding("the step"):
            do_step(position, step)

    def play(self, position: Position, seat: int, action: int, chance: Sequence[Outcome] | None) -> None:
        """Carry out one line of notation, up to the next decision."""
        umpire = DictatingUmpire(chance or ())
        engine.play(GAME, position.state, seat, action, umpire, stop_at_pause=chance is None)
        umpire.finish()
        position.events += umpire.events

    def time_up(self, position: Position, chance: Sequence[Outcome] | None) -> None:
        """The clock has run out: the default of each decision."""
        umpire = DictatingUmpire(chance or ())
        engine.time_up(GAME, position.state, umpire, stop_at_pause=chance is None)
        umpire.finish()
        position.events += umpire.events

    def read(self, position: Position, key: str, expected: Any) -> Any:
        """The value of a key, in the shape that is expected."""
        with understanding("the key"):
            return read_key(position, key, expected)

    def scope(self, position: Position, key: str) -> bool:
        """Seats and provinces have values of their own."""
        return scope(position, key)

    def equal(self, key: str, expected: Any, actual: Any) -> bool:
        """Goods, provinces, markers and the like are compared without their order, alliances whoever is named first."""
        last = key.rsplit(".", maxsplit=1)[-1]
        if isinstance(expected, list) and isinstance(actual, list):
            if last in _ONCE and len(set(expected)) == len(expected):
                return sorted(expected) == sorted(set(actual))
            if last in _MULTISETS:
                return _counted(expected) == _counted(actual)
            if last == "alliances":
                return _counted([sorted(pair) for pair in expected]) == _counted([sorted(pair) for pair in actual])
        if isinstance(expected, Mapping) and isinstance(actual, Mapping):
            return set(expected) == set(actual) and all(
                self.equal(part, expected[part], actual[part]) for part in expected
            )
        if last == "era" and isinstance(expected, str) and isinstance(actual, str):
            return expected.startswith(actual) or actual.startswith(expected)
        return super().equal(key, expected, actual)

    def labels(self, when: Sequence[Any], then: Mapping[str, Any]) -> Mapping[str, int]:
        """`second` names the second action of a player; `last`, `second_purchase`, `count_1`, `none`, `after_battle`
        ...
        """
        verbs = [step.get("do") if isinstance(step, Mapping) else None for step in when]
        actions = [place for place, verb in enumerate(verbs, start=1) if verb not in READ_OUTS]
        found: dict[str, int] = {"last": len(when)} if when else {}
        for word, place in zip(ORDINALS, actions, strict=False):
            if place != ORDINALS.index(word) + 1:
                found[word] = place
        for key in then:
            named = _labelled(key, when, verbs)
            if named is not None:
                found[key] = named
        return found

    def refused(self, position: Position, step: Any, refusal: Refusal) -> Position:
        """Nothing has changed; what was tried is noted, so that its price can be read."""
        if not isinstance(step, Mapping) or "do" not in step:
            return position
        twin = position.copy()
        twin.trail = (*twin.trail, (step, refusal, twin.case.main))
        return twin

    def excused(self, position: Position, step: Any, then: Mapping[str, Any]) -> bool:
        """A price is what a query would give; with the Thalers of the case the purchase may be out of reach."""
        return isinstance(step, Mapping) and step.get("do") == "improve.choose" and set(then) == {"price"}

    def end(self, position: Position) -> Position:
        """Part 1 of an expansion is closed, losses without a choice are taken."""
        twin = position.copy()
        with understanding("the end of the case"):
            end_of_case(twin)
        return twin

    def under_option(self, then: Mapping[str, Any], other: Mapping[str, Any]) -> Mapping[str, Any]:
        """Only what the alternative says: an option changes other values of the case too."""
        return other

    def with_option(self, given: Mapping[str, Any], name: str, value: str) -> Mapping[str, Any]:
        """`given` under an option; a table of branches that the case names gives way to that of the option."""
        changed = {**given, "options": {**given.get("options", {}), name: value}}
        if name == "branches":
            changed.pop("branches", None)
        return changed


def _counted(values: Sequence[Any]) -> Counter[str]:
    return Counter(json.dumps(value, sort_keys=True) for value in values)


def _labelled(key: str, when: Sequence[Any], verbs: Sequence[Any]) -> int | None:
    """The step that a key of `then` names by what it did."""
    if key in _LABELS:
        places = [place for place, verb in enumerate(verbs, start=1) if verb in _LABELS[key]]
        if key == "after_loss":
            places = [place for place in places if "lose" in str(when[place - 1])]
        return places[-1] if places else None
    noun = re.match(r"(\w+?)_(\w+)$", key)
    if noun and noun.group(1) in ORDINALS and noun.group(2) in _NOUNS:
        places = [place for place, verb in enumerate(verbs, start=1) if verb == _NOUNS[noun.group(2)]]
        nth = ORDINALS.index(noun.group(1))
        return places[nth] if nth < len(places) else None
    wanted = _NUMBERS.index(key) if key in _NUMBERS else None
    if match := re.match(r"count_(\d+)$", key):
        wanted = int(match.group(1))
    if wanted is None:
        return None
    for place, step in enumerate(when, start=1):
        if isinstance(step, Mapping) and _number_of(step) == wanted:
            return place
    return None


def _number_of(step: Mapping[str, Any]) -> int | None:
    """How many units a step of free units takes."""
    if not str(step.get("do")).endswith("free_units"):
        return None
    to = step.get("to")
    if to is not None:
        return len(to) if isinstance(to, list) else 1
    count = step.get("count")
    return count if isinstance(count, int) else None


READER = EraReader()
