"""Phase 4 (aoh.move.4-01 to aoh.move.4-03; decision D16)."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Refusal
from tests.games.heroes.table import Table


def discarding(*hand: str, monument: int = 0) -> Table:
    """The mover, an Egyptian, has to discard."""
    return Table(stage="move:3", seats={"A": {"hand": list(hand), "monument": monument}}, deck=["iron"]).do("A keep")


def test_one_card_after_the_other_until_five_are_left() -> None:
    """aoh.move.4-01, aoh.move.4-02: the own choice, face up; laid cards do not count."""
    table = discarding("iron", "iron", "iron", "iron", "gold", "hero", "hero", monument=3)
    assert table.legal("A") == ["discard iron", "discard gold", "discard hero"]
    assert table.refusal("A discard wood") == Refusal("not_in_hand", "aoh.move.4-02")
    table.do("A discard gold")
    assert table.deciders() == "A"
    table.do("A discard hero")
    assert table.told("discarded", "B") == [{"seat": 0, "cards": {"gold": 1}}, {"seat": 0, "cards": {"hero": 1}}]
    assert table.deciders() == "B"


def test_nothing_is_asked_at_five_cards() -> None:
    """aoh.move.4-01."""
    assert discarding(*["iron"] * 5).deciders() == "B"


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        (["iron", "wood", "wood", "wood", "grain", "hero", "limestone"], ["wood", "wood"]),
        (["marble", "iron", "wood", "grain", "stone", "gold"], ["marble"]),
        (["marble", "marble", "iron", "iron", "iron", "hero", "gold"], ["iron", "marble"]),
        (["gold", "gold", "hero", "hero", "limestone", "limestone", "iron"], ["iron", "gold"]),
        (["hero", "olympics", "fortune", "hero", "limestone", "limestone"], ["hero"]),
        (["limestone"] * 6, ["limestone"]),
    ],
)
def test_by_default_duplicates_go_first(hand: list[str], gone: list[str]) -> None:
    """Decision D16: own special resources, holdable events and gold are kept as long as there is anything else."""
    table = discarding(*hand)
    went = []
    while table.deciders() == "A":
        went.append(table.default("A").removeprefix("discard "))
        table.do(f"A discard {went[-1]}")
    assert went == gone
