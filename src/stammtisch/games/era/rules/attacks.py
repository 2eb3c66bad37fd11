"""How part 2 of an expansion hands its attacks on to part 4."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import control
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.units import BY_SEA, SAILED, WAS_FLEET, Units
from stammtisch.games.era.state import NOBODY, EraState


class Attack(NamedTuple):
    """An attack on land: the province; the seat attacked, NOBODY for barbarians; how many attacking cubes stand there,
    how many of them came by water (eot.1.3.A.2-41, R-065), how many of those were fleets (R-175).
    """

    province: int
    defender: int
    cubes: int
    by_sea: int
    were_fleets: int


class TakesAttacks(EraFrame):
    """The frame below a movement: it is told what follows from it."""

    __slots__ = ()

    def take_attacks(self, attacks: tuple[Attack, ...], sailed: int) -> None:
        """Part 2 is closed: the attacks set up, rising by province, and the seas into which fleets were brought."""
        raise NotImplementedError


def close_movement(state: EraState, seat: int, units: Units, by_leader: bool, foreign: int, umpire: Umpire) -> None:
    """eot.1.3.A.2-38, eot.1.3.A.2-39, eot.1.3.A.2-42, eot.1.3.A.2-55, eot.1.3.A.2-69, R-059: hand the attacks on;
    control, goods and food of everything else are settled.
    """
    by_province: dict[int, list[int]] = {}
    sailed = 0
    for province, _, flags, count in units:
        if foreign >> province & 1:
            counts = by_province.setdefault(province, [0, 0, 0])
            counts[0] += count
            counts[1] += count if flags & BY_SEA else 0
            counts[2] += count if flags & WAS_FLEET else 0
        elif flags & SAILED and state.board.sea >> province & 1:
            sailed |= 1 << province
    attacks = tuple(
        Attack(province, defender(state, seat, province), *by_province[province]) for province in sorted(by_province)
    )
    below = state.agenda[-1]
    if isinstance(below, TakesAttacks):
        below.take_attacks(attacks, sailed)
    control.settle(state, umpire, seat, usable=by_leader)
    for attack in attacks:
        name = state.board.provinces[attack.province].id
        umpire.announce("attack", {"seat": seat, "other": attack.defender, "province": name, "cubes": attack.cubes})


def defender(state: EraState, seat: int, province: int) -> int:
    """Whose pieces stand on a land province besides those of `seat`; NOBODY if it is barbarians."""
    bit = 1 << province
    for other in range(len(state.players)):
        if other != seat and (state.cubes[other][province] or state.cities[other] & bit):
            return other
    return NOBODY
