"""What a whole table settles: going back by consent, a player who leaves for good, an agreed end."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Message
from stammtisch.engine.record import parse
from stammtisch.engine.replay import verify
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.shelf import Shelf
from stammtisch.server.table import NothingToUndo
from stammtisch.server.wire import Act
from stammtisch.server.write_path import Settled
from tests.server.cairn import CairnGame
from tests.server.sitting import ANN, NOW, Player, sit_down


def settle(player: Player, kind: Settled, seat: int = 0, to: int | None = None) -> None:
    """All have agreed."""
    with player.house.rooms.enter(player.table_id) as room:
        seating = room.sitting.draft(NOW).happened("settled", proposal=1, kind=kind, agreed=True)
        player.house.writing.settle(room, kind, seat, to, seating)


def hashes(player: Player) -> str:
    return player.table.state.hash()


def restarted(player: Player) -> Player:
    """The same person after the server was started again."""
    return Player(House(player.house.storage, player.house.shelf), player.table_id)


def a_turn_with_everything(ann: Player) -> list[str]:
    """Ann lays, throws, peeks and ends, the bot moves; the position before each entry, from the second on."""
    before = [hashes(ann)]
    for action in ("lay 1", "throw", "peek", "end"):
        ann.act(action)
        before.append(hashes(ann))
    ann.let_bots_play()
    return before


@pytest.mark.parametrize("to", [2, 3, 4, 5])
def test_a_table_goes_back_across_every_barrier(ann: Player, to: int) -> None:
    """Dice, hidden information and another player's decisions among them."""
    before = a_turn_with_everything(ann)
    version = ann.table.version
    settle(ann, "rewind", to=to)
    assert hashes(ann) == before[to - 2]
    assert ann.table.undone == set(range(to, version + 1))
    assert ann.view.undo is None
    assert restarted(ann).view == ann.view


def test_the_same_things_done_again_bring_the_same_dice(ann: Player) -> None:
    a_turn_with_everything(ann)
    thrown = ann.table.entries[2].chance
    settle(ann, "rewind", to=2)
    ann.act("lay 1")
    ann.act("throw")
    assert ann.table.entries[-1].chance == thrown


def test_going_back_is_done_again_from_the_entries_alone(ann: Player, house: House) -> None:
    """A table that is taken up under newer rules has no stored position to begin with."""
    a_turn_with_everything(ann)
    settle(ann, "rewind", to=3)
    ann.act("lay 2")

    class Newer(CairnGame):
        version = CairnGame.version + 1

    games = {**house.shelf.games, "cairn": Newer()}
    again = Player(House(house.storage, Shelf(games, house.shelf.bots)), ann.table_id)
    assert hashes(again) == hashes(ann)


def test_a_decision_from_before_is_stale_even_if_it_looks_the_same_again(ann: Player) -> None:
    old = ann.decision.id
    a_turn_with_everything(ann)
    settle(ann, "rewind", to=2)
    assert ann.decision.id != old
    with pytest.raises(Problem, match="stale_decision"):
        ann.house.writing.act(ANN, ann.table_id, Act(ann.key(), old, "lay 1"))
    with pytest.raises(Problem, match="stale_decision"):
        restarted(ann).house.writing.act(ANN, ann.table_id, Act(ann.key(), old, "lay 1"))


def test_the_log_says_so_and_strikes_out_what_was_taken_back(ann: Player) -> None:
    a_turn_with_everything(ann)
    seq = ann.view.seq
    settle(ann, "rewind", to=3)
    log = ann.view.log
    assert isinstance(log, list)
    assert log[-1].message == Message("table-rewound")
    assert [line.undone for line in log if 1 < line.seq <= seq] == [line.seq > 2 for line in log if 1 < line.seq <= seq]
    with ann.house.rooms.enter(ann.table_id) as room:
        assert room.log(0).undone_since(seq) == list(range(3, seq + 1))
        assert [line.undone for line in room.log(None).lines(0)][-1] is False


