"""Chapter 1.3.D B): alliances: how they are made, ended and broken."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import influence, morale
from stammtisch.games.era.state import EraState, pair_bit

ALLIANCE_POINTS, ALLIANCE_MORALE = 1, 2
TRAITOR_MORALE, BETRAYED_MORALE = -5, -2


def partners(state: EraState, seat: int) -> list[int]:
    """The seats that `seat` has an alliance with."""
    return [other for other in range(len(state.players)) if other != seat and state.allied(seat, other)]


def own_leaders(state: EraState, seat: int) -> int:
    """eot.1.3.D-27, R-122: leaders of the own colour that are not tied by an alliance yet."""
    player = state.players[seat]
    return player.leaders - player.grey - len(partners(state, seat))


def may_ally(state: EraState, one: int, other: int) -> bool:
    """eot.1.3.D-27, R-122: one alliance a pair, and a leader of the own colour to give on both sides."""
    return not state.allied(one, other) and own_leaders(state, one) > 0 and own_leaders(state, other) > 0


def forge(state: EraState, active: int, other: int, umpire: Umpire) -> None:
    """eot.1.3.D-27, eot.1.3.D-28, eot.1.3.D-29, R-121: leaders are swapped, which changes nobody's counts; both
    gain."""
    state.alliances |= pair_bit(active, other)
    umpire.announce("alliance", {"seat": active, "other": other})
    _both(state, active, other, ALLIANCE_POINTS, umpire)
    for seat in (active, other):
        morale.move(state, seat, ALLIANCE_MORALE, umpire, "alliance")


def end(state: EraState, one: int, other: int, umpire: Umpire) -> None:
    """eot.1.3.D-31, R-126: by consent of both; both lose a point and two morale fields at once."""
    state.alliances &= ~pair_bit(one, other)
    umpire.announce("alliance_ended", {"seat": one, "other": other})
    _both(state, one, other, -ALLIANCE_POINTS, umpire)
    for seat in (one, other):
        morale.move(state, seat, -ALLIANCE_MORALE, umpire, "alliance_ended")


def break_by_attack(state: EraState, attacker: int, other: int, umpire: Umpire) -> None:
    """eot.1.3.D-32, eot.1.3.D-33: both lose a point, the attacker five morale fields, the other two."""
    state.alliances &= ~pair_bit(attacker, other)
    umpire.announce("alliance_broken", {"seat": attacker, "other": other})
    _both(state, attacker, other, -ALLIANCE_POINTS, umpire)
    morale.move(state, attacker, TRAITOR_MORALE, umpire, "alliance_broken")
    morale.move(state, other, BETRAYED_MORALE, umpire, "alliance_broken")


def _both(state: EraState, one: int, other: int, points: int, umpire: Umpire) -> None:
    for seat in (one, other):
        influence.gain(state, seat, points, umpire, "alliance")
