"""Chapter 1.3.A.4, step 4: which units are removed when a side is hit."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import morale, pieces
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.sides import FIRST_GROUP, LAST, SECOND_GROUP, Fighting, running
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import NOBODY, EraState

CHEAPEST_FIRST = (
    act.UNIT_MILITIA, act.UNIT_ALLY, act.UNIT_MERCENARY, act.UNIT_ORE, act.UNIT_WINE, act.UNIT_IVORY, act.UNIT_LEGION,
    act.UNIT_ARMY, act.UNIT_VASSAL, act.UNIT_FLEET, act.UNIT_HAMLET, act.UNIT_CITY,
)  # fmt: skip
"""D-48: the order in which units are lost when nobody chooses."""


def losable(state: EraState, battle: Fighting, side: int) -> list[int]:
    """eot.1.3.A.4-40, eot.1.3.A.4-41, eot.1.3.A.4-88, R-083, R-084, R-085: the kinds of unit that may go now: the first
    group that is not empty; at sea not the last fleet while army vassals remain.
    """
    units = battle.fighting(side)
    for group in (FIRST_GROUP, SECOND_GROUP, LAST):
        kinds = [unit for unit in CHEAPEST_FIRST if unit in group and units[unit]]
        if kinds and group is SECOND_GROUP and _last_fleet(state, battle, side):
            kinds.remove(act.UNIT_FLEET)
        if kinds:
            free = state.setting.options.city_hit_order == "free" and units[act.UNIT_CITY] and group is not LAST
            return [*kinds, act.UNIT_CITY] if free else kinds
    return []


def _last_fleet(state: EraState, battle: Fighting, side: int) -> bool:
    """eot.1.3.A.4-88: the last fleet at sea beside army vassals, unless the owner gives the sea up."""
    units = battle.fighting(side)
    at_sea = battle.at_sea(state) and not battle.surrendered >> side & 1
    return at_sea and units[act.UNIT_FLEET] == 1 and units[act.UNIT_ARMY] > 0


def take(state: EraState, battle: Fighting, side: int, hits: int) -> None:
    """A side takes so many hits."""
    if hits:
        state.push(Losses(battle.seat(side), side, hits))


def lose(state: EraState, battle: Fighting, side: int, unit: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-57, eot.4-27, R-175: one unit goes; cubes go to FV; Norsemen gain morale for a fleet."""
    seat = battle.seat(side)
    battle.change(side, unit, -1)
    umpire.announce("unit_lost", {"seat": seat, "unit": act.UNITS[unit]})
    if unit in (act.UNIT_VASSAL, act.UNIT_FLEET):
        state.cubes[seat][battle.province] -= 1
    if unit in SECOND_GROUP:
        pieces.return_vassals(state, seat, 1)
    if unit == act.UNIT_FLEET:
        pieces.fleet_gone(state, seat, battle.province)
        morale.move(state, seat, tribe_of(state, seat).lost_fleet_morale, umpire, "fleet_lost")


class Losses(EraFrame):
    """D-48: the side that was hit chooses units. Fields: the seat (NOBODY: barbarians), the side, hits left."""

    __slots__ = ("hits", "seat", "side")
    kind = "losses"
    fields = ("seat", "side", "hits")
    stage = "losses"
    kinds = frozenset((act.LOSE.number, act.GIVE_UP_SEA.number))

    def __init__(self, seat: int, side: int, hits: int) -> None:
        self.seat = seat
        self.side = side
        self.hits = hits

    def _choices(self, state: EraState) -> list[int]:
        return losable(state, running(state), self.side)

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The side, if its choice makes a difference."""
        if self.seat == NOBODY or not self.hits:
            return ()
        battle, kinds = running(state), self._choices(state)
        if _last_fleet(state, battle, self.side) and kinds and kinds[0] in SECOND_GROUP:
            return (self.seat,)
        units = battle.fighting(self.side)
        return (self.seat,) if len(kinds) > 1 and self.hits < sum(units[unit] for unit in kinds) else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Each kind that may go, and to give up the sea province for a free choice."""
        legal = [act.LOSE(unit) for unit in self._choices(state)]
        battle = running(state)
        if _last_fleet(state, battle, self.side) and self._choices(state)[0] in SECOND_GROUP:
            legal.append(act.GIVE_UP_SEA())
        return legal

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.A.4-40, eot.1.3.A.4-88: the order of losses."""
        if action in self.legal_actions(state, seat):
            return None
        if act.kind_of(action) == act.GIVE_UP_SEA.number:
            return Refusal("nothing_to_give_up", "eot.1.3.A.4-88")
        unit = act.LOSE.arguments(action)[0]
        if unit == act.UNIT_FLEET and _last_fleet(state, running(state), self.side):
            return Refusal("last_fleet", "eot.1.3.A.4-88")
        return Refusal("not_first", "eot.1.3.A.4-40")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """A unit goes, or the sea is given up."""
        battle = running(state)
        if act.kind_of(action) == act.GIVE_UP_SEA.number:
            battle.surrendered |= 1 << self.side
            return
        self._remove(state, battle, act.LOSE.arguments(action)[0], umpire)

    def _remove(self, state: EraState, battle: Fighting, unit: int, umpire: Umpire) -> None:
        state.agenda.pop()
        lose(state, battle, self.side, unit, umpire)
        if self.hits > 1:
            state.push(Losses(self.seat, self.side, self.hits - 1))

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3.A.4-39, R-086, R-185: what leaves no choice goes by itself; hits beyond the last unit are ignored."""
        kinds = self._choices(state)
        if kinds and self.hits:
            self._remove(state, running(state), kinds[0], umpire)
        else:
            state.agenda.pop()

    def default(self, state: EraState, seat: int) -> int:
        """D-48: the cheapest unit."""
        return act.LOSE(self._choices(state)[0])
