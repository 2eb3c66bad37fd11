"""What people at a table agree on: it holds when all have agreed, and not before."""

from __future__ import annotations

import pytest

from stammtisch.server.house import House
from stammtisch.server.sitting_path import TABLES_BURST
from stammtisch.server.wire import BotSeat, HumanSeat
from stammtisch.server.wire_sitting import Propose, Rematch
from tests.server.cairn import CairnGame
from tests.server.company import CAT, STRANGER, Guest, a_table, refused, three
from tests.server.sitting import ANN, BEN


def test_the_game_ends_when_the_last_has_agreed(house: House) -> None:
    ann, ben, cat = three(house)
    number = ben.propose("end")
    (proposal,) = ann.lobby.proposals
    assert (proposal.n, proposal.kind, proposal.seat, proposal.to) == (number, "end", 1, None)
    assert (proposal.agreed, proposal.waiting_for) == ([1], [0, 2])
    ann.answer(number, True)
    assert (ann.lobby.status, ann.lobby.proposals[0].waiting_for) == ("playing", [2])
    cat.answer(number, True)
    assert (ann.lobby.status, ann.lobby.proposals) == ("over", [])
    assert ann.told()[-4:] == ["proposed-end", "agreed", "agreed", "settled-end"]
    assert ann.table.entries[-1].kind == "end"


def test_one_refusal_settles_it(house: House) -> None:
    ann, ben, cat = three(house)
    number = ben.propose("end")
    ann.answer(number, False)
    assert (ann.lobby.status, ann.lobby.proposals) == ("playing", [])
    assert ann.told()[-2:] == ["refused", "settled-refused"]
    refused(lambda: cat.answer(number, True), 409, "no_proposal")


def test_who_has_proposed_may_withdraw(house: House) -> None:
    ann, ben, _ = three(house)
    number = ben.propose("end")
    refused(lambda: ben.answer(number, True), 409, "answered")
    ben.answer(number, False)
    assert (ann.lobby.proposals, ann.told()[-1]) == ([], "withdrawn")


def test_nobody_answers_twice_or_for_others(house: House) -> None:
    ann, ben, _ = three(house)
    number = ben.propose("end")
    ann.answer(number, True)
    refused(lambda: ann.answer(number, True), 409, "answered")
    refused(lambda: ann.answer(number, True, seat=2), 403, "not_your_seat")
    refused(lambda: Guest(house, ann.table_id, STRANGER).answer(number, True), 403, "not_your_seat")
    refused(lambda: ann.answer(99, True), 409, "no_proposal")
    refused(lambda: ann.propose("end"), 409, "proposal_open")


def test_who_has_agreed_may_still_refuse_as_long_as_others_think(house: House) -> None:
    ann, ben, cat = three(house)
    number = ben.propose("end")
    ann.answer(number, True)
    ann.answer(number, False)
    assert ann.told()[-2:] == ["refused", "settled-refused"]
    refused(lambda: cat.answer(number, True), 409, "no_proposal")
    assert ann.lobby.status == "playing"


def test_bots_agree_by_themselves(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), BotSeat("random"))
    ann.propose("end")
    assert (ann.lobby.status, ann.told()[-2:]) == ("over", ["proposed-end", "settled-end"])


def test_people_at_one_device_are_asked_one_by_one(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), HumanSeat("Otto"))
    refused(lambda: ann.propose("end"), 422, "which_seat")
    number = ann.propose("end", seat=1)
    assert ann.lobby.proposals[0].waiting_for == [0]
    ann.answer(number, True, seat=0)
    assert ann.lobby.status == "over"


def test_going_back_by_consent(house: House) -> None:
    """`to` is the line of one's own log before which the game stands again, and of the reader's own in the lobby."""
    ann, ben, cat = three(house)
    ann.act("lay 1")
    ann.note("note 1")
    ann.act("throw")
    ann.act("end")
    line = ann.view.seq - 1
    number = ann.propose("rewind", line)
    assert [guest.lobby.proposals[0].to for guest in (ann, ben, cat)] == [4, 3, 3]
    assert house.lobby(None, ann.table_id).proposals[0].to == 3
    for guest in (ben, cat):
        guest.answer(number, True)
    assert ann.view.position["piles"] == (1, 0, 0)
    assert ann.view.waiting == [0]
    assert ann.told()[-1] == "settled-rewind"


@pytest.mark.parametrize("to", [1, 99])
def test_nobody_goes_back_before_the_beginning_or_to_what_was_not(house: House, to: int) -> None:
    ann, *_ = three(house)
    ann.act("lay 1")
    refused(lambda: ann.propose("rewind", to), 409, "cannot_rewind")
    assert ann.lobby.proposals == []


def test_only_going_back_names_a_line(house: House) -> None:
    ann, *_ = three(house)
    refused(lambda: ann.propose("rewind"), 422, "bad_proposal")
    refused(lambda: ann.propose("end", 2), 422, "bad_proposal")


def test_what_the_game_does_not_allow_is_refused_at_once(house: House) -> None:
    ann, *_ = three(house)
    refused(lambda: ann.propose("shared"), 422, "not_shared")


