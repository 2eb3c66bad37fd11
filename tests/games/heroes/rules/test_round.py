"""The round (aoh.move.0-02, aoh.fair-01, aoh.fair-23, aoh.loss-08)."""

from __future__ import annotations

from tests.games.heroes.table import Table


def whole_round(table: Table, seats: str) -> Table:
    """Everybody named passes a move in turn."""
    for seat in seats:
        assert table.deciders() == seat
        table.do(f"{seat} pass", f"{seat} keep")
    return table


def test_everybody_moves_once_then_comes_a_fair() -> None:
    """aoh.move.0-02, aoh.fair-01: from the first player to the left, whatever the seat."""
    table = Table(players=3, stage="fair:bidding", first="B", turn="B", round=4, deck=["iron"] * 9).do("time up")
    whole_round(table, "BCA")
    assert (table.state.round, table.stage(), table.state.turn) == (5, "fair:bidding", 1)
    assert table.told("round") == [{"round": 5, "first": 1}]


def test_who_is_out_is_passed_over() -> None:
    """aoh.loss-08."""
    table = Table(players=5, stage="fair:bidding", seats={"B": {"out": True}, "E": {"out": True}}, deck=["iron"] * 9)
    whole_round(table.do("time up"), "ACD")
    assert table.state.round == 3


def test_the_next_living_player_to_the_left_becomes_first() -> None:
    """aoh.fair-23: at the next fair, not before."""
    table = Table(players=4, turn="B", seats={"A": {"out": True}}, deck=["iron"] * 9)
    whole_round(table, "BCD")
    assert (table.state.first, table.stage()) == (1, "fair:bidding")
    whole_round(table.do("time up"), "BCD")
    assert (table.state.first, table.state.round) == (1, 4)
