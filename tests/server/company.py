"""Several people at one table, for the tests of sitting down, agreeing and talking."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.sitting import Sitting
from stammtisch.server.sitting_path import SittingPath
from stammtisch.server.wire import Act, BotSeat, HumanSeat, NewTable, OpenSeat
from stammtisch.server.wire_sitting import (
    Affairs,
    Answer,
    Chat,
    Claim,
    Leave,
    Lobby,
    Nudge,
    ProposalKind,
    Propose,
    Rematch,
    Resign,
    StandIn,
    Start,
)
from tests.server.sitting import ANN, BEN, Player

CAT, STRANGER = "person-cat", "person-stranger"
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", STRANGER: "Someone"}
Given = TypeVar("Given")


class Guest(Player):
    """A person at a table, or at its door."""

    @property
    def path(self) -> SittingPath:
        return self.house.seating

    @property
    def lobby(self) -> Lobby:
        """The table from outside the game."""
        return self.house.lobby(self.person, self.table_id)

    def claim(self, seat: int, name: str | None = None) -> Affairs:
        return self.path.claim(self.person, self.table_id, Claim(self.key(), seat, name or NAMES[self.person]))

    def start(self) -> Affairs:
        return self.path.start(self.person, self.table_id, Start(self.key()))

    def leave(self, seat: int | None = None) -> Affairs:
        return self.path.leave(self.person, self.table_id, Leave(self.key(), seat))

    def stand_in(self, on: bool, seat: int | None = None) -> Affairs:
        return self.path.stand_in(self.person, self.table_id, StandIn(self.key(), on, seat))

    def resign(self, seat: int | None = None) -> Affairs:
        return self.path.resign(self.person, self.table_id, Resign(self.key(), seat))

    def propose(self, kind: ProposalKind, to: int | None = None, seat: int | None = None) -> int:
        """The number of the proposal."""
        before = self.lobby.affairs
        self.path.propose(self.person, self.table_id, Propose(self.key(), kind, seat, to))
        return before + 1

    def answer(self, number: int, agree: bool, seat: int | None = None) -> Affairs:
        return self.path.answer(self.person, self.table_id, number, Answer(self.key(), agree, seat))

    def rematch(self) -> str:
        """The id of the other table."""
        return self.path.rematch(self.person, self.table_id, Rematch(self.key())).table

    def say(self, text: str | None = None, phrase: str | None = None, seat: int | None = None) -> Affairs:
        return self.path.chat(self.person, self.table_id, Chat(self.key(), seat, text, phrase))

    def nudge(self, to: int, seat: int | None = None, offer: bool = False) -> Affairs:
        return self.path.nudge(self.person, self.table_id, Nudge(self.key(), to, seat, offer))

    def told(self) -> list[str]:
        """The ids of the messages of all affairs."""
        return [
            line.message.id.removeprefix("table-affair-")
            for line in self.house.affairs(self.person, self.table_id, 1).affairs
        ]

    def finish(self) -> None:
        """Everybody ends the turn until the game is over."""
        people = [chair.owner for chair in self.sitting.chairs]
        while not self.table.over:
            (seat,) = self.table.waiting
            owner = people[seat]
            if owner is None:
                self.let_bots_play()
            else:
                Guest(self.house, self.table_id, owner).act_for(seat, "end")

    def act_for(self, seat: int, action: str) -> None:
        """Answer the open decision of one of several seats."""
        decision = self.house.view(self.person, self.table_id, seat).decision
        assert decision is not None
        self.house.writing.act(self.person, self.table_id, Act(self.key(), decision.id, action, seat))

    @property
    def sitting(self) -> Sitting:
        """Who sits here, which no client ever sees."""
        with self.house.rooms.enter(self.table_id) as room:
            return room.sitting


def a_table(
    house: House,
    *seats: HumanSeat | BotSeat | OpenSeat,
    game: str = "cairn",
    spectators: bool = True,
    seating: str = "as given",
) -> Guest:
    """Ann at a new table with these seats."""
    wanted = NewTable(game, list(seats), {"seating": seating}, spectators)
    return Guest(house, house.open_table(ANN, wanted).table)


def open_table(
    house: House, players: int = 2, game: str = "cairn", spectators: bool = True, seating: str = "as given"
) -> Guest:
    """Ann at a new table whose other seats are open."""
    others = (OpenSeat() for _ in range(players - 1))
    return a_table(house, HumanSeat("Ann"), *others, game=game, spectators=spectators, seating=seating)


def three(house: House, game: str = "cairn") -> tuple[Guest, Guest, Guest]:
    """Ann, Ben and Cat at a game that has begun."""
    ann = open_table(house, 3, game)
    ben, cat = (Guest(house, ann.table_id, person) for person in (BEN, CAT))
    ben.claim(1)
    cat.claim(2)
    return ann, ben, cat


def refused(act: Callable[[], object], status: int, code: str) -> Problem:
    """The one clear error to which `act` leads."""
    with pytest.raises(Problem) as error:
        act()
    assert (error.value.status, error.value.code) == (status, code)
    return error.value
