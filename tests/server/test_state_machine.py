"""The write path put through everything at once: actions, repeats, double clicks, undo, bots, the clock, restarts.

Whatever the order, the table stands where a plain replay of what was not taken back leads, every request counts once,
and storage holds exactly the entries that were acknowledged.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stammtisch.engine.game import play, start, time_up
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Umpire
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.wire import Act, Done, Undo, View
from tests.server.postgresql import fresh_database
from tests.server.sitting import ANN, Player, database_url, house_in, sit_down


class Tables(RuleBasedStateMachine):
    """One table, one person, bots, and everything that can happen to them."""

    def __init__(self) -> None:
        super().__init__()
        self.closing = ExitStack()
        self.place = self.closing.enter_context(self.database())
        self.house: House = house_in(self.place)
        self.done: list[tuple[Act | Undo, Done]] = []
        self.decisions: list[str] = []
        self.version = 1
        self.seq = 0
        self.ann: Player

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database."""
        with tempfile.TemporaryDirectory() as folder:
            yield database_url(Path(folder))

    @initialize(game=st.sampled_from(["cairn", "pebbles"]), players=st.integers(2, 3))
    def open_a_table(self, game: str, players: int) -> None:
        self.ann = sit_down(self.house, game, players)

    def teardown(self) -> None:
        self.house.storage.close()
        self.closing.close()

    @property
    def view(self) -> View:
        return self.ann.view

    def send(self, request: Act | Undo) -> Done:
        writing = self.house.writing
        if isinstance(request, Act):
            return writing.act(ANN, self.ann.table_id, request)
        return writing.undo(ANN, self.ann.table_id, request)

    def carried_out(self, request: Act | Undo) -> None:
        self.decisions.append(request.decision)
        self.done.append((request, self.send(request)))
        self.version += 1

    def refused(self, request: Act | Undo, codes: set[str]) -> None:
        with pytest.raises(Problem) as error:
            self.send(request)
        assert error.value.code in codes

    @precondition(lambda self: self.view.decision is not None)
    @rule(which=st.integers(0, 99))
    def act(self, which: int) -> None:
        decision = self.ann.decision
        action = decision.offered[which % len(decision.offered)].action
        self.carried_out(Act(str(uuid4()), decision.id, action))

    @precondition(lambda self: self.view.undo is not None)
    @rule()
    def undo(self) -> None:
        self.carried_out(Undo(str(uuid4()), self.ann.decision.id))

    @precondition(lambda self: self.view.undo is None and self.view.decision is not None)
    @rule()
    def undo_behind_a_barrier(self) -> None:
        self.refused(Undo(str(uuid4()), self.ann.decision.id), {"nothing_to_undo"})

    @precondition(lambda self: self.view.decision is not None and self.view.decision.refused)
    @rule(which=st.integers(0, 9))
    def do_what_is_refused(self, which: int) -> None:
        decision = self.ann.decision
        wanted = decision.refused[which % len(decision.refused)]
        with pytest.raises(Problem) as error:
            self.send(Act(str(uuid4()), decision.id, wanted.action))
        assert (error.value.status, error.value.rule, error.value.message) == (422, wanted.rule, wanted.reason)

    @precondition(lambda self: self.done)
    @rule(which=st.integers(0, 99))
    def repeat(self, which: int) -> None:
        request, answer = self.done[which % len(self.done)]
        assert self.send(request) == answer

    @precondition(lambda self: self.decisions)
    @rule(which=st.integers(0, 99))
    def answer_an_old_decision(self, which: int) -> None:
        decision = self.decisions[which % len(self.decisions)]
        self.refused(Act(str(uuid4()), decision, "pass"), {"stale_decision", "game_over", "not_understood"})

    @precondition(lambda self: self.view.anytime)
    @rule(which=st.integers(0, 9))
    def order(self, which: int) -> None:
        orders = self.view.anytime
        assert isinstance(orders, list)
        order, table = orders[which % len(orders)].action, self.ann.table
        refusal = table.game.anytime_refusal(table.state, 0, table.game.parse(order))
        if refusal is None:
            self.ann.note(order)
            self.version += 1
        else:
            with pytest.raises(Problem, match=refusal.code):
                self.ann.note(order)

    @rule()
    def let_a_bot_move(self) -> None:
        self.version += self.house.writing.bot_move(self.ann.table_id)

    @rule()
    def restart(self) -> None:
        before = self.view
        self.house.storage.close()
        self.house = house_in(self.place)
        self.ann = Player(self.house, self.ann.table_id)
        assert self.view == before

    @invariant()
    def nothing_is_lost_and_nothing_repeated(self) -> None:
        if not hasattr(self, "ann"):
            return
        table = self.ann.table
        stored = self.house.storage.load(self.ann.table_id)
        assert stored is not None
        assert stored.entries == tuple(table.entries)
        assert len(stored.entries) == self.version
        assert self.view.seq >= self.seq
        self.seq = self.view.seq
        assert self.plain_replay().hash() == table.state.hash()

    def plain_replay(self) -> State:
        """The position from the set-up and what was not taken back, by the engine alone."""
        table = self.ann.table
        state: State = table.game.new(len(table.header.seats), table.header.options, table.header.seed)
        umpire = Umpire()
        for entry in table.entries:
            if entry.kind == "start":
                start(state, umpire)
            elif entry.kind == "clock":
                time_up(table.game, state, umpire)
            elif entry.kind != "undo" and entry.n not in table.undone:
                assert entry.seat is not None
                assert entry.notation is not None
                play(table.game, state, entry.seat, table.game.parse(entry.notation), umpire)
        return state


class TablesOnPostgresql(Tables):
    """The same on the other database."""

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database."""
        with fresh_database() as url:
            yield url


SETTINGS = settings(max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck))

TestTables = Tables.TestCase
TestTables.settings = SETTINGS
TestTablesOnPostgresql = TablesOnPostgresql.TestCase
TestTablesOnPostgresql.settings = SETTINGS
