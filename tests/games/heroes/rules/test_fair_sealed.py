"""The sealed fair (aoh.opt-13; decision D06)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.game import play
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.fair_sealed import LIST_LIMIT
from stammtisch.games.heroes.scenario.given import build_state
from tests.games.heroes.table import Table


def fair(players: int = 2, **hands: Any) -> Table:
    """The bidding of a sealed fair, with these hands."""
    seats = {seat: {"hand": hand} for seat, hand in hands.items()}
    return Table(players=players, stage="fair:bidding", seats=seats, options={"fair": "sealed"})


def test_a_list_is_written_handed_in_and_may_be_replaced() -> None:
    """aoh.opt-13: until the last list is in."""
    table = fair(A=["iron"], B=["stone"])
    assert table.legal("A")[0] == "hand in"
    assert "clear" not in table.legal("A")
    assert table.refusal("A clear") == Refusal("nothing_to_clear", "aoh.opt-13")
    table.do("A wish iron for gold", "A hand in")
    assert table.legal("A") == ["clear"]
    assert table.refusal("A wish iron for wood") == Refusal("list_is_in", "aoh.opt-13")
    assert table.refusal("A hand in") == Refusal("list_is_in", "aoh.opt-13")
    assert table.deciders() == "B"
    table.do("A clear")
    assert table.deciders() == "AB"
    table.do("A wish iron for stone", "A hand in", "B wish stone for iron", "B hand in")
    assert (table.hand("A"), table.hand("B")) == (["stone"], ["iron"])


def test_a_list_is_seen_by_its_owner_alone() -> None:
    """aoh.opt-13, aoh.fair-24: others learn only that it is in."""
    table, other = fair(3, A=["iron", "wood"]), fair(3, A=["iron", "wood"])
    table.do("A wish iron for stone", "A wish wood for any to C")
    assert [wish.give for wish in table.seen("A").wish_list] == [0, 1]
    for seat in ("B", "C", None):
        assert table.seen(seat) == other.seen(seat)
        assert table.told("wish", seat) == []
    assert table.do("A hand in").told("done", "B") == [{"seat": 0}]


def test_a_list_holds_so_many_wishes() -> None:
    """aoh.opt-13: more than a hand can ever serve."""
    table = fair(A=["iron"]).do(*["A wish iron for stone"] * LIST_LIMIT)
    assert table.refusal("A wish iron for gold") == Refusal("list_full", "aoh.opt-13", {"limit": LIST_LIMIT})
    assert table.legal("A") == ["hand in", "clear"]


def test_wishes_are_checked_as_they_are_written() -> None:
    """aoh.fair-15, aoh.fair-27: kinds and addressee; a card not held yet may come by an earlier wish."""
    table = fair(3, A=["iron"])
    assert table.refusal("A wish iron for hunger") == Refusal("not_tradable", "aoh.fair-27")
    assert table.refusal("A wish city for iron") == Refusal("not_tradable", "aoh.fair-12")
    assert table.refusal("A wish iron for stone to A") == Refusal("bad_addressee", "aoh.fair-15")
    table.do("A wish gold for stone")


def test_the_board_is_not_used() -> None:
    """aoh.opt-13: nor are lists at a fair on the board."""
    assert fair(A=["iron"]).refusal("A offer iron for stone") == Refusal("other_fair", "aoh.opt-13")
    board = Table(stage="fair:bidding", seats={"A": {"hand": ["iron"]}})
    assert board.refusal("A hand in") == Refusal("other_fair", "aoh.opt-13")


def test_without_an_answer_the_list_is_handed_in_as_it_is() -> None:
    """Decision D06."""
    assert fair(A=["iron"]).default("A") == "hand in"


def test_at_the_deadline_only_lists_that_are_in_are_posted() -> None:
    """aoh.opt-13, aoh.fair-21: a list still being written is not."""
    table = fair(A=["iron"], B=["stone"])
    table.do("B wish stone for iron", "B hand in", "A wish iron for stone", "time up")
    assert table.hand("A") == ["iron"]
    assert table.stage() == "move:2"


def test_an_exchange_is_public() -> None:
    """aoh.fair-24, aoh.opt-13."""
    table = fair(3, A=["iron"], B=["stone"])
    table.do("A wish iron for stone", "A hand in", "B wish stone for any", "B hand in", "C hand in")
    assert table.told("exchanged", "C") == [{"seat": 0, "gives": "iron", "other": 1, "gets": "stone"}]


@pytest.mark.parametrize("line", ["wish iron for stone", "clear", "hand in"])
def test_undo_does_not_tell_that_somebody_else_writes(line: str) -> None:
    """aoh.opt-13, aoh.fair-20: undo never reaches into a fair; it would end when another player writes, and so tell."""
    state = build_state({"stage": "fair:bidding", "seats": {"A": {"hand": ["iron"]}}, "options": {"fair": "sealed"}})
    play(GAME, state, 0, GAME.parse("wish iron for gold"), Umpire())
    umpire = Umpire()
    play(GAME, state, 0, GAME.parse(line), umpire)
    assert umpire.barrier
