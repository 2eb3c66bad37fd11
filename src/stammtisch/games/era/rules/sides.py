"""What every part of a battle works on: the frame of the battle with the units of both sides."""

from __future__ import annotations

from typing import ClassVar

from stammtisch.games.era import actions as act
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import NO_HAMLET

ATTACKER, DEFENDER = range(2)
Units = tuple[int, ...]
"""Counts by kind of unit (`actions.UNITS`)."""
NO_UNITS: Units = (0,) * len(act.UNITS)
NO_UNIT = 15
"""The place of a kind of unit where there is none."""

FIRST_GROUP = frozenset(
    (act.UNIT_MILITIA, act.UNIT_LEGION, act.UNIT_MERCENARY, act.UNIT_ORE, act.UNIT_WINE, act.UNIT_IVORY, act.UNIT_ALLY)
)
"""eot.1.3.A.4-40, R-084: what is lost first."""
SECOND_GROUP = frozenset((act.UNIT_ARMY, act.UNIT_VASSAL, act.UNIT_FLEET))
LAST = frozenset((act.UNIT_CITY, act.UNIT_HAMLET))
"""R-083, R-185: the city, and the hamlet of barbarians, fall last."""


class Fighting(EraFrame):
    """A battle, as its parts see it. Fields: `province`; `attacker`; `defender` (NOBODY: barbarians); `cubes`,
    `by_sea`, `were_fleets`: attacking cubes on land, those that came by water, those that were fleets; `active`: whose
    expansion it is; `by_leader`; `units`: of both sides, attacker first; `markers`: those of the attacker, one bit a
    face; `ever`: how many units were on the battleboard; `sits_out`: the kind of the defender's unit that sits out,
    NO_UNIT if none does; `allies`: `(side, seat, vassals)` of those who sent help; `legions`: those committed, by side;
    `before`: the defender's land when the battle began, as a set; `surrendered`: bit set of sides that accept to lose
    the sea province; `last_mercenary`: the kind of the hamlet that the defender sent last before the first roll,
    NO_HAMLET if none.
    """

    __slots__ = (
        "active", "allies", "attacker", "before", "by_leader", "by_sea", "cubes", "defender", "ever",
        "last_mercenary", "legions", "markers", "province", "sits_out", "surrendered", "units", "were_fleets",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "province", "attacker", "defender", "cubes", "by_sea", "were_fleets", "active", "by_leader", "units", "markers",
        "ever", "sits_out", "allies", "legions", "before", "surrendered", "last_mercenary",
    )  # fmt: skip

    def __init__(
        self, province: int, attacker: int, defender: int, cubes: int, by_sea: int, were_fleets: int,
        active: int, by_leader: bool,
    ) -> None:  # fmt: skip
        self.province = province
        self.attacker = attacker
        self.defender = defender
        self.cubes = cubes
        self.by_sea = by_sea
        self.were_fleets = were_fleets
        self.active = active
        self.by_leader = by_leader
        self.units: tuple[Units, Units] = (NO_UNITS, NO_UNITS)
        self.markers = 0
        self.ever = 0
        self.sits_out = NO_UNIT
        self.allies: tuple[tuple[int, int, int], ...] = ()
        self.legions = (0, 0)
        self.before = 0
        self.surrendered = 0
        self.last_mercenary = NO_HAMLET

    def seat(self, side: int) -> int:
        """The seat of a side; NOBODY for barbarians."""
        return self.attacker if side == ATTACKER else self.defender

    def change(self, side: int, unit: int, count: int) -> None:
        """So many more units of a kind (fewer if negative)."""
        units = list(self.units[side])
        units[unit] += count
        self.units = (tuple(units), self.units[1]) if side == ATTACKER else (self.units[0], tuple(units))
        if count > 0:
            self.ever += count

    def fighting(self, side: int) -> Units:
        """eot.1.3.A.4-19: the units of a side that fight: without the one that sits out."""
        units = self.units[side]
        if side == ATTACKER or self.sits_out == NO_UNIT:
            return units
        return tuple(count - (kind == self.sits_out) for kind, count in enumerate(units))

    def strength(self, side: int) -> int:
        """eot.1.3.A.4-23: how many units fight on a side."""
        return sum(self.fighting(side))

    def finished(self) -> bool:
        """eot.1.3.A.4-45: whether a side, or both, have no unit left."""
        return not self.strength(ATTACKER) or not self.strength(DEFENDER)

    def winner(self) -> int:
        """eot.1.3.A.4-46, eot.1.3.A.4-71: the side that has units left; NOBODY after a draw."""
        if self.strength(ATTACKER):
            return ATTACKER
        return DEFENDER if self.strength(DEFENDER) else NOBODY

    def sides_complete(self, state: EraState) -> None:
        """eot.1.3.A.4-78, R-096: both sides are set up: all units that fight are on the battleboard now."""
        self.ever = self.strength(ATTACKER) + self.strength(DEFENDER)

    def at_sea(self, state: EraState) -> bool:
        """Whether the battle is fought at sea."""
        return bool(state.board.sea >> self.province & 1)


def running(state: EraState) -> Fighting:
    """The battle that is going on, below the frames of its parts."""
    return next(frame for frame in reversed(state.agenda) if isinstance(frame, Fighting))
