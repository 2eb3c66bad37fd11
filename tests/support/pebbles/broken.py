"""A Pebbles that breaks a promise, and what the contract tester says of it."""

from __future__ import annotations

import pytest

from stammtisch.engine.contract import Promises, check_game
from stammtisch.engine.contract_checks import BrokenContractError
from tests.support.pebbles import GAME
from tests.support.pebbles.game import PebblesGame


def broken(game: PebblesGame = GAME, promises: Promises | None = None, players: int = 3) -> str:
    """What the tester says of a game, with every check at every decision."""
    with pytest.raises(BrokenContractError) as error:
        check_game(game, players, decisions=600, thorough_every=1, promises=promises)
    return str(error.value)
