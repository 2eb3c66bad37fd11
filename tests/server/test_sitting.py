"""Sitting down by link, beginning, leaving, stand-ins, resigning: each once, for whom it is allowed, and kept."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from stammtisch.engine import rng
from stammtisch.server.house import House
from stammtisch.server.problems import Problem
from stammtisch.server.storage import VersionConflict
from stammtisch.server.wire import Act, BotSeat, HumanSeat
from stammtisch.server.wire_sitting import Claim
from tests.server.company import CAT, STRANGER, Guest, a_table, open_table, refused, three
from tests.server.sitting import ANN, BEN, SEED


def test_a_table_with_open_seats_waits(house: House) -> None:
    ann = open_table(house, 3)
    lobby = ann.lobby
    assert (lobby.status, lobby.host, lobby.affairs) == ("waiting", True, 1)
    assert [(seat.kind, seat.name, seat.mine) for seat in lobby.seats] == [
        ("human", "Ann", True),
        ("open", "", False),
        ("open", "", False),
    ]
    refused(lambda: ann.view, 409, "not_begun")
    refused(lambda: house.record(ANN, ann.table_id), 409, "not_begun")
    refused(lambda: house.log(ANN, ann.table_id, 1), 409, "not_begun")
    refused(lambda: house.writing.act(ANN, ann.table_id, Act("k", "0-x", "end")), 409, "not_begun")
    assert house.writing.bot_move(ann.table_id) is False
    (info,) = house.tables_of(ANN)
    assert (info.status, info.seq, info.your_turn, info.said) == ("waiting", 0, False, 1)


def test_the_game_begins_when_the_last_seat_is_claimed(house: House) -> None:
    ann, ben, cat = three(house)
    assert ann.lobby.status == "playing"
    assert [player.name for player in ben.view.players] == ["Ann", "Ben", "Cat"]
    assert [guest.view.me for guest in (ann, ben, cat)] == [0, 1, 2]
    assert ann.told() == ["opened", "claimed", "claimed", "started"]
    assert ann.view.commitment == rng.commitment(SEED)
    ann.act("end")
    ben.act("end")
    assert [info.your_turn for info in house.tables_of(CAT)] == [True]


def test_a_table_without_open_seats_begins_at_once(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), BotSeat("random"))
    assert (ann.lobby.status, ann.told()) == ("playing", ["opened", "started"])


def test_the_host_begins_with_bots_in_the_open_seats(house: House) -> None:
    ann = open_table(house, 3)
    ben = Guest(house, ann.table_id, BEN)
    ben.claim(2)
    refused(ben.start, 403, "not_host")
    ann.start()
    assert [(seat.kind, seat.name, seat.bot) for seat in ann.lobby.seats] == [
        ("human", "Ann", None),
        ("bot", "Gustav", "random"),
        ("human", "Ben", None),
    ]
    refused(ann.start, 409, "begun")
    ann.act("end")
    assert ann.let_bots_play() > 0
    assert ben.view.waiting == [2]


def test_seats_are_drawn_when_the_game_begins_and_earlier_affairs_follow_them(house: House) -> None:
    """The house of the tests turns the order round."""
    ann = open_table(house, 3, seating="random")
    assert [seat.name for seat in ann.lobby.seats] == ["Ann", "", ""]
    ben = Guest(house, ann.table_id, BEN)
    ben.claim(1)
    ann.start()
    assert [seat.name for seat in ann.lobby.seats] == ["Gustav", "Ben", "Ann"]
    assert (ann.view.me, ben.view.me) == (2, 1)
    lines = house.affairs(ANN, ann.table_id, 1).affairs
    assert [(line.kind, line.seat) for line in lines] == [("opened", 2), ("claimed", 1), ("started", None)]
    again = House(house.storage, house.shelf)
    assert again.view(BEN, ann.table_id) == ben.view


@pytest.mark.parametrize("claimers", [12])
def test_of_many_who_claim_at_once_exactly_one_gets_the_seat(house: House, claimers: int) -> None:
    """In two houses on one database, as two workers are."""
    ann = open_table(house, 3)
    other = House(house.storage, house.shelf)
    people = [f"person {number}" for number in range(claimers)]

    def claim(number: int) -> str:
        at = (house, other)[number % 2]
        try:
            at.seating.claim(people[number], ann.table_id, Claim("key", 1, f"Guest {number}"))
        except Problem as error:
            return error.code
        return people[number]

    with ThreadPoolExecutor(claimers) as threads:
        told = list(threads.map(claim, range(claimers)))
    got = [answer for answer in told if answer in people]
    assert len(got) == 1
    assert set(told) - set(got) <= {"seat_taken", "busy"}
    assert [chair.person for chair in ann.sitting.chairs] == [ANN, got[0], None]
    assert ann.told() == ["opened", "claimed"]


def test_a_repeated_claim_gets_its_stored_answer(house: House) -> None:
    ann = open_table(house, 3)
    wanted = Claim("the key", 1, "Ben")
    first = house.seating.claim(BEN, ann.table_id, wanted)
    ann.say("hello")
    assert house.seating.claim(BEN, ann.table_id, wanted) == first
    again = House(house.storage, house.shelf)
    assert again.seating.claim(BEN, ann.table_id, wanted) == first
    refused(lambda: house.seating.claim(BEN, ann.table_id, Claim("the key", 2, "Ben")), 422, "key_reused")
    refused(lambda: house.seating.claim(CAT, ann.table_id, wanted), 409, "seat_taken")
    assert ann.told() == ["opened", "claimed", "said"]


def test_a_change_by_another_process_in_between_is_tried_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = open_table(house, 3)
    other, real = House(house.storage, house.shelf), house.storage.seat
    raced: list[bool] = []

    def race(*change: Any) -> None:
        if not raced:
            raced.append(True)
            other.seating.claim(CAT, ann.table_id, Claim("k", 1, "Cat"))
        real(*change)

    monkeypatch.setattr(house.storage, "seat", race)
    refused(lambda: Guest(house, ann.table_id, BEN).claim(1), 409, "seat_taken")
    assert ann.sitting.chairs[1].person == CAT


def test_who_always_loses_the_race_is_told_to_try_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = open_table(house)

    def lose(*change: Any) -> None:
        raise VersionConflict("always")

    monkeypatch.setattr(house.storage, "begin", lose)
    refused(lambda: Guest(house, ann.table_id, BEN).claim(1), 503, "busy")
    assert ann.lobby.status == "waiting"


def test_what_cannot_be_claimed(house: House) -> None:
    ann = open_table(house, 3)
    ben = Guest(house, ann.table_id, BEN)
    refused(lambda: ben.claim(0), 409, "seat_taken")
    assert refused(lambda: ben.claim(3), 422, "no_such_seat").message.arguments == {"seats": 3}
    assert refused(lambda: ben.claim(1, " ann "), 422, "bad_name").message.arguments == {"name": "ann"}
    refused(lambda: ben.claim(1, "\u202e\u0000"), 422, "bad_name")
    refused(lambda: Guest(house, "no table", BEN).claim(1), 404, "not_found")
    assert ann.told() == ["opened"]


def test_several_people_at_one_device(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), HumanSeat("Otto"), BotSeat("random"))
    assert ann.view.me is None
    assert ann.view.mine == [0, 1]
    assert ann.view.decision is None
    own = house.view(ANN, ann.table_id, 0)
    assert own.me == 0
    assert own.decision is not None
    wanted = Act("k", own.decision.id, "end")
    refused(lambda: house.writing.act(ANN, ann.table_id, wanted), 422, "which_seat")
    ann.act_for(0, "end")
    assert house.view(ANN, ann.table_id, 1).decision is not None
    refused(lambda: house.view(ANN, ann.table_id, 2), 403, "not_your_seat")
    refused(lambda: house.view(ANN, ann.table_id, 7), 403, "not_your_seat")


def test_a_seat_left_before_the_game_is_open_again(house: House) -> None:
    ann = open_table(house, 3)
    ben, cat = (Guest(house, ann.table_id, person) for person in (BEN, CAT))
    ben.claim(1)
    ben.leave()
    assert [seat.kind for seat in ann.lobby.seats] == ["human", "open", "open"]
    assert house.tables_of(BEN) == []
    cat.claim(1)
    ann.leave()
    assert (cat.lobby.host, ann.lobby.host) == (True, False)
    cat.start()
    assert [seat.kind for seat in cat.lobby.seats] == ["bot", "human", "bot"]


def test_whoever_sits_down_where_nobody_is_left_becomes_the_host(house: House) -> None:
    ann = open_table(house, 3)
    ann.leave()
    ben = Guest(house, ann.table_id, BEN)
    ben.claim(2)
    assert ben.lobby.host


def test_a_seat_left_in_the_game_is_played_by_a_bot_until_somebody_claims_it(house: House) -> None:
    """Pebbles goes on with a bot in the place of whoever leaves."""
    ann, ben, _ = three(house, "pebbles")
    version = ann.table.version
    ben.leave()
    seat = ann.lobby.seats[1]
    assert (seat.kind, seat.name, seat.bot, seat.free, seat.resigned) == ("human", "Ben", "random", True, False)
    assert ann.table.version == version
    assert (ben.view.me, ben.view.mine, house.tables_of(BEN)) == (None, [], [])
    refused(lambda: house.view(BEN, ann.table_id, 1), 403, "not_your_seat")
    dora = Guest(house, ann.table_id, STRANGER)
    dora.claim(1, "Dora")
    assert dora.view.me == 1
    assert [player.name for player in ann.view.players] == ["Ann", "Dora", "Cat"]
    said = [line for line in house.affairs(ANN, ann.table_id, 1).affairs if line.kind in ("claimed", "left")]
    assert [line.message.arguments["player"] for line in said] == ["Ben", {"seat": 2}, "Ben", {"seat": 1}]


def test_a_seat_whose_owner_has_left_the_game_itself_cannot_be_claimed(house: House) -> None:
    """Cairn takes the pile of whoever leaves away."""
    ann, ben, _ = three(house)
    ben.leave()
    assert [entry.kind for entry in ann.table.entries] == ["start", "leave"]
    seat = ann.lobby.seats[1]
    assert (seat.free, seat.resigned) == (True, True)
    refused(lambda: Guest(house, ann.table_id, STRANGER).claim(1), 409, "seat_taken")


def test_nobody_sees_two_hands_by_moving_from_seat_to_seat(house: House) -> None:
    ann, ben, cat = three(house, "pebbles")
    ben.leave()
    refused(lambda: ann.claim(1, "Ann too"), 409, "knows_another_seat")
    ann.leave()
    refused(lambda: ann.claim(1, "Ann too"), 409, "knows_another_seat")
    ann.claim(0)
    ann.resign()
    refused(lambda: ann.claim(1, "Ann too"), 409, "knows_another_seat")
    cat.leave()
    refused(lambda: ben.claim(2), 409, "knows_another_seat")
    ben.claim(1)
    Guest(house, ann.table_id, STRANGER).claim(2)
    assert (ann.view.mine, ben.view.mine) == ([], [1])


def test_before_the_game_anybody_may_sit_in_several_seats_or_change_them(house: House) -> None:
    ann = open_table(house, 3)
    ben = Guest(house, ann.table_id, BEN)
    ben.claim(1)
    ben.leave()
    ben.claim(2)
    ben.claim(1, "Ben's brother")
    assert ben.view.mine == [1, 2]


def test_a_bot_sits_in_and_the_seat_is_taken_back(house: House) -> None:
    ann, ben, _ = three(house)
    ben.stand_in(True)
    affairs = ben.lobby.affairs
    assert ben.stand_in(True).affairs == affairs
    ann.act("end")
    old = ben.decision.id
    refused(lambda: ben.act("end"), 409, "stand_in")
    assert [info.your_turn for info in house.tables_of(BEN)] == [False]
    ben.stand_in(False)
    assert ben.let_bots_play() == 0
    assert ben.decision.id == old
    ben.act("end")
    assert ben.told()[-2:] == ["stood-in", "returned"]


def test_a_bot_that_thinks_while_the_owner_comes_back_does_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, _ = three(house)
    ben.stand_in(True)
    ann.act("end")
    version = ann.table.version
    with house.rooms.enter(ann.table_id) as room:
        asked = room.bots.next(room.table)
        assert asked is not None
        assert asked != "clock"
        real = type(asked).answer

    def slow(question: Any) -> int | None:
        ben.stand_in(False)
        return real(question)

    monkeypatch.setattr(type(asked), "answer", slow)
    house.writing.bot_move(ann.table_id)
    assert ann.table.version == version
    assert ben.view.waiting == [1]


def test_who_resigns_may_only_watch(house: House) -> None:
    ann, ben, _ = three(house)
    ben.resign()
    seat = ann.lobby.seats[1]
    assert (seat.free, seat.resigned, seat.mine, seat.bot) == (True, True, False, "random")
    assert (ben.view.me, ben.view.mine) == (None, [])
    assert [info.table for info in house.tables_of(BEN)] == [ann.table_id]
    refused(ben.resign, 403, "not_your_seat")
    refused(lambda: ben.say("hello"), 403, "not_your_seat")
    refused(lambda: Guest(house, ann.table_id, STRANGER).claim(1), 409, "seat_taken")
    ann.act("end")
    assert ann.let_bots_play() > 0


def test_a_finished_game_is_left_as_it_is(house: House) -> None:
    ann, ben, _ = three(house)
    ann.finish()
    for act in (ann.leave, ann.resign, lambda: ann.stand_in(True), lambda: ben.claim(0)):
        refused(act, 409, "game_over")
    assert house.tables_of(ANN)[0].status == "over"
    assert {line["name"] for line in _sitters(house.record(ANN, ann.table_id))} == {"Ann", "Ben", "Cat"}


def test_everything_is_there_after_a_restart(house: House) -> None:
    ann, ben, cat = three(house)
    ben.stand_in(True)
    cat.leave()
    ann.say("hello")
    ann.act("lay 1")
    number = ben.propose("end")
    again = House(house.storage, house.shelf)
    for person in (ANN, BEN, CAT, None):
        assert again.lobby(person, ann.table_id) == house.lobby(person, ann.table_id)
        assert again.view(person, ann.table_id) == house.view(person, ann.table_id)
        assert again.affairs(person, ann.table_id, 1) == house.affairs(person, ann.table_id, 1)
    assert [proposal.n for proposal in again.lobby(ANN, ann.table_id).proposals] == [number]
    assert again.waiting_for_bots() == house.waiting_for_bots()


def test_an_affair_that_is_lost_is_found(house: House) -> None:
    ann, *_ = three(house)
    with house.storage.transaction(writes=True) as connection:
        connection.exec_driver_sql("DELETE FROM affairs WHERE n = 2")
    refused(lambda: House(house.storage, house.shelf).lobby(ANN, ann.table_id), 500, "table_broken")


def _sitters(record: str) -> list[dict[str, Any]]:
    header = msgspec.json.decode(record.splitlines()[0])
    sitters: list[dict[str, Any]] = header["seats"]
    return sitters
