"""What is kept of a person: given to that person whole, and taken out so that nothing of it is left anywhere."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from stammtisch.engine import record
from stammtisch.server import rooms
from stammtisch.server.house import House
from stammtisch.server.own_data import OwnDataDesk
from stammtisch.server.problems import Problem
from stammtisch.server.wire import HumanSeat, OpenSeat
from stammtisch.server.wire_own import Forget, OwnLine, OwnSeat
from tests.server.company import CAT, STRANGER, Guest, a_table, open_table, refused, three
from tests.server.sitting import ANN, BEN, NOW, house_in
from tests.server.test_accounts import Door

ENGLISH, GERMAN = Forget("en"), Forget("de")
FORMER = "Former player"


def stored(folder: Path) -> str:
    """Everything that the database of a folder holds, as text."""
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        return "\n".join(connection.iterdump())


def names(guest: Guest) -> list[str]:
    """Who sits where, as somebody at the table is told."""
    return [seat.name for seat in guest.lobby.seats]


def lines(guest: Guest) -> list[tuple[str, str | None]]:
    """What was said and done around the game, as somebody at the table is told: the message, and the own words."""
    found = guest.house.affairs(guest.person, guest.table_id, 1).affairs
    return [(line.message.id.removeprefix("table-affair-"), line.text) for line in found]


def test_all_that_is_kept_is_given(house: House) -> None:
    """The name, the account, the sessions, every seat, and what this person said; nothing of others."""
    door = Door(house)
    token = door.register(door.guest(ANN), "Ann of Ahlen")
    ann, ben, _ = three(house)
    ann.say("I am Ann")
    ann.say(phrase="table-phrase-hello")
    ben.say("I am Ben")
    mine = open_table(house)
    ann.leave()
    data = OwnDataDesk(house).all_of(ANN)
    assert (data.name, data.account, data.password, data.sessions) == (None, "Ann of Ahlen", True, [NOW])
    tables = {each.table: each for each in data.tables}
    assert set(tables) == {ann.table_id, mine.table_id}
    left, waiting = tables[ann.table_id], tables[mine.table_id]
    assert (left.game, left.status, left.host, left.seats) == ("cairn", "playing", True, [])
    assert left.said == [OwnLine(NOW, "I am Ann", None), OwnLine(NOW, None, "table-phrase-hello")]
    assert left.record == f"/api/tables/{ann.table_id}/record"
    assert (waiting.status, waiting.host, waiting.said) == ("waiting", True, [])
    assert waiting.seats == [OwnSeat(0, "Ann", kept=False, free=False)]
    assert door.sessions.person(token) == ANN
    nobody = OwnDataDesk(house).all_of(STRANGER)
    assert (nobody.name, nobody.account, nobody.sessions, nobody.tables) == (None, None, [], [])


def test_nothing_of_a_forgotten_person_is_left_anywhere(tmp_path: Path) -> None:
    """At a game that is over, one that goes on and one that has not begun, in the talk and in the database."""
    house = house_in(tmp_path)
    door = Door(house)
    token = door.register(door.guest(ANN), "Anneliese")
    over = a_table(house, HumanSeat("Anneliese"), OpenSeat())
    ben = Guest(house, over.table_id, BEN)
    ben.claim(1)
    over.say("here is Anneliese")
    ben.say("here is Ben")
    ben.nudge(0)
    over.finish()
    kept = ben.rematch()
    going = a_table(house, HumanSeat("Anneliese"), OpenSeat())
    Guest(house, going.table_id, CAT).claim(1)
    waiting = a_table(house, HumanSeat("Anneliese"), OpenSeat(), OpenSeat())
    Guest(house, waiting.table_id, CAT).claim(1)
    assert OwnDataDesk(house).forget(ANN, ENGLISH)
    for secret in ("Anneliese", ANN, "anneliese"):
        assert secret not in stored(tmp_path)
    assert door.sessions.person(token) is None
    assert house.tables_of(ANN) == []
    assert names(ben) == [FORMER, "Ben"]
    assert ("said", "here is Ben") in lines(ben)
    assert ("said-phrase", None) in lines(ben)
    header = record.parse(house.record(BEN, over.table_id)).header
    assert [seat.name for seat in header.seats] == [FORMER, "Ben"]
    assert house.lobby(CAT, kept).seats[1].reserved is False


def test_a_game_that_goes_on_is_played_by_a_bot_and_can_be_taken_over(house: House) -> None:
    """As when somebody leaves; whoever comes may have the seat, and others notice nothing but the name."""
    ann = open_table(house, game="pebbles")
    ben = Guest(house, ann.table_id, BEN)
    ben.claim(1)
    OwnDataDesk(house).forget(ANN, ENGLISH)
    assert names(ben) == [FORMER, "Ben"]
    assert (ben.lobby.seats[0].free, ben.lobby.seats[0].resigned) == (True, False)
    assert ann.let_bots_play() > 0
    again = Guest(house, ann.table_id, STRANGER)
    again.claim(0)
    assert names(ben) == ["Someone", "Ben"]
    ben.act(ben.decision.offered[0].action)
    assert again.view.waiting == [0]


def test_a_seat_without_which_the_others_play_on_is_nobodys_any_more(house: House) -> None:
    _, ben, _ = three(house)
    OwnDataDesk(house).forget(ANN, ENGLISH)
    assert names(ben) == [FORMER, "Ben", "Cat"]
    assert (ben.lobby.seats[0].free, ben.lobby.seats[0].resigned) == (True, True)
    assert ("left", None) in lines(ben)


def test_a_seat_of_a_game_that_has_not_begun_is_open_again(house: House) -> None:
    ann = open_table(house, 3)
    ben = Guest(house, ann.table_id, BEN)
    ben.claim(1)
    OwnDataDesk(house).forget(ANN, ENGLISH)
    assert [(seat.kind, seat.name) for seat in ben.lobby.seats] == [("open", ""), ("human", "Ben"), ("open", "")]
    assert ben.lobby.host
    ben.start()
    assert ben.lobby.status == "playing"


def test_several_names_at_one_table_stay_several(house: House) -> None:
    """Two seats at one device, in a table at which somebody is called as the forgotten are."""
    ann = a_table(house, HumanSeat("Ann"), HumanSeat("Anna"), OpenSeat())
    Guest(house, ann.table_id, BEN).claim(2, "ehemaliges mitglied")
    OwnDataDesk(house).forget(ANN, GERMAN)
    ben = Guest(house, ann.table_id, BEN)
    assert names(ben) == ["Ehemaliges Mitglied 2", "Ehemaliges Mitglied 3", "ehemaliges mitglied"]


def test_a_language_that_is_not_spoken_forgets_nothing(house: House) -> None:
    ann = open_table(house)
    refused(lambda: OwnDataDesk(house).forget(ANN, Forget("xx")), 404, "unknown_language")
    assert names(ann) == ["Ann", ""]


def test_a_table_that_is_busy_forgets_nothing_anywhere_and_may_be_asked_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = Door(house)
    token = door.guest(ANN)
    ann, ben, _ = three(house)
    monkeypatch.setattr(rooms, "LOCK_SECONDS", 0.01)
    with house.rooms.enter(ann.table_id):
        refused(lambda: OwnDataDesk(house).forget(ANN, ENGLISH), 503, "busy")
    assert names(ben)[0] == "Ann"
    assert door.sessions.person(token) == ANN
    OwnDataDesk(house).forget(ANN, ENGLISH)
    assert names(ben)[0] == FORMER


@pytest.mark.parametrize(
    "damage", ["UPDATE tables SET game = 'whist'", "UPDATE affairs SET facts = '{' WHERE kind = 'opened'"]
)
def test_a_damaged_table_keeps_nobody_from_being_forgotten(tmp_path: Path, damage: str) -> None:
    house = house_in(tmp_path)
    ann = a_table(house, HumanSeat("Anneliese"), OpenSeat())
    Guest(house, ann.table_id, BEN).claim(1)
    ann.say("here is Anneliese")
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute(damage)
    again = house_in(tmp_path)
    with pytest.raises(Problem):
        again.view(BEN, ann.table_id)
    OwnDataDesk(again).forget(ANN, ENGLISH)
    for secret in ("Anneliese", ANN):
        assert secret not in stored(tmp_path)


def test_what_a_guest_said_is_the_accounts_after_logging_in(house: House) -> None:
    door = Door(house)
    ann, _, _ = three(house)
    ann.say("I am Ann")
    account = door.sessions.person(door.register(None, "Ann"))
    assert account is not None
    door.log_in(door.guest(ANN), "Ann")
    data = OwnDataDesk(house)
    assert [line.text for table in data.all_of(account).tables for line in table.said] == ["I am Ann"]
    assert data.all_of(ANN).tables == []
