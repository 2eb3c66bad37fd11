"""Phase 5 (aoh.move.5-01 to aoh.move.5-03, aoh.evt.quake-02, aoh.opt-12)."""

from __future__ import annotations

from stammtisch.games.heroes.cards import EARTHQUAKE
from tests.games.heroes.table import Table


def test_home_away_and_free() -> None:
    """aoh.move.5-01, aoh.move.5-02, aoh.move.5-03: due ones come home, sent ones become due, struck ones are freed."""
    armies = ["bare", "led@away", "bare@away", "led@sent", "bare@quaked"]
    table = Table(stage="move:3", seats={"A": {"armies": armies}}, deck=["iron"]).do("A keep")
    assert table.armies("A") == ["bare", "bare", "bare", "led", "led@away"]
    assert table.told("armies_home") == [{"seat": 0, "armies": 2}]
    assert table.told("armies_freed") == [{"seat": 0, "armies": 1}]
    assert (table.state.discard[EARTHQUAKE], table.player("A").earthquakes) == (1, 0)


def test_nothing_to_bring_home_is_not_told() -> None:
    """aoh.move.5-01."""
    table = Table(stage="move:3").do("A keep")
    assert table.told("armies_home") == table.told("armies_freed") == []
    assert table.told("move_ends") == [{"seat": 0}]


def test_one_card_for_a_whole_tribe_is_one_card_laid_down() -> None:
    """aoh.opt-12."""
    table = Table(
        stage="move:3",
        seats={"A": {"armies": ["bare@quaked", "led@quaked"]}},
        options={"earthquake": "tribe"},
        deck=["iron"],
    )
    table.do("A keep")
    assert table.state.discard[EARTHQUAKE] == 1
