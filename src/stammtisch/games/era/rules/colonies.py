"""Chapter 1.3.A.2 and the glossary: colonies, counted when an expansion ends, after a battle lost, or at a purchase."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import morale
from stammtisch.games.era.state import EraState

COLONY_MORALE = -2


def judge(state: EraState, seat: int, before: int, umpire: Umpire) -> int:
    """eot.1.3.A.2-30, eot.1.3.A.2-32, eot.1.3.A.2-34, eot.1.3.A.2-35, eot.1.3.A.2-59, eot.1.3.A.4-60, eot.8-09: compare
    the land that `seat` held `before` with the land it holds now; every new colony costs two morale fields. How many
    there are.
    """
    found = new_colonies(state, before, state.land_of(seat))
    if found:
        once = state.setting.options.colony_penalty == "once_per_expansion"
        umpire.announce("colonies", {"seat": seat, "count": found})
        morale.move(state, seat, COLONY_MORALE * (1 if once else found), umpire, "colonies")
    return found


def new_colonies(state: EraState, before: int, after: int) -> int:
    """eot.8-08, eot.1.3.A.2-31, eot.1.3.A.2-33, R-073, R-076: how many colonies came into being.

    A block that now lies in k blocks makes k-1; a block without any province held before makes one; never more than all
    blocks but one.
    """
    board = state.board
    blocks = board.blocks(after)
    by_province = state.setting.options.colony_unit == "province"
    parts = [[block for block in blocks if block & old] for old in board.blocks(before)]
    apart = [block for block in blocks if not block & before]
    if by_province:
        split = sum(sum(_sizes(pieces)) - max(_sizes(pieces)) for pieces in parts if pieces)
        largest = max(_sizes(blocks), default=0)
        return min(split + sum(_sizes(apart)), after.bit_count() - largest)
    split = sum(len(pieces) - 1 for pieces in parts if pieces)
    return min(split + len(apart), max(0, len(blocks) - 1))


def _sizes(blocks: list[int]) -> list[int]:
    return [block.bit_count() for block in blocks]
