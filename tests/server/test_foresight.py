"""Whether an action could be taken back is said without trying where the frame itself says that all is final."""

from __future__ import annotations

import random

from stammtisch.engine.game import deciders, legal_actions, play_unchecked, start
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.game import GAME

POSITIONS = 300


def test_every_action_on_a_final_frame_blocks_undo() -> None:
    """aoh.fair-10, aoh.fair-16: undo never reaches into the fair. Each listed action and a free one is tried there."""
    assert any(frame.final for frame in GAME.frames.values())
    chance = random.Random(4)
    tried = 0
    for seed in range(20):
        state = GAME.new(4, {}, f"seed {seed}")
        start(state, Umpire())
        while state.agenda and tried < POSITIONS * (seed + 1) // 20:
            frame, seats = state.agenda[-1], deciders(state)
            if frame.final:
                tried += 1
                for seat in frame.may_act(state):
                    free = GAME.sample(state, seat, chance.randrange)
                    for action in [*legal_actions(state, seat), *([] if free is None else [free])]:
                        umpire = Umpire()
                        play_unchecked(state.copy(), seat, action, umpire)
                        assert umpire.barrier, GAME.notation(action)
            play_unchecked(state, seats[0], chance.choice(legal_actions(state, seats[0])), Umpire())
    assert tried >= POSITIONS
