"""Chapter 1.5: clean-up at the end of a round."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import offers, pieces, turn
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import AGRICULTURE


def clean_up(state: EraState, umpire: Umpire) -> None:
    """eot.1.5-01 to eot.1.5-10: leaders and goods come back, surplus vassals go to FV, a ring leader whose owner took
    no action comes back; Gauls and Carthaginians are asked for Wine and Ivory.
    """
    if state.ring != NOBODY and state.ring_round < state.round:
        turn.free_ring(state, umpire)
    state.ring_taken = False
    state.exhausted = 0
    for seat in state.living():
        _take_back(state, seat)
        _remove_surplus(state, seat, umpire)
    offers.end_of_round(state, umpire)
    umpire.announce("clean_up", {})
    for seat in reversed(state.living()):
        if pieces.army_luxury_tokens(state, seat):
            state.push(ArmyGoods(seat))


def _take_back(state: EraState, seat: int) -> None:
    """eot.1.5-01, eot.1.5-03, eot.1.5-09: leaders of the boards, not the one on the ring; what held for a round
    ends."""
    player = state.players[seat]
    player.ready = player.leaders - (state.ring == seat)
    player.activated = 0
    player.passed = player.revolted = player.peace = player.legion_taken = False
    player.plundered = ()
    player.struck = 0
    if state.setting.options.hunger_memory == "cleared":
        player.hunger_aside = 0


def vassals_that_stay(state: EraState, seat: int, province: int) -> int:
    """eot.1.5-04, eot.1.5-06, eot.1.3.E-18, R-137: how many own vassals may stay on a land province."""
    city = state.cities[seat] >> province & 1
    if state.players[seat].improvements[AGRICULTURE] < 2:
        return 0 if city else 1
    return 1 if city and state.setting.options.agri2_city == "city_plus_one" else 2


def surplus(state: EraState, seat: int, province: int) -> int:
    """eot.1.5-05: how many own vassals on a land province may not stay."""
    return max(0, state.cubes[seat][province] - vassals_that_stay(state, seat, province))


def _remove_surplus(state: EraState, seat: int, umpire: Umpire) -> None:
    """eot.1.5-05, eot.1.5-07, eot.1.3.A.2-68, D-55: surplus vassals on land go to FV; fleets stay."""
    gone = 0
    for province in provinces_in(state.land_of(seat)):
        too_many = surplus(state, seat, province)
        state.cubes[seat][province] -= too_many
        gone += too_many
    if gone:
        pieces.return_vassals(state, seat, gone)
        umpire.announce("surplus", {"seat": seat, "vassals": gone})


class ArmyGoods(EraFrame):
    """D-56, eot.1.5-08, eot.4-09, eot.4-31, R-177: how many Wine or Ivory lie in the regular army next round. Field:
    the seat.
    """

    __slots__ = ("seat",)
    kind = "army_goods"
    fields = ("seat",)
    stage = "army_goods"
    kinds = frozenset((act.ARMY_GOODS.number,))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """From none to all."""
        most = pieces.army_luxury_tokens(state, seat).bit_count()
        return [act.ARMY_GOODS(count) for count in range(most + 1)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.5-08: no more than the player owns."""
        most = pieces.army_luxury_tokens(state, seat).bit_count()
        if act.ARMY_GOODS.arguments(action)[0] <= most:
            return None
        return Refusal("too_many_goods", "eot.1.5-08", {"most": most})

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """The lowest numbered provinces' tokens go to the army: tokens of a kind are alike."""
        state.agenda.pop()
        count = act.ARMY_GOODS.arguments(action)[0]
        tokens = pieces.army_luxury_tokens(state, seat)
        chosen = sum(1 << province for province in list(provinces_in(tokens))[:count])
        state.army_goods = state.army_goods & ~tokens | chosen
        umpire.announce("army_goods", {"seat": seat, "count": count})

    def default(self, state: EraState, seat: int) -> int:
        """D-56: as in the round before."""
        return act.ARMY_GOODS((state.army_goods & state.control[seat]).bit_count())
