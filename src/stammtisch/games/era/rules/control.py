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
    _settle_stacks(state, active)
    new = [land | sea for land, sea in zip(_land_control(state), _sea_control(state), strict=True)]
    first = [] if active is None else [active]
    for seat in (*first, *(seat for seat in state.order if seat != active)):
        hand_over(state, seat, new[seat] & ~state.control[seat], state.control[seat] & ~new[seat], umpire, usable)


def hand_over(state: EraState, seat: int, gained: int, lost: int, umpire: Umpire, usable: bool = False) -> None:
    """eot.1.3.A.4-58, eot.1.3.D-25, eot.8-15: `seat` gains and loses control of sets of provinces, with goods and
    food."""
    if not gained and not lost:
        return
    board = state.board
    state.control[seat] = state.control[seat] & ~lost | gained
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


def _land_control(state: EraState) -> list[int]:
    present = [state.land_of(seat) for seat in range(len(state.players))]
    kept = [state.control[seat] & mine for seat, mine in enumerate(present)]
    taken = cubes_set(state.hamlets)
    for mine in kept:
        taken |= mine
    return [mine | there & ~taken for mine, there in zip(kept, present, strict=True)]


def _sea_control(state: EraState) -> Sequence[int]:
    control = [0] * len(state.players)
    for sea, stack in enumerate(state.stacks):
        if stack:
            control[stack[0]] |= 1 << sea
    return control


def _settle_stacks(state: EraState, active: int | None) -> None:
    """eot.1.3.A.2-55, eot.1.3.A.2-56, R-066: whoever has no fleet left goes from the stack, whoever is new comes
    last."""
    seats = [*range(len(state.players))] if active is None else [active, *range(len(state.players))]
    fleets = 0
    for layer in state.cubes:
        fleets |= cubes_set(layer)
    stacks = state.stacks
    for sea in provinces_in(state.board.sea):
        before = stacks[sea]
        if not before and not fleets >> sea & 1:
            continue
        stack = [seat for seat in before if state.cubes[seat][sea]]
        stack += [
            seat for place, seat in enumerate(seats) if state.cubes[seat][sea] and seat not in stack + seats[:place]
        ]
        stacks[sea] = tuple(stack)
