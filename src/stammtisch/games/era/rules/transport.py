"""Chapter 1.3.A.2, Transport: a vassal crosses water along an unbroken chain of own fleets (R-061, R-062, R-070)."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.engine.options import Refusal
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules.units import BY_SEA, Step, Unit, Units, find
from stammtisch.games.era.state import EraState, cubes_set

Chain = tuple[tuple[int, int], ...]
"""The fleets of a crossing: `(sea, points it pays)` from the first to the last."""


def fleets_with_points(state: EraState, units: Units) -> dict[int, int]:
    """The most points that a fleet in each sea has left."""
    sea, found = state.board.sea, dict[int, int]()
    for province, points, _, _ in units:
        if points and sea >> province & 1:
            found[province] = max(points, found.get(province, 0))
    return found


def chains(state: EraState, fleets: dict[int, int], start: int) -> dict[int, Chain]:
    """eot.1.3.A.2-45, eot.1.3.A.2-46, R-062, R-070: the shortest chain from the land `start` to every sea it reaches;
    over a numbered border the fleet on the far side pays the number.
    """
    board = state.board
    found: dict[int, Chain] = {sea: ((sea, 1),) for sea in board.coast[start] if sea in fleets}
    reached = sorted(found)
    while reached:
        further: list[int] = []
        for sea in reached:
            for other, cost in board.sea_next[sea]:
                if other not in found and fleets.get(other, 0) >= cost:
                    found[other] = (*found[sea], (other, cost))
                    further.append(other)
        reached = sorted(further)
    return found


def targets(state: EraState, fleets: dict[int, int], start: int) -> dict[int, Chain]:
    """The dotted land that a vassal on `start` can be carried to, each with the shortest chain."""
    board, found = state.board, dict[int, Chain]()
    for sea, chain in sorted(chains(state, fleets, start).items(), key=lambda each: (len(each[1]), each[0])):
        for land in board.coast[sea]:
            if land != start and land not in found and board.dotted >> land & 1:
                found[land] = chain
    return found


def chain_over(state: EraState, fleets: dict[int, int], start: int, over: int, end: int) -> Chain | None:
    """eot.1.3.A.2-45, R-062: the chain from one land to another that goes by a sea of the player's choice: the shortest
    to it and on from there; None if there is none.
    """
    board = state.board
    first = chains(state, fleets, start).get(over)
    if first is None or end == start or not board.dotted >> end & 1:
        return None
    found: dict[int, Chain] = {over: first}
    used = {sea for sea, _ in first}
    reached = [over]
    while reached:
        further: list[int] = []
        for sea in reached:
            if end in board.coast[sea]:
                return found[sea]
            for other, cost in board.sea_next[sea]:
                if other not in used and fleets.get(other, 0) >= cost:
                    used.add(other)
                    found[other] = (*found[sea], (other, cost))
                    further.append(other)
        reached = sorted(further)
    return None


def detours(state: EraState, units: Units) -> list[int]:
    """eot.1.3.A.2-45, eot.1.3.A.2-46, D-38: every crossing by other fleets than those of the shortest chain, each set
    of fleets once.
    """
    fleets = fleets_with_points(state, units)
    found: list[int] = []
    for start, points in sorted({(province, points) for province, points, _, _ in units if points}):
        if not state.board.sea >> start & 1:
            found += [
                act.TRANSPORT_OVER(start, over, end, points) for over, end, _ in detours_from(state, fleets, start)
            ]
    return found


def detours_from(state: EraState, fleets: dict[int, int], start: int) -> Iterator[tuple[int, int, Chain]]:
    """The same from one province, with `fleets` that have so many points: over which sea, where to, and the chain."""
    reached = sorted(chains(state, fleets, start))
    for end, shortest in sorted(targets(state, fleets, start).items()):
        known = {frozenset(shortest)}
        for over in reached:
            chain = chain_over(state, fleets, start, over, end)
            if chain is not None and frozenset(chain) not in known:
                known.add(frozenset(chain))
                yield over, end, chain


def actions(state: EraState, seat: int, units: Units) -> list[int]:
    """Every crossing of every vassal with a point left, by its shortest chain; another one is free in form."""
    fleets = fleets_with_points(state, units)
    if not fleets:
        return []
    legal: list[int] = []
    known: dict[int, dict[int, Chain]] = {}
    last = (-1, -1)
    for province, points, _, _ in units:
        if not points or state.board.sea >> province & 1 or (province, points) == last:
            continue
        last = (province, points)
        if province not in known:
            known[province] = targets(state, fleets, province)
        legal += [act.TRANSPORT(province, land, points) for land in sorted(known[province])]
    return legal


def _crossing(action: int) -> tuple[int, int, int, int | None]:
    """Where from, where to, with how many points, and over which sea if the player has chosen one."""
    if act.kind_of(action) == act.TRANSPORT.number:
        start, end, points = act.TRANSPORT.arguments(action)
        return start, end, points, None
    start, over, end, points = act.TRANSPORT_OVER.arguments(action)
    return start, end, points, over


def _chain(state: EraState, fleets: dict[int, int], start: int, end: int, over: int | None) -> Chain | None:
    if over is None:
        return targets(state, fleets, start).get(end)
    return chain_over(state, fleets, start, over, end)


def refusal(state: EraState, seat: int, units: Units, action: int) -> Refusal | None:
    """Why a crossing is refused."""
    start, end, points, over = _crossing(action)
    board = state.board
    if not points or find(units, start, points) is None or board.sea >> start & 1 or end >= board.size:
        return Refusal("no_such_unit", "eot.1.3.A.2-46")
    if not board.dotted >> end & 1:
        return Refusal("no_dot", "eot.1.3.A.2-37")
    if _chain(state, fleets_with_points(state, units), start, end, over) is None:
        return Refusal("no_chain", "eot.1.3.A.2-45")
    return None


def step(state: EraState, seat: int, units: Units, action: int) -> Step:
    """eot.1.3.A.2-46, eot.1.3.A.2-47: the vassal pays a point for the whole crossing, each fleet of the chain its
    own."""
    start, end, points, over = _crossing(action)
    unit = find(units, start, points)
    fleets = fleets_with_points(state, units)
    chain = _chain(state, fleets, start, end, over)
    if unit is None or chain is None:
        raise ValueError("a crossing without a vassal or a chain")
    gone: list[Unit] = [unit]
    left = 0 if is_foreign(state, seat, end) else points - 1
    come: list[Unit] = [(end, left, BY_SEA)]
    for sea, cost in chain:
        fleet = find(units, sea, fleets[sea])
        if fleet is None:
            raise ValueError("a chain without a fleet")
        gone.append(fleet)
        come.append((sea, fleets[sea] - cost, fleet[2]))
    return Step("transport", tuple(gone), tuple(come))


def is_foreign(state: EraState, seat: int, land: int) -> bool:
    """eot.1.3.A.2-40, R-057: whether one land province can be entered only as an attack."""
    if state.hamlets[land]:
        return True
    for other, layer in enumerate(state.cubes):
        if other != seat and (layer[land] or state.cities[other] >> land & 1):
            return True
    return False


def foreign(state: EraState, seat: int) -> int:
    """eot.1.3.A.2-40, R-057: the land that can be entered only as an attack: with a hamlet, or a piece of somebody
    else."""
    found = cubes_set(state.hamlets)
    for other in range(len(state.players)):
        if other != seat:
            found |= state.land_of(other)
    return found
