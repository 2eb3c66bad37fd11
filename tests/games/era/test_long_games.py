"""Games that last very long: an epic one of bad players can take hundreds of rounds."""

from __future__ import annotations

import pytest

from stammtisch.engine.filled import filled_lines
from stammtisch.engine.game import play, start
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME


@pytest.mark.parametrize("number", [1, 255, 256, 4000])
def test_a_promise_can_be_made_in_any_round(number: int) -> None:
    """eot.1.3.D-36: by the form, which offers this round and the next ones, and by a line."""
    state = GAME.new(2, {"length": "epic"}, "long")
    start(state, Umpire())
    state.round = number
    lines = [line for form in GAME.anytime_forms(state, 0) for line in filled_lines(form)]
    assert f"promise B no_attack until round {number}" in lines
    later = GAME.parse(f"promise B no_attack until round {number + 3}")
    assert GAME.notation(later) == f"promise B no_attack until round {number + 3}"
    assert act.PROMISE.arguments(later)[-1] == number + 3
    play(GAME, state, 0, later, Umpire())
    assert state.promises[0][6] == number + 3
