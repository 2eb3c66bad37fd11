"""A table of bots: asks whoever must decide, carries the answer out, until the game is over.

This is the loop that simulations spend their time in, so it talks to the agenda's frames directly and does the engine's
`advance` itself.

Where several seats decide at once nobody has a clock, so the table asks in rounds: everybody who still must decide acts
once, and again, and after `ROUNDS` rounds of the same frame the table's clock is called.
"""

from __future__ import annotations

from collections.abc import KeysView, Mapping, Sequence
from typing import Any, NamedTuple

from stammtisch.bots.protocol import Bot, eyes
from stammtisch.engine.game import Game, OptionValue, play, time_up
from stammtisch.engine.state import State
from stammtisch.engine.umpire import SilentUmpire, Umpire

ROUNDS = 10
"""How often each seat is asked at a frame where several decide, before the clock is called."""

MOST_DECISIONS = 100_000
"""A game that has not ended after so many decisions is given up: no game that works comes near it."""


class Played(NamedTuple):
    """A game as the table left it: the state, and how many actions were chosen (those without a choice included)."""

    state: Any
    decisions: int

    @property
    def finished(self) -> bool:
        """Whether the game came to its end; if not, it was given up."""
        return not self.state.agenda


def play_game(
    game: Game[Any],
    players: int,
    options: Mapping[str, OptionValue],
    bots: Sequence[Bot],
    seed: str,
    umpire: Umpire | None = None,
    most_decisions: int = MOST_DECISIONS,
) -> Played:
    """A whole game, from set-up to end, with `bots` in the seats 0.. in turn order.

    `umpire`: who throws the dice; one that keeps no notes if left out. SetupError if players or options are wrong;
    IllegalAction if a bot does what the rules refuse.
    """
    return play_on(game, game.new(players, options, seed), bots, umpire or SilentUmpire(), most_decisions)


def play_on(
    game: Game[Any],
    state: State,
    bots: Sequence[Bot],
    umpire: Umpire,
    most_decisions: int = MOST_DECISIONS,
    rounds: Rounds | None = None,
) -> Played:
    """Play `state` to its end, or until `most_decisions` were made; the state given is the one that changes.

    Who plays on again where this stopped gives the same `rounds` each time.
    """
    looks = [eyes(game, bot, seat) for seat, bot in enumerate(bots)]
    choosing = [bot.choose for bot in bots]
    unlisted = [bot.needs_no_list for bot in bots]
    rounds = rounds or Rounds()
    in_rounds = rounds.frames
    agenda = state.agenda
    decisions = 0
    while agenda and decisions < most_decisions:
        frame = agenda[-1]
        deciders = frame.deciders(state)
        if not deciders:
            frame.proceed(state, umpire)
            continue
        if len(deciders) == 1 and frame.number not in in_rounds:
            seat = deciders[0]
        else:
            asked = rounds.next_seat(frame.number, deciders)
            if asked is None:
                time_up(game, state, umpire)
                continue
            seat = asked
        decisions += 1
        look = looks[seat]
        if look is not None and frame.kind in unlisted[seat]:
            _do_unlisted(game, state, seat, choosing[seat]((), look(state)), umpire)
            continue
        legal = frame.legal_actions(state, seat)
        if len(legal) == 1:
            action = legal[0]
        elif look is not None:
            action = choosing[seat](legal, look(state))
            if action not in legal:
                _do_unlisted(game, state, seat, action, umpire)
                continue
        else:
            action = choosing[seat](legal, None)
        frame.apply(state, seat, action, umpire)
    return Played(state, decisions)


def _do_unlisted(game: Game[Any], state: State, seat: int, action: int, umpire: Umpire) -> None:
    """Carry out an action of a seat that must decide, if the rules allow it.

    The frame that asks is asked first, since nearly all such actions are for it and the loop runs the agenda on anyway.
    The whole check of `play` is for the others: it knows what needs no turn, and raises IllegalAction.
    """
    frame = state.agenda[-1]
    game.codec.kind(action)
    if frame.refusal(state, seat, action) is None:
        frame.apply(state, seat, action, umpire)
    else:
        play(game, state, seat, action, umpire)


class Rounds:
    """Who is asked next where several seats decide at once: in rounds, everybody who still must decide once in each.

    A frame is among them from the moment several must decide until its rounds are over, so that the last to decide is
    not asked for ever.
    """

    __slots__ = ("_left", "_over", "frames")

    def __init__(self) -> None:
        self._left: dict[int, list[int]] = {}
        self._over: dict[int, int] = {}
        self.frames: KeysView[int] = self._left.keys()
        """The numbers of the frames that are among them now."""

    def next_seat(self, frame: int, deciders: Sequence[int]) -> int | None:
        """The seat to ask at the frame of this number; None if all its rounds are over and the clock is due."""
        left = self._left.setdefault(frame, [])
        while left:
            seat = left.pop()
            if seat in deciders:
                return seat
        over = self._over.get(frame, 0)
        if over == ROUNDS:
            del self._left[frame], self._over[frame]
            return None
        self._over[frame] = over + 1
        left.extend(reversed(deciders))
        return left.pop()
