"""Chapter 5: the windows in which a player may use unused hamlets, one after the other, and then goes on."""

from __future__ import annotations

from typing import ClassVar

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import ending, hamlets
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import EraState


class HamletWindow(EraFrame):
    """eot.5-02, eot.5-06, R-167: what every such window does. `window` says which hamlets can be used in it. Field: the
    seat.

    Whoever has unused hamlets of any kind is asked, so that being asked tells nothing of their kinds.
    """

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    kinds = frozenset((act.HAMLET.number, act.GO.number))
    window: ClassVar[int]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, if any hamlet is unused."""
        return (self.seat,) if state.players[self.seat].hamlets else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """The hamlets that can be used, and to go on."""
        return [*hamlets.actions(state, seat, self.window), act.GO()]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """R-167: whether the hamlet can be used here."""
        if act.kind_of(action) == act.GO.number:
            return None
        return hamlets.refusal(state, seat, action, self.window)

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Use a hamlet, or go on. R-147: a hamlet used is a completed step that may meet an end condition."""
        if act.kind_of(action) == act.GO.number:
            self.proceed(state, umpire)
        else:
            hamlets.use(state, seat, action, umpire)
            ending.check(state, umpire, seat)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """The player goes on, or no hamlet is left."""
        state.agenda.pop()

    def default(self, state: EraState, seat: int) -> int:
        """D-10, D-21, D-50: go on."""
        return act.GO()
