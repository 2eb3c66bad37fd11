"""The bot `random`: any listed action, each as likely as the others. It plays every game and is the yardstick for speed
and for other bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from stammtisch.bots.protocol import Sees
from stammtisch.engine.game import Game, Observation


class RandomBot:
    """A player that chooses uniformly among the listed actions and looks at nothing else."""

    __slots__ = ("_fraction",)

    sees: ClassVar[Sees] = "nothing"
    needs_no_list: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game[Any], seat: int, seed: str) -> None:
        self._fraction = Random(seed).random

    def choose(self, legal: Sequence[int], observation: Observation | None) -> int:
        """One of `legal`, each with the same chance."""
        return legal[int(self._fraction() * len(legal))]
