"""Phase 2: at most one action (aoh.move.2-01, aoh.move.2-02, aoh.base-16; decisions D07 and D12)."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Refusal
from tests.games.heroes.table import Table


def test_everything_possible_is_listed() -> None:
    """aoh.move.2-01: tax, the one piece that can be paid, an attack of each purpose on each other tribe, nothing."""
    table = Table(players=3, seats={"A": {"hand": ["stone", "wood", "wood"]}})
    attacks = [
        f"attack {target} for {purpose}" for target in "BC" for purpose in ("conquest", "plunder", "destruction")
    ]
    assert table.legal("A") == ["tax", "build city with wood wood stone", *attacks, "pass"]
    assert table.legal("B") == []


def test_no_attack_is_listed_without_forces() -> None:
    """aoh.battle-11: neither an able army nor a Hero."""
    table = Table(seats={"A": {"armies": ["bare@quaked"]}})
    assert table.legal("A") == ["tax", "pass"]
    assert table.refusal("A attack B for plunder").code == "army_unavailable"


def test_conquest_is_not_listed_too_early() -> None:
    """aoh.opt-05: the refusal names the round and the first one in which conquest is allowed."""
    table = Table(round=2, options={"conquest_from_round": 3})
    assert "attack B for conquest" not in table.legal("A")
    assert "attack B for plunder" in table.legal("A")
    assert table.refusal("A attack B for conquest") == Refusal("too_early", "aoh.opt-05", {"round": 2, "from": 3})


def test_after_building_only_building_goes_on() -> None:
    """aoh.move.2-01, aoh.base-16: tax and war are closed by the first piece, more pieces are not."""
    table = Table(seats={"A": {"hand": ["iron", "iron", "grain", "grain", "gold"]}})
    table.do("A build army with iron grain grain")
    assert table.legal("A") == ["build general with iron gold", "pass"]
    assert table.refusal("A attack B for plunder").code == "action_used"


@pytest.mark.parametrize("last", ["A pass", "A tax"])
def test_the_phase_ends_with_the_action(last: str) -> None:
    """aoh.move.2-01, aoh.move.2-02."""
    table = Table(seats={"A": {"hand": ["stone", "stone"]}}, deck=["iron"])
    table.do(last)
    assert table.refusal("A build road to B with stone stone").code == "wrong_phase"


def test_what_cannot_be_had_is_shown_with_its_reason() -> None:
    """aoh.move.2-06, aoh.move.2-08, aoh.base-09: one line each, the attack as a whole."""
    table = Table(
        players=3,
        seats={"A": {"cities": 0, "armies": [], "hand": []}, "B": {"armies": ["bare"] * 11}, "C": {"cities": 11}},
    )
    refused = table.refused("A")
    assert refused["tax"] == "no_card"
    assert refused["build city with wood wood stone"] == "no_supply"
    assert refused["build army with iron grain grain"] == "no_supply"
    assert refused["build general with iron gold"] == "no_free_army"
    assert refused["build fortress with iron wood stone"] == "not_in_hand"
    assert refused["build road to B with stone stone"] == "not_in_hand"
    assert refused["attack B for conquest"] == "no_force"
    assert "attack B for plunder" not in refused


def test_without_an_answer_nothing_is_done_or_no_more() -> None:
    """Decisions D07 and D09."""
    table = Table(seats={"A": {"hand": ["iron", "grain", "grain", "wood", "wood", "stone"]}})
    assert table.default("A") == "pass"
    table.do("A build army with iron grain grain")
    assert table.default("A") == "pass"
    assert table.do("A pass").told("passed") == [{"seat": 0, "built": True}]
