"""The area hexagons, and what of them each variant of the map takes in."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from tools.board.grid import Grid, neighbours
from tools.board.sources import Hexagon, Sources, area_id, tribe_word

COUNTRIES = {"greenland": "Greenland", "south_america": "South America"}
PLAYERS = {"two": 2, "three": 3, "four": 4, "five": 5}

Edge = tuple[Hexagon, Hexagon]


def areas(sources: Sources, grid: Grid, with_tokens: set[str]) -> list[dict[str, Any]]:
    """The hexagons by their ids, then the faraway countries. `evidence` tells what shows that the hexagon is there: a
    token, a boundary marker beside it, or nothing.
    """
    beside_markers = {hexagon for x, z, _ in sources.mod.markers() for hexagon in grid.nearest((x, z), 2)}
    found = []
    for column, row in sources.hexagons():
        name = area_id(column, row)
        evidence = "mod" if name in with_tokens else "mod-marker" if (column, row) in beside_markers else "inferred"
        place = {"col": column + 4, "row": int(name.partition("r")[2])}
        found.append(
            {"id": name, "name": sources.decisions["area_names"][f"{column},{row}"], **place, "evidence": evidence}
        )
    found.sort(key=lambda area: str(area["id"]))
    return found + [
        {"id": country, "name": name, "col": None, "row": None, "evidence": "mod"}
        for country, name in COUNTRIES.items()
    ]


def variants(sources: Sources, grid: Grid, tribes_at: Mapping[Hexagon | None, str]) -> list[dict[str, Any]]:
    """The variants by their ids. What is in play is whatever hangs together with the homes of the variant's tribes
    without crossing a marked edge.
    """
    from_mod = sources.mod.variants
    closures = {
        entry["variant"]: [_edge(one, other) for one, other in entry["edges"]]
        for entry in sources.decisions["closures"]
    }
    nearby = _nearby(sources)
    homes = {tribe: area_id(*hexagon) for hexagon, tribe in tribes_at.items() if hexagon is not None}
    found = []
    for name in sorted(from_mod):
        closed = closures.get(name, [])
        marked = [grid.edge_at((x, z)) for x, z, _ in from_mod[name]["markers"]]
        barred = {frozenset(area_id(*hexagon) for hexagon in edge) for edge in (*marked, *closed)}
        tribes = sorted(tribe_word(tribe) for tribe in from_mod[name]["tribes"])
        found.append(
            {
                "id": name,
                "players": PLAYERS[name.rstrip("0123456789")],
                "tribes": tribes,
                "areas": _reached([homes[tribe] for tribe in tribes], nearby, barred),
                "inferred_closures": sorted([area_id(*one), area_id(*other)] for one, other in closed),
            }
        )
    return found


def _edge(one: list[int], other: list[int]) -> Edge:
    return (one[0], one[1]), (other[0], other[1])


def _nearby(sources: Sources) -> dict[str, list[str]]:
    """The areas beside each area; faraway countries hang on the grid by a decision."""
    hexagons = sources.hexagons()
    nearby = {
        area_id(*hexagon): [area_id(*each) for each in neighbours(hexagon) if each in hexagons] for hexagon in hexagons
    }
    for entry in sources.decisions["area_links"]:
        one, other = entry["between"]
        nearby.setdefault(one, []).append(other)
        nearby.setdefault(other, []).append(one)
    return nearby


def _reached(starts: list[str], nearby: dict[str, list[str]], barred: set[frozenset[str]]) -> list[str]:
    reached = set(starts)
    waiting = deque(starts)
    while waiting:
        area = waiting.popleft()
        for other in nearby[area]:
            if other not in reached and frozenset((area, other)) not in barred:
                reached.add(other)
                waiting.append(other)
    return sorted(reached)
