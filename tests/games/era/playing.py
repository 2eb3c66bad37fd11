"""Whole games of bots, position by position, for tests of what holds all the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from stammtisch.bots.protocol import eyes
from stammtisch.bots.registry import make_bots
from stammtisch.engine.events import Event
from stammtisch.engine.game import legal_actions, play, start
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.game import GAME
from stammtisch.games.era.state import EraState

MOST_DECISIONS = 30_000
FREE_FORM = 8
"""One decision in so many is an action of free form, where there is one: an offer with extras, a counter-proposal."""
GAMES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("random", "random"), {}),
    (("random", "random", "random"), {"length": "long"}),
    (("random",) * 4, {"hunger_reuse": "on", "ip_floor": "zero", "agreements": "none"}),
    (("random",) * 4, {"variant": "five", "length": "epic"}),
    (("greedy", "greedy"), {}),
    (("greedy", "greedy", "random"), {"strait_links": "on", "colony_unit": "province"}),
    (("greedy",) * 4, {}),
]


class Moment(NamedTuple):
    """A position after a decision, and what was announced since the one before."""

    state: EraState
    events: Sequence[Event]


def played(bots: Sequence[str], options: dict[str, Any], seed: str) -> Iterator[Moment]:
    """Every position of a game, from the end of the set-up's first steps on; the state is changed in place."""
    umpire = Umpire()
    state = GAME.new(len(bots), options, seed)
    players = make_bots(bots, GAME, seed)
    looks = [eyes(GAME, bot, seat) for seat, bot in enumerate(players)]
    random = Random(seed)
    deciders = start(state, umpire)
    for _ in range(MOST_DECISIONS):
        yield Moment(state, tuple(umpire.events))
        umpire.events.clear()
        umpire.outcomes.clear()
        if not deciders:
            return
        seat = deciders[0]
        legal = legal_actions(state, seat)
        look = looks[seat]
        action = GAME.sample(state, seat, random.randrange) if random.randrange(FREE_FORM) == 0 else None
        if action is None:
            action = legal[0] if len(legal) == 1 else players[seat].choose(legal, None if look is None else look(state))
        deciders = play(GAME, state, seat, action, umpire)
    pytest.fail(f"the game {seed} of {', '.join(bots)} has not ended after {MOST_DECISIONS} decisions")
