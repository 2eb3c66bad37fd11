"""Who controls what: land by presence, sea by who came first; goods and food go with it (R-059, R-060, R-066)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import food
from stammtisch.games.era.state import EraState, cubes_set


def settle(state: EraState, umpire: Umpire, active: int | None = None, usable: bool = False) -> None:
    """eot.1.3.A.2-43, eot.1.3.A.2-51, eot.1.3.A.2-71, eot.8-25, eot.8-26: work out anew who controls every province;
    goods and food change hands.

    A land province stays with its controller while a piece of his is there; a hamlet keeps it from everybody. A sea
    province belongs to the first of its stack. `active` is settled first, then the others in turn order (R-025).
    `usable`: goods newly won can be used at once, unless they were used already (R-060).
    """
    cubes = [cubes_set(layer) for layer in state.cubes]
    seas = _settle_seas(state, active, cubes)
    new = [land | sea for land, sea in zip(_land_control(state, cubes), seas, strict=True)]
    first = [] if active is None else [active]
    for seat in (*first, *(seat for seat in state.order if seat != active)):
        if new[seat] != state.control[seat]:
            hand_over(state, seat, new[seat] & ~state.control[seat], state.control[seat] & ~new[seat], umpire, usable)


def hand_over(state: EraState, seat: int, gained: int, lost: int, umpire: Umpire, usable: bool = False) -> None:
    """eot.1.3.A.4-58, eot.1.3.D-25, eot.8-15: `seat` gains and loses control of sets of provinces, with goods and
    food; what is lost is no conquest any more (R-151)."""
    if not gained and not lost:
        return
    board = state.board
    state.control[seat] = state.control[seat] & ~lost | gained
    state.conquered[seat] &= ~lost
    goods = board.luxury | board.horse | board.ore
    state.army_goods &= ~(gained | lost)
    if not usable:
        state.exhausted |= gained & goods
    if umpire.listening:
        names = [province.id for province in board.provinces]
        facts = {
            "seat": seat,
            "gained": [names[province] for province in provinces_in(gained)],
            "lost": [names[province] for province in provinces_in(lost)],
        }
        umpire.announce("control", facts)
    food.change(state, seat, food.symbols(state, seat, gained) - food.symbols(state, seat, lost), umpire)


def _land_control(state: EraState, cubes: Sequence[int]) -> list[int]:
    present = [(mine | state.cities[seat]) & state.board.land for seat, mine in enumerate(cubes)]
    kept = [state.control[seat] & mine for seat, mine in enumerate(present)]
    taken = cubes_set(state.hamlets)
    for mine in kept:
        taken |= mine
    return [mine | there & ~taken for mine, there in zip(kept, present, strict=True)]


def _settle_seas(state: EraState, active: int | None, cubes: Sequence[int]) -> list[int]:
    """eot.1.3.A.2-51, eot.1.3.A.2-55, eot.1.3.A.2-56, R-066: whoever has no fleet left goes from the stack, whoever is
    new comes last; the seas that each seat then controls, being first. `cubes`: for each seat where its cubes are, as
    a set.
    """
    control = [0] * len(cubes)
    seats = [*range(len(cubes))] if active is None else [active, *range(len(cubes))]
    fleets = 0
    for mine in cubes:
        fleets |= mine
    stacks = state.stacks
    for sea in state.board.seas:
        before = stacks[sea]
        if not before and not fleets >> sea & 1:
            continue
        stack = [seat for seat in before if cubes[seat] >> sea & 1]
        for seat in seats:
            if cubes[seat] >> sea & 1 and seat not in stack:
                stack.append(seat)
        stacks[sea] = tuple(stack)
        if stack:
            control[stack[0]] |= 1 << sea
    return control
