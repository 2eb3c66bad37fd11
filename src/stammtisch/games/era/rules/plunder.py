"""Chapter 4: Norse fleets plunder in part 4 of their expansion."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import aftermath, alliances, battles, ending, hamlets, morale, pieces
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.hamlet_window import HamletWindow
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState, cubes_set

VASSAL_LOOT, CITY_LOOT = 1, 3
VASSAL_SUCCESS, CITY_SUCCESS, FLEET_LOST = 5, 2, 6


def unused_fleets(state: EraState, seat: int, sea: int) -> int:
    """eot.4-21, R-174: fleets in a sea that have not plundered in this round."""
    return state.cubes[seat][sea] - dict(state.players[seat].plundered).get(sea, 0)


def owner_of(state: EraState, seat: int, land: int) -> int | None:
    """Another player with a piece on a land province; None if there is none."""
    bit = 1 << land
    for other in range(len(state.players)):
        if other != seat and (state.cubes[other][land] or state.cities[other] & bit):
            return other
    return None


def targets(state: EraState, seat: int) -> list[tuple[int, int]]:
    """eot.4-21: the pairs of an own sea with an unused fleet and a land province of another player that borders it."""
    if not tribe_of(state, seat).plunders:
        return []
    return [
        (sea, land)
        for sea in provinces_in(cubes_set(state.cubes[seat]) & state.board.sea)
        if unused_fleets(state, seat, sea) > 0
        for land in state.board.coast[sea]
        if owner_of(state, seat, land) is not None
    ]


def refusal(state: EraState, seat: int, sea: int, land: int) -> Refusal | None:
    """eot.4-21, R-174: why a fleet cannot plunder there."""
    if not tribe_of(state, seat).plunders:
        return Refusal("norsemen_only", "eot.4-21")
    if not state.board.sea >> sea & 1 or unused_fleets(state, seat, sea) <= 0:
        return Refusal("no_unused_fleet", "eot.4-21")
    if land not in state.board.coast[sea]:
        return Refusal("not_adjacent", "eot.4-21")
    return None if owner_of(state, seat, land) is not None else Refusal("nobody_to_plunder", "eot.4-21")


class Plunder(EraFrame):
    """eot.4-22, eot.4-25, eot.4-26, eot.C-08: one attempt: a die is thrown. Fields: the seat, the sea, the land."""

    __slots__ = ("land", "sea", "seat")
    kind = "plunder"
    fields = ("seat", "sea", "land")
    stage = "plunder"
    pause = True

    def __init__(self, seat: int, sea: int, land: int) -> None:
        self.seat = seat
        self.sea = sea
        self.land = land

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.4-22, eot.4-25, eot.4-26, eot.4-29, R-172."""
        state.agenda.pop()
        player = state.players[self.seat]
        used = dict(player.plundered)
        used[self.sea] = used.get(self.sea, 0) + 1
        player.plundered = tuple(sorted(used.items()))
        victim = owner_of(state, self.seat, self.land)
        assert victim is not None
        if state.setting.options.plunder_is_attack == "on":
            if state.allied(self.seat, victim):
                alliances.break_by_attack(state, self.seat, victim, umpire)
            battles.strike_peace(state, self.seat, victim, umpire)
        city = bool(state.cities[victim] >> self.land & 1)
        die = umpire.throw(state, 1, 6)[0]
        names = state.board.provinces
        facts = {"seat": self.seat, "other": victim, "sea": names[self.sea].id, "province": names[self.land].id}
        umpire.announce("plunder", {**facts, "die": die, "city": city})
        if die == FLEET_LOST:
            self._lose_fleet(state, umpire)
        elif die <= (CITY_SUCCESS if city else VASSAL_SUCCESS):
            state.push(PayPlunder(victim, self.seat, CITY_LOOT if city else VASSAL_LOOT))

    def _lose_fleet(self, state: EraState, umpire: Umpire) -> None:
        """eot.4-26, eot.4-27: the fleet goes to FV; it has been used, so what is left counts as before."""
        pieces.fleet_gone(state, self.seat, self.sea)
        state.cubes[self.seat][self.sea] -= 1
        pieces.return_vassals(state, self.seat, 1)
        morale.move(state, self.seat, tribe_of(state, self.seat).lost_fleet_morale, umpire, "fleet_lost")
        aftermath.settle_sea(state, self.sea, umpire, self.seat)
        ending.check(state, umpire, self.seat)


class PayPlunder(HamletWindow):
    """D-50: a plundered player who cannot pay may use hamlets first. Fields: the victim, the Norsemen, the Thalers."""

    __slots__ = ("taker", "thalers")
    kind = "pay_plunder"
    fields = ("seat", "taker", "thalers")
    stage = "pay_plunder"
    window = hamlets.PLUNDERED

    def __init__(self, seat: int, taker: int, thalers: int) -> None:
        super().__init__(seat)
        self.taker = taker
        self.thalers = thalers

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The victim, if the Thalers do not suffice and a hamlet is unused."""
        return super().deciders(state) if state.players[self.seat].thalers < self.thalers else ()

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.4-22, eot.4-25, eot.4-28: the victim pays; each missing Thaler costs a morale field, and the bank pays
        it."""
        state.agenda.pop()
        victim = state.players[self.seat]
        paid = min(victim.thalers, self.thalers)
        victim.thalers -= paid
        state.players[self.taker].thalers += self.thalers
        umpire.announce("plundered", {"seat": self.taker, "other": self.seat, "thalers": self.thalers, "paid": paid})
        morale.move(state, self.seat, paid - self.thalers, umpire, "plundered")
