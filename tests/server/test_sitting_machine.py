"""People come, go, talk, agree and play in any order, with repeats and restarts between.

Whatever happens, every seat has one owner at most, what is stored is what was acknowledged, a repeated request gets its
first answer, and the game stands where a plain replay leads.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stammtisch.server.house import House
from stammtisch.server.limits import Limit
from stammtisch.server.problems import Problem
from stammtisch.server.proposals import OpenProposal, open_proposals
from stammtisch.server.sitting_path import SittingLimits
from stammtisch.server.storage import Storage
from stammtisch.server.wire import Act, HumanSeat, NewTable, OpenSeat
from stammtisch.server.wire_sitting import Answer, Chat, Claim, Leave, Nudge, Propose, Resign, StandIn, Start
from tests.server.sitting import ANN, BEN, NOW, database_url, toy_shelf

PEOPLE = (ANN, BEN, "person-cat", "person-dan")
people, seats = st.sampled_from(PEOPLE), st.integers(0, 2)
EXPECTED = {
    *("seat_taken", "not_begun", "begun", "not_host", "game_over", "not_your_seat", "which_seat", "stand_in"),
    *("proposal_open", "no_proposal", "answered", "cannot_rewind", "not_over", "rematch_there", "bad_name"),
    *("own_seat", "no_person", "not_waited_for", "nudged_already"),
}
"""Why something that is asked for here may be refused."""


class Company(RuleBasedStateMachine):
    """One table of Pebbles with three seats, and four people who want to sit there."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.house = self.open_house()
        self.done: list[tuple[Callable[[], Any], Any]] = []
        self.table = ""
        self.affairs = 0
        self.surprises: list[str] = []

    def open_house(self) -> House:
        wide = SittingLimits(Limit(10_000, 1.0), Limit(10_000, 1.0))
        storage = Storage(database_url(Path(self.folder.name)))
        return House(storage, toy_shelf(), draw_seed=lambda: "seed", now=lambda: NOW, limits=wide)

    def teardown(self) -> None:
        self.house.storage.close()
        self.folder.cleanup()

    @initialize(spectators=st.booleans())
    def open_a_table(self, spectators: bool) -> None:
        wanted = NewTable("pebbles", [HumanSeat("Ann"), OpenSeat(), OpenSeat()], {}, spectators)
        self.table = self.house.open_table(ANN, wanted).table

    def ask(self, request: Callable[[], Any]) -> None:
        """Ask for something; it is carried out, or refused for one of the known reasons."""
        try:
            self.done.append((request, request()))
        except Problem as error:
            known = error.code in EXPECTED or (error.status == 404 and not self.is_open)
            self.surprises += [] if known else [error.code]

    @property
    def is_open(self) -> bool:
        with self.house.rooms.enter(self.table) as room:
            return room.sitting.spectators

    @property
    def proposals(self) -> list[OpenProposal]:
        with self.house.rooms.enter(self.table) as room:
            return open_proposals(room.sitting, room.game)

    @rule(person=people, seat=seats)
    def claim(self, person: str, seat: int) -> None:
        wanted = Claim(str(uuid4()), seat, f"{person} {seat}")
        self.ask(lambda: self.house.seating.claim(person, self.table, wanted))

    @rule(person=people)
    def start(self, person: str) -> None:
        wanted = Start(str(uuid4()))
        self.ask(lambda: self.house.seating.start(person, self.table, wanted))

    @rule(person=people, seat=seats)
    def leave(self, person: str, seat: int) -> None:
        wanted = Leave(str(uuid4()), seat)
        self.ask(lambda: self.house.seating.leave(person, self.table, wanted))

    @rule(person=people, seat=seats)
    def resign(self, person: str, seat: int) -> None:
        wanted = Resign(str(uuid4()), seat)
        self.ask(lambda: self.house.seating.resign(person, self.table, wanted))

    @rule(person=people, seat=seats, on=st.booleans())
    def stand_in(self, person: str, seat: int, on: bool) -> None:
        wanted = StandIn(str(uuid4()), on, seat)
        self.ask(lambda: self.house.seating.stand_in(person, self.table, wanted))

    @rule(person=people, seat=seats, text=st.text(max_size=5).map(lambda text: f"x{text}"))
    def say(self, person: str, seat: int, text: str) -> None:
        wanted = Chat(str(uuid4()), seat, text)
        self.ask(lambda: self.house.seating.chat(person, self.table, wanted))

    @rule(person=people, seat=seats, to=seats)
    def nudge(self, person: str, seat: int, to: int) -> None:
        wanted = Nudge(str(uuid4()), to, seat)
        self.ask(lambda: self.house.seating.nudge(person, self.table, wanted))

    @rule(person=people, seat=seats, kind=st.sampled_from(["end", "rewind", "rematch"]), to=st.integers(1, 6))
    def propose(self, person: str, seat: int, kind: Any, to: int) -> None:
        wanted = Propose(str(uuid4()), kind, seat, to if kind == "rewind" else None)
        self.ask(lambda: self.house.seating.propose(person, self.table, wanted))

    @precondition(lambda self: self.proposals)
    @rule(person=people, seat=seats, agree=st.sampled_from([True, True, True, False]))
    def answer(self, person: str, seat: int, agree: bool) -> None:
        number, wanted = self.proposals[0].n, Answer(str(uuid4()), agree, seat)
        self.ask(lambda: self.house.seating.answer(person, self.table, number, wanted))

    @rule(person=people, seat=seats, which=st.integers(0, 9))
    def act(self, person: str, seat: int, which: int) -> None:
        try:
            decision = self.house.view(person, self.table, seat).decision
        except Problem:
            return
        if decision is not None:
            wanted = Act(str(uuid4()), decision.id, decision.offered[which % len(decision.offered)].action, seat)
            self.ask(lambda: self.house.writing.act(person, self.table, wanted))

    @rule()
    def let_a_bot_move(self) -> None:
        self.house.writing.bot_move(self.table)

    @precondition(lambda self: self.done)
    @rule(which=st.integers(0, 99))
    def repeat(self, which: int) -> None:
        request, answer = self.done[which % len(self.done)]
        try:
            assert request() == answer
        except Problem as error:
            # Whoever has left has no seat any more for which to be answered.
            self.surprises += [] if error.code in ("not_your_seat", "not_found") else [error.code]

    @rule()
    def restart(self) -> None:
        self.house.storage.close()
        self.house = self.open_house()

    @invariant()
    def what_is_stored_is_what_stands(self) -> None:
        if not self.table:
            return
        with self.house.rooms.enter(self.table) as room:
            sitting, game = room.sitting, room.game
        stored = self.house.storage.load(self.table)
        assert stored is not None
        assert stored.sitting == sitting
        assert stored.entries == (() if game is None else tuple(game.entries))
        assert [affair.n for affair in sitting.affairs] == list(range(1, sitting.number + 1))
        assert sitting.number >= self.affairs
        self.affairs = sitting.number

    @invariant()
    def nothing_is_refused_without_a_known_reason(self) -> None:
        assert self.surprises == []

    @invariant()
    def every_seat_is_somebodys_or_a_bots_or_open(self) -> None:
        if not self.table:
            return
        with self.house.rooms.enter(self.table) as room:
            sitting, game = room.sitting, room.game
        for seat, chair in enumerate(sitting.chairs):
            assert (chair.kind == "open") <= (game is None)
            assert [person for person in PEOPLE if seat in sitting.seats_of(person)] in ([], [chair.owner])
            assert chair.kind == "open" or chair.decider is not None or chair.owner is not None
        names = [chair.name for chair in sitting.chairs if chair.name]
        assert len(set(names)) == len(names)


TestCompany = Company.TestCase
TestCompany.settings = settings(
    max_examples=12, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
