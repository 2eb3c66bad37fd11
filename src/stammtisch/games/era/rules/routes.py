"""Chapter 1.3.A.2: where the cubes of a province can go in several steps of part 2, and what each way costs.

A route is made of the steps that the rules list one by one, each tried on the units as the steps before it leave them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import transport
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.movement import Movement, own_steps
from stammtisch.games.era.rules.transport import Chain
from stammtisch.games.era.rules.units import Unit, Units
from stammtisch.games.era.state import EraState

MOST_KEPT = 8
"""So many routes to a province are followed further; of more it is not told that each costs something else."""
MOST_STEPS = 16
"""No cube has the points for so many steps."""


class Route(NamedTuple):
    """Steps of one cube, one after the other.

    `through`: for each step the provinces it leads through, the last being where it ends. `unit`: the cube as it
    arrives. `points`: what it began with. `paid`: the points that fleets paid to carry it, `(sea, points)` rising.
    `units`: all cubes then.
    """

    actions: tuple[int, ...]
    through: tuple[tuple[int, ...], ...]
    unit: Unit
    points: int
    paid: Chain
    units: Units

    @property
    def end(self) -> int:
        """The province it leads to."""
        return self.unit[0]

    @property
    def spent(self) -> int:
        """The points of the cube that the steps cost; an attack or a landing takes all."""
        return self.points - self.unit[1]

    @property
    def carried(self) -> int:
        """The points that fleets paid."""
        return sum(points for _, points in self.paid)


def routes(state: EraState, seat: int, start: int) -> dict[int, list[Route]]:
    """Every province that a cube of `start` reaches, with the routes there that differ in what they cost: the least
    for other fleets first, then the shortest. Empty outside part 2 of the seat's own expansion.
    """
    frame = top(state)
    if not isinstance(frame, Movement) or frame.seat != seat:
        return {}
    foreign, found = transport.foreign(state, seat), dict[int, list[Route]]()
    points = dict.fromkeys(row[1] for row in frame.units if row[0] == start and row[1])
    waiting = [Route((), (), (start, each, 0), each, (), frame.units) for each in points]
    for _ in range(MOST_STEPS):
        further: list[Route] = []
        for route in waiting:
            for longer in _continued(state, seat, frame, route):
                known = found.setdefault(longer.end, [])
                if longer.end != start and _add(known, longer, attacks=bool(foreign >> longer.end & 1)):
                    further.append(longer)
        waiting = further
    return {end: sorted(known, key=_order) for end, known in sorted(found.items()) if known}


def _order(route: Route) -> tuple[int, int, int, int]:
    return route.carried, len(route.actions), -route.points, route.spent


def _add(known: list[Route], route: Route, *, attacks: bool) -> bool:
    """Keep a route unless another is as good in everything; those it makes needless go."""
    if any(_as_good(other, route, attacks) for other in known):
        return False
    known[:] = [other for other in known if not _as_good(route, other, attacks)]
    if len(known) >= MOST_KEPT:
        return False
    known.append(route)
    return True


def _as_good(route: Route, other: Route, attacks: bool) -> bool:
    """eot.1.3.A.2-62, R-065: whether a route of the same cube costs no more; an attack by water is another attack."""
    if route.points != other.points or (attacks and route.unit[2] != other.unit[2]):
        return False
    paid = dict(other.paid)
    return route.spent <= other.spent and all(points <= paid.get(sea, 0) for sea, points in route.paid)


def _continued(state: EraState, seat: int, frame: Movement, route: Route) -> Iterator[Route]:
    """A route by every step that its cube can still take."""
    province, points, _ = route.unit
    if not points:
        return
    board, now = state.board, frame.with_units(route.units)
    landable = now.landable(state) if board.sea >> province & 1 else 0
    for action in own_steps(board, province, points, landable):
        yield _longer(state, seat, now, route, action, ())
    if board.sea >> province & 1:
        return
    fleets = transport.fleets_with_points(state, route.units)
    if not fleets:
        return
    for end, chain in transport.targets(state, fleets, province).items():
        yield _longer(state, seat, now, route, act.TRANSPORT(province, end, points), chain)
    if not route.actions:
        for over, end, chain in transport.detours_from(state, fleets, province):
            yield _longer(state, seat, now, route, act.TRANSPORT_OVER(province, over, end, points), chain)


def _longer(state: EraState, seat: int, now: Movement, route: Route, action: int, chain: Chain) -> Route:
    step = now.step(state, seat, action)
    arrived = step.come[0]
    paid = dict(route.paid)
    for sea, points in chain:
        paid[sea] = paid.get(sea, 0) + points
    through = (*(sea for sea, _ in chain), arrived[0])
    return Route(
        (*route.actions, action),
        (*route.through, through),
        arrived,
        route.points,
        tuple(sorted(paid.items())),
        step.do(route.units),
    )
