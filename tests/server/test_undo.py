"""Undo: free back to the last barrier, exact, announced, and never across what somebody has learnt."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Message
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.wire import Act, Undo, UndoTo
from stammtisch.server.wire_play import Plan
from tests.server.sitting import ANN, Player, sit_down


def test_undo_restores_the_position_exactly(ann: Player) -> None:
    before = ann.table.state.hash()
    ann.act("lay 2")
    assert ann.table.state.hash() != before
    ann.undo()
    assert ann.table.state.hash() == before


def test_undo_goes_back_step_by_step_to_the_barrier_and_not_behind_it(ann: Player) -> None:
    hashes = [ann.table.state.hash()]
    for action in ("lay 1", "lay 2", "lay 3"):
        ann.act(action)
        hashes.append(ann.table.state.hash())
    for expected in hashes[-2::-1]:
        ann.undo()
        assert ann.table.state.hash() == expected
    assert ann.view.undo is None
    with pytest.raises(Problem) as refused:
        ann.undo()
    assert (refused.value.status, refused.value.code) == (409, "nothing_to_undo")


@pytest.mark.parametrize("barrier", ["throw", "peek", "end"])
def test_dice_knowledge_and_the_next_seat_are_barriers(ann: Player, barrier: str) -> None:
    ann.act("lay 1")
    before = ann.view
    ann.act(barrier)
    assert (before.undo, ann.view.undo) == (UndoTo(1), None)
    version = ann.table.version
    decision = before.decision if ann.view.decision is None else ann.view.decision
    assert decision is not None
    with pytest.raises(Problem):
        ann.house.writing.undo(ANN, ann.table_id, Undo(ann.key(), decision.id))
    assert ann.table.version == version


def test_a_barrier_is_shown_before_it_is_crossed(ann: Player) -> None:
    shown = {offered.action: offered.barrier for offered in ann.decision.offered}
    assert shown == {"lay 1": False, "lay 2": False, "lay 3": False, "throw": True, "peek": True, "end": True}


def test_the_view_says_where_undo_leads(ann: Player) -> None:
    ann.act("lay 1")
    seq = ann.view.seq
    ann.act("lay 2")
    undo = ann.view.undo
    assert undo is not None
    assert undo.to == seq


def test_a_throw_cannot_be_done_again_after_undo(ann: Player) -> None:
    twin = sit_down(ann.house, "cairn")
    for player in (ann, twin):
        player.act("lay 1")
    ann.undo()
    ann.act("lay 1")
    for player in (ann, twin):
        player.act("throw")
    assert ann.view.position["piles"] == twin.view.position["piles"]


def test_the_undo_is_a_line_and_the_lines_taken_back_are_marked(ann: Player) -> None:
    ann.act("lay 1")
    ann.act("lay 2")
    ann.undo()
    log = ann.view.log
    assert isinstance(log, list)
    assert [(line.seq, line.kind, line.undone) for line in log] == [
        (2, "laid", False),
        (3, "laid", True),
        (4, "undone", False),
    ]
    assert log[-1].message == Message("table-undone", {"player": {"seat": 0}, "n": 1})


def test_a_repeated_undo_request_takes_back_only_once(ann: Player) -> None:
    ann.act("lay 1")
    ann.act("lay 2")
    request = Undo("k", ann.decision.id)
    first = ann.house.writing.undo(ANN, ann.table_id, request)
    assert ann.house.writing.undo(ANN, ann.table_id, request) == first
    assert ann.view.position["piles"] == (1, 0)


def test_an_undo_answers_the_open_decision_only(ann: Player) -> None:
    ann.act("lay 1")
    old = ann.decision.id
    ann.act("lay 2")
    with pytest.raises(Problem, match="stale_decision"):
        ann.house.writing.undo(ANN, ann.table_id, Undo(ann.key(), old))


def test_a_decision_taken_back_is_stale_and_not_open_again(ann: Player) -> None:
    first = ann.decision.id
    ann.act("lay 1")
    second = ann.decision.id
    ann.undo()
    assert ann.decision.id not in (first, second)
    for old in (first, second):
        with pytest.raises(Problem, match="stale_decision"):
            ann.house.writing.act(ANN, ann.table_id, Act(ann.key(), old, "lay 1"))


def test_a_standing_order_stays_when_an_action_before_it_is_taken_back(ann: Player) -> None:
    ann.act("lay 3")
    ann.act("lay 1")
    ann.note("note 2")
    ann.undo()
    assert ann.view.position == {"seat": 0, "piles": (3, 0), "note": 2, "turns": 0}
    assert ann.table.undone == {3}


def test_an_action_that_a_standing_order_needs_cannot_be_taken_back(ann: Player) -> None:
    ann.act("lay 1")
    ann.note("note 1")
    assert ann.view.undo is None
    with pytest.raises(Problem, match="nothing_to_undo"):
        ann.undo()


def test_an_undo_survives_a_restart(ann: Player, house: House) -> None:
    ann.act("lay 1")
    ann.act("lay 2")
    ann.undo()
    ann.note("note 1")
    again = Player(House(house.storage, house.shelf), ann.table_id)
    assert again.view == ann.view
    again.act("lay 3")
    again.undo()
    assert again.view.position["piles"] == (1, 0)


def test_a_seat_cannot_take_back_what_another_did(house: House) -> None:
    ann = sit_down(house, "cairn")
    ann.act("end")
    table = ann.table
    assert table.waiting == (1,)
    assert table.undo_target(0) is None
    assert table.undo_target(1) is None


def plan(player: Player, *actions: str) -> None:
    player.house.writing.plan(ANN, player.table_id, Plan(player.key(), player.decision.id, list(actions)))


def test_one_undo_takes_back_the_whole_plan_and_no_more(ann: Player) -> None:
    ann.act("lay 1")
    before, seq = ann.table.state.hash(), ann.view.seq
    plan(ann, "lay 1", "lay 2", "lay 3")
    assert ann.view.undo == UndoTo(seq, 3)
    ann.undo()
    assert ann.table.state.hash() == before
    assert ann.table.undone == {3, 4, 5}
    assert ann.view.undo == UndoTo(1)
    ann.undo()
    assert ann.view.position["piles"] == (0, 0)


def test_the_undo_of_a_plan_is_one_line_and_all_lines_of_the_plan_are_marked(ann: Player) -> None:
    plan(ann, "lay 1", "lay 2")
    ann.undo()
    log = ann.view.log
    assert isinstance(log, list)
    assert [(line.kind, line.undone) for line in log] == [("laid", True), ("laid", True), ("undone", False)]
    assert log[-1].message == Message("table-undone", {"player": {"seat": 0}, "n": 2})


def test_a_repeated_undo_of_a_plan_has_the_same_answer_and_takes_back_nothing_more(ann: Player) -> None:
    ann.act("lay 3")
    plan(ann, "lay 1", "lay 2")
    request = Undo("k", ann.decision.id)
    first = ann.house.writing.undo(ANN, ann.table_id, request)
    assert first.seq == ann.view.seq
    assert ann.house.writing.undo(ANN, ann.table_id, request) == first
    assert ann.view.position["piles"] == (3, 0)


def test_a_plan_is_taken_back_as_one_after_a_restart_too(ann: Player, house: House) -> None:
    plan(ann, "lay 1", "lay 2")
    again = Player(House(house.storage, house.shelf), ann.table_id)
    assert again.view == ann.view
    again.undo()
    assert again.view.position["piles"] == (0, 0)
    third = Player(House(house.storage, house.shelf), ann.table_id)
    assert third.view == again.view


def test_a_plan_that_met_a_barrier_cannot_be_taken_back(ann: Player) -> None:
    plan(ann, "lay 1", "lay 2", "throw")
    assert ann.view.undo is None
    with pytest.raises(Problem, match="nothing_to_undo"):
        ann.undo()


def test_of_a_plan_that_a_standing_order_needs_a_part_of_only_the_rest_is_taken_back(ann: Player) -> None:
    plan(ann, "lay 1", "lay 2")
    ann.note("note 1")
    assert ann.view.undo == UndoTo(2, 1)
    ann.undo()
    assert ann.view.position == {"seat": 0, "piles": (1, 0), "note": 1, "turns": 0}
    assert ann.view.undo is None
