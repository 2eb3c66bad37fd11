"""Somebody reminds a person for whose answer the game waits: who may, whom, how often, and that nothing shows by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.engine.options import Message
from stammtisch.server.house import House
from stammtisch.server.limits import Limit
from stammtisch.server.problems import Problem
from stammtisch.server.sitting_path import SittingLimits
from stammtisch.server.wire import BotSeat, HumanSeat
from stammtisch.server.wire_sitting import Nudge
from stammtisch.words import Words
from tests.server.company import CAT, STRANGER, Guest, a_table, open_table, refused, three
from tests.server.sitting import ANN, BEN, NOW, house_in, toy_shelf

TEN_MINUTES = 600


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Affairs are stored in one way whatever they are: one kind of database is enough here."""
    made = house_in(tmp_path)
    yield made
    made.storage.close()


@pytest.fixture
def clock() -> list[int]:
    """What time it is, in one place."""
    return [NOW]


@pytest.fixture
def timed(house: House, clock: list[int]) -> House:
    """A house whose clock the test moves."""
    return House(house.storage, toy_shelf(), now=lambda: clock[0])


def words_for(guest: Guest, viewer: int | None, language: str = "en") -> str:
    """What happened last, as somebody reads it."""
    line = guest.house.affairs(guest.person, guest.table_id, 1).affairs[-1]
    assert line.kind == "nudged"
    return Words(language).format(line.message, ["Ann", "Ben", "Cat"], viewer)


def told(error: Problem) -> str:
    """What somebody reads whose nudge is refused."""
    return Words("en").format(error.message, ["Ann", "Ben", "Cat"])


def test_everybody_reads_who_reminds_whom(house: House) -> None:
    ann, ben, _ = three(house)
    ben.nudge(0)
    assert words_for(ann, 0) == "Ben reminds you that the game is waiting for you."
    assert words_for(ann, 1) == "You remind Ann that the game is waiting."
    assert words_for(ann, None) == "Ben reminds Ann that the game is waiting."
    assert words_for(ann, 0, "de") == "Ben erinnert dich daran, dass das Spiel auf dich wartet."
    assert words_for(ann, 1, "de") == "Du erinnerst Ann daran, dass das Spiel wartet."
    assert words_for(ann, 2, "de") == "Ben erinnert Ann daran, dass das Spiel wartet."
    assert house.affairs(ANN, ann.table_id, 1).affairs[-1].message == Message(
        "table-affair-nudged", {"player": {"seat": 1}, "to": {"seat": 0}}
    )


def listed_as_reminded(house: House, person: str) -> list[bool]:
    """Of the person's tables, whether the list says so."""
    return [info.reminded for info in house.tables_of(person)]


def test_the_table_says_who_was_reminded_until_they_do_something(house: House) -> None:
    ann, ben, cat = three(house)
    assert ann.lobby.nudged == []
    ben.nudge(0)
    assert [guest.lobby.nudged for guest in (ann, ben, cat)] == [[0], [0], [0]]
    assert [listed_as_reminded(house, person) for person in (ANN, BEN, CAT)] == [[True], [False], [False]]
    ann.act("lay 1")
    assert cat.lobby.nudged == []
    assert listed_as_reminded(house, ANN) == [False]


def test_a_nudge_outlasts_a_restart(house: House) -> None:
    ann, ben, _ = three(house)
    ben.nudge(0)
    again = House(house.storage, toy_shelf(), now=lambda: NOW)
    assert again.lobby(CAT, ann.table_id).nudged == [0]
    refused(lambda: again.seating.nudge(CAT, ann.table_id, Nudge("a key", 0)), 409, "nudged_already")


def test_only_while_the_game_is_on(house: House) -> None:
    ann = open_table(house, 2)
    refused(lambda: ann.nudge(1), 409, "not_begun")
    ben = Guest(house, ann.table_id, BEN)
    ben.claim(1)
    ann.finish()
    refused(lambda: ben.nudge(0), 409, "game_over")


def test_only_for_who_sits_there(house: House) -> None:
    ann, ben, _ = three(house)
    refused(lambda: Guest(house, ann.table_id, STRANGER).nudge(0), 403, "not_your_seat")
    refused(lambda: ben.nudge(0, seat=2), 403, "not_your_seat")
    assert "nudged" not in ann.told()


def test_only_whom_the_game_waits_for(house: House) -> None:
    ann, ben, _ = three(house)
    assert ann.view.waiting == [0]
    assert told(refused(lambda: ben.nudge(2), 409, "not_waited_for")) == "The game does not wait for Cat now."
    assert refused(lambda: ben.nudge(3), 422, "no_such_seat").message.arguments == {"seats": 3}
    refused(lambda: ann.nudge(0), 422, "own_seat")


