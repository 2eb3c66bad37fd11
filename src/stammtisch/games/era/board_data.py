"""The map read from `data/board.json`: provinces, borders and variants, every value with its source there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import msgspec

from stammtisch.engine.game import SetupError
from stammtisch.games.era.board import NOTHING, Board, Borders, Province, provinces_in
from stammtisch.games.era.map_files import put_over
from stammtisch.games.era.owner_tables import owner_tables
from stammtisch.games.era.table_options import Options
from stammtisch.games.era.words import DESERT, LUXURY_GOODS, MILITARY_GOODS, TERRAINS, TRIBES, WATER

BOARD = Path(__file__).parent / "data" / "board.json"


class ProvinceData(msgspec.Struct, forbid_unknown_fields=True):
    """A province as the file has it; `source` tells for each value where it comes from."""

    id: str
    name: str
    kind: str
    area: str
    source: dict[str, str]
    terrain: str | None = None
    food: str | None = None
    goods: str | None = None
    home: str | None = None
    home_inferred: bool = False
    barbarian: bool = False
    dot: bool = True


class AreaData(msgspec.Struct, forbid_unknown_fields=True):
    """eot.8-02: a hexagon of the map: its column and row from the top left; faraway countries have none."""

    id: str
    name: str
    col: int | None
    row: int | None
    evidence: str


class VariantData(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the map for so many players: its hexagons and the tribes it offers."""

    id: str
    players: int
    tribes: list[str]
    areas: list[str]
    inferred_closures: list[list[str]]


class BoardData(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file. Borders are pairs of province ids in rising order; `sea_costs` name the movement points of those
    sea borders that cost more than one.
    """

    note: str
    provinces: list[ProvinceData]
    areas: list[AreaData]
    variants: list[VariantData]
    land_borders: list[tuple[str, str]]
    coast_borders: list[tuple[str, str]]
    sea_borders: list[tuple[str, str]]
    sea_bridges: list[tuple[str, str, str]]
    sea_costs: list[tuple[str, str, int]]


@dataclass(frozen=True, slots=True)
class _Map:
    provinces: tuple[Province, ...]
    borders: Borders
    bridges: tuple[tuple[int, int], ...]
    inferred_homes: int


@cache
def board_data(tables: str = "") -> BoardData:
    """The map of the project, with the values of an owner's file with the hash `tables` put over it.

    SetupError if this file is not laid or something in it is wrong.
    """
    printed = msgspec.json.decode(BOARD.read_bytes(), type=BoardData)
    over = owner_tables(tables)
    return printed if over is None else put_over(printed, over.values, over.name)


def variant_ids(players: int) -> list[str]:
    """eot.0.3-06: the variants printed for so many players."""
    return [variant.id for variant in board_data().variants if variant.players == players]


def standard_board(players: int, options: Options) -> Board:
    """eot.0.3-01 to eot.0.3-05: the map of a variant; SetupError if it offers too few tribes for so many players."""
    chosen = options.variant
    if chosen == "by_players":
        fitting = variant_ids(max(2, min(players, 5)))
        chosen = fitting[0] if fitting else "five"
    board = _board(chosen, options.home_provinces, options.strait_links, options.tables)
    if len(board.tribes) < players:
        raise SetupError(
            "bad_variant", f"variant '{chosen}' has {len(board.tribes)} tribes, too few for {players} players"
        )
    return board


def check_variant(options: Options, name: str) -> None:
    """SetupError names the variant that an owner's file has made impossible: a tribe without a home, or a part in play
    that does not hang together.
    """
    board = standard_board(0, options)
    path = f"{name}: variants.{board.name}"
    for tribe in board.tribes:
        if not board.homes[tribe]:
            raise SetupError("bad_table", f"{path}: no home of the {TRIBES[tribe]} is in play")
    apart = board.in_play & ~_reached(board)
    if apart:
        province = board.provinces[next(provinces_in(apart))].id
        raise SetupError("bad_table", f"{path}: from the rest of the map nothing leads to '{province}'")


def _reached(board: Board) -> int:
    """What hangs together with the first province in play, over land and sea."""
    reached = board.in_play & -board.in_play
    while (more := board.around(reached)) != reached:
        reached = more
    return reached


@cache
def _board(variant: str, home_provinces: str, strait_links: str, tables: str) -> Board:
    data = next(each for each in board_data(tables).variants if each.id == variant)
    printed = _printed(tables)
    areas = frozenset(data.areas)
    in_play = sum(1 << number for number, province in enumerate(printed.provinces) if areas.issuperset(province.areas))
    provinces = printed.provinces
    if home_provinces == "two":
        provinces = tuple(
            replace(province, home=NOTHING) if printed.inferred_homes >> number & 1 else province
            for number, province in enumerate(provinces)
        )
    borders = printed.borders
    if strait_links == "on":
        borders = replace(borders, land=(*borders.land, *printed.bridges))
    return Board(variant, provinces, borders, in_play, [TRIBES.index(tribe) for tribe in data.tribes])


@cache
def _printed(tables: str) -> _Map:
    data = board_data(tables)
    number = {province.id: place for place, province in enumerate(data.provinces)}

    def pairs(names: list[tuple[str, str]]) -> tuple[tuple[int, int], ...]:
        return tuple((number[one], number[other]) for one, other in names)

    costs = {
        (min(number[one], number[other]), max(number[one], number[other])): cost for one, other, cost in data.sea_costs
    }
    return _Map(
        provinces=tuple(_province(each) for each in data.provinces),
        borders=Borders(pairs(data.land_borders), pairs(data.coast_borders), pairs(data.sea_borders), costs),
        bridges=tuple((number[one], number[other]) for one, other, _ in data.sea_bridges),
        inferred_homes=sum(1 << number[each.id] for each in data.provinces if each.home_inferred),
    )


def _province(data: ProvinceData) -> Province:
    sea = data.kind == "sea"
    terrain = WATER if sea else DESERT if data.terrain is None else TERRAINS.index(data.terrain)
    return Province(
        id=data.id,
        name=data.name,
        sea=sea,
        terrain=terrain,
        food=data.food is not None,
        luxury=LUXURY_GOODS.index(data.goods) if data.goods in LUXURY_GOODS else NOTHING,
        military=MILITARY_GOODS.index(data.goods) if data.goods in MILITARY_GOODS else NOTHING,
        home=NOTHING if data.home is None else TRIBES.index(data.home),
        barbarian=data.barbarian,
        dot=data.dot,
        areas=(data.area,),
    )
