"""A raised version of the rules lets those tables go on that the new rules would have led to the same place."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from stammtisch.engine import record, replay
from stammtisch.engine.umpire import Umpire
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.wire import Act, Undo, View
from stammtisch.server.wire_play import Plan
from stammtisch.server.wire_sitting import Leave
from tests.server import cairn
from tests.server.cairn import CairnGame, CairnState, Setup, Turn
from tests.server.company import refused
from tests.server.sitting import ANN, Player, sit_down

Patch = pytest.MonkeyPatch


def under(version: int, player: Player, patch: Patch) -> Player:
    """The same person after the server has been started again with rules of this version."""
    patch.setattr(CairnGame, "version", version)
    return Player(House(player.house.storage, player.house.shelf), player.table_id)


@pytest.fixture
def played(house: House) -> Player:
    """Ann in her second turn, after every kind of entry that a table can have but the clock."""
    ann = sit_down(house, "cairn")
    ann.act("lay 2")
    ann.note("note 1")
    ann.act("throw")
    ann.act("lay 3")
    ann.undo()
    ann.act("end")
    ann.let_bots_play()
    assert ann.view.position["turns"] == 2
    ann.act("peek")
    ann.act("lay 1")
    return ann


def test_a_harmless_change_lets_a_table_go_on_as_it_was(played: Player, monkeypatch: Patch) -> None:
    view, entries = played.view, played.table.entries
    monkeypatch.setattr(cairn, "TURNS", 3)
    again = under(2, played, monkeypatch)
    assert again.view == view
    assert again.table.state.hash() == played.table.state.hash()
    assert again.table.entries == entries
    assert again.undo().seq == view.seq + 1


def test_it_goes_on_under_the_new_rules_and_is_checked_again_each_time(played: Player, monkeypatch: Patch) -> None:
    monkeypatch.setattr(cairn, "TURNS", 3)
    again = under(2, played, monkeypatch)
    for turn in (3, 5):
        assert again.view.position["turns"] == turn - 1
        again.act("end")
        again.let_bots_play()
        again = under(2, again, monkeypatch)
    assert again.view.status == "over"
    assert again.view.position["turns"] == 6
    kept = record.parse(again.house.record(ANN, again.table_id))
    assert kept.header.rules == 2
    assert replay.verify(kept, find_game=again.house.shelf.games.__getitem__).error is None


def _fewer_stones(patch: Patch) -> None:
    patch.setattr(cairn, "MOST", 1)


def _fewer_turns(patch: Patch) -> None:
    patch.setattr(cairn, "TURNS", 1)


def _other_die(patch: Patch) -> None:
    begin: Callable[[Setup, CairnState, Umpire], None] = Setup.proceed

    def proceed(self: Setup, state: CairnState, umpire: Umpire) -> None:
        umpire.throw(state, 1, 6)
        begin(self, state, umpire)

    patch.setattr(Setup, "proceed", proceed)


def _other_event(patch: Patch) -> None:
    play: Callable[[Turn, CairnState, int, int, Umpire], None] = Turn.apply

    def apply(self: Turn, state: CairnState, seat: int, action: int, umpire: Umpire) -> None:
        play(self, state, seat, action, umpire)
        if cairn.CODEC.kind(action) is cairn.PEEK:
            umpire.announce("heard", {"seat": seat})

    patch.setattr(Turn, "apply", apply)


def _other_barrier(patch: Patch) -> None:
    play: Callable[[Turn, CairnState, int, int, Umpire], None] = Turn.apply

    def apply(self: Turn, state: CairnState, seat: int, action: int, umpire: Umpire) -> None:
        umpire.block_undo()
        play(self, state, seat, action, umpire)

    patch.setattr(Turn, "apply", apply)


def _other_position(patch: Patch) -> None:
    begin: Callable[[Setup, CairnState, Umpire], None] = Setup.proceed

    def proceed(self: Setup, state: CairnState, umpire: Umpire) -> None:
        begin(self, state, umpire)
        state.notes[1] = 5

    patch.setattr(Setup, "proceed", proceed)


@dataclass(frozen=True)
class Case:
    """A change of the rules, and what is said about the first entry that shows it."""

    change: Callable[[Patch], None]
    said: str


CHANGES = {
    "an action refused": Case(_fewer_stones, "entry 2: it cannot have happened"),
    "an end too early": Case(_fewer_turns, "done again, it leads to another position"),
    "another outcome": Case(_other_die, "entry 1: done again, it comes out differently"),
    "another event": Case(_other_event, "done again, it comes out differently"),
    "another barrier": Case(_other_barrier, "entry 2: done again, it comes out differently"),
    "another position": Case(_other_position, "done again, it leads to another position"),
}


def _changes(ann: Player, view: View) -> list[Callable[[], object]]:
    """What Ann could do at her table if it went on."""
    decision = view.decision
    assert decision is not None
    house, table = ann.house, ann.table_id
    return [
        lambda: house.writing.act(ANN, table, Act(ann.key(), decision.id, "end")),
        lambda: house.writing.undo(ANN, table, Undo(ann.key(), decision.id)),
        lambda: house.writing.plan(ANN, table, Plan(ann.key(), decision.id, ["end"])),
        lambda: ann.note("note 2"),
        lambda: house.seating.leave(ANN, table, Leave(ann.key())),
    ]


@pytest.mark.parametrize("case", CHANGES.values(), ids=CHANGES.keys())
def test_a_change_that_alters_the_game_stops_it_readable_and_unchanged(
    played: Player, monkeypatch: Patch, caplog: pytest.LogCaptureFixture, case: Case
) -> None:
    view, stored = played.view, played.house.storage.load(played.table_id)
    with monkeypatch.context() as changed:
        case.change(changed)
        again = under(2, played, changed)
        with caplog.at_level(logging.ERROR):
            stopped = again.view
        assert stopped.lobby
        assert stopped.lobby.stopped is not None
        assert stopped.lobby.stopped.id == "table-error-stopped"
        assert (stopped.decision, stopped.undo, stopped.anytime) == (None, None, [])
        assert (stopped.log, stopped.seq, stopped.status) == (view.log, view.seq, "playing")
        for change in _changes(again, view):
            refused(change, 409, "stopped")
        assert again.let_bots_play() == 0
        assert '"laid"' in again.house.record(ANN, again.table_id)
        assert f"table {played.table_id} cannot go on (begun under rules 1, this program has rules 2)" in caplog.text
        assert case.said in caplog.text
        assert [info.status for info in again.house.tables_of(ANN)] == ["playing"]
    assert played.house.storage.load(played.table_id) == stored
    assert under(1, played, monkeypatch).view == view


def test_a_table_begun_under_newer_rules_is_refused(
    house: House, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(CairnGame, "version", 2)
    ann = sit_down(house, "cairn")
    with caplog.at_level(logging.ERROR), pytest.raises(Problem, match="rules_version"):
        under(1, ann, monkeypatch).house.view(ANN, ann.table_id)
    assert "a newer program has begun it" in caplog.text


def test_a_damaged_table_of_earlier_rules_is_told_to_be_damaged(
    played: Player, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    stored = played.house.storage.load(played.table_id)
    assert stored is not None
    monkeypatch.setattr(
        played.house.storage,
        "load",
        lambda table_id: replace(stored, entries=stored.entries[:-1]),
    )
    with caplog.at_level(logging.ERROR), pytest.raises(Problem, match="table_broken"):
        under(2, played, monkeypatch).house.view(ANN, played.table_id)
    assert f"it should have {stored.version} entries" in caplog.text


def test_rules_that_only_tell_it_otherwise_let_a_table_go_on_as_it_was_told(
    played: Player, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    """The version is the same: what is decided has not changed, and everybody keeps the lines they have seen."""
    view, entries = played.view, played.table.entries
    _other_event(monkeypatch)
    with caplog.at_level(logging.WARNING):
        again = under(1, played, monkeypatch)
        assert again.view == view
    assert again.table.entries == entries
    assert "done again, it is told differently" in caplog.text
    again.act("end")
    again.let_bots_play()
    assert again.view.position["turns"] == 4


def test_another_outcome_under_the_same_version_is_refused(played: Player, monkeypatch: Patch) -> None:
    stored = played.house.storage.load(played.table_id)
    assert stored is not None
    assert stored.snapshot is not None
    last = replace(stored.entries[-1], chance=((1, 6, 6),)).chained(stored.entries[-2].chain)
    other = replace(stored, entries=(*stored.entries[:-1], last))
    monkeypatch.setattr(played.house.storage, "load", lambda table_id: other)
    lobby = under(1, played, monkeypatch).house.lobby(ANN, played.table_id)
    assert lobby.stopped is not None