def test_whoever_is_shown_as_waited_for_can_be_reminded_and_nobody_else(house: House) -> None:
    """In a window, in which all are asked at once and answers are hidden, the refusals tell what the views tell."""
    ann, ben, cat = three(house, "pebbles")
    assert ann.view.waiting == [0, 1, 2]
    cat.act("hold")
    assert ann.view.waiting == [0, 1]
    refused(lambda: ann.nudge(2), 409, "not_waited_for")
    ann.nudge(1)
    ben.nudge(0)
    assert cat.lobby.nudged == [0, 1]


def test_nobody_reminds_the_own_seat_by_another_one(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), HumanSeat("Ada"), HumanSeat("Amy"))
    refused(lambda: ann.nudge(0, seat=1), 422, "own_seat")


def test_bots_are_not_reminded(house: House) -> None:
    ann, ben, cat = three(house)
    ann.stand_in(True)
    words = told(refused(lambda: ben.nudge(0), 409, "no_person"))
    assert words == "A bot decides for Ann: there is nobody to remind."
    ann.stand_in(False)
    ben.nudge(0)
    assert cat.lobby.nudged == [0]
    ann.resign()
    assert cat.lobby.nudged == []
    refused(lambda: cat.nudge(0), 409, "no_person")


def test_a_bots_own_seat_is_not_reminded(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), BotSeat("random"))
    ann.act("end")
    assert ann.view.waiting == [1]
    refused(lambda: ann.nudge(1), 409, "no_person")


def test_once_in_ten_minutes_by_all_together(timed: House, clock: list[int]) -> None:
    _, ben, cat = three(timed)
    ben.nudge(0)
    clock[0] += TEN_MINUTES - 61
    refusals = [refused(again, 409, "nudged_already") for again in (lambda: ben.nudge(0), lambda: cat.nudge(0))]
    assert {told(refusal) for refusal in refusals} == {
        "Ann has been reminded already and has not decided since. You can remind again in 2 minutes."
    }
    clock[0] += 60
    words = told(refused(lambda: cat.nudge(0), 409, "nudged_already"))
    assert words.endswith("You can remind again in one minute.")
    clock[0] += 1
    cat.nudge(0)
    refused(lambda: ben.nudge(0), 409, "nudged_already")


def test_at_once_again_when_they_have_done_something(house: House) -> None:
    ann, ben, cat = three(house)
    ben.nudge(0)
    ann.act("lay 1")
    cat.nudge(0)
    ann.undo()
    ben.nudge(0)
    assert ann.told().count("nudged") == 3


def test_what_nobody_notices_is_not_told_by_a_nudge(house: House) -> None:
    """Ann has noted something that nobody sees: whether she is there must not show."""
    ann, ben, cat = three(house)
    ann.act("lay 3")
    ben.nudge(0)
    ann.note("note 2")
    assert cat.lobby.nudged == [0]
    refused(lambda: cat.nudge(0), 409, "nudged_already")


def test_whoever_takes_the_seat_over_has_not_been_reminded(house: House) -> None:
    ann, ben, cat = three(house, "pebbles")
    cat.nudge(1)
    ben.leave()
    Guest(house, ann.table_id, STRANGER).claim(1, "Dora")
    assert ann.lobby.nudged == []
    line = next(line for line in house.affairs(ANN, ann.table_id, 1).affairs if line.kind == "nudged")
    names = ["Ann", "Dora", "Cat"]
    assert Words("en").format(line.message, names, 1) == "Cat reminds Ben that the game is waiting."
    cat.nudge(1)
    assert ann.lobby.nudged == [1]


def test_strangers_at_a_closed_table_learn_nothing_of_it(house: House) -> None:
    ann = open_table(house, 3, "pebbles", spectators=False)
    ben, cat = (Guest(house, ann.table_id, person) for person in (BEN, CAT))
    ben.claim(1)
    cat.claim(2)
    ann.nudge(1)
    cat.leave()
    assert (ann.lobby.nudged, Guest(house, ann.table_id, STRANGER).lobby.nudged) == ([1], [])


def test_a_repeated_request_reminds_once(house: House) -> None:
    ann, *_ = three(house)
    wanted = Nudge("the key", 0)
    first = house.seating.nudge(BEN, ann.table_id, wanted)
    assert house.seating.nudge(BEN, ann.table_id, wanted) == first
    refused(lambda: house.seating.nudge(BEN, ann.table_id, Nudge("the key", 2)), 422, "key_reused")
    assert ann.told().count("nudged") == 1


def test_nudges_are_limited_like_other_affairs(house: House) -> None:
    limits = SittingLimits(Limit(100, 1.0), Limit(2, 0.5, lambda: 0.0))
    _, ben, _ = three(House(house.storage, toy_shelf(), limits=limits))
    ben.nudge(0)
    refused(lambda: ben.nudge(0), 429, "too_fast")
