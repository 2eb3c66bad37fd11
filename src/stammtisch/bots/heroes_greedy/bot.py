"""The bot itself: each decision goes to the room that knows about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from stammtisch.bots.heroes_greedy.action import choose_action
from stammtisch.bots.heroes_greedy.attack import muster
from stammtisch.bots.heroes_greedy.defence import answer_attack
from stammtisch.bots.heroes_greedy.disasters import answer_disaster, erupt, strike
from stammtisch.bots.heroes_greedy.fair import Fair
from stammtisch.bots.heroes_greedy.hand import discard, lay
from stammtisch.bots.heroes_greedy.roads import answer_road
from stammtisch.bots.heroes_greedy.spoils import take_spoils
from stammtisch.bots.protocol import Sees
from stammtisch.engine.game import Game
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.rules.action import ActionPhase
from stammtisch.games.heroes.rules.fair_board import FairBidding


def _phase_two(seen: Observation, legal: Sequence[int], seat: int) -> int:
    return answer_road(seen, legal, seat) if seen.road_asked is not None else choose_action(seen, legal, seat)


_ROOMS: dict[str, Callable[[Observation, Sequence[int], int], int]] = {
    "move:2": _phase_two,
    "move:3": lay,
    "move:4": discard,
    "war:muster": muster,
    "war:answer": answer_attack,
    "war:spoils": take_spoils,
    "event:earthquake": strike,
    "event:eruption": erupt,
    "event:answer": answer_disaster,
}


class GreedyBot:
    """A player that takes what promises most now. It needs no luck of its own."""

    __slots__ = ("_fair", "_seat")

    sees: ClassVar[Sees] = "observation"
    needs_no_list: ClassVar[frozenset[str]] = frozenset((FairBidding.kind, ActionPhase.kind))

    def __init__(self, game: Game[Any], seat: int, seed: str) -> None:
        self._seat = seat
        self._fair = Fair(seat)

    def choose(self, legal: Sequence[int], observation: Observation) -> int:
        """The action to do now."""
        if observation.stage == "fair:bidding":
            return self._fair.bid(observation, legal)
        return _ROOMS[observation.stage](observation, legal, self._seat)
