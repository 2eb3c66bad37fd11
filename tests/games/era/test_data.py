"""The map and the tables are whole, agree with the rules' figures and name their sources."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import pytest

from stammtisch.engine.ledger import load
from stammtisch.games.era.board import Board, provinces_in
from stammtisch.games.era.board_data import board_data, standard_board, variant_ids
from stammtisch.games.era.game import GAME
from stammtisch.games.era.setting import make_setting
from stammtisch.games.era.state import HIGHEST_MORALE, LOWEST_MORALE
from stammtisch.games.era.table_files import BLACK, RED, TABLES, WHITE, standard_tables
from stammtisch.games.era.table_options import TABLE_OPTIONS, VARIANTS, Options
from stammtisch.games.era.words import (
    AGRICULTURE,
    AREAS,
    CARDS,
    ERAS,
    FIELDS,
    GERMANICS,
    GRAIN,
    HAMLETS,
    LUXURY_GOODS,
    ROMANS,
    TRIBES,
)

DATA = board_data()
PROVINCES = {province.id: province for province in DATA.provinces}
FIGURES: dict[str, Any] = tomllib.loads(TABLES.read_text(encoding="utf-8"))
SOURCES = {"rulebook", "mod", "inferred", "designed"}
NAMED = [str(variant) for variant in VARIANTS if variant != "by_players"]


def whole(**chosen: Any) -> Board:
    """The board of a variant, the whole map if none is named."""
    return standard_board(0, Options(**{"variant": "five", **chosen}))


@pytest.fixture(params=NAMED)
def board(request: pytest.FixtureRequest) -> Board:
    """The board of each variant in turn."""
    return whole(variant=request.param)


# --- the map ----------------------------------------------------------------------------------------------------------


def test_each_border_is_written_once_and_joins_two_provinces_of_the_right_kind() -> None:
    """eot.8-17."""
    kinds = {"land_borders": {"land"}, "coast_borders": {"land", "sea"}, "sea_borders": {"sea"}}
    seen: list[tuple[str, str]] = []
    for name, wanted in kinds.items():
        for one, other in getattr(DATA, name):
            assert {PROVINCES[one].kind, PROVINCES[other].kind} == wanted
            assert one < other
            seen.append((one, other))
    assert len(seen) == len(set(seen)) == 311 + 145 + 90


def test_borders_are_symmetric_in_every_variant(board: Board) -> None:
    for number in range(board.size):
        assert all(number in board.land_next[other] for other in board.land_next[number])
        assert all(number in board.coast[other] for other in board.coast[number])
        assert all((number, cost) in board.sea_next[other] for other, cost in board.sea_next[number])
        assert all(board.touch[other] >> number & 1 for other in provinces_in(board.touch[number]))


def test_nothing_borders_what_is_not_in_play(board: Board) -> None:
    """eot.0.3-02."""
    for number in range(board.size):
        outside = not board.in_play >> number & 1
        assert board.touch[number] & ~board.in_play == (1 << number if outside else 0)


def test_the_part_in_play_hangs_together_over_land_and_sea(board: Board) -> None:
    """eot.0.3-02."""
    reached = board.in_play & -board.in_play
    while (more := board.around(reached)) != reached:
        reached = more
    assert reached == board.in_play


def test_there_are_fifteen_variants() -> None:
    """eot.0.3-01, eot.0.3-06: six for two players, four for three, four for four, and the whole map."""
    assert {count: len(variant_ids(count)) for count in (2, 3, 4, 5)} == {2: 6, 3: 4, 4: 4, 5: 1}
    assert {variant.id for variant in DATA.variants} == set(NAMED)


def test_the_whole_map_is_used_with_five_and_more_players() -> None:
    """eot.0.3-03."""
    for players in (5, 6):
        board = standard_board(players, Options())
        assert board.name == "five"
        assert set(board.tribes) == set(range(10))
        assert {province.area for province in DATA.provinces} == {area.id for area in DATA.areas}


def test_each_number_of_players_has_enough_tribes_to_choose_from(board: Board) -> None:
    """eot.0.5-04: nobody is left without a tribe in the variants for a number of players."""
    players = next(variant.players for variant in DATA.variants if variant.id == board.name)
    assert len(board.tribes) >= players


def test_a_group_may_use_an_area_for_one_player_more_or_the_whole_map() -> None:
    """eot.0.3-05."""
    assert standard_board(2, Options(variant="three1")).name == "three1"
    assert standard_board(3, Options(variant="five")).name == "five"


def test_homes_of_offered_tribes_lie_inside_and_of_all_others_outside(board: Board) -> None:
    """eot.0.3-01, eot.0.3-02."""
    for tribe in range(len(TRIBES)):
        homes = [place for place, province in enumerate(board.provinces) if province.home == tribe]
        inside = [place for place in homes if board.in_play >> place & 1]
        assert inside == (homes if tribe in board.tribes else [])


def test_romans_and_germanics_have_two_homes_and_all_others_three() -> None:
    """eot.0.6.3-04, R-016; the third ones are an option."""
    board = whole()
    counts = {tribe: len(board.homes[tribe]) for tribe in range(len(TRIBES))}
    assert counts == {tribe: 2 if tribe in (ROMANS, GERMANICS) else 3 for tribe in range(len(TRIBES))}
    assert {len(homes) for homes in whole(home_provinces="three").homes} == {3}


def test_the_homes_of_a_tribe_lie_in_one_area_of_its_own() -> None:
    areas = [{province.area for province in DATA.provinces if province.home == tribe} for tribe in TRIBES]
    assert all(len(area) == 1 for area in areas)
    assert len(set().union(*areas)) == 10


def test_every_province_lies_in_one_hexagon_or_faraway_country() -> None:
    """eot.8-02."""
    hexagons = [area for area in DATA.areas if area.col is not None]
    assert len(hexagons) == 44
    assert sorted(area.id for area in DATA.areas if area.col is None) == ["greenland", "south_america"]
    assert all(area.id == f"c{area.col}r{area.row}" for area in hexagons)
    assert all(len(province.areas) == 1 for province in whole().provinces)


def test_there_are_162_land_and_51_sea_provinces_of_which_three_cannot_be_settled() -> None:
    board = whole()
    assert (board.land.bit_count(), board.sea.bit_count()) == (162, 51)
    bare = {board.provinces[place].id for place in provinces_in(board.in_play & ~board.dotted)}
    assert bare == {"sarmatia", "alania", "arabia_interior"}


def test_goods_are_as_many_as_the_tokens_in_the_box() -> None:
    """eot.C-04, eot.C-05."""
    goods = Counter(province.goods for province in DATA.provinces if province.goods)
    luxury = {"beer": 4, "ivory": 4, "spices": 3, "cloth": 3, "diamonds": 3, "furs": 5, "gold": 6, "wine": 7}
    assert goods == {**luxury, "horse": 4, "ore": 3}
    board = whole()
    assert board.luxury.bit_count() == 35
    assert {kind: board.luxury_of[place].bit_count() for place, kind in enumerate(LUXURY_GOODS)} == luxury
    assert (board.horse.bit_count(), board.ore.bit_count()) == (4, 3)
    assert not (board.luxury | board.horse | board.ore) & board.sea


def test_there_are_51_food_symbols_and_grain_grows_where_the_terrain_says_so() -> None:
    """eot.8-13, eot.8-14, eot.8-16."""
    board = whole()
    with_food = sum(1 << place for place, province in enumerate(board.provinces) if province.food)
    assert with_food & board.land == board.terrain[GRAIN]
    assert (board.terrain[GRAIN].bit_count(), board.fish.bit_count()) == (28, 23)


def test_eight_barbarians_are_printed_on_the_rim() -> None:
    """eot.0.8-03."""
    board = whole()
    assert board.barbarian.bit_count() == 8
    assert not board.barbarian & board.home_mask[ROMANS]
    assert all(province.home is None for province in DATA.provinces if province.barbarian)


def test_faraway_countries_are_in_play_with_the_area_beside_them_only(board: Board) -> None:
    """eot.0.3-04: Greenland hangs on the Ocean of Thule, South America on the Hesperian Sea."""
    areas = set(next(variant.areas for variant in DATA.variants if variant.id == board.name))
    for country, beside, gate, cost in (
        ("greenland", "c2r1", ("mare_groenlandicum", "oceanus_thulensis"), 2),
        ("south_america", "c1r5", ("mare_antillarum", "mare_hesperium"), 3),
    ):
        assert (country in areas) == (beside in areas)
        inner, outer = (board.number[name] for name in gate)
        assert (outer, cost) in board.sea_next[inner] or country not in areas


def test_straits_are_bridged_only_if_the_table_chose_so() -> None:
    """R-061."""
    plain, bridged = whole(), whole(strait_links="on")
    for one, other, _ in DATA.sea_bridges:
        here, there = plain.number[one], plain.number[other]
        assert there not in plain.land_next[here]
        assert there in bridged.land_next[here]
    assert len(DATA.sea_bridges) == 8


def test_every_value_of_the_map_names_its_source() -> None:
    for province in DATA.provinces:
        assert {"name", "kind", "food", "goods", "home", "barbarian", "area", "settleable"} <= set(province.source)
        assert set(province.source.values()) <= SOURCES
        assert ("terrain" in province.source) == (province.kind == "land")


# --- the tables -------------------------------------------------------------------------------------------------------


def values(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each value of the tables: its path, and the table it stands in."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from values(value, f"{path}{name}.")
        elif not name.endswith(("source", "note")):
            yield f"{path}{name}", table


def test_every_value_of_the_tables_names_its_source() -> None:
    for path, table in values(FIGURES):
        named = [value for name, value in table.items() if name == "source" or name.endswith("_source")]
        assert named, path
        assert set(named) <= SOURCES, path


@pytest.mark.parametrize("option", [option for option in TABLE_OPTIONS if option.name not in ("length", "variant")])
def test_every_choice_of_a_table_option_can_be_set_up(option: Any) -> None:
    for value in option.values:
        setting = make_setting(4, {option.name: value})
        assert setting.board.in_play
        assert setting.options.chosen() == ({} if value == option.default else {option.name: value})


def test_the_morale_track_has_five_fields_above_and_ten_below_the_start_box() -> None:
    """eot.1.1-10, eot.1.1-11, eot.1.1-12, R-001."""
    tables = standard_tables(Options())
    assert len(tables.morale_values) == 16
    assert (HIGHEST_MORALE, LOWEST_MORALE) == (5, -10)
    assert [tables.morale_value(field) for field in (5, 4, 3, 2, 1, 0)] == [5, 4, 3, 2, 1, 0]
    assert [tables.morale_value(field) for field in range(-1, -11, -1)] == [-1, -1, -2, -2, -3, -3, -4, -4, -5, -5]


def test_the_influence_track_is_coloured_as_ruled() -> None:
    """eot.C-24, R-002: 45 fields; each third one is black, each fifth one red unless it is black."""
    colours = standard_tables(Options()).track_colours
    assert len(colours) == 45
    for field, colour in enumerate(colours):
        assert colour == (BLACK if field % 3 == 0 else RED if field % 5 == 0 else WHITE)


def test_the_barbarian_chart_has_a_row_for_each_era() -> None:
    """eot.C-25, R-003."""
    chart = ((0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 4))
    assert standard_tables(Options()).barbarian_chart == chart
    assert len(chart) == len(ERAS)


def test_taxes_yield_six_and_two_more_for_each_city() -> None:
    """eot.1.3.C-03, eot.1.3.C-04, R-004."""
    yields = standard_tables(Options()).tax_yield
    assert (yields[0], yields[5]) == (6, 16)
    assert yields == tuple(6 + 2 * cities for cities in range(9))


LADDERS = [
    ("fleet_price", (0, 2, 3, 4, 6), "eot.1.3.A.2-03"),
    ("army_price", (0, 1, 2, 3, 4), "eot.1.3.A.2-08"),
    ("fleet_mp", (0, 2, 4, 6, 10), "eot.1.3.A.2-48"),
    ("city_limit", (0, 2, 4, 6, 8), "eot.1.3.A.3-03"),
    ("price", (0, 4, 8, 16, 32), "eot.1.3.E-03"),
    ("surcharge", (0, 0, 2, 5, 10), "eot.1.3.E-04"),
    ("straggler_price", (0, 3, 6, 12, 24), "eot.1.3.E-06"),
    ("agriculture_food", (0, 2, 1, 2, 3), "eot.1.3.E-17"),
    ("commerce_marker", (0, 1, 3, 6, 11), "eot.1.3.E-36"),
]
"""Figures by level: the table, the start field and levels I to IV, the rule whose `numbers` name I to IV."""


@pytest.mark.parametrize(("name", "figures", "rule"), LADDERS, ids=[name for name, _, _ in LADDERS])
def test_figures_by_level_are_those_of_the_rules(name: str, figures: tuple[int, ...], rule: str) -> None:
    """R-005."""
    numbers = load(GAME.data_folder).rules[rule].numbers
    assert getattr(standard_tables(Options()), name) == figures
    by_level = dict(zip(("I", "II", "III", "IV"), figures[1:], strict=True))
    assert {level: number for level, number in numbers.items() if level in by_level} == {
        level: number for level, number in by_level.items() if number
    }


def test_culture_and_half_prices_are_those_of_the_rules() -> None:
    """eot.1.3.E-13, eot.1.3.E-20, eot.1.3.E-21, eot.1.3.E-22, eot.1.3.E-23, eot.4-01, eot.4-08, eot.4-11, eot.4-18."""
    tables = standard_tables(Options())
    assert tables.culture_ip == (0, 1, 2, 2, 4)
    assert tables.culture_morale == (0, 2, 0, 0, 0)
    assert tables.circuses_bonus == (0, 0, 1, 3, 3)
    assert tables.half_price == (0, 2, 4, 8, 16)
    halved = {TRIBES[tribe]: AREAS[area] for tribe, area in tables.half_price_areas.items()}
    assert halved == {"egyptians": "architecture", "gauls": "culture", "iberians": "navigation", "romans": "mechanics"}


@pytest.mark.parametrize(
    ("chosen", "points"),
    [("11223", (1, 1, 2, 2, 3)), ("11233", (1, 1, 2, 3, 3)), ("11123", (1, 1, 1, 2, 3))],
)
def test_vassals_move_as_the_chosen_table_says(chosen: str, points: tuple[int, ...]) -> None:
    """eot.1.3.A.2-24, eot.1.3.A.2-25, eot.1.3.A.2-26, eot.1.3.A.2-27, R-045."""
    assert standard_tables(Options(vassal_mp=chosen)).vassal_mp == points


def test_branches_rest_on_the_areas_of_the_ruling() -> None:
    """eot.1.3.E-46, eot.1.3.E-47, eot.1.3.E-48, R-129: one before, one behind, and both."""
    branches = standard_tables(Options()).branches
    for area in range(len(AREAS)):
        before, behind = (area - 1) % len(AREAS), (area + 1) % len(AREAS)
        assert branches[area] == ((), (), (before,), (behind,), (before, behind))
    ring = standard_tables(Options(branches="ring")).branches
    assert {frozenset(rests) for rests in ring[AGRICULTURE][2:]} == {frozenset((1, 5))}
    cut = standard_tables(Options(branches="cut_wheel")).branches
    assert [len(levels[4]) for levels in cut] == [1, 2, 1, 1, 2, 1]


def test_eras_ask_for_and_give_what_the_rules_say() -> None:
    """eot.1.3.G-18, eot.1.3.G-19, eot.1.3.G-20, eot.1.3.G-21, eot.1.3.G-22."""
    tables = standard_tables(Options())
    assert tables.requirements[1:] == ((3, 1, 4), (4, 3, 8), (5, 5, 12), (6, 6, 18), (6, 8, 20))
    assert tables.era_morale == (0, 0, 3, 5, 6, 0)


def test_goals_are_those_of_the_length_of_the_game() -> None:
    """eot.0.1-03, eot.2.1-05, eot.2.1-06, eot.2.1-07, eot.2.1-11, eot.2.1-12, eot.2.1-13, eot.0.6.5-02, R-008."""
    tables = standard_tables(Options())
    assert tables.glorious == {"normal": (27, 25, 23, 21, 19, 17), "long": (49, 44, 40, 37, 34, 31)}
    assert tables.parade_start == tables.glorious
    assert (tables.technological, tables.dominating) == ({"normal": 15, "long": 22}, {"normal": 25, "long": 35})


def test_there_are_forty_hamlets_half_of_them_green() -> None:
    """eot.C-14, eot.C-26, eot.5-04, eot.5-07, eot.5-08, eot.5-09, eot.5-10, eot.5-11, eot.5-12, eot.5-13, eot.5-14,
    eot.8-24."""
    counts = dict(zip(HAMLETS, standard_tables(Options()).hamlets, strict=True))
    assert sum(counts.values()) == 40
    green = {
        "morale_2": 3,
        "morale_3": 3,
        "influence": 3,
        "strength": 3,
        "thalers_2": 3,
        "thalers_3": 3,
        "thalers_5": 2,
    }
    assert {kind: counts[kind] for kind in green} == green
    assert sum(green.values()) == 20
    assert all(counts[kind] == 2 for kind in HAMLETS if kind not in green)


def test_red_hamlets_score_by_the_steps_of_the_rules() -> None:
    """eot.5-15, eot.5-16, eot.5-17, eot.5-18, eot.5-19, eot.5-20, eot.5-21, eot.5-22."""
    rules = load(GAME.data_folder).rules
    for kind, (steps, number) in enumerate(zip(standard_tables(Options()).hamlet_scores, range(15, 23), strict=True)):
        numbers = rules[f"eot.5-{number}"].numbers
        assert steps == tuple(numbers[f"t{step}"] for step in range(1, 6)), HAMLETS[9 + kind]


def test_supplies_are_as_large_as_the_box_says() -> None:
    """eot.C-09, eot.C-12, eot.C-17, R-006."""
    tables = standard_tables(Options())
    assert (tables.treaties, tables.battlefields) == (30, 24)
    assert tables.treaties + tables.battlefields == 54
    assert (tables.grey_leaders, tables.legions) == (8, 5)


def test_horses_and_norse_fleets_move_two_points_further() -> None:
    """eot.1.3.A.2-28, eot.4-20."""
    tables = standard_tables(Options())
    assert (tables.horse_mp, tables.norse_fleet_mp) == (2, 2)


def test_words_are_as_many_as_what_they_name() -> None:
    """eot.4-32, eot.C-06, eot.1.3-07, eot.1.3.E-02, eot.1.3.E-11: ten tribes, fifteen cards, seven fields."""
    assert (len(TRIBES), len(CARDS), len(FIELDS), len(AREAS), len(ERAS)) == (10, 15, 7, 6, 6)
    for words in (TRIBES, CARDS, FIELDS, AREAS, ERAS, HAMLETS, LUXURY_GOODS):
        assert all(one != other for one, other in combinations(words, 2))
    order = load(GAME.data_folder).rules["eot.1.3.E-11"].numbers["order"]
    assert tuple(order.split(",")) == AREAS
