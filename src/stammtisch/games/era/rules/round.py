"""Chapter 1: a round and its steps."""

from __future__ import annotations

from typing import Self

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import autoexpansion, cleanup, ending, round_start, scoring, turn_order
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.turn import ActionPhase
from stammtisch.games.era.state import NOTHING_YET, EraState

WINDOW, MORALE, ORDER, ACTIONS, AUTOEXPANSION, CLEAN_UP, END_CHECK = range(7)


class Round(EraFrame):
    """eot.1-01, eot.1-02, eot.8-32: morale, turn order, actions, autoexpansion, clean-up, end check; then the next
    round. Field: the step that comes next.
    """

    __slots__ = ("step",)
    kind = "round"
    fields = ("step",)
    stage = "round"

    def __init__(self, step: int = WINDOW) -> None:
        self.step = step

    def copy(self) -> Self:
        """The step changes."""
        twin = type(self)(self.step)
        twin.number = self.number
        return twin

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """The next step of the round."""
        step, self.step = self.step, self.step + 1
        if step == WINDOW:
            state.round += 1
            umpire.announce("round", {"round": state.round})
            for seat in reversed(state.living()):
                state.push(round_start.BeforeMorale(seat))
        elif step == MORALE:
            round_start.fall(state, umpire)
        elif step == ORDER:
            turn_order.settle(state, umpire)
        elif step == ACTIONS:
            state.push(ActionPhase())
        elif step == AUTOEXPANSION:
            for seat in reversed(autoexpansion.who(state)):
                state.push(autoexpansion.Autoexpansion(seat))
        elif step == CLEAN_UP:
            cleanup.clean_up(state, umpire)
        else:
            self._end_check(state, umpire)

    def _end_check(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.6-01, eot.2.1-04: the game ends with the round in which a condition was met."""
        if state.ended_by == NOTHING_YET:
            self.step = WINDOW
            return
        state.agenda.pop()
        umpire.announce("last_round", {"round": state.round, "goal": ending.goal_word(state.ended_by)})
        state.push(scoring.Scoring())
        for seat in reversed(state.living()):
            state.push(scoring.LastHamlets(seat))
