"""Bots in all seats that begin the contract tester's games: see `stammtisch.engine.contract_opening`."""

from __future__ import annotations

from typing import Any

from stammtisch.bots.protocol import eyes
from stammtisch.bots.registry import make_bots
from stammtisch.engine.contract_opening import Chooser
from stammtisch.engine.game import Game
from stammtisch.engine.state import State


def greedy(game: Game[Any], players: int, seed: str) -> Chooser:
    """The bot `greedy` in every seat; UnknownBot if none of this name plays the game."""
    bots = make_bots(["greedy"] * players, game, seed)
    looks = [eyes(game, bot, seat) for seat, bot in enumerate(bots)]

    def choose(state: State, seat: int) -> int:
        legal = state.agenda[-1].legal_actions(state, seat)
        if len(legal) == 1:
            return legal[0]
        look = looks[seat]
        return bots[seat].choose(legal, None if look is None else look(state))

    return choose
