"""Services of the table, not rules: a player who leaves for good, and an end on which all agree."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.actions import UNIT_ARMY
from stammtisch.games.era.rules import pieces
from stammtisch.games.era.rules.ending import AGREED, SHARED
from stammtisch.games.era.rules.sides import Fighting
from stammtisch.games.era.state import EraState


def leave_refusal(state: EraState, seat: int) -> Refusal | None:
    """eot.1.6-01, eot.2.1-28: why `seat` cannot leave: the game is over, or its tribe is wiped out already."""
    if not state.agenda:
        return Refusal("over", "eot.1.6-01")
    return Refusal("wiped_out", "eot.2.1-28") if state.wiped >> seat & 1 else None


def end_refusal(state: EraState, shared: bool) -> Refusal | None:
    """Why the table cannot end the game: it is over, or results are not shared here (`shared_result = off`)."""
    if not state.agenda:
        return Refusal("over", "eot.1.6-01")
    return Refusal("not_shared", "") if shared and state.setting.options.shared_result == "off" else None


def agree_to_end(state: EraState, shared: bool, umpire: Umpire) -> None:
    """All have agreed: the tribes that are left share the result, or nobody has won. Units on the battleboard go back
    where a battle would send them.
    """
    for frame in state.agenda:
        if isinstance(frame, Fighting):
            _dissolve(state, frame)
    state.ended_by = SHARED if shared else AGREED
    state.winners = tuple(sorted(state.living())) if shared else ()
    state.agenda.clear()
    umpire.announce("ended", {"shared": shared, "winners": list(state.winners)})


def _dissolve(state: EraState, battle: Fighting) -> None:
    """eot.1.3.A.4-53, eot.4-19: army vassals and allied ones go to FV, legions to the supply."""
    state.legions += sum(battle.legions)
    for _, ally, count in battle.allies:
        pieces.return_vassals(state, ally, count)
    for side, units in enumerate(battle.units):
        if units[UNIT_ARMY]:
            pieces.return_vassals(state, battle.seat(side), units[UNIT_ARMY])
