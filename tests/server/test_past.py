"""The past: what a viewer saw then, and nothing learnt since."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stammtisch.server.house import House
from stammtisch.server.log import SeatLog
from stammtisch.server.past import past_view, table_after
from stammtisch.server.problems import Problem
from stammtisch.server.view import view_of
from stammtisch.server.wire import LogLine, View
from tests.server.sitting import Player, sit_down
from tests.server.test_settled import settle

VIEWERS = (0, 1, None)


def copied(log: SeatLog) -> list[LogLine]:
    """The lines of the log as they are now: later they may be struck out."""
    return [replace(line) for line in log.lines(0)]


def seen(player: Player) -> dict[int | None, View]:
    """What everybody sees now, without anything to decide."""
    with player.house.rooms.enter(player.table_id) as room:
        return {
            viewer: replace(view_of(room.table, viewer, asks=False), log=copied(room.log(viewer))) for viewer in VIEWERS
        }


def past(player: Player, viewer: int | None, seq: int) -> View:
    with player.house.rooms.enter(player.table_id) as room:
        return past_view(player.house.storage, room.table, viewer, seq)


@pytest.mark.parametrize("game", ["cairn", "pebbles"])
def test_every_moment_is_shown_as_it_was_then(house: House, game: str) -> None:
    """Across undo and going back, for seats and spectators, and after a restart."""
    ann = sit_down(house, game)
    moments = [seen(ann)]

    def note() -> None:
        moments.append(seen(ann))

    for step in range(12):
        if ann.view.status == "over":
            break
        decision = ann.view.decision
        if decision is None:
            assert house.writing.bot_move(ann.table_id)
        elif step == 3 and ann.view.undo is not None:
            ann.undo()
        else:
            ann.act(decision.offered[step % len(decision.offered)].action)
        note()
        if step == 6:
            settle(ann, "rewind", to=2)
            note()
    restarted = Player(House(house.storage, house.shelf), ann.table_id)
    shown = 0
    for viewer in VIEWERS:
        for moment in moments:
            expected = moment[viewer]
            for player in (ann, restarted):
                assert past(player, viewer, expected.seq) == expected
            shown += 1
    assert shown >= 30


def test_a_moment_that_there_is_not(ann: Player) -> None:
    for seq in (0, 2, 99):
        with pytest.raises(Problem, match="no_such_moment"):
            past(ann, 0, seq)


def test_a_spectator_counts_what_a_spectator_noticed(ann: Player) -> None:
    """A note that only its owner sees is no moment of anybody else."""
    ann.act("lay 3")
    ann.note("note 1")
    assert past(ann, 0, 3).position["note"] == 1
    assert past(ann, 0, 2).position["note"] == 0
    with pytest.raises(Problem, match="no_such_moment"):
        past(ann, None, 3)


def test_the_past_is_rebuilt_from_the_stored_position_before_it(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from the beginning: a long game costs no more than a short one."""
    for _ in range(2):
        ann.act("lay 1")
        ann.act("end")
        ann.let_bots_play()
    with ann.house.rooms.enter(ann.table_id) as room:
        table = room.table
        for n in range(1, table.version):
            snapshot = ann.house.storage.snapshot(ann.table_id, n)
            assert snapshot is not None
            assert snapshot.n == max(entry.n for entry in table.entries[:n] if entry.hand_over)
            assert table_after(ann.house.storage, table, n).version == n
