"""Chapter 1.1: morale at the start of a round, after a window for Morale hamlets (D-10)."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import ending, hamlets, morale
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import NEOLITHIC

NEOLITHIC_MORALE = 1


def loss(state: EraState, seat: int) -> int:
    """eot.1.1-01, eot.1.1-02, eot.1.1-03, eot.1.1-07, eot.1.1-08, eot.1.1-09, eot.1.1-13, eot.1.3.A.3-12, R-028, R-029,
    R-030: all parts of a player's loss in fields: cities, tribe, Neolithic and hunger tokens, on the plate and beside
    it.
    """
    player, tribe = state.players[seat], tribe_of(state, seat)
    cities = tribe.morale_of_cities(state.city_count(seat))
    neolithic = NEOLITHIC_MORALE if player.era == NEOLITHIC else 0
    return cities + tribe.round_morale + neolithic + player.hunger_aside + max(0, -player.food)


def fall(state: EraState, umpire: Umpire) -> None:
    """eot.1.1-01, R-014, R-025, R-147: in the order of the round just ended every player takes the loss as one move; an
    end condition is looked at after each. R-195: where the table chose so, eras pay morale here, before the losses.
    """
    for seat in state.living():
        player = state.players[seat]
        if state.setting.options.era_morale == "every_1_1":
            morale.move(state, seat, state.setting.tables.era_morale[player.era], umpire, "era")
        morale.move(state, seat, -loss(state, seat), umpire, "round")
        ending.check(state, umpire, seat)


class BeforeMorale(EraFrame):
    """D-10: whoever has unused hamlets may use them before morale falls. Field: the seat."""

    __slots__ = ("seat",)
    kind = "before_morale"
    fields = ("seat",)
    stage = "before_morale"
    kinds = frozenset((act.HAMLET.number, act.GO.number))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, if any hamlet is unused: being asked tells nothing of its kind."""
        return (self.seat,) if state.players[self.seat].hamlets else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """The hamlets that can be used now, and to go on."""
        return [*hamlets.actions(state, seat, hamlets.ROUND_START), act.GO()]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.5-07, R-167: whether the hamlet can be used now."""
        if act.kind_of(action) == act.GO.number:
            return None
        return hamlets.refusal(state, seat, action, hamlets.ROUND_START)

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Use a hamlet, or go on."""
        if act.kind_of(action) == act.GO.number:
            state.agenda.pop()
        else:
            hamlets.use(state, seat, action, umpire)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """No hamlet is left."""
        state.agenda.pop()

    def default(self, state: EraState, seat: int) -> int:
        """D-10: go on."""
        return act.GO()
