"""Chapter 1.1: morale at the start of a round, after a window for Morale hamlets (D-10)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import ending, hamlets, morale
from stammtisch.games.era.rules.hamlet_window import HamletWindow
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import HIGHEST_MORALE, EraState
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


def cost(state: EraState, seat: int) -> tuple[int, int]:
    """eot.1.1-01, R-195: what `loss` takes from a player where the disc stands now: fields, and influence for those it
    cannot fall.
    """
    player, setting = state.players[seat], state.setting
    risen = setting.tables.era_morale[player.era] if setting.options.era_morale == "every_1_1" else 0
    return morale.falls(min(HIGHEST_MORALE, player.morale + risen), loss(state, seat))


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


class BeforeMorale(HamletWindow):
    """D-10, eot.5-07: whoever has unused hamlets may use them before morale falls. Field: the seat."""

    __slots__ = ()
    kind = "before_morale"
    stage = "before_morale"
    window = hamlets.ROUND_START
