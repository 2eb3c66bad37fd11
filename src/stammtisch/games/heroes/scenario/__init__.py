"""Reading scenarios of Age of Heroes (the conventions stand in `docs/heroes.md`): `given`, the steps, the values.

The reader reaches the rules only through the engine's own actions and the rules' own refusals: `war` attacks, sends and
marches; `end` passes what is left of the move.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from stammtisch.engine.scenario import ScenarioReader, Verb
from stammtisch.engine.umpire import DictatingUmpire, Outcome
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.scenario.fair import want_mask
from stammtisch.games.heroes.scenario.given import build_state
from stammtisch.games.heroes.scenario.step import Position
from stammtisch.games.heroes.scenario.steps import VERBS, clock, do_step, play_line
from stammtisch.games.heroes.scenario.then import read_key

_OFFER_PARTS = 3
_MULTISETS = ("hand", "armies", "discard", "roads", "forces", "kinds")
"""Keys whose values are compared without their order."""


class HeroesReader(ScenarioReader[Position]):
    """The reader of Age of Heroes."""

    game = GAME
    ledgers: ClassVar[tuple[str, ...]] = ("aoh",)
    formats: ClassVar[Mapping[str, int]] = {"": 2}
    verbs: ClassVar[Mapping[str, Verb]] = VERBS

    def build(self, given: Mapping[str, Any], header: Mapping[str, Any]) -> Position:
        """The position that `given` describes."""
        return Position(build_state(given))

    def copy(self, position: Position) -> Position:
        """A position of its own."""
        return position.copy()

    def step(self, position: Position, step: Mapping[str, Any]) -> None:
        """Carry out one step."""
        do_step(position, step)

    def play(self, position: Position, seat: int, action: int, chance: Sequence[Outcome] | None) -> None:
        """Carry out one line of notation, up to the next decision."""
        umpire = DictatingUmpire(chance or ())
        play_line(position, seat, action, umpire)
        umpire.finish()

    def time_up(self, position: Position, chance: Sequence[Outcome] | None) -> None:
        """The clock has run out; without outcomes of chance the table stops before the dice or the draw that follow."""
        umpire = DictatingUmpire(chance or ())
        clock(position, umpire, stop_at_pause=chance is None)
        umpire.finish()

    def read(self, position: Position, key: str, expected: Any) -> Any:
        """The value of a key."""
        return read_key(position, key)

    def equal(self, key: str, expected: Any, actual: Any) -> bool:
        """Hands, armies, discards and roads are compared without their order, wishes by what they want."""
        if isinstance(expected, list) and isinstance(actual, list):
            last = key.rsplit(".", maxsplit=1)[-1]
            if last in _MULTISETS:
                return Counter(map(_unordered, expected)) == Counter(map(_unordered, actual))
            if last == "offers":
                return [_wished(offer) for offer in expected] == [_wished(offer) for offer in actual]
        return super().equal(key, expected, actual)


def _unordered(item: Any) -> str:
    """An item of a multiset, to be counted. A road joins two tribes, whichever is named first."""
    return json.dumps(sorted(item, key=str) if isinstance(item, list) else item, sort_keys=True)


def _wished(offer: Any) -> Any:
    """An offer `[seat, give, want]` with its wanted side as a set of kinds: a class, one kind and a list can say the
    same.
    """
    if not isinstance(offer, list) or len(offer) != _OFFER_PARTS:
        return offer
    seat, give, want = offer
    return seat, give, want_mask(want)


READER = HeroesReader()
