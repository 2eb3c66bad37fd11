"""What the frames of Era of Tribes share."""

from __future__ import annotations

from typing import ClassVar

from stammtisch.engine.actions import KIND_MASK
from stammtisch.engine.frames import Frame
from stammtisch.engine.options import Refusal
from stammtisch.games.era.state import EraState


class EraFrame(Frame[EraState]):
    """A frame of Era of Tribes: `stage` is its name for scenarios and people, `kinds` the numbers of the action kinds
    it answers.
    """

    __slots__ = ()

    stage: ClassVar[str]
    kinds: ClassVar[frozenset[int]] = frozenset()

    def refusal(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """Why `seat` may not do `action`: the wrong place, or what `check` says."""
        if action & KIND_MASK not in self.kinds:
            return misplaced(state, seat, action)
        return self.check(state, seat, action)

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """Why an action of one of this frame's kinds is refused; None if it is legal."""
        raise NotImplementedError

    def default(self, state: EraState, seat: int) -> int:
        """What `seat` does here when its time is up (the default of the decision point)."""
        raise NotImplementedError


def top(state: EraState) -> EraFrame:
    """The frame on top of the agenda."""
    frame = state.agenda[-1]
    assert isinstance(frame, EraFrame)
    return frame


def misplaced(state: EraState, seat: int, action: int) -> Refusal:
    """eot.1.3-03, eot.2.1-28: an action at the wrong time or by the wrong player."""
    if not state.agenda:
        return Refusal("over", "eot.1.6-01")
    if state.wiped >> seat & 1:
        return Refusal("wiped_out", "eot.2.1-28")
    if seat not in top(state).may_act(state):
        return Refusal("not_your_turn", "eot.1.3-03")
    return Refusal("wrong_phase", "eot.1-01", {"stage": top(state).stage})
