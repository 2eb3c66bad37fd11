"""Population growth (aoh.evt.growth-01, aoh.evt.growth-02)."""

from __future__ import annotations

from tests.games.heroes.table import Table


def test_a_free_city_can_start_a_last_move() -> None:
    """aoh.evt.growth-01, aoh.vict-02, aoh.vict-04."""
    table = Table(stage="move:0", seats={"A": {"cities": 4}}, deck=["growth"])
    assert table.told("grew") == [{"seat": 0, "cities": 5}]
    assert table.told("last_move") == [{"seat": 0, "by": "cities"}]


def test_no_city_is_left() -> None:
    """aoh.evt.growth-02, aoh.move.2-08."""
    table = Table(stage="move:0", seats={"A": {"cities": 4}, "B": {"cities": 8}}, deck=["growth"])
    assert table.told("growth_without_effect") == [{"seat": 0}]
    assert table.player("A").cities == 4
