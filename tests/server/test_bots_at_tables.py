"""Bots at a table of people: whom the server asks and when, and that the game always goes on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from stammtisch.bots.protocol import Sees
from stammtisch.bots.table import ROUNDS
from stammtisch.engine.game import Game, Observation
from stammtisch.server import bot_seats
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.storage import Storage
from tests.server.sitting import house_in, sit_down
from tests.support.pebbles.frames import Stakes
from tests.support.pebbles.words import STAKE


class Scripted:
    """A bot that does what the test says, and keeps what it was asked."""

    sees: ClassVar[Sees] = "observation"
    needs_no_list: ClassVar[frozenset[str]] = frozenset()
    asked: ClassVar[list[tuple[int, Observation]]]

    def __init__(self, game: Game[Any], seat: int, seed: str) -> None:
        self.seat = seat
        self.seed = seed

    def choose(self, legal: Sequence[int], observation: Observation | None) -> int:
        self.asked.append((self.seat, observation))
        return self.choice(legal)

    def choice(self, legal: Sequence[int]) -> int:
        return legal[0]


def seat_bots(monkeypatch: pytest.MonkeyPatch, kind: type[Scripted]) -> list[tuple[int, Observation]]:
    """All bots are of this kind from now on; what they are asked."""
    kind.asked = []
    monkeypatch.setattr(bot_seats, "make_bot", lambda name, game, seat, seed: kind(game, seat, seed))
    return kind.asked


def test_bots_play_until_a_person_must_decide(house: House) -> None:
    ann = sit_down(house, "cairn", 3)
    assert ann.let_bots_play() == 0
    ann.act("end")
    assert ann.let_bots_play() > 0
    assert ann.view.waiting == [0]


def test_a_bot_sees_what_its_seat_may_know(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = seat_bots(monkeypatch, Scripted)
    ann = sit_down(house, "pebbles", 3)
    before = ann.table.state
    house.writing.bot_move(ann.table_id)
    assert asked == [(1, ann.table.game.observe(before, 1))]


def test_where_all_decide_at_once_a_bot_is_asked_when_it_sees_something_new(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = seat_bots(monkeypatch, Scripted)
    ann = sit_down(house, "pebbles", 3)
    ann.let_bots_play()
    assert [seat for seat, _ in asked] == [1, 2]
    assert ann.view.waiting == [0]


def test_the_clock_ends_what_only_bots_hold_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Undecided(Scripted):
        """Changes its mind for ever: it never leaves the seats that must decide."""

    asked = seat_bots(monkeypatch, Undecided)
    monkeypatch.setattr(Stakes, "deciders", lambda frame, state: range(state.players) if -1 in frame.stakes else ())
    monkeypatch.setattr(Undecided, "choice", lambda bot, legal: legal[len(asked) % len(legal)])
    ann = sit_down(house, "pebbles", 3)
    ann.let_bots_play()
    assert ann.view.waiting == [0, 1, 2]
    before = len(asked)
    assert 0 < before <= 2 * ROUNDS
    ann.let_bots_play()
    assert len(asked) == before


def test_a_bot_that_fails_takes_the_default_and_the_operator_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing(Scripted):
        """Has a fault."""

        def choice(self, legal: Sequence[int]) -> int:
            raise ZeroDivisionError("a fault")

    seat_bots(monkeypatch, Failing)
    ann = sit_down(house, "cairn")
    ann.act("end")
    with caplog.at_level(logging.ERROR):
        assert ann.let_bots_play() == 1
    assert ann.table.entries[-1].notation == "end"
    assert "a bot failed" in caplog.text


def test_a_bot_that_breaks_the_rules_takes_the_default(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Cheating(Scripted):
        """Stakes what it does not hold."""

        def choice(self, legal: Sequence[int]) -> int:
            return next(STAKE(colour) for colour in range(4) if STAKE(colour) not in legal)

    seat_bots(monkeypatch, Cheating)
    ann = sit_down(house, "pebbles")
    with caplog.at_level(logging.ERROR):
        house.writing.bot_move(ann.table_id)
    assert ann.table.entries[-1].notation == "hold"
    assert "refused" in caplog.text


def test_a_bot_whose_action_was_overtaken_is_asked_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Overtaken(Scripted):
        """While it thinks for the first time, the table changes, and what it wants is not allowed any more."""

        def choice(self, legal: Sequence[int]) -> int:
            if len(self.asked) == 1:
                ann.act(ann.decision.offered[0].action)
                return next(STAKE(colour) for colour in range(4) if STAKE(colour) not in legal)
            return legal[0]

    asked = seat_bots(monkeypatch, Overtaken)
    ann = sit_down(house, "pebbles", 3)
    with caplog.at_level(logging.ERROR):
        assert house.writing.bot_move(ann.table_id)
    assert [entry.seat for entry in ann.table.entries] == [None, 0]
    assert not caplog.records
    ann.let_bots_play()
    assert [seat for seat, _ in asked].count(1) > 1


def test_a_bot_that_meets_another_process_tries_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = house_in(tmp_path), house_in(tmp_path)
    ann = sit_down(one, "cairn")
    ann.act("end")
    append = Storage.append

    def overtaken(storage: Storage, *wanted: Any) -> None:
        if storage is one.storage:
            other.writing.bot_move(ann.table_id)
        append(storage, *wanted)

    monkeypatch.setattr(Storage, "append", overtaken)
    with pytest.raises(Problem) as refused:
        one.writing.bot_move(ann.table_id)
    assert (refused.value.status, refused.value.code) == (503, "busy")
    monkeypatch.undo()
    ann.let_bots_play()
    assert ann.view.waiting == [0]


def test_an_answer_to_a_decision_that_is_gone_is_dropped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Scripted):
        """While it thinks, somebody else decides for it."""

        def choice(self, legal: Sequence[int]) -> int:
            if len(self.asked) == 1:
                with house.rooms.enter(ann.table_id) as room:
                    house.writing._commit(room, room.table.draft_clock(0))
            return legal[0]

    seat_bots(monkeypatch, Slow)
    ann = sit_down(house, "cairn")
    ann.act("end")
    assert house.writing.bot_move(ann.table_id)
    assert [entry.kind for entry in ann.table.entries] == ["start", "action", "clock"]


def test_after_a_restart_the_server_knows_where_bots_are_waited_for(house: House) -> None:
    waiting = sit_down(house, "cairn")
    waiting.act("end")
    sit_down(house, "cairn")
    assert House(house.storage, house.shelf).waiting_for_bots() == [waiting.table_id]


def test_whole_games_come_to_their_end(house: House) -> None:
    for game, players in (("cairn", 3), ("pebbles", 4)):
        ann = sit_down(house, game, players)
        for _ in range(200):
            ann.let_bots_play()
            if ann.view.status == "over":
                break
            ann.act(ann.decision.offered[-1].action)
        assert ann.view.status == "over"
