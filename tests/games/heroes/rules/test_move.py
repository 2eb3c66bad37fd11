"""The five phases of a move in their order (aoh.move.0-01)."""

from __future__ import annotations

from tests.games.heroes.table import Table


def test_five_phases_in_their_order() -> None:
    """aoh.move.0-01: a card, an action, laying, discarding, armies home; nothing comes twice or too early."""
    hand = ["limestone", "iron", "iron", "iron", "iron", "iron"]
    table = Table(stage="move:0", seats={"A": {"hand": hand, "armies": ["bare@away"]}}, deck=["gold", "wood", "wood"])
    stages = [table.stage()]
    for line in ("A tax", "A lay 1 limestone", "A keep", "A discard iron", "A discard iron"):
        table.do(line)
        stages.append(table.stage())
    assert stages == ["move:2", "move:3", "move:3", "move:4", "move:4", "move:2"]
    order = ["move_begins", "drew", "taxed", "drew", "laid", "discarded", "discarded", "armies_home", "move_ends"]
    assert list(table.kinds())[: len(order)] == order
    assert table.told("move_begins") == [{"seat": 0}, {"seat": 1}]


def test_what_belongs_to_another_phase_is_refused() -> None:
    """aoh.move.0-01: the refusal names the phase the move is in."""
    table = Table(seats={"A": {"hand": ["limestone"] * 7}})
    for line in ("A lay 1 limestone", "A discard limestone", "A keep"):
        refused = table.refusal(line)
        assert (refused.code, refused.figures) == ("wrong_phase", {"stage": "move:2"})
    table.do("A pass")
    assert table.refusal("A discard limestone").figures == {"stage": "move:3"}
    table.do("A keep")
    assert table.refusal("A lay 1 limestone").figures == {"stage": "move:4"}
