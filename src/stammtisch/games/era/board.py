"""The map of one game: provinces, borders, goods, homes; shared by all its states and never changed.

Provinces are numbered from 0. Sets of provinces are ints with one bit a province (`1 << province`), so that questions
such as "which forests does this tribe hold" are one `&`. What lies outside the chosen variant keeps its number but
takes part in no border and no set.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from stammtisch.engine.objects import Constant
from stammtisch.games.era.words import DESERT, LUXURY_GOODS, NO_TRIBE, TRIBES, WATER

NOTHING = 255
"""The place of a number that is not there: no token, no tribe."""


def provinces_in(mask: int) -> Iterator[int]:
    """The provinces of a set, rising.

    >>> list(provinces_in(0b10110))
    [1, 2, 4]
    """
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@dataclass(frozen=True, slots=True)
class Province:
    """eot.8-17: what is printed on one province.

    `luxury`, `home`: numbers in `words`, NOTHING if there is none; `military`: 0 horse, 1 ore, NOTHING; `food`: grain
    or fish symbol; `dot`: it may be settled (land) or sailed (sea); `areas`: the hexagons it lies in.
    """

    id: str
    name: str
    sea: bool = False
    terrain: int = DESERT
    food: bool = False
    luxury: int = NOTHING
    military: int = NOTHING
    home: int = NOTHING
    barbarian: bool = False
    dot: bool = True
    areas: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Borders:
    """Who borders whom, as pairs of province numbers. `sea_cost`: sea borders that cost more than one movement point
    (eot.1.3.A.2-64), by the pair in rising order.
    """

    land: Sequence[tuple[int, int]] = ()
    coast: Sequence[tuple[int, int]] = ()
    sea: Sequence[tuple[int, int]] = ()
    sea_cost: Mapping[tuple[int, int], int] = field(default_factory=dict)


class Board(Constant):
    """A map in play.

    `provinces`: all of them, by number; `number`: their numbers by id; `in_play`: the set inside the variant;
    `seas`: the sea provinces in play, rising.
    `land`, `sea`, `dotted`, `fish`, `luxury`, `horse`, `ore`, `barbarian`: sets (all within `in_play`); `terrain[t]`:
    the land of a terrain; `luxury_of[kind]`: the provinces with a kind of luxury good; `homes[tribe]`: home provinces,
    rising. `land_next[p]`: land that borders the land p; `coast[p]`: seas that border the land p, or land that borders
    the sea p; `sea_next[p]`: `(sea, movement points)` for each sea that borders the sea p. `land_mask[p]`:
    `land_next[p]` as a set; `touch[p]`: everything that borders p, and p itself. `areas[p]`: numbers of the hexagons of
    p.
    """

    __slots__ = (
        "areas", "barbarian", "coast", "coast_mask", "dotted", "fish", "home_mask", "homes", "horse", "in_play", "land",
        "land_mask", "land_next", "luxury", "luxury_of", "name", "number", "ore", "provinces", "sea", "sea_next",
        "seas", "size", "terrain", "touch", "tribes",
    )  # fmt: skip

    def __init__(
        self, name: str, provinces: Sequence[Province], borders: Borders, in_play: int, tribes: Sequence[int]
    ) -> None:
        """`tribes`: those that the variant offers."""
        self.name = name
        self.provinces = tuple(provinces)
        self.size = len(self.provinces)
        self.number = {province.id: number for number, province in enumerate(self.provinces)}
        self.in_play = in_play
        self.tribes = tuple(tribes)
        self._read_symbols()
        self._read_borders(borders)
        names = sorted({area for province in self.provinces for area in province.areas})
        index = {area: place for place, area in enumerate(names)}
        self.areas = tuple(tuple(index[area] for area in province.areas) for province in self.provinces)

    def _read_symbols(self) -> None:
        """eot.0.4-01, eot.0.8-02, eot.0.8-03: what provinces in play show, one token a symbol, as sets of provinces."""
        inside = [number for number in range(self.size) if self.in_play >> number & 1]
        shown = [(1 << number, self.provinces[number]) for number in inside]
        self.sea = sum(bit for bit, province in shown if province.sea)
        self.land = self.in_play & ~self.sea
        self.seas = tuple(provinces_in(self.sea))
        self.dotted = sum(bit for bit, province in shown if province.dot)
        self.fish = sum(bit for bit, province in shown if province.sea and province.food)
        self.luxury = sum(bit for bit, province in shown if province.luxury != NOTHING)
        self.horse = sum(bit for bit, province in shown if province.military == 0)
        self.ore = sum(bit for bit, province in shown if province.military == 1)
        self.barbarian = sum(bit for bit, province in shown if province.barbarian)
        self.terrain = tuple(
            sum(bit for bit, province in shown if not province.sea and province.terrain == terrain)
            for terrain in range(WATER)
        )
        self.luxury_of = tuple(
            sum(bit for bit, province in shown if province.luxury == kind) for kind in range(len(LUXURY_GOODS))
        )
        self.homes = tuple(
            tuple(number for number in inside if self.provinces[number].home == tribe) for tribe in range(len(TRIBES))
        )
        self.home_mask = (
            *(sum(1 << number for number in homes) for homes in self.homes),
            *(0,) * (NO_TRIBE + 1 - len(TRIBES)),
        )

    def _read_borders(self, borders: Borders) -> None:
        self.land_next = _next(self.size, borders.land, self.in_play)
        self.coast = _next(self.size, borders.coast, self.in_play)
        by_sea = _next(self.size, borders.sea, self.in_play)
        self.sea_next = tuple(
            tuple((other, borders.sea_cost.get((min(sea, other), max(sea, other)), 1)) for other in others)
            for sea, others in enumerate(by_sea)
        )
        self.land_mask = tuple(sum(1 << other for other in others) for others in self.land_next)
        self.coast_mask = tuple(sum(1 << other for other in others) for others in self.coast)
        self.touch = tuple(
            1 << number | self.land_mask[number] | self.coast_mask[number] | sum(1 << other for other in by_sea[number])
            for number in range(self.size)
        )

    def around(self, mask: int) -> int:
        """All provinces of a set and those that border them."""
        touched = 0
        for province in provinces_in(mask):
            touched |= self.touch[province]
        return touched

    def blocks(self, land: int) -> list[int]:
        """eot.1.3.A.2-31, eot.8-08: the blocks of a set of land provinces that hang together over land borders."""
        found: list[int] = []
        while land:
            block = growing = land & -land
            while growing:
                province = growing.bit_length() - 1
                new = self.land_mask[province] & land & ~block
                block |= new
                growing = (growing ^ 1 << province) | new
            found.append(block)
            land &= ~block
        return found


def _next(size: int, pairs: Sequence[tuple[int, int]], in_play: int) -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in range(size)]
    for one, other in pairs:
        if in_play >> one & 1 and in_play >> other & 1:
            found[one].add(other)
            found[other].add(one)
    return tuple(tuple(sorted(others)) for others in found)
