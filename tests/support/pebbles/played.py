"""Whole random games of Pebbles, recorded, for the tests of records."""

from __future__ import annotations

from random import Random

from stammtisch.engine import game as engine
from stammtisch.engine.record import Header, Recorder, Sitting
from stammtisch.engine.umpire import Umpire
from tests.support.pebbles import GAME
from tests.support.pebbles.state import Pebbles


def played(seed: str, players: int = 3, reveal: bool = True) -> tuple[str, list[Pebbles]]:
    """The record of a whole game, and the positions after the set-up and after each step."""
    random = Random(seed)
    lines: list[str] = []
    seats = [Sitting(f"player {seat}", "human") for seat in range(players)]
    recorder = Recorder(Header.of(GAME, players, {"rounds": 3}, seats, seed, reveal), lines.append)
    state = GAME.new(players, {"rounds": 3}, seed)
    umpire = Umpire()
    engine.start(state, umpire)
    recorder.start(state, umpire.outcomes)
    positions = [state.copy()]
    while state.agenda:
        umpire = Umpire()
        if random.random() < 0.05:
            engine.time_up(GAME, state, umpire)
            recorder.time_up(state, umpire.outcomes)
        else:
            seat = random.choice(engine.may_act(state))
            free = GAME.sample(state, seat, random.randrange) if random.random() < 0.4 else None
            listed = engine.legal_actions(state, seat) + GAME.anytime_actions(state, seat)
            action = random.choice(listed) if free is None else free
            engine.play(GAME, state, seat, action, umpire)
            recorder.action(state, seat, GAME.notation(action), umpire.outcomes)
        positions.append(state.copy())
    recorder.end(state)
    return "".join(lines), positions
