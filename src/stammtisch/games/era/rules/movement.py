"""Chapter 1.3.A.2: part 2 of an expansion: new vassals become fleets, armies or trade posts; vassals and fleets move.

What each cube can still do is kept in `units`: rows `(province, points, flags, count)`, rising, `points` being movement
points left. A step changes two rows or more; it is noted in `steps` so that it can be taken back (D-38).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Self

from stammtisch.engine.options import Refusal
from stammtisch.engine.state import Data
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import Board, provinces_in
from stammtisch.games.era.rules import conversion, ending, hamlets, transport
from stammtisch.games.era.rules.attacks import close_movement
from stammtisch.games.era.rules.improvement import TakesFreeFleets
from stammtisch.games.era.rules.placement import Counts
from stammtisch.games.era.rules.units import (
    BY_SEA,
    FRESH,
    SAILED,
    WAS_FLEET,
    Step,
    Units,
    find,
    put,
    quickened,
    step_back,
)
from stammtisch.games.era.state import EraState, cubes_set
from stammtisch.games.era.words import MECHANICS

_END, _BACK = act.END_MOVEMENT(), act.UNDO_MOVE()
MOVES = (act.MARCH, act.SAIL, act.LAND, act.TRANSPORT, act.TRANSPORT_OVER)
_CROSSINGS = frozenset((act.TRANSPORT.number, act.TRANSPORT_OVER.number))
ON_FOOT = 0
"""eot.1.3.A.2-62, R-065: the flags of a cube that has crossed a land border: it has not come by water to where it
stands, whatever it did before.
"""


def vassal_points(state: EraState, seat: int) -> int:
    """eot.1.3.A.2-24 to eot.1.3.A.2-27, eot.1.3.E-41, R-045: movement points of a vassal by Mechanics."""
    return state.setting.tables.vassal_mp[state.players[seat].improvements[MECHANICS]]


def begin(state: EraState, seat: int, fresh: Counts, by_leader: bool) -> Movement:
    """eot.1.3.A.2-23: every own cube with its points; those placed in part 1 can still become something else."""
    new = dict(fresh)
    walk, sail = vassal_points(state, seat), conversion.fleet_points(state, seat)
    layer, sea = state.cubes[seat], state.board.sea
    rows: list[tuple[int, int, int, int]] = []
    for province in provinces_in(cubes_set(layer)):
        there = layer[province]
        if sea >> province & 1:
            rows.append((province, sail, 0, there))
            continue
        placed = new.get(province, 0)
        if there > placed:
            rows.append((province, walk, 0, there - placed))
        if placed:
            rows.append((province, walk, FRESH, placed))
    return Movement(seat, by_leader, tuple(rows), state.control[seat], 0, ())


class Movement(TakesFreeFleets):
    """D-34 to D-39. Fields: the seat; whether a leader expands; the rows of units; the provinces controlled when the
    part began, as a set; how many fleets were built; the steps that can be taken back.
    """

    __slots__ = ("built", "by_leader", "mine", "seat", "steps", "units")
    kind = "movement"
    fields = ("seat", "by_leader", "units", "mine", "built", "steps")
    stage = "movement"
    kinds = frozenset(
        kind.number
        for kind in (
            *MOVES,
            act.FLEET,
            act.ARMY,
            act.TRADE_POST,
            act.HORSE,
            act.UNDO_MOVE,
            act.END_MOVEMENT,
            act.HAMLET,
        )
    )

    def __init__(
        self, seat: int, by_leader: bool, units: Units, mine: int, built: int, steps: tuple[Step, ...]
    ) -> None:
        self.seat = seat
        self.by_leader = by_leader
        self.units = units
        self.mine = mine
        self.built = built
        self.steps = steps

    @classmethod
    def from_data(cls, data: Data) -> Self:
        """Steps are steps again."""
        frame = super().from_data(data)
        frame.steps = tuple(Step(*step) for step in frame.steps)
        return frame

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player."""
        return (self.seat,)

    # --- what may be done ---------------------------------------------------------------------------------------------

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """eot.1.3.A.2-50, eot.1.3.A.2-66: every step of every unit, conversions, Horses, to take the last step back,
        and to end, in any order.
        """
        board, legal = state.board, [_END]
        if self.steps:
            legal.append(_BACK)
        sea, landable, any_fresh = board.sea, -1, 0
        last = (-1, -1)
        for province, points, flags, _ in self.units:
            any_fresh |= flags
            if not points or (province, points) == last:
                continue
            last = (province, points)
            if landable < 0 and sea >> province & 1:
                landable = self.landable(state)
            legal += own_steps(board, province, points, landable)
        if landable >= 0:
            legal += transport.actions(state, seat, self.units)
        if any_fresh & FRESH:
            legal += conversion.actions(state, seat, self.units, self.built)
        legal += conversion.horse_actions(state, seat, self.units)
        return legal + hamlets.actions(state, seat, hamlets.OWN_TURN)

    def landable(self, state: EraState) -> int:
        """eot.1.3.A.2-57, eot.1.3.A.2-60, R-064: dotted land that was not the player's own when the part began."""
        board = state.board
        if state.setting.options.land_on_own == "on":
            return board.land & board.dotted
        return board.land & board.dotted & ~self.mine

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.A.2-49, eot.1.3.A.2-65, eot.1.3.A.2-67: why a step is refused."""
        kind = act.kind_of(action)
        if kind == act.END_MOVEMENT.number:
            return None
        if kind == act.UNDO_MOVE.number:
            return None if self.steps else Refusal("nothing_to_take_back", "eot.1.3.A.2-66")
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.OWN_TURN)
        if kind in _CROSSINGS:
            return transport.refusal(state, seat, self.units, action)
        if kind in conversion.KINDS:
            return conversion.refusal(state, seat, self.units, self.built, action)
        return self._move_refusal(state, act.MARCH.arguments(action), kind)

    def _move_refusal(self, state: EraState, arguments: Sequence[int], kind: int) -> Refusal | None:
        board = state.board
        start, end, points = arguments
        if end >= board.size or find(self.units, start, points) is None or not points:
            return Refusal("no_such_unit", "eot.1.3.A.2-67")
        sailing, landing = kind == act.SAIL.number, kind == act.LAND.number
        if bool(board.sea >> start & 1) != (sailing or landing):
            return Refusal("wrong_unit", "eot.1.3.A.2-49" if sailing or landing else "eot.1.3.A.2-23")
        if not board.dotted >> end & 1:
            return Refusal("no_dot", "eot.1.3.A.2-53" if sailing else "eot.1.3.A.2-37")
        if sailing:
            cost = dict(board.sea_next[start]).get(end)
            if cost is None:
                return Refusal("not_adjacent", "eot.1.3.A.2-49")
            return None if cost <= points else Refusal("too_far", "eot.1.3.A.2-64", {"cost": cost, "points": points})
        if landing:
            if end not in board.coast[start]:
                return Refusal("not_adjacent", "eot.1.3.A.2-60")
            return None if self.landable(state) >> end & 1 else Refusal("own_land", "eot.1.3.A.2-57")
        return None if end in board.land_next[start] else Refusal("not_adjacent", "eot.1.3.A.2-31")

    # --- doing it -----------------------------------------------------------------------------------------------------

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Carry out a step, take one back, use a hamlet, or close the part."""
        kind = act.kind_of(action)
        if kind == act.END_MOVEMENT.number:
            self._close(state, umpire)
        elif kind == act.UNDO_MOVE.number:
            step = self.steps[-1]
            step_back(state, seat, step)
            umpire.announce("step_back", {"seat": seat})
            self._go_on(state, step.undo(self.units), self.built - step.fleets, self.steps[:-1])
        elif kind == act.HAMLET.number:
            self._use_hamlet(state, seat, action, umpire)
        elif kind == act.TRADE_POST.number:
            units = conversion.build_post(state, seat, self.units, action, umpire)
            self._go_on(state, units, self.built, ())
        else:
            step = self.step(state, seat, action)
            step.carry_out(state, seat, umpire)
            self._go_on(state, step.do(self.units), self.built + step.fleets, (*self.steps, step))

    def _use_hamlet(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.E-41: nothing before it is taken back; what it improves holds for the rest of the part."""
        sail, walk = conversion.fleet_points(state, seat), vassal_points(state, seat)
        self._go_on(state, self.units, self.built, ())
        place = len(state.agenda) - 1
        hamlets.use(state, seat, action, umpire)
        sail, walk = conversion.fleet_points(state, seat) - sail, vassal_points(state, seat) - walk
        if sail or walk:
            faster = quickened(self.units, state.board.sea, sail, walk, transport.foreign(state, seat))
            state.agenda[place] = self._twin(faster, state.agenda[place].number)

    def with_free_fleet(self, state: EraState, sea: int) -> Movement:
        """eot.1.3.E-25: it can move at once; it was not brought in (R-136)."""
        return self._twin(put(self.units, (sea, conversion.fleet_points(state, self.seat), 0), 1), self.number)

    def with_units(self, units: Units) -> Movement:
        """The same part with other rows of units, and no step to take back: to look further ahead."""
        return self._twin(units, self.number)

    def _twin(self, units: Units, number: int) -> Movement:
        twin = Movement(self.seat, self.by_leader, units, self.mine, self.built, ())
        twin.number = number
        return twin

    def _go_on(self, state: EraState, units: Units, built: int, steps: tuple[Step, ...]) -> None:
        state.agenda.pop()
        state.push(Movement(self.seat, self.by_leader, units, self.mine, built, steps))

    def step(self, state: EraState, seat: int, action: int) -> Step:
        """eot.1.3.A.2-49, eot.1.3.A.2-58, eot.1.3.A.2-61, R-063: what a step costs; a fleet that lands is gone."""
        kind = act.kind_of(action)
        if kind in conversion.KINDS:
            return conversion.step(state, seat, self.units, self.built, action)
        if kind in _CROSSINGS:
            return transport.step(state, seat, self.units, action)
        start, end, points = act.MARCH.arguments(action)
        row = find(self.units, start, points)
        if row is None:
            raise ValueError("a step without a unit")
        if kind == act.SAIL.number:
            cost = dict(state.board.sea_next[start])[end]
            return Step("sail", (row,), ((end, points - cost, row[2] | SAILED),))
        if kind == act.LAND.number:
            return Step("land", (row,), ((end, 0, BY_SEA | WAS_FLEET),))
        left = 0 if transport.is_foreign(state, seat, end) else points - 1
        return Step("march", (row,), ((end, left, ON_FOOT),))

    def _close(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3.A.2-42, eot.1.3.A.2-71, R-059, R-147: control, goods and food are settled; attacks are handed on."""
        state.agenda.pop()
        close_movement(state, self.seat, self.units, self.by_leader, transport.foreign(state, self.seat), umpire)
        ending.check(state, umpire, self.seat)

    def default(self, state: EraState, seat: int) -> int:
        """D-39: close the part."""
        return act.END_MOVEMENT()

    def candidates(self, state: EraState, seat: int) -> list[int]:
        """Steps to undotted neighbours and conversions that cannot be paid: what a player might ask for."""
        board = state.board
        undotted = board.in_play & ~board.dotted
        found: list[int] = []
        for province, points, flags, _ in self.units:
            if points and not board.sea >> province & 1:
                found += [
                    act.MARCH(province, other, points) for other in board.land_next[province] if undotted >> other & 1
                ]
            if flags & FRESH:
                found += [act.ARMY(province), *(act.FLEET(province, sea) for sea in board.coast[province])]
        return found


def own_steps(board: Board, province: int, points: int, landable: int) -> Sequence[int]:
    """eot.1.3.A.2-50: the steps that a cube takes by itself with so many points: a vassal marches; a fleet sails, or
    lands in a province of the set `landable`.
    """
    if not board.sea >> province & 1:
        return _marching(board, province, points)
    landing = [act.LAND(province, coast, points) for coast in board.coast[province] if landable >> coast & 1]
    return [*_sailing(board, province, points), *landing]


@cache
def _marching(board: Board, province: int, points: int) -> tuple[int, ...]:
    """eot.1.3.A.2-36, eot.1.3.A.2-37, R-057: the steps of a vassal: to any dotted land that borders its own."""
    return tuple(act.MARCH(province, other, points) for other in board.land_next[province] if board.dotted >> other & 1)


@cache
def _sailing(board: Board, province: int, points: int) -> tuple[int, ...]:
    """eot.1.3.A.2-53, eot.1.3.A.2-54, eot.1.3.A.2-64: the steps of a fleet: to any dotted sea it has the points for."""
    return tuple(
        act.SAIL(province, other, points)
        for other, cost in board.sea_next[province]
        if cost <= points and board.dotted >> other & 1
    )