def test_a_result_is_shared_by_people_only(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, cat = three(house)

    def allow(game: CairnGame, state: object, shared: bool) -> None:
        return None

    monkeypatch.setattr(CairnGame, "end_refusal", allow)
    cat.stand_in(True)
    refused(lambda: ann.propose("shared"), 409, "bots_do_not_share")
    cat.stand_in(False)
    number = ann.propose("shared")
    for guest in (ben, cat):
        guest.answer(number, True)
    assert ann.table.entries[-1].notation == "shared"


def test_what_was_proposed_is_void_once_somebody_else_is_concerned(house: House) -> None:
    ann, ben, cat = three(house)
    number = ann.propose("end")
    ben.answer(number, True)
    cat.resign()
    assert ann.lobby.proposals == []
    refused(lambda: ben.answer(number, True), 409, "no_proposal")
    assert ann.lobby.status == "playing"


def test_a_finished_game_leaves_nothing_to_end(house: House) -> None:
    ann, ben, _ = three(house)
    number = ann.propose("end")
    ann.finish()
    assert ann.lobby.proposals == []
    refused(lambda: ben.answer(number, True), 409, "no_proposal")
    refused(lambda: ann.propose("end"), 409, "game_over")
    refused(lambda: ann.propose("shared"), 409, "game_over")
    refused(lambda: ann.propose("rewind", 2), 409, "game_over")


def test_a_repeated_proposal_gets_its_stored_answer(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), BotSeat("random"))
    wanted = Propose("the key", "end")
    first = house.seating.propose(ANN, ann.table_id, wanted)
    assert house.seating.propose(ANN, ann.table_id, wanted) == first
    assert House(house.storage, house.shelf).seating.propose(ANN, ann.table_id, wanted) == first
    assert ann.told().count("proposed-end") == 1


# --- rematch ----------------------------------------------------------------------------------------------------------


def test_a_rematch_keeps_the_seats_of_the_others(house: House) -> None:
    ann, ben, _ = three(house)
    refused(ann.rematch, 409, "not_over")
    ann.finish()
    table = ben.rematch()
    assert table != ann.table_id
    assert ann.rematch() == table
    assert ann.lobby.rematch == table
    again = Guest(house, table, ANN)
    seats = again.lobby.seats
    assert [(seat.kind, seat.name, seat.reserved, seat.mine) for seat in seats] == [
        ("human", "Ben", False, False),
        ("open", "Cat", True, False),
        ("open", "Ann", True, True),
    ]
    assert Guest(house, table, BEN).lobby.host
    assert table in [info.table for info in house.tables_of(ANN)]
    refused(lambda: Guest(house, table, STRANGER).claim(1), 409, "seat_reserved")
    refused(lambda: again.claim(1, "Cat"), 409, "seat_reserved")
    again.claim(2)
    Guest(house, table, CAT).claim(1)
    assert [player.name for player in again.view.players] == ["Ben", "Cat", "Ann"]


def test_a_rematch_against_bots_begins_at_once(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), BotSeat("random"))
    ann.finish()
    table = ann.rematch()
    assert [seat.name for seat in Guest(house, table, ANN).lobby.seats] == ["Gustav", "Ann"]
    assert house.lobby(ANN, table).status == "playing"


def test_a_rematch_that_all_agree_on_begins_at_once(house: House) -> None:
    ann, ben, cat = three(house)
    refused(lambda: ann.propose("rematch"), 409, "not_over")
    ann.finish()
    number = ann.propose("rematch")
    ben.answer(number, True)
    assert len(house.tables_of(CAT)) == 1
    cat.answer(number, True)
    table = ann.lobby.rematch or ""
    assert [player.name for player in house.view(CAT, table).players] == ["Ben", "Cat", "Ann"]
    refused(lambda: ann.propose("rematch"), 409, "rematch_there")


def test_a_repeated_rematch_is_one_table(house: House) -> None:
    ann, *_ = three(house)
    ann.finish()
    wanted = Rematch("the key")
    first = house.seating.rematch(ANN, ann.table_id, wanted)
    assert house.seating.rematch(ANN, ann.table_id, wanted) == first
    assert len(house.tables_of(ANN)) == 2


def test_the_seats_of_who_has_gone_are_open_in_a_rematch(house: House) -> None:
    ann, ben, cat = three(house)
    ben.leave()
    cat.resign()
    ann.finish()
    lobby = house.lobby(ANN, ann.rematch())
    assert [(seat.kind, seat.reserved) for seat in lobby.seats] == [("open", False), ("open", False), ("human", False)]


@pytest.mark.parametrize("agreed", [True, False])
def test_one_person_opens_only_so_many_tables_from_others(house: House, agreed: bool) -> None:
    """Who plays against bots alone can end each game and ask for the next, and games are kept for ever."""
    at = a_table(house, HumanSeat("Ann"), BotSeat("random"))

    def again() -> Guest:
        at.propose("end")
        if not agreed:
            return Guest(house, at.rematch())
        at.propose("rematch")
        return Guest(house, at.lobby.rematch or "")

    for _ in range(TABLES_BURST):
        at = again()
    refused(again, 429, "too_fast")
    assert at.lobby.rematch is None
