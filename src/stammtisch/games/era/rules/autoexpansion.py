"""Chapter 1.4: whoever has not expanded expands now, in turn order, without leaders."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import turn
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import EXPANSION


def who(state: EraState) -> list[int]:
    """eot.1.4-01, eot.1.4-04, eot.1.3.A-02, eot.1.3.G-14: the seats that expand by themselves, in turn order."""
    return [
        seat
        for seat in state.living()
        if not state.players[seat].revolted and not state.players[seat].activated >> EXPANSION & 1
    ]


class Autoexpansion(EraFrame):
    """D-30: unused luxury goods may be added, after hamlets; then the four parts (eot.1.4-02, eot.1.4-03). Field: the
    seat."""

    __slots__ = ("seat",)
    kind = "autoexpansion"
    fields = ("seat",)
    stage = "autoexpansion"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.4-02: goods are asked for, before that hamlets; a tribe wiped out meanwhile does nothing."""
        state.agenda.pop()
        if state.wiped >> self.seat & 1:
            return
        state.push(turn.AddGoods(self.seat, EXPANSION, 0, 0))
        state.push(turn.AfterAction(self.seat))
