"""A restart loses nothing, and what was damaged in storage is found, for that table alone."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from stammtisch.engine import record, replay
from stammtisch.server import rooms
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.wire import Act
from tests.server.sitting import ANN, Player, house_in, sit_down


def restarted(player: Player) -> Player:
    """The same person after the server has been started again."""
    return Player(House(player.house.storage, player.house.shelf), player.table_id)


def change(folder: Path, statement: str, *values: object) -> None:
    """Change a row behind the program's back."""
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        changed = connection.execute(statement, values).rowcount
    connection.close()
    assert changed > 0


def play_to_the_end(player: Player) -> None:
    """Ann does the first thing offered until the game is over."""
    while True:
        player.let_bots_play()
        if player.view.status == "over":
            return
        player.act(
            player.decision.offered[0].action if player.table.version % 7 else player.decision.offered[-1].action
        )


@pytest.mark.parametrize("game", ["cairn", "pebbles"])
def test_after_every_entry_a_restart_shows_the_same(house: House, game: str) -> None:
    ann = sit_down(house, game)
    for _ in range(25):
        ann.house.writing.bot_move(ann.table_id)
        view = ann.view
        again = restarted(ann)
        assert again.view == view
        assert again.table.state.hash() == ann.table.state.hash()
        if view.status == "over":
            break
        if view.decision is not None and view.decision.must:
            offered = view.decision.offered
            ann.act(offered[ann.table.version % len(offered)].action)


def test_a_request_repeated_after_a_restart_gets_its_stored_answer(ann: Player) -> None:
    request = Act("k", ann.decision.id, "lay 2")
    first = ann.house.writing.act(ANN, ann.table_id, request)
    again = restarted(ann)
    assert again.house.writing.act(ANN, ann.table_id, request) == first
    assert again.view.position["piles"] == (2, 0)


def test_tables_that_are_not_in_memory_are_read_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_ROOMS", 2)
    players = [sit_down(house, "cairn") for _ in range(4)]
    for stones, player in enumerate(players[:3], start=1):
        player.act(f"lay {stones}")
    assert len(house.rooms) == 2
    assert [player.view.position["piles"][0] for player in players] == [1, 2, 3, 0]


DAMAGE = {
    "another legal action": ("UPDATE entries SET notation = 'lay 3' WHERE n = 2", "entry 2: its hash"),
    "no JSON": ("UPDATE entries SET events = '{' WHERE n = 2", "entry 2: the row is not readable"),
    "a lost entry": ("DELETE FROM entries WHERE n = 2", "entry 2 is missing"),
    "a lost last entry": ("DELETE FROM entries WHERE n = 3", "should have 3 entries and has 2"),
    "another seed": ("UPDATE tables SET seed = 'another'", "entry 1: its hash"),
    "no such game": ("UPDATE tables SET game = 'whist'", "there is no game 'whist'"),
    "broken options": ("UPDATE tables SET options = '['", "its options are not readable"),
    "a lost seat": ("DELETE FROM seats WHERE seat = 0", "its seats are not complete"),
    "a changed snapshot": ("UPDATE snapshots SET state = replace(state, '\"turns\":0', '\"turns\":1')", "its hash"),
    "a snapshot of nothing": ("UPDATE snapshots SET state = '[]'", "it is no position of this game"),
    "a broken snapshot": ("UPDATE snapshots SET state = '{'", "the snapshot after 1 is not readable"),
    "no snapshot": ("DELETE FROM snapshots", "there is no snapshot"),
    "an unknown kind": ("UPDATE entries SET kind = 'cheat' WHERE n = 2", "entry 2: the row is not readable"),
    "a snapshot of the future": ("UPDATE snapshots SET n = 9", "the snapshot after entry 9 does not fit 3 entries"),
}


