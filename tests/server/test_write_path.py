"""What reaches a table: each action once, by the right seat, as an answer to the decision that is open."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stammtisch.engine.options import Message
from stammtisch.server.house import House, Question
from stammtisch.server.problems import Problem
from stammtisch.server.wire import Act, Anytime, Done, Undo
from tests.server.sitting import ANN, BEN, Player, house_in, new_table, sit_down


def test_an_action_is_carried_out_and_answered_with_the_new_number(ann: Player) -> None:
    before = ann.view
    done = ann.act("lay 2")
    assert done.seq == before.seq + 1
    assert ann.view.seq == done.seq
    assert ann.view.position["piles"] == (2, 0)


def test_a_repeated_request_gets_its_stored_answer_and_changes_nothing(ann: Player) -> None:
    request = Act("k", ann.decision.id, "lay 2")
    first = ann.house.writing.act(ANN, ann.table_id, request)
    ann.act("lay 1")
    version = ann.table.version
    again = ann.house.writing.act(ANN, ann.table_id, request)
    assert again == first
    assert ann.table.version == version
    assert ann.view.position["piles"] == (3, 0)


def test_a_key_that_comes_with_another_request_is_refused(ann: Player) -> None:
    ann.house.writing.act(ANN, ann.table_id, Act("k", ann.decision.id, "lay 2"))
    with pytest.raises(Problem) as refused:
        ann.house.writing.act(ANN, ann.table_id, Act("k", ann.decision.id, "lay 3"))
    assert (refused.value.status, refused.value.code) == (422, "key_reused")
    with pytest.raises(Problem, match="key_reused"):
        ann.house.writing.undo(ANN, ann.table_id, Undo("k", ann.decision.id))
    assert ann.view.position["piles"] == (2, 0)


def test_a_double_click_counts_once(ann: Player) -> None:
    decision = ann.decision.id
    ann.house.writing.act(ANN, ann.table_id, Act("first click", decision, "lay 2"))
    with pytest.raises(Problem) as refused:
        ann.house.writing.act(ANN, ann.table_id, Act("second click", decision, "lay 2"))
    assert (refused.value.status, refused.value.code) == (409, "stale_decision")
    assert ann.view.position["piles"] == (2, 0)


def test_requests_at_the_same_time_count_once(ann: Player) -> None:
    request = Act("the only key", ann.decision.id, "lay 3")
    answers: list[Done] = []

    def send() -> None:
        answers.append(ann.house.writing.act(ANN, ann.table_id, request))

    threads = [threading.Thread(target=send) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [Done(2)] * 5
    assert ann.view.position["piles"] == (3, 0)


def test_every_older_decision_is_stale(ann: Player) -> None:
    seen = []
    for action in ("lay 1", "throw", "end"):
        seen.append(ann.decision.id)
        ann.act(action)
    ann.let_bots_play()
    for decision in seen:
        with pytest.raises(Problem) as refused:
            ann.house.writing.act(ANN, ann.table_id, Act(ann.key(), decision, "lay 1"))
        assert (refused.value.status, refused.value.code) == (409, "stale_decision")


@pytest.mark.parametrize("decision", ["nonsense", "0-0123456789abcdef", "99-0123456789abcdef", "-", "²-x", "0"])
def test_a_decision_that_never_was_is_unknown(ann: Player, decision: str) -> None:
    with pytest.raises(Problem) as refused:
        ann.house.writing.act(ANN, ann.table_id, Act(ann.key(), decision, "lay 1"))
    assert (refused.value.status, refused.value.code) == (422, "unknown_decision")


def test_an_invented_decision_costs_no_more_in_a_long_game(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else somebody who sends many holds up all tables, the more the longer the game is."""
    made: list[object] = []
    blake2b = hashlib.blake2b

    def counted(*given: Any, **named: Any) -> Any:
        made.append(given)
        return blake2b(*given, **named)

    monkeypatch.setattr(hashlib, "blake2b", counted)
    costs = []
    for _ in range(2):
        table = ann.table
        made.clear()
        assert not table.had_decision(0, "0-0000")
        costs.append(len(made))
        for _ in range(5):
            ann.act("lay 1")
        ann.act("end")
        ann.let_bots_play()
    assert costs[0] == costs[1]


def test_a_decision_of_one_seat_is_none_of_another(ann: Player) -> None:
    given = ann.decision.id
    assert ann.table.had_decision(0, given)
    assert not ann.table.had_decision(1, given)
    number, _, tag = given.partition("-")
    for invented in (f"{int(number) + 1}-{tag}", f"0{given}", given[:-1], f"{given}0", f"{number}-", "-", ""):
        assert not ann.table.had_decision(0, invented)


def test_an_action_out_of_turn_answers_no_open_decision(ann: Player) -> None:
    decision = ann.decision.id
    ann.act("end")
    with pytest.raises(Problem, match="stale_decision"):
        ann.house.writing.act(ANN, ann.table_id, Act(ann.key(), decision, "lay 1"))


def test_what_the_rules_refuse_is_explained_with_the_rule_and_changes_nothing(ann: Player) -> None:
    before = ann.table.state.hash()
    with pytest.raises(Problem) as refused:
        ann.act("lay 4")
    assert (refused.value.status, refused.value.code, refused.value.rule) == (422, "too_many", "cairn.lay")
    assert refused.value.message == Message("cairn-refused-too_many", {"most": 3})
    assert ann.table.state.hash() == before
    assert ann.table.version == 1


