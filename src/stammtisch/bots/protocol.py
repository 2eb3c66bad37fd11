"""What a bot is: it sits in one seat and chooses among what the seat may do, knowing what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from stammtisch.engine.game import Game, Observation


class Bot(Protocol):
    """A player made of code, for one game and one seat.

    `uses_observation`: whether the bot wants to see the position. Observations take time to make, so a bot that plays
    without them says so and gets None.

    `needs_no_list`: the kinds of frames at which the bot makes its action from the observation alone. Listing takes
    time too; there a table of bots may give it an empty list, and checks what it answers against the rules.
    """

    uses_observation: ClassVar[bool]
    needs_no_list: ClassVar[frozenset[str]]

    def __init__(self, game: Game[Any], seat: int, seed: str) -> None:
        """Take `seat`; every choice left to luck comes from generators made of `seed`, so that equal seeds play equal
        games.
        """

    def choose(self, legal: Sequence[int], observation: Observation | None) -> int:
        """The action to do now: one of `legal` (the listed actions, at least two), or one of free form that no list can
        hold.

        An action that is not listed is checked against the rules. A bot without observations answers with one of
        `legal`, always.
        """
        ...