@pytest.mark.parametrize(("statement", "said"), DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_table_is_one_clear_error_and_stops_only_itself(
    tmp_path: Path, statement: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = sit_down(house_in(tmp_path), "cairn")
    ann.act("lay 1")
    ann.act("lay 2")
    change(tmp_path, statement)
    whole = sit_down(ann.house, "cairn")
    again = restarted(ann)
    with caplog.at_level(logging.ERROR), pytest.raises(Problem) as refused:
        again.house.view(ANN, ann.table_id)
    assert (refused.value.status, refused.value.code) == (500, "table_broken")
    assert ann.table_id in caplog.text
    assert said in caplog.text
    assert Player(again.house, whole.table_id).view == whole.view
    assert whole.table_id in [info.table for info in again.house.tables_of(ANN)]


def test_an_entry_that_the_rules_would_refuse_is_found_even_with_a_good_hash(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ann = sit_down(house_in(tmp_path), "cairn")
    ann.act("lay 3")
    table = ann.table
    forged = (
        table.entries[1]
        .__class__(
            **{
                **{name: getattr(table.entries[1], name) for name in table.entries[1].__slots__},
                "notation": "lay 4",
            }
        )
        .chained(table.entries[0].chain)
    )
    change(tmp_path, "UPDATE entries SET notation = 'lay 4', chain = ? WHERE n = 2", forged.chain)
    with caplog.at_level(logging.ERROR):
        lobby = restarted(ann).house.lobby(ANN, ann.table_id)
    assert lobby.stopped is not None
    assert "entry 2: it cannot have happened" in caplog.text


def test_a_list_of_tables_shows_a_damaged_one_as_broken(tmp_path: Path) -> None:
    ann = sit_down(house_in(tmp_path), "cairn")
    change(tmp_path, "UPDATE tables SET noticed = 'x'")
    sit_down(ann.house, "cairn")
    assert sorted(info.status for info in ann.house.tables_of(ANN)) == ["broken", "playing"]
    assert ann.house.waiting_for_bots() == []


def test_a_seat_that_is_waited_for_and_is_not_there_keeps_no_other_table_from_its_bots(tmp_path: Path) -> None:
    ann = sit_down(house_in(tmp_path), "cairn")
    change(tmp_path, "UPDATE tables SET waiting = '[9]'")
    other = sit_down(ann.house, "cairn")
    other.act("end")
    assert ann.house.waiting_for_bots() == [other.table_id]


def test_a_text_that_is_none_any_more_keeps_no_other_table_from_being_read(tmp_path: Path) -> None:
    ann = sit_down(house_in(tmp_path), "cairn")
    change(tmp_path, "UPDATE seats SET name = CAST(x'41ff' AS TEXT) WHERE seat = 0")
    change(tmp_path, "UPDATE entries SET events = CAST(x'ff' AS TEXT)")
    other = sit_down(ann.house, "cairn")
    assert sorted(info.seats[0].name for info in ann.house.tables_of(ANN)) == ["Ann", "A\ufffd"]
    again = restarted(ann)
    assert Player(again.house, other.table_id).view == other.view
    with pytest.raises(Problem, match="table_broken"):
        again.house.view(ANN, ann.table_id)


@pytest.mark.parametrize(
    "statement",
    ["UPDATE seats SET bot = 'gone' WHERE bot IS NOT NULL", "UPDATE snapshots SET n = 'x'"],
    ids=["bot", "snapshot"],
)
def test_a_table_that_cannot_be_taken_up_is_broken_and_no_fault_of_the_program(
    tmp_path: Path, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = sit_down(house_in(tmp_path), "cairn")
    change(tmp_path, statement)
    with caplog.at_level(logging.ERROR), pytest.raises(Problem, match="table_broken"):
        restarted(ann).house.view(ANN, ann.table_id)
    assert ann.table_id in caplog.text


@pytest.mark.parametrize("game", ["cairn", "pebbles"])
def test_the_record_of_a_finished_game_verifies_and_holds_nothing_taken_back(house: House, game: str) -> None:
    ann = sit_down(house, game)
    if game == "cairn":
        ann.act("lay 1")
        ann.act("lay 2")
        ann.note("note 1")
        ann.undo()
    play_to_the_end(ann)
    kept = record.parse(house.record(ANN, ann.table_id))
    assert kept.header.seed == ann.table.header.seed
    found = replay.verify(kept, find_game=house.shelf.games.__getitem__)
    assert (found.error, found.recomputed) == (None, True)
    result = ann.view.result
    assert result is not None
    assert found.result is not None
    assert (list(found.result.winners), found.result.ending) == (result.winners, result.ending)
    assert replay.rewind(kept, found.actions, house.shelf.games.__getitem__).hash() == ann.table.state.hash()
    done = [entry.do for entry in kept.entries]
    assert "undo" not in done
    if game == "cairn":
        assert done[:3] == ["start", "lay 1", "note 1"]
