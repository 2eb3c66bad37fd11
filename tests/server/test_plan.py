"""Plans: done as far as nothing comes between, in one step, and answered alike when they are repeated."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Message
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.wire_play import Plan, Planned
from tests.server.sitting import ANN, Player, sit_down

CHANCE, OTHERS = Message("table-plan-stopped-chance"), Message("table-plan-stopped-others")
KNOWN = Message("table-plan-stopped-known")


def plan(player: Player, *actions: str, key: str = "a plan") -> Planned:
    decision = player.view.decision
    wanted = Plan(key, "none" if decision is None else decision.id, list(actions))
    return player.house.writing.plan(ANN, player.table_id, wanted)


@pytest.mark.parametrize(
    ("actions", "done", "stopped", "laid"),
    [
        (["lay 1", "lay 2", "end"], 3, None, 3),
        (["lay 1", "throw", "lay 2"], 2, CHANCE, None),
        (["lay 1", "peek", "lay 2"], 2, KNOWN, 1),
        (["lay 1", "end", "lay 2"], 2, OTHERS, 1),
        (["lay 1", "lay 4", "lay 2"], 1, Message("cairn-refused-too_many", {"most": 3}), 1),
        (["lay 1", "throw"], 2, None, None),
    ],
)
def test_a_plan_stops_where_something_comes_between(
    ann: Player, actions: list[str], done: int, stopped: Message | None, laid: int | None
) -> None:
    answer = plan(ann, *actions)
    assert (answer.done, answer.stopped) == (done, stopped)
    table = ann.table
    assert [entry.notation for entry in table.entries[1:]] == actions[:done]
    assert answer.seq == table.seq(0)
    if laid is not None:
        assert table.state.to_data()["piles"][0] == laid


def test_what_is_done_is_as_if_it_had_been_done_step_by_step(ann: Player) -> None:
    twin = sit_down(ann.house, "cairn")
    plan(ann, "lay 1", "lay 2", "throw")
    for action in ("lay 1", "lay 2", "throw"):
        twin.act(action)
    assert ann.table.state.hash() == twin.table.state.hash()
    assert [entry.barrier for entry in ann.table.entries] == [entry.barrier for entry in twin.table.entries]
    assert Player(House(ann.house.storage, ann.house.shelf), ann.table_id).view == ann.view


def test_every_step_of_a_plan_has_a_key_that_no_request_can_have(ann: Player) -> None:
    plan(ann, "lay 1", "lay 2", "lay 3", key="k" * 64)
    plan(ann, "lay 1", "lay 2", key="3")
    keys = [entry.key or "" for entry in ann.table.entries[1:]]
    assert len(set(keys)) == 5
    assert [len(key) > 64 for key in keys] == [False, True, True, False, True]


def test_a_repeated_plan_has_the_same_answer_after_a_restart_too(ann: Player) -> None:
    ann.act("lay 3")
    first = plan(ann, "lay 1", "lay 4", "end")
    ann.act("end")
    ann.let_bots_play()
    version = ann.table.version
    assert plan(ann, "lay 1", "lay 4", "end") == first
    again = Player(House(ann.house.storage, ann.house.shelf), ann.table_id)
    assert plan(again, "lay 1", "lay 4", "end") == first
    assert ann.table.version == version


@pytest.mark.parametrize("actions", [["lay 2", "lay 4"], ["end"]])
def test_another_plan_under_the_same_key_is_refused(ann: Player, actions: list[str]) -> None:
    plan(ann, "lay 1", "lay 2")
    with pytest.raises(Problem, match="key_reused"):
        plan(ann, *actions)


@pytest.mark.parametrize(("actions", "code"), [(["lay 4", "end"], "too_many"), (["lay 1", "dance"], "not_understood")])
def test_nothing_is_done_if_the_plan_cannot_begin(ann: Player, actions: list[str], code: str) -> None:
    with pytest.raises(Problem, match=code):
        plan(ann, *actions)
    assert ann.table.version == 1
    assert plan(ann, "lay 1").done == 1


def test_a_plan_answers_the_open_decision_only(ann: Player) -> None:
    old = ann.decision.id
    ann.act("lay 1")
    with pytest.raises(Problem, match="stale_decision"):
        ann.house.writing.plan(ANN, ann.table_id, Plan("k", old, ["lay 1"]))
    ann.act("end")
    with pytest.raises(Problem, match="unknown_decision"):
        plan(ann, "lay 1")


def test_a_plan_is_stored_as_a_whole_or_not_at_all(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(ann.house.storage, "append_all", fail)
    with pytest.raises(OSError, match="full"):
        plan(ann, "lay 1", "lay 2")
    assert ann.table.version == 1
    assert ann.view.position["piles"] == (0, 0)
