"""The cubes of an expanding player while part 2 of the expansion runs: what each can still do, and the steps they take.

A row is `(province, points, flags, count)`; rows are sorted and counts are above 0.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.state import EraState

FRESH, BY_SEA, WAS_FLEET, SAILED = 1, 2, 4, 8
"""Flags of a cube: placed in part 1 and not moved since (R-050); came by water in this part to the land where it stands
(R-065); was a fleet when it did (R-175); a fleet brought into its sea province in this part (R-067).
"""

Unit = tuple[int, int, int]
"""`(province, points, flags)`."""
Units = tuple[tuple[int, int, int, int], ...]


def put(rows: Units, unit: Unit, count: int) -> Units:
    """`count` more of a unit (fewer if negative)."""
    if not count:
        return rows
    found = {row[:3]: row[3] for row in rows}
    found[unit] = found.get(unit, 0) + count
    return tuple((*each, number) for each, number in sorted(found.items()) if number)


def find(rows: Units, province: int, points: int) -> Unit | None:
    """A unit of a province with exactly so many points; of several the one that can no longer become something else."""
    best: Unit | None = None
    for row in rows:
        if row[0] == province and row[1] == points and (best is None or best[2] & FRESH):
            best = row[:3]
    return best


def fresh_at(rows: Units, province: int) -> Unit | None:
    """R-049, R-050: a new vassal of a province that has not moved."""
    return next((row[:3] for row in rows if row[0] == province and row[2] & FRESH), None)


def quickened(rows: Units, seas: int, sail: int, walk: int, attacking: int) -> Units:
    """eot.1.3.E-41, eot.1.3.A.2-48: the rows after a better Navigation or Mechanics: fleets have `sail` points more,
    vassals `walk`. Nothing for vassals on the provinces in `attacking` (R-057), nor for landed fleets (R-063).
    """
    faster: Units = ()
    for province, points, flags, count in rows:
        stopped = bool(attacking >> province & 1 or flags & WAS_FLEET)
        more = sail if seas >> province & 1 else 0 if stopped else walk
        faster = put(faster, (province, points + more, flags), count)
    return faster


class Step(NamedTuple):
    """One step of part 2, as it is done and taken back: the units that go, those that come; Thalers paid, army vassals
    and fleets made of it, and the province whose Horse it uses as a set.
    """

    kind: str
    gone: tuple[Unit, ...]
    come: tuple[Unit, ...]
    thalers: int = 0
    army: int = 0
    fleets: int = 0
    horse: int = 0

    def do(self, rows: Units) -> Units:
        """The rows after the step."""
        return self._changed(rows, self.gone, self.come)

    def undo(self, rows: Units) -> Units:
        """The rows before the step."""
        return self._changed(rows, self.come, self.gone)

    @staticmethod
    def _changed(rows: Units, gone: tuple[Unit, ...], come: tuple[Unit, ...]) -> Units:
        changed = list(rows)
        for unit in gone:
            place = bisect_left(changed, unit)
            count = changed[place][3]
            if count > 1:
                changed[place] = (*unit, count - 1)
            else:
                del changed[place]
        for unit in come:
            place = bisect_left(changed, unit)
            if place < len(changed) and changed[place][:3] == unit:
                changed[place] = (*unit, changed[place][3] + 1)
            else:
                changed.insert(place, (*unit, 1))
        return tuple(changed)

    def carry_out(self, state: EraState, seat: int, umpire: Umpire) -> None:
        """The cubes on the map, money, army and Horses after the step; it is announced."""
        _change(state, seat, self, 1)
        if umpire.listening:
            names = state.board.provinces
            facts = {
                "seat": seat,
                "from": names[self.gone[0][0]].id,
                "to": names[self.come[0][0]].id if self.come else "",
                "cost": self.thalers,
            }
            umpire.announce(f"step_{self.kind}", facts)


def step_back(state: EraState, seat: int, step: Step) -> None:
    """D-38: the cubes on the map, money, army and Horses as they were before the step."""
    _change(state, seat, step, -1)


def _change(state: EraState, seat: int, step: Step, sign: int) -> None:
    layer, player = state.cubes[seat], state.players[seat]
    for unit in step.gone:
        layer[unit[0]] -= sign
    for unit in step.come:
        layer[unit[0]] += sign
    player.thalers -= sign * step.thalers
    player.army += sign * step.army
    if step.horse:
        state.exhausted ^= step.horse
