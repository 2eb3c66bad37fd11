"""The move: five phases in their order (aoh.move.0-01)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.rules.action import ActionPhase
from stammtisch.games.heroes.rules.coming_home import ComingHome
from stammtisch.games.heroes.rules.discarding import DiscardPhase
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.getting_a_card import BeginMove
from stammtisch.games.heroes.rules.loss import MOVE_FRAME
from stammtisch.games.heroes.rules.special_resource import LayPhase
from stammtisch.games.heroes.state import HeroesState

PHASES = (BeginMove, ActionPhase, LayPhase, DiscardPhase, ComingHome)


class Move(HeroesFrame):
    """aoh.move.0-01: get a card, one action, special resources, discard, armies home. `phase`: how many phases have
    begun.
    """

    __slots__ = ("phase", "seat")
    kind = MOVE_FRAME
    stage = "move"
    fields = ("seat", "phase")

    def __init__(self, seat: int, phase: int = 0) -> None:
        self.seat = seat
        self.phase = phase

    def copy(self) -> Move:
        """A frame of its own: it counts the phases."""
        twin = Move(self.seat, self.phase)
        twin.number = self.number
        return twin

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """Begin the next phase; after the last one the move has ended."""
        if self.phase == len(PHASES):
            state.agenda.pop()
            return
        phase = PHASES[self.phase]
        self.phase += 1
        state.push(phase(self.seat))
