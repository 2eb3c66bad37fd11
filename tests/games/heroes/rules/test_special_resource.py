"""Phase 3 (aoh.move.3-01 to aoh.move.3-05; decision D15)."""

from __future__ import annotations

import pytest

from stammtisch.engine.game import play
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.scenario.given import build_state
from tests.games.heroes.table import Table


def test_any_number_of_own_cards_may_be_laid() -> None:
    """aoh.move.3-01, aoh.move.3-03, aoh.move.3-04: as far as they are held and the monument has room."""
    table = Table(stage="move:3", seats={"A": {"hand": ["limestone"] * 4 + ["marble"], "monument": 2}})
    assert table.legal("A") == ["lay 3 limestone", "lay 2 limestone", "lay 1 limestone", "keep"]
    table.do("A lay 1 limestone")
    assert table.legal("A") == ["lay 2 limestone", "lay 1 limestone", "keep"]
    assert table.told("laid", "B") == [{"seat": 0, "card": "limestone", "count": 1, "monument": 3}]


def test_the_refusals_give_the_figures() -> None:
    """aoh.move.3-01, aoh.move.3-04."""
    table = Table(stage="move:3", seats={"A": {"hand": ["limestone"] * 2 + ["marble"], "monument": 4}})
    assert table.refusal("A lay 1 marble") == Refusal("not_own_special", "aoh.move.3-01", {"own": "limestone"})
    assert table.refusal("A lay 3 limestone") == Refusal("not_in_hand", "aoh.move.3-01", {"have": 2, "need": 3})
    assert table.refusal("A lay 0 limestone") == Refusal("not_in_hand", "aoh.move.3-01", {"have": 2, "need": 0})
    assert table.refusal("A lay 2 limestone") == Refusal("monument_full", "aoh.move.3-04", {"laid": 4, "limit": 5})


@pytest.mark.parametrize(
    ("hand", "monument", "default"),
    [(["limestone"] * 3, 0, "lay 3 limestone"), (["limestone"] * 3, 4, "lay 1 limestone"), (["marble"], 0, "keep")],
)
def test_by_default_all_are_laid(hand: list[str], monument: int, default: str) -> None:
    """Decision D15."""
    table = Table(stage="move:3", seats={"A": {"hand": hand, "monument": monument}}, deck=["iron"])
    assert table.default("A") == default
    assert table.do("time up").stage() == ("move:3" if "lay" in default else "move:2")


def test_the_mover_is_asked_with_or_without_a_card_to_lay() -> None:
    """aoh.prep-09, aoh.move.3-05: what the others see does not tell whether one is held."""
    holding, empty = (
        Table(players=3, stage="move:3", seats={"A": {"hand": [card]}}) for card in ("limestone", "marble")
    )
    assert empty.legal("A") == ["keep"]
    for seat in ("B", "C", None):
        assert holding.seen(seat) == empty.seen(seat)
    assert holding.deciders() == empty.deciders() == "A"


def test_the_fifth_card_starts_the_last_move() -> None:
    """aoh.vict-03, aoh.vict-04."""
    table = Table(stage="move:3", seats={"A": {"hand": ["limestone"], "monument": 4}}).do("A lay 1 limestone")
    assert table.told("last_move", "B") == [{"seat": 0, "by": "monument"}]


def test_what_was_laid_is_not_taken_back_by_undo() -> None:
    """aoh.move.3-05: all have seen it, and what nobody may take back lies for good. To lay no more is no such thing."""
    state = build_state({"stage": "move:3", "seats": {"A": {"hand": ["limestone"] * 2}}})
    barriers = []
    for line in ("lay 1 limestone", "keep"):
        umpire = Umpire()
        play(GAME, state, 0, GAME.parse(line), umpire)
        barriers.append(umpire.barrier)
    assert barriers == [True, False]