@pytest.mark.parametrize("text", ["dance", "lay", "lay two", "lay 99", "end end", "\x00", "<b>lay 1</b>"])
def test_a_line_that_is_no_action_is_refused_with_what_can_be_done_instead(ann: Player, text: str) -> None:
    with pytest.raises(Problem) as refused:
        ann.act(text)
    assert (refused.value.status, refused.value.code) == (422, "not_understood")
    assert refused.value.message.id == "table-error-notation"
    near = refused.value.message.arguments["near"]["names"]
    assert set(near) < {"lay 1", "lay 2", "lay 3", "throw", "peek", "end"}
    assert refused.value.message.arguments["n"] == len(near) == 3
    assert "lay" not in text or near[0].startswith("lay")
    assert ann.table.version == 1


def test_the_same_action_written_otherwise_is_the_same_request(ann: Player) -> None:
    first = ann.house.writing.act(ANN, ann.table_id, Act("k", ann.decision.id, "lay 2"))
    assert ann.house.writing.act(ANN, ann.table_id, Act("k", ann.decision.id, " lay  2 ")) == first


@pytest.mark.parametrize("table", ["missing", "mine"])
def test_a_table_of_others_looks_like_one_that_is_missing(ann: Player, table: str) -> None:
    """Unless somebody may look on there."""
    closed = Player(ann.house, ann.house.open_table(ANN, replace(new_table("cairn"), spectators=False)).table)
    table_id = closed.table_id if table == "mine" else "nothing"
    answers = []
    for attempt in (
        lambda: ann.house.view(BEN, table_id),
        lambda: ann.house.log(BEN, table_id, 1),
        lambda: ann.house.record(BEN, table_id),
        lambda: ann.house.news(table_id, Question(BEN, 1)),
        lambda: ann.house.writing.act(BEN, table_id, Act("k", closed.decision.id, "lay 1")),
        lambda: ann.house.writing.undo(BEN, table_id, Undo("k", closed.decision.id)),
        lambda: ann.house.writing.anytime(BEN, table_id, Anytime("k", "note 0")),
    ):
        with pytest.raises(Problem) as refused:
            attempt()
        answers.append(msgspec.json.encode(refused.value.to_data()))
    assert len(set(answers)) == 1
    assert b'"status":404' in answers[0]


def test_a_standing_order_needs_no_turn_and_answers_no_decision(ann: Player) -> None:
    ann.act("lay 2")
    ann.act("end")
    assert ann.view.decision is None
    done = ann.note("note 2")
    assert ann.view.position["note"] == 2
    assert done.seq == ann.view.seq
    ann.let_bots_play()
    decision = ann.decision.id
    ann.note("note 1")
    assert ann.decision.id == decision


def test_a_standing_order_may_be_typed_where_actions_are(ann: Player) -> None:
    ann.act("note 0")
    assert [entry.kind for entry in ann.table.entries] == ["start", "anytime"]


def test_a_standing_order_that_the_rules_refuse(ann: Player) -> None:
    with pytest.raises(Problem) as refused:
        ann.note("note 1")
    assert (refused.value.status, refused.value.code, refused.value.rule) == (422, "too_high", "cairn.note")


def test_only_standing_orders_are_standing_orders(ann: Player) -> None:
    with pytest.raises(Problem) as refused:
        ann.note("lay 1")
    assert (refused.value.status, refused.value.code) == (422, "not_anytime")


def test_nothing_can_be_done_when_the_game_is_over(ann: Player) -> None:
    requests = []
    for _ in range(2):
        requests.append(Act(ann.key(), ann.decision.id, "end"))
        ann.house.writing.act(ANN, ann.table_id, requests[-1])
        ann.let_bots_play()
    view = ann.view
    assert (view.status, view.decision, view.undo, view.anytime) == ("over", None, None, [])
    attempts: list[Callable[[], Done]] = [
        lambda: ann.house.writing.act(ANN, ann.table_id, Act("late", requests[-1].decision, "end")),
        lambda: ann.house.writing.undo(ANN, ann.table_id, Undo("late", requests[-1].decision)),
        lambda: ann.note("note 0"),
    ]
    for attempt in attempts:
        with pytest.raises(Problem) as refused:
            attempt()
        assert (refused.value.status, refused.value.code) == (409, "game_over")
    assert ann.house.writing.act(ANN, ann.table_id, requests[0]) == Done(2)


def test_the_seed_is_shown_when_the_game_is_over_and_not_before(ann: Player) -> None:
    seed = ann.table.header.seed
    commitment = ann.view.commitment
    for _ in range(2):
        assert ann.view.seed is None
        assert seed.encode() not in msgspec.json.encode(ann.view)
        ann.act("end")
        ann.let_bots_play()
    assert ann.view.seed == seed
    assert ann.view.commitment == commitment


def test_those_who_watch_are_told_after_each_change_and_only_then(tmp_path_factory: pytest.TempPathFactory) -> None:
    told: list[str] = []
    house = house_in(tmp_path_factory.mktemp("house"), told.append)
    ann = sit_down(house, "cairn")
    assert told == [ann.table_id]
    with pytest.raises(Problem):
        ann.act("lay 9")
    assert len(told) == 1
    ann.act("lay 1")
    assert told == [ann.table_id] * 2


def test_seats_that_decide_at_the_same_time_do_not_disturb_each_other(house: House) -> None:
    ann = sit_down(house, "pebbles", 3)
    decision = ann.decision.id
    assert house.writing.bot_move(ann.table_id)
    assert ann.view.waiting == [0, 2]
    assert ann.decision.id == decision
    ann.act("hold")
    assert ann.view.waiting == [2]


def test_two_houses_on_one_database_see_what_the_other_has_done(ann: Player) -> None:
    other = Player(House(ann.house.storage, ann.house.shelf), ann.table_id)
    ann.act("lay 1")
    assert other.view == ann.view
    other.act("lay 2")
    assert ann.view.position["piles"] == (3, 0)
    ann.act("lay 3")
    assert other.view == ann.view
