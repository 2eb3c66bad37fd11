"""What the frames of Age of Heroes share, and the refusals for actions that do not belong where the game stands."""

from __future__ import annotations

from typing import ClassVar

from stammtisch.engine.actions import KIND_MASK
from stammtisch.engine.frames import Frame
from stammtisch.engine.options import Refusal
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.state import HeroesState

_DEFENCE_KINDS = frozenset(
    kind.number for kind in (act.DEFEND, act.STAND, act.SEND, act.OLYMPICS_CARD, act.FORTUNE_CARD)
)
_WINDOW_KINDS = frozenset(kind.number for kind in (act.FORTUNE_CARD, act.OLYMPICS_CARD, act.ACCEPT))
_ROAD_KINDS = frozenset(kind.number for kind in (act.APPROVE, act.REFUSE))


class HeroesFrame(Frame[HeroesState]):
    """A frame of Age of Heroes: `stage` is its name for scenarios and people, `kinds` the numbers of the action kinds
    it answers.
    """

    __slots__ = ()

    stage: ClassVar[str]
    kinds: ClassVar[frozenset[int]] = frozenset()

    def refusal(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """Why `seat` may not do `action`: the wrong place, or what `check` says."""
        if action & KIND_MASK not in self.kinds:
            return misplaced(state, seat, action)
        return self.check(state, seat, action)

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """Why an action of one of this frame's kinds is refused; None if it is legal."""
        raise NotImplementedError

    def default(self, state: HeroesState, seat: int) -> int:
        """What `seat` does here when its time is up (the default of the decision point)."""
        raise NotImplementedError


class Constructing(HeroesFrame):
    """aoh.base-16: the frame on which construction goes on; a piece that comes into play tells it."""

    __slots__ = ()

    def note_construction(self) -> None:
        """Construction is now the action of the move."""
        raise NotImplementedError


def top(state: HeroesState) -> HeroesFrame:
    """The frame on top of the agenda."""
    frame = state.agenda[-1]
    assert isinstance(frame, HeroesFrame)
    return frame


def misplaced(state: HeroesState, seat: int, action: int) -> Refusal:
    """aoh.loss-10, aoh.move.0-01, aoh.move.0-02, aoh.fair-22, aoh.battle-15, aoh.opt-13: an action at the wrong time or
    by the wrong player.
    """
    kind = action & KIND_MASK
    if state.is_over:
        return Refusal("over", "aoh.vict-06")
    if state.players[seat].out:
        return Refusal("out", "aoh.loss-10")
    stage = top(state).stage if state.agenda else "over"
    if kind in act.BOARD_FAIR or kind in act.SEALED_FAIR:
        sealed = state.options.fair == "sealed"
        if stage == "fair:bidding" and (kind in act.SEALED_FAIR) != sealed:
            return Refusal("other_fair", "aoh.opt-13")
        return Refusal("not_in_fair", "aoh.fair-22")
    if stage == "war:answer" and kind in _DEFENCE_KINDS:
        return Refusal("not_attacked", "aoh.battle-15")
    if kind in _WINDOW_KINDS:
        return Refusal("no_use", "aoh.evt.int-01")
    if kind in _ROAD_KINDS:
        return Refusal("not_asked", "aoh.base-11")
    if seat != state.turn and kind not in _DEFENCE_KINDS:
        return Refusal("not_your_turn", "aoh.move.0-02")
    return Refusal("wrong_phase", "aoh.move.0-01", {"stage": stage})
