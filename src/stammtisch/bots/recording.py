"""A game of bots with its record, written down as it goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stammtisch.bots.protocol import eyes
from stammtisch.bots.registry import make_bots
from stammtisch.bots.table import MOST_DECISIONS, Rounds
from stammtisch.engine.game import Game, OptionValue, play, start, time_up
from stammtisch.engine.notation import seat_letter
from stammtisch.engine.record import Header, Recorder, Sitting
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Outcome, Umpire

Aside = Callable[[Any, int], int | None]
"""Given the position and the seat to decide, what the seat does in place of what its bot would: an order, an action of
free form. None: the bot is asked.
"""


def record_game(
    game: Game[Any],
    options: Mapping[str, OptionValue],
    bots: Sequence[str],
    seed: str,
    write: Callable[[str], object],
    most_decisions: int = MOST_DECISIONS,
    aside: Aside | None = None,
) -> State:
    """A whole game of the bots of these names, one a seat; `write` is given each line of its record. The final state.

    `aside` brings in what bots never do; left out, it is the game that `table.play_game` plays.

    SetupError, UnknownBot or IllegalAction as from `table.play_game`.
    """
    umpire = Umpire()
    state: State = game.new(len(bots), options, seed)
    seats = [Sitting(f"{name} {seat_letter(seat)}", name) for seat, name in enumerate(bots)]
    recorder = Recorder(Header.of(game, len(bots), options, seats, seed), write)
    players = make_bots(bots, game, seed)
    looks = [eyes(game, bot, seat) for seat, bot in enumerate(players)]
    rounds = Rounds()
    deciders = start(state, umpire)
    recorder.start(state, _taken(umpire))
    decisions = 0
    while deciders and decisions < most_decisions:
        frame = state.agenda[-1]
        alone = len(deciders) == 1 and frame.number not in rounds.frames
        seat = deciders[0] if alone else rounds.next_seat(frame.number, deciders)
        if seat is None:
            deciders = time_up(game, state, umpire)
            recorder.time_up(state, _taken(umpire))
            continue
        decisions += 1
        action = None if aside is None else aside(state, seat)
        if action is None:
            legal = frame.legal_actions(state, seat)
            bot = players[seat]
            look = looks[seat] if len(legal) > 1 else None
            seen = None if look is None else look(state)
            action = bot.choose(legal, seen) if len(legal) > 1 else legal[0]
        deciders = play(game, state, seat, action, umpire)
        recorder.action(state, seat, game.notation(action), _taken(umpire))
    recorder.end(state)
    return state


def _taken(umpire: Umpire) -> list[Outcome]:
    """The outcomes of chance since the last line; events are derived from the record when somebody wants them."""
    outcomes = umpire.outcomes
    umpire.outcomes = []
    umpire.events.clear()
    return outcomes
