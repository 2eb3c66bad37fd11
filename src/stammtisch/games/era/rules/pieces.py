"""Cubes and goods: where new vassals come from, where lost ones go, which goods can be used, who is near whom."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import morale
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import CITIES, EraState, changed

EARLY_VASSAL_MORALE = -2


def next_slot(state: EraState, seat: int) -> int | None:
    """eot.1.3.A.1-09, R-047: the unbuilt city from which a vassal would be taken: the rightmost that has one; None if
    no unbuilt city has any.
    """
    player = state.players[seat]
    return next((slot for slot in range(player.built, CITIES) if player.slots[slot]), None)


def has_vassal(state: EraState, seat: int) -> bool:
    """Whether a vassal is left in FV or at an unbuilt city."""
    return state.players[seat].free_vassals > 0 or next_slot(state, seat) is not None


def draw_vassal(state: EraState, seat: int, from_city: bool, umpire: Umpire, free: bool = False) -> bool:
    """eot.1.3.A.1-02, eot.1.3.A.1-09, eot.1.3.A.1-10: take a vassal out of FV, or early from the next unbuilt city for
    two morale fields (none if `free`). Whether there was one.
    """
    player = state.players[seat]
    if not from_city:
        if not player.free_vassals:
            return False
        player.free_vassals -= 1
        return True
    slot = next_slot(state, seat)
    if slot is None:
        return False
    player.slots = changed(player.slots, slot, player.slots[slot] - 1)
    if not free:
        morale.move(state, seat, EARLY_VASSAL_MORALE, umpire, "early_vassal")
    return True


def return_vassals(state: EraState, seat: int, count: int) -> None:
    """eot.1.3.A.1-10, eot.1.3.A.4-57: cubes that leave the map, the army or a city go to FV."""
    state.players[seat].free_vassals += count


def fleet_gone(state: EraState, seat: int, sea: int) -> None:
    """eot.4-21, eot.1.3.A.4-41, R-174: a fleet of a sea is lost. Its owner chooses which one: if any there has
    plundered in this round it is such a one, so that those left may still do it.
    """
    player = state.players[seat]
    used = dict(player.plundered)
    if sea in used:
        used[sea] -= 1
        player.plundered = tuple(sorted((place, count) for place, count in used.items() if count))


def usable_luxuries(state: EraState, seat: int) -> int:
    """eot.1.3-02, eot.1.3-06: the provinces whose luxury good `seat` can still place this round, as a set; Wine and
    Ivory in the regular army are not among them (eot.1.5-08).
    """
    return state.control[seat] & state.board.luxury & ~state.exhausted & ~state.army_goods


def army_luxuries(state: EraState, seat: int) -> int:
    """eot.1.3.A.4-14: the provinces whose Wine or Ivory lies unused in the regular army of `seat`, as a set."""
    return state.control[seat] & state.army_goods & ~state.exhausted


def usable_horses(state: EraState, seat: int) -> int:
    """eot.1.3.A.2-28, eot.1.3.A.2-29: the provinces whose Horse lies unused in the regular army, as a set."""
    return state.control[seat] & state.board.horse & ~state.exhausted


def usable_ore(state: EraState, seat: int) -> int:
    """eot.1.3.A.4-13, eot.8-30: the provinces whose Ore lies unused in the regular army, as a set."""
    return state.control[seat] & state.board.ore & ~state.exhausted


def regular_army_size(state: EraState, seat: int) -> int:
    """eot.1.3.A.4-29, eot.8-21, R-089: everything that lies in the regular army now."""
    player = state.players[seat]
    tokens = usable_horses(state, seat) | usable_ore(state, seat) | army_luxuries(state, seat)
    return player.army + player.legions + player.militia + tokens.bit_count()


def adjacent_players(state: EraState, one: int, other: int) -> bool:
    """eot.1.3.D-18, eot.1.3.D-34, eot.1.3.A.2-13, R-054: whether a city, vassal or fleet of one stands in or next to a
    province with one of the other; allies always are. Trade posts do not count.
    """
    if state.allied(one, other):
        return True
    touch, theirs = state.board.touch, state.present(other)
    return any(touch[province] & theirs for province in provinces_in(state.present(one)))


def army_luxury_tokens(state: EraState, seat: int) -> int:
    """eot.1.5-08: the provinces whose token `seat` may lay into the regular army (Wine of the Gauls, Ivory of the
    Carthaginians), as a set.
    """
    kind = tribe_of(state, seat).army_luxury
    return 0 if kind is None else state.control[seat] & state.board.luxury_of[kind]
