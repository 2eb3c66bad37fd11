"""Sensible play for the contract tester: its games then reach what play at random hardly ever gets to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stammtisch.engine.contract_checks import Dice
from stammtisch.engine.game import Game

Chooser = Callable[[Any, int], int]
"""Given a position and a seat that must decide in it, the action that the seat does."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How the tester's games begin before they are played at random.

    `seated`: for a game, a number of players and a seed, who chooses for all seats of one game; equal seeds must play
    equally. `most`: each game begins with a random number of its decisions, up to so many. `share`: of a hundred
    decisions after these so many are its own too, strewn at random, so that the game stays lively.
    """

    seated: Callable[[Game[Any], int, str], Chooser]
    most: int
    share: int = 0


class Plan:
    """Which decisions of one game are sensible, and what they are."""

    __slots__ = ("_dice", "_length", "_share", "choose")

    def __init__(self, opening: Opening, game: Game[Any], players: int, seed: str) -> None:
        self._dice = Dice(f"opening/{seed}")
        self._length = self._dice(opening.most + 1)
        self._share = opening.share
        self.choose = opening.seated(game, players, seed)

    def covers(self, decision: int) -> bool:
        """Whether this decision, counted from 0, is not left to chance; to be asked once for each in turn."""
        return decision < self._length or self._dice(100) < self._share
