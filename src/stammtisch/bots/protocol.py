"""What a bot is: it sits in one seat and chooses among what the seat may do, knowing what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Literal, Protocol, cast

from stammtisch.engine.game import Below, Game, Observation
from stammtisch.engine.state import State

Sees = Literal["nothing", "observation", "imagined"]
"""What a bot is shown: nothing, what its seat may know, or a whole position in which everything its seat may not know
was dealt anew with the bot's own luck.
"""


class Bot(Protocol):
    """A player made of code, for one game and one seat.

    `sees`: what the bot wants to be shown. Showing takes time, so a bot that plays without says so and gets None.

    `needs_no_list`: the kinds of frames at which the bot makes its action from the observation alone. Listing takes
    time too; there a table of bots may give it an empty list, and checks what it answers against the rules.
    """

    sees: ClassVar[Sees]
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


class ImaginingBot(Bot, Protocol):
    """A bot that sees an imagined position."""

    @property
    def below(self) -> Below:
        """The bot's own luck, a source of random numbers: the unknown is dealt anew with it."""
        ...


def eyes(game: Game[Any], bot: Bot, seat: int) -> Callable[[State], Any] | None:
    """How a bot in this seat is shown a position; None if it sees nothing."""
    if bot.sees == "nothing":
        return None
    if bot.sees == "observation":
        return partial(_observe, game, seat)
    return partial(_imagine, game, seat, cast(ImaginingBot, bot).below)


def _observe(game: Game[Any], seat: int, state: State) -> Observation:
    return game.observe(state, seat)


def _imagine(game: Game[Any], seat: int, below: Below, state: State) -> State:
    imagined: State = game.determinize(state, seat, below)
    return imagined
