"""The board: sets, blocks, what touches what, by hand on a small map.

1 - 2 - 3     4         land, in a row, and an island
|   |         |
a - - - b - - c         sea: a borders 1 and 2, c borders 4
"""

from __future__ import annotations

import pytest

from stammtisch.engine.game import SetupError
from stammtisch.games.era.board import Board, Borders, Province, provinces_in
from stammtisch.games.era.board_data import standard_board
from stammtisch.games.era.table_options import Options
from stammtisch.games.era.words import FOREST, GAULS, GOLD, GRAIN, HILL, ROMANS, WATER

ONE, TWO, THREE, FOUR, A, B, C = range(7)
SMALL = (
    Province("1", "One", terrain=GRAIN, food=True, home=ROMANS, areas=("west",)),
    Province("2", "Two", terrain=FOREST, luxury=GOLD, areas=("west",)),
    Province("3", "Three", terrain=HILL, military=0, barbarian=True, areas=("east",)),
    Province("4", "Four", terrain=HILL, military=1, home=GAULS, dot=False, areas=("east",)),
    Province("a", "A", sea=True, terrain=WATER, food=True, areas=("west",)),
    Province("b", "B", sea=True, terrain=WATER, areas=("west",)),
    Province("c", "C", sea=True, terrain=WATER, areas=("east",)),
)
BORDERS = Borders(
    land=((ONE, TWO), (THREE, TWO)),
    coast=((ONE, A), (TWO, A), (FOUR, C)),
    sea=((A, B), (C, B)),
    sea_cost={(B, C): 2},
)
ALL = 0b1111111


def small(in_play: int = ALL) -> Board:
    """The small map, whole or a part of it."""
    return Board("small", SMALL, BORDERS, in_play, (ROMANS, GAULS))


def bits(*provinces: int) -> int:
    """A set of provinces."""
    return sum(1 << province for province in provinces)


def test_a_set_is_read_in_rising_order() -> None:
    assert list(provinces_in(0)) == []
    assert list(provinces_in(bits(0, 5, 200))) == [0, 5, 200]


def test_symbols_are_gathered_into_sets() -> None:
    """eot.8-13, eot.8-14, eot.8-16, eot.8-17."""
    board = small()
    assert (board.land, board.sea, board.seas) == (bits(ONE, TWO, THREE, FOUR), bits(A, B, C), (A, B, C))
    assert (board.fish, board.terrain[GRAIN], board.terrain[HILL]) == (bits(A), bits(ONE), bits(THREE, FOUR))
    assert (board.luxury, board.luxury_of[GOLD], board.horse, board.ore) == (
        bits(TWO),
        bits(TWO),
        bits(THREE),
        bits(FOUR),
    )
    assert (board.barbarian, board.dotted) == (bits(THREE), ALL & ~bits(FOUR))
    assert (board.homes[ROMANS], board.homes[GAULS], board.home_mask[ROMANS]) == ((ONE,), (FOUR,), bits(ONE))


def test_borders_are_known_from_both_sides() -> None:
    board = small()
    assert board.land_next[:4] == ((TWO,), (ONE, THREE), (TWO,), ())
    assert board.land_mask[TWO] == bits(ONE, THREE)
    assert (board.coast[ONE], board.coast[A], board.coast[FOUR]) == ((A,), (ONE, TWO), (C,))
    assert board.coast_mask[A] == bits(ONE, TWO)
    assert board.sea_next[A:] == (((B, 1),), ((A, 1), (C, 2)), ((B, 2),))


def test_a_province_touches_itself_and_all_that_borders_it() -> None:
    """eot.8-01."""
    board = small()
    assert board.touch[TWO] == bits(ONE, TWO, THREE, A)
    assert board.touch[A] == bits(ONE, TWO, A, B)
    assert board.around(bits(THREE, C)) == bits(TWO, THREE, FOUR, B, C)
    assert board.around(0) == 0


def test_blocks_hang_together_over_land_borders_only() -> None:
    """eot.1.3.A.2-31, eot.8-08: water parts them."""
    board = small()
    assert board.blocks(0) == []
    assert board.blocks(bits(ONE, TWO, THREE, FOUR)) == [bits(ONE, TWO, THREE), bits(FOUR)]
    assert board.blocks(bits(ONE, THREE)) == [bits(ONE), bits(THREE)]


def test_what_is_outside_the_variant_takes_part_in_nothing_but_keeps_its_number() -> None:
    """eot.0.3-02."""
    board = small(ALL & ~bits(TWO, C))
    assert board.number["c"] == C
    assert (board.land, board.sea, board.luxury) == (bits(ONE, THREE, FOUR), bits(A, B), 0)
    assert board.land_next[ONE] == board.land_next[TWO] == ()
    assert board.coast[FOUR] == ()
    assert board.sea_next[B] == ((A, 1),)
    assert board.touch[TWO] == bits(TWO)


def test_areas_are_numbered() -> None:
    """eot.8-02."""
    assert small().areas == ((1,), (1,), (0,), (0,), (1,), (1,), (0,))


def test_a_variant_with_too_few_tribes_is_refused() -> None:
    """eot.0.3-01."""
    with pytest.raises(SetupError, match=r"^variant 'two1' has 3 tribes, too few for 4 players$"):
        standard_board(4, Options(variant="two1"))


def test_the_variant_follows_the_number_of_players_if_none_is_chosen() -> None:
    """eot.0.3-01, eot.0.3-03."""
    names = [standard_board(players, Options()).name for players in (2, 3, 4, 5, 6)]
    assert names == ["two1", "three1", "four1", "five", "five"]
