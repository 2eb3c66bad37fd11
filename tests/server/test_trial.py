"""Looking ahead over several actions: what could be done after them, what the last would do, and ways there."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Message
from stammtisch.server.preview import preview_of
from stammtisch.server.problems import Problem
from stammtisch.server.trial import tried
from stammtisch.server.ways import ways_from
from stammtisch.server.wire_play import Preview, Trial, Tried, Try, WaysFrom
from tests.server.sitting import Player

CHANCE, OTHERS = Message("table-plan-stopped-chance"), Message("table-plan-stopped-others")
TURN = ["lay 1", "lay 2", "lay 3", "throw", "peek", "end"]


def attempt(player: Player, *actions: str) -> Tried:
    return tried(player.table, 0, Trial(player.decision.id, list(actions)))


def test_what_is_offered_after_some_actions(ann: Player) -> None:
    told = attempt(ann, "lay 1", "lay 2")
    assert (told.done, told.stopped, [option.action for option in told.offered]) == (2, None, TURN)
    assert [option.barrier for option in told.offered] == [False, False, False, True, True, True]
    assert ann.view.position["piles"] == (0, 0)
    assert ann.table.version == 1


@pytest.mark.parametrize(
    ("actions", "done", "stopped"),
    [
        (["lay 1", "throw", "lay 2"], 2, CHANCE),
        (["peek"], 1, CHANCE),
        (["lay 1", "end", "lay 2"], 2, OTHERS),
        (["lay 1", "lay 4"], 1, Message("cairn-refused-too_many", {"most": 3})),
    ],
)
def test_a_trial_stops_where_a_plan_would(ann: Player, actions: list[str], done: int, stopped: Message) -> None:
    assert attempt(ann, *actions) == Tried(done, stopped, [])


def test_an_order_among_the_actions_is_tried_as_the_order_it_is(ann: Player) -> None:
    """An order is no answer to what is asked: the one who is asked must not be taken to have answered with it."""
    told = attempt(ann, "lay 1", "note 1", "lay 2")
    assert (told.done, told.stopped, [option.action for option in told.offered]) == (3, None, TURN)
    assert attempt(ann, "lay 1", "note 2") == Tried(1, Message("cairn-refused-too_high", {"most": 1}), [])
    last = preview_of(ann.table, 0, Try(ann.decision.id, "note 1", ["lay 1"]))
    assert last == Preview([], barrier=False)


def test_a_trial_that_cannot_begin_is_refused(ann: Player) -> None:
    with pytest.raises(Problem, match="too_many"):
        attempt(ann, "lay 4")
    with pytest.raises(Problem, match="not_understood"):
        attempt(ann, "lay 1", "dance")
    with pytest.raises(Problem, match="unknown_decision"):
        tried(ann.table, 0, Trial("9-9", ["lay 1"]))


def test_what_the_last_of_several_actions_would_do(ann: Player) -> None:
    def told(*actions: str) -> Preview:
        return preview_of(ann.table, 0, Try(ann.decision.id, actions[-1], list(actions[:-1])))

    assert told("lay 1", "lay 2") == Preview([], barrier=False)
    assert told("lay 1", "throw") == Preview([], barrier=True)
    assert told("throw", "lay 1") == Preview([CHANCE], barrier=True)
    (reason,) = told("lay 1", "lay 4").lines
    assert reason == Message("cairn-refused-too_many", {"most": 3})


def test_a_way_is_told_with_what_it_costs_and_can_be_planned(ann: Player) -> None:
    (way,) = ways_from(ann.table, 0, WaysFrom(ann.decision.id, "cairn"))
    assert [leg.places for leg in way.legs] == [["cairn 1"], ["cairn 2"]]
    assert way.cost == Message("cairn-cost")
    assert attempt(ann, *(leg.action for leg in way.legs)).stopped is None
    with pytest.raises(Problem, match="unknown_decision"):
        ways_from(ann.table, 0, WaysFrom("9-9", "cairn"))
