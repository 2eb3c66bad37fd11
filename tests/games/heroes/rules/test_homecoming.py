"""How attacking armies come home after a battle or its cancellation (aoh.win-10, aoh.win-12, aoh.win-13)."""

from __future__ import annotations

import pytest

from tests.games.heroes.table import Table


@pytest.mark.parametrize(
    ("roads", "armies"),
    [
        ([["A", "B"]], ["bare", "led"]),
        ([], ["bare", "led@sent"]),
        ([["A", "C"], ["B", "C"]], ["bare", "led@sent"]),
    ],
)
def test_a_direct_road_brings_them_home_at_once(roads: list[list[str]], armies: list[str]) -> None:
    """aoh.win-10, aoh.win-12: not one through another tribe."""
    table = Table(players=3, seats={"A": {"armies": ["bare", "led"]}}, roads=roads)
    table.do("A attack B for plunder", "A send led", "A march").do("B defend", chance=[[1], [3]])
    assert table.armies("A") == armies
    assert table.told("home_by_road") == ([{"seat": 0, "armies": 1}] if roads == [["A", "B"]] else [])


def test_the_road_is_looked_at_before_the_loss() -> None:
    """aoh.win-13, aoh.loss-03: the armies are home, then the road goes back."""
    table = Table(players=3, seats={"A": {"armies": ["bare"] * 2}, "B": {"armies": []}}, roads=[["A", "B"]])
    table.do("A attack B for conquest", "A send bare", "A send bare", "A march", "B defend", "A spoils 1")
    assert (table.armies("A"), table.player("B").out, table.state.roads) == (["bare", "bare"], True, 0)


def test_olympic_games_sends_them_home_by_the_same_rule() -> None:
    """aoh.evt.olymp-02."""
    for roads, armies in (([["A", "B"]], ["bare"]), ([], ["bare@sent"])):
        table = Table(seats={"B": {"hand": ["olympics"]}}, roads=roads)
        table.do("A attack B for plunder", "A send bare", "A march", "B play olympics")
        assert table.armies("A") == armies
