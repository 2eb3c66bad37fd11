"""How a window that a case does not mention is passed: no hamlet, no support, no battle at sea, nothing further."""

from __future__ import annotations

from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import (
    aftermath,
    battles,
    cleanup,
    commitment,
    diplomacy,
    founding,
    hamlets,
    improvement,
    losses,
    movement,
    placement,
    plunder,
    purchase,
    revolution,
    round_start,
    scoring,
    support,
    turn,
    turn_order,
)
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.setup import FreeImprovement, KeepCard, PickTribe
from stammtisch.games.era.state import EraState

_SAYING_NO: dict[type[EraFrame], int] = {
    turn.AfterAction: act.GO(),
    turn.AddGoods: act.GO(),
    round_start.BeforeMorale: act.GO(),
    placement.LegionChoice: act.LEGION(0),
    placement.Placement: act.END_PLACE(),
    movement.Movement: act.END_MOVEMENT(),
    founding.Founding: act.END_CITIES(),
    improvement.Improvement: act.STOP(),
    FreeImprovement: act.STOP(),
    commitment.Reinforce: act.READY(),
    aftermath.Occupy: act.OCCUPY(0),
    hamlets.WonHamlet: act.KEEP_HAMLET(),
    plunder.PayPlunder: act.GO(),
    scoring.LastHamlets: act.GO(),
    support.SupportAnswer: act.REFUSE(),
    diplomacy.Further: act.NO_FURTHER(),
    diplomacy.Answer: act.REFUSE(),
    diplomacy.Enforce: act.DROP(),
}
_BY_DEFAULT = (
    KeepCard,
    PickTribe,
    improvement.FreeUnits,
    placement.Removal,
    battles.WantBattle,
    battles.Battles,
    commitment.Commit,
    losses.Losses,
    cleanup.ArmyGoods,
    purchase.BuyCity,
    revolution.ScoreCard,
    turn_order.SetOrder,
    diplomacy.Diplomacy,
)
"""Decisions that must be taken: the default of their decision point, which spends nothing."""
_OWN = (
    turn.AddGoods,
    placement.LegionChoice,
    placement.Placement,
    placement.Removal,
    movement.Movement,
    founding.Founding,
    battles.Battles,
    improvement.Improvement,
    diplomacy.Diplomacy,
    diplomacy.Further,
)
"""What a seat has begun and must itself bring to an end."""


def passing(state: EraState, frame: EraFrame, seat: int, only: int | None) -> int | None:
    """The action that passes a window; None if the frame is none. `only`: what others have begun stays."""
    if only is not None and seat != only and isinstance(frame, _OWN):
        return None
    if isinstance(frame, battles.Expel):
        return act.EXPEL(frame.trader, 0)
    if isinstance(frame, improvement.FreeUnits) and act.NO_UNIT() in frame.legal_actions(state, seat):
        return act.NO_UNIT()
    if isinstance(frame, battles.Battles) and not frame.to_fight(state):
        return act.END_BATTLES()
    if type(frame) in _SAYING_NO:
        return _SAYING_NO[type(frame)]
    return frame.default(state, seat) if isinstance(frame, _BY_DEFAULT) else None
