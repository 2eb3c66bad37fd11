"""The map of a scenario while it is being planned: the provinces that a case names, and own ones for pieces that need
no name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from stammtisch.games.era.board import NOTHING, Board, Borders, Province
from stammtisch.games.era.words import DESERT, GRAIN, TRIBES, WATER

ROW = ("L1", "L2", "L3", "L4", "L5", "L6")
"""The land provinces that border one another in a row in every case."""
_SEA = re.compile(r"S\d+$")


@dataclass
class Site:
    """A province and what lies on it; seats are numbers, -1 is nobody."""

    id: str
    sea: bool
    terrain: int = DESERT
    food: bool = False
    luxury: int = NOTHING
    military: int = NOTHING
    home: int = NOTHING
    barbarian: bool = False
    dot: bool = True
    areas: tuple[str, ...] = ()
    inside: bool = True
    only_by_fleet: bool = False
    owner: int = -1
    vassals: int = 0
    fresh: int = 0
    city: bool = False
    post: int = -1
    battlefield: int = 0
    hamlet: int = -1
    used: bool = False
    in_army: bool = False
    fleets: dict[int, int] = field(default_factory=dict)
    stack: tuple[int, ...] = ()
    controller: int = -1

    def province(self) -> Province:
        """What is printed there."""
        return Province(
            id=self.id, name=self.id, sea=self.sea, terrain=WATER if self.sea else self.terrain, food=self.food,
            luxury=self.luxury, military=self.military, home=self.home, barbarian=self.barbarian, dot=self.dot,
            areas=self.areas,
        )  # fmt: skip


class Plan:
    """`sites` by id; `borders`: pairs of ids; `costs` of sea borders; `made`: the sites that no name stands for, with
    the seat they were made for.
    """

    def __init__(self) -> None:
        self.sites: dict[str, Site] = {}
        self.borders: set[tuple[str, str]] = set()
        self.costs: dict[tuple[str, str], int] = {}
        self.made: dict[str, int] = {}
        self._last: dict[int, str] = {}
        for one in ROW:
            self.site(one)
        for one, other in pairwise(ROW):
            self.border(one, other)

    def site(self, name: str, described: Mapping[str, Any] | None = None) -> Site:
        """The site of a name, made if it is new: S with a number is a sea, all else land unless it has fleets."""
        if name not in self.sites:
            given = described or {}
            sea = bool(_SEA.match(name)) or "fleets" in given or "fish" in given or given.get("sea") is True
            self.sites[name] = Site(name, sea)
        return self.sites[name]

    def own(self, seat: int, count: int = 1, apart: bool = False) -> list[Site]:
        """So many land provinces with a vassal of `seat` each, one block with those made for him unless `apart`."""
        found: list[Site] = []
        for _ in range(count):
            site = self.nameless(seat)
            site.owner, site.vassals = seat, 1
            if not apart:
                if seat in self._last:
                    self.border(self._last[seat], site.id)
                self._last[seat] = site.id
            found.append(site)
        return found

    def nameless(self, seat: int, sea: bool = False) -> Site:
        """A province that borders nothing."""
        site = Site(f"~{len(self.made) + 1}", sea)
        self.sites[site.id] = site
        self.made[site.id] = seat
        return site

    def own_sea(self, seat: int, fleets: int = 1, fish: bool = False) -> Site:
        """A sea with so many fleets of `seat`."""
        site = self.nameless(seat, sea=True)
        site.fleets, site.food = {seat: fleets}, fish
        return site

    def border(self, one: str, other: str) -> None:
        """Two provinces border each other."""
        if one != other:
            self.borders.add((min(one, other), max(one, other)))

    def bordering(self, name: str) -> set[str]:
        """The names of the provinces that border one."""
        return {other if one == name else one for one, other in self.borders if name in (one, other)}

    def land_of(self, seat: int) -> list[Site]:
        """The land provinces with a piece of `seat`."""
        return [
            site for site in self.sites.values() if not site.sea and site.owner == seat and (site.vassals or site.city)
        ]

    def seas_of(self, seat: int) -> list[Site]:
        """The seas with fleets of `seat`."""
        return [site for site in self.sites.values() if site.fleets.get(seat)]

    def join_loose_ends(self) -> None:
        """Seas of which no border with a sea is told border one another in a row; land that nothing borders touches
        every sea that is named. eot.1.3.A.2-65: what only fleets reach borders no land.
        """
        self.borders = {pair for pair in self.borders if not self._over_land_to_fleets_only(*pair)}
        seas = sorted(name for name, site in self.sites.items() if site.sea and name not in self.made)
        joined = any(self.sites[one].sea and self.sites[other].sea for one, other in self.borders)
        if not joined:
            for one, other in pairwise(seas):
                self.border(one, other)
        for name, site in self.sites.items():
            if not site.sea and name not in self.made and not self.bordering(name):
                for sea in seas:
                    self.border(name, sea)

    def _over_land_to_fleets_only(self, one: str, other: str) -> bool:
        sites = (self.sites[one], self.sites[other])
        return any(site.only_by_fleet for site in sites) and not any(site.sea for site in sites)

    def board(self, tribes: list[int]) -> Board:
        """The map in play."""
        names = list(self.sites)
        number = {name: place for place, name in enumerate(names)}
        by_water: list[list[tuple[int, int]]] = [[], [], []]
        for one, other in sorted(self.borders):
            by_water[self.sites[one].sea + self.sites[other].sea].append((number[one], number[other]))
        land, coast, sea = by_water
        costs = {(min(number[a], number[b]), max(number[a], number[b])): cost for (a, b), cost in self.costs.items()}
        in_play = sum(1 << number[name] for name, site in self.sites.items() if site.inside)
        provinces = [site.province() for site in self.sites.values()]
        return Board("scenario", provinces, Borders(land, coast, sea, costs), in_play, tribes or range(len(TRIBES)))


def grain(site: Site) -> Site:
    """A grain province."""
    site.terrain, site.food = GRAIN, True
    return site
