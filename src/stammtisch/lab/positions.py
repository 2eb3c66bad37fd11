"""Positions out of the middle of games, to measure on."""

from __future__ import annotations

from typing import Any, NamedTuple

from stammtisch.bots.registry import make_bots
from stammtisch.bots.table import Rounds, play_on
from stammtisch.engine.game import Game, advance
from stammtisch.engine.state import State
from stammtisch.engine.umpire import SilentUmpire


class Position(NamedTuple):
    """A state in which somebody must decide, the first seat that must, and the kind of the frame that asks."""

    state: State
    seat: int
    kind: str


def positions(game: Game[Any], players: int, seed: str, every: int, most: int) -> list[Position]:
    """Up to `most` positions from games of random bots, one after every `every` decisions; equal arguments give equal
    positions.
    """
    found: list[Position] = []
    umpire = SilentUmpire()
    number = 0
    while len(found) < most:
        game_seed = f"{seed}/{number}"
        bots = make_bots(["random"] * players, game, game_seed)
        state = game.new(players, {}, game_seed)
        rounds = Rounds()
        deciders = advance(state, umpire)
        while deciders and len(found) < most:
            found.append(Position(state.copy(), deciders[0], state.agenda[-1].kind))
            play_on(game, state, bots, umpire, every, rounds)
            deciders = advance(state, umpire)
        number += 1
    return found