def test_what_was_taken_back_alone_before_stays_so(ann: Player) -> None:
    ann.act("lay 1")
    ann.act("lay 2")
    ann.undo()
    ann.act("throw")
    settle(ann, "rewind", to=5)
    assert ann.view.position["piles"] == (1, 0)
    settle(ann, "rewind", to=2)
    assert ann.view.position["piles"] == (0, 0)
    assert ann.table.undone == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("to", [None, 1, 3, 4, 99])
def test_nobody_goes_back_to_what_does_not_hold(ann: Player, to: int | None) -> None:
    """The set-up, an action taken back, the taking back, a number that there is not."""
    ann.act("lay 1")
    ann.act("lay 2")
    ann.undo()
    with pytest.raises(Problem, match="cannot_rewind"):
        settle(ann, "rewind", to=to)
    assert ann.table.version == 4


def test_a_line_of_the_log_names_the_entry(ann: Player) -> None:
    a_turn_with_everything(ann)
    table = ann.table
    assert [table.rewind_entry(0, seq) for seq in (2, 3)] == [2, 3]
    assert table.seq(0, table.rewind_entry(0, 3) - 1) == 2
    for seq in (0, 1, 10_000):
        with pytest.raises(NothingToUndo):
            table.rewind_entry(0, seq)


def test_nobody_is_brought_back_who_has_left(house: House) -> None:
    ann = sit_down(house, "cairn", 3)
    ann.act("lay 1")
    settle(ann, "leave", seat=2)
    ann.act("lay 2")
    with pytest.raises(Problem, match="cannot_rewind"):
        settle(ann, "rewind", to=2)
    settle(ann, "rewind", to=4)
    assert ann.view.position["piles"] == (1, 0, 0)


def test_leaving_is_a_barrier_and_goes_on_with_the_next(ann: Player) -> None:
    ann.act("lay 1")
    settle(ann, "leave")
    table = ann.table
    assert (table.waiting, table.undo_target(0), table.state.to_data()["piles"]) == ((1,), None, [0, 0])
    assert restarted(ann).view == ann.view


def test_who_leaves_a_game_that_does_not_mind_leaves_no_entry(house: House) -> None:
    """In Pebbles a bot goes on; only who sits there changes."""
    ann = sit_down(house, "pebbles")
    version, affairs = ann.table.version, ann.view.lobby
    settle(ann, "leave")
    assert ann.table.version == version
    assert ann.view.lobby != affairs


def test_all_agree_to_end(ann: Player) -> None:
    commitment = ann.view.commitment
    ann.act("lay 2")
    with pytest.raises(Problem, match="not_shared"):
        settle(ann, "shared")
    settle(ann, "end")
    view = ann.view
    assert (view.status, view.result is not None, view.decision) == ("over", True, None)
    assert restarted(ann).view == view
    record = parse(ann.house.record(ANN, ann.table_id))
    assert record.header.commitment == commitment
    assert [entry.do for entry in record.entries] == ["start", "lay 2", "end agreed"]
    with pytest.raises(Problem, match="game_over"):
        settle(ann, "rewind", to=2)


def test_the_record_of_a_table_that_went_back_holds_only_what_holds(ann: Player) -> None:
    a_turn_with_everything(ann)
    settle(ann, "rewind", to=3)
    ann.act("throw")
    settle(ann, "leave", seat=1)
    settle(ann, "end")
    record = parse(ann.house.record(ANN, ann.table_id))
    assert [entry.do for entry in record.entries] == ["start", "lay 1", "throw", "leave for good", "end agreed"]
    found = verify(record, find_game=lambda _: CairnGame())
    assert (found.error, found.recomputed, found.outcomes) == (None, True, 2)


def test_the_record_of_a_finished_game_is_made_once(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays the game again: many who ask for it must not hold the other tables up."""
    ann.act("lay 2")
    before = ann.house.record(ANN, ann.table_id)
    settle(ann, "end")
    whole = ann.house.record(ANN, ann.table_id)
    assert len(parse(whole).entries) == 3
    assert before != whole
    monkeypatch.setattr(CairnGame, "new", None)
    assert ann.house.record(ANN, ann.table_id) == whole
    assert ann.house.record(None, ann.table_id) == whole
