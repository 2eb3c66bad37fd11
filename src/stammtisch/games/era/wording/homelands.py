"""Where a tribe begins: what its influence card counts may lie there, or a step away."""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.engine.options import Argument
from stammtisch.games.era.board import Board, provinces_in
from stammtisch.games.era.wording.arguments import named, word
from stammtisch.games.era.words import TERRAINS, TRIBES


def homeland(board: Board, tribe: int) -> dict[str, Argument]:
    """eot.0.6.3-01: the arguments of `era-then-tribe`: what the tribe is good at, the names of its home provinces, how
    many of each terrain these are, and how many with all land that borders them.
    """
    homes, around = board.homes[tribe], 0
    for home in homes:
        around |= 1 << home | board.land_mask[home]
    return {
        "about": named("tribe", f"{TRIBES[tribe]}-about"),
        "homes": {"names": [board.provinces[home].name for home in homes]},
        "terrain": _terrains(board, homes),
        "around": _terrains(board, provinces_in(around & board.dotted)),
    }


def _terrains(board: Board, provinces: Iterable[int]) -> Argument:
    found = [TERRAINS[board.provinces[province].terrain] for province in provinces]
    counts = {f"era-terrains-{terrain}": found.count(terrain) for terrain in TERRAINS if terrain in found}
    return {"count": counts} if counts else word("era-nothing")
