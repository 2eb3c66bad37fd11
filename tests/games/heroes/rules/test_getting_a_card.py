"""Phase 1, and the check for victory before it (aoh.move.1-*, aoh.vict-06)."""

from __future__ import annotations

from tests.games.heroes.table import Table


def test_the_check_comes_before_the_draw() -> None:
    """aoh.vict-06, aoh.move.1-01: whoever wins draws nothing."""
    table = Table(stage="move:0", seats={"A": {"cities": 5}}, deck=["iron"])
    assert table.kinds() == ["move_begins", "won"]
    assert len(table.state.deck) == 1


def test_one_card_is_drawn_unseen() -> None:
    """aoh.move.1-01, aoh.prep-09: its owner alone learns which."""
    table = Table(stage="move:0", deck=["iron", "wood"])
    assert table.told("drew", "A") == [{"seat": 0, "card": "iron"}]
    assert table.told("drew", "B") == table.told("drew", None) == [{"seat": 0}]


def test_a_disaster_comes_before_the_action_and_is_not_replaced() -> None:
    """aoh.move.1-02, aoh.move.1-03: nobody acts until it is carried out."""
    table = Table(stage="move:0", deck=["barbarians", "gold"], seats={"A": {"hand": ["iron"]}})
    assert table.refusal("A tax").code == "wrong_phase"
    table.do("A accept")
    assert (table.hand("A"), table.legal("A")[0], len(table.state.deck)) == ([], "tax", 1)


def test_with_nothing_to_draw_the_move_goes_on() -> None:
    """aoh.move.1-05."""
    table = Table(stage="move:0")
    assert table.told("nothing_to_draw") == [{}]
    assert table.stage() == "move:2"
