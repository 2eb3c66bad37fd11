"""What is said at a table: harmless, by whoever sits there, and not too much of it."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Message
from stammtisch.server import sitting_path
from stammtisch.server.affair_lines import PHRASES
from stammtisch.server.chat import clean_text
from stammtisch.server.house import House
from stammtisch.server.limits import Limit
from stammtisch.server.plain_text import MOST_MARKS
from stammtisch.server.sitting_path import SittingLimits
from stammtisch.server.wire import BotSeat, HumanSeat
from stammtisch.server.wire_sitting import AffairLine, Chat
from stammtisch.words import Words
from tests.server.company import STRANGER, Guest, a_table, open_table, refused, three
from tests.server.sitting import ANN, BEN, toy_shelf


def last_line(guest: Guest) -> AffairLine:
    """What everybody reads of what happened last."""
    return guest.house.affairs(guest.person, guest.table_id, 1).affairs[-1]


def test_what_is_said_is_plain_text_beside_the_message(house: House) -> None:
    ann, ben, _ = three(house)
    ben.say(" <b>Hello</b>  { $player } ")
    line = last_line(ann)
    assert (line.kind, line.seat, line.text) == ("said", 1, "<b>Hello</b> { $player }")
    assert line.message == Message("table-affair-said", {"player": {"seat": 1}})


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_a_message_that_everybody_reads_in_the_own_language(phrase: str) -> None:
    said = Message("table-affair-said-phrase", {"player": {"seat": 1}, "phrase": {"word": phrase}})
    words = Words("en")
    assert words.format(said, ["Ann", "Ben"]) == f"Ben says: {words.text(phrase)}"


def test_a_phrase_is_said(house: House) -> None:
    ann, *_ = three(house)
    ann.say(phrase="table-phrase-hello")
    line = last_line(ann)
    assert (line.text, line.message.arguments["phrase"]) == (None, {"word": "table-phrase-hello"})
    refused(lambda: ann.say(phrase="table-error-missing"), 422, "unknown_phrase")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("one\ntwo\ttwo", "one two two"),
        ("a\u202eb\u2066c\u0000d\u001b[31m", "abcd[31m"),
        ("e\u0301", "\u00e9"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("z" + "\u0336" * 50, "z" + "\u0336" * MOST_MARKS),
        ("z" + "\u0336\u0336\u202e" * 9, "z" + "\u0336" * MOST_MARKS),
        ("z" + "\u0336" * 3 + "\u200d\u0336", "z" + "\u0336" * 3 + "\u200d"),
        ("\u2764\ufe0f a\u034f\ufe00", "\u2764\ufe0f a"),
        ("\ud800", ""),
        ("\u3164 x \u2800", "x"),
    ],
)
def test_control_direction_and_blank_characters_are_left_out(given: str, kept: str) -> None:
    assert clean_text(given) == kept


@pytest.mark.parametrize("text", ["", "   ", "\u202e\u200d", "\u0301", "x" * 501])
def test_nothing_and_too_much_are_refused_with_the_limit(house: House, text: str) -> None:
    ann = a_table(house, HumanSeat("Ann"), BotSeat("random"))
    assert refused(lambda: ann.say(text), 422, "bad_chat").message.arguments == {"limit": 500}
    ann.say("x" * 500)


def test_it_is_a_text_or_a_phrase(house: House) -> None:
    ann = a_table(house, HumanSeat("Ann"), BotSeat("random"))
    refused(ann.say, 422, "bad_chat")
    refused(lambda: ann.say("hello", "table-phrase-hello"), 422, "bad_chat")


def test_spectators_do_not_chat(house: House) -> None:
    ann, *_ = three(house)
    refused(lambda: Guest(house, ann.table_id, STRANGER).say("hello"), 403, "not_your_seat")
    refused(lambda: ann.say("hello", seat=1), 403, "not_your_seat")


def test_people_talk_before_and_after_the_game(house: House) -> None:
    ann = open_table(house, 2)
    ann.say("waiting")
    ann.start()
    ann.finish()
    ann.say("over")
    assert last_line(ann).text == "over"


def test_a_repeated_line_is_said_once(house: House) -> None:
    ann, *_ = three(house)
    wanted = Chat("the key", text="hello")
    first = house.seating.chat(ANN, ann.table_id, wanted)
    assert house.seating.chat(ANN, ann.table_id, wanted) == first
    refused(lambda: house.seating.chat(ANN, ann.table_id, Chat("the key", text="bye")), 422, "key_reused")
    assert ann.told().count("said") == 1


def test_a_flood_is_stopped_for_who_makes_it_at_that_table_alone(house: House) -> None:
    clock = [0.0]
    limits = SittingLimits(Limit(2, 0.5, lambda: clock[0]), Limit(100, 1.0))
    slow = House(house.storage, toy_shelf(), limits=limits)
    ann, ben, _ = three(slow)
    for _ in range(2):
        ann.say("hello")
    assert refused(lambda: ann.say("hello"), 429, "too_fast").message.arguments == {"seconds": 2}
    ben.say("hello")
    three(slow)[0].say("hello")
    clock[0] += 2
    ann.say("hello")
    refused(lambda: ann.say("hello"), 429, "too_fast")
    ann.act("lay 1")


def test_other_affairs_are_limited_too(house: House) -> None:
    limits = SittingLimits(Limit(100, 1.0), Limit(3, 0.5, lambda: 0.0))
    ann, ben, _ = three(House(house.storage, toy_shelf(), limits=limits))
    for on in (True, False):
        ben.stand_in(on)
    refused(lambda: ben.stand_in(True), 429, "too_fast")
    ann.stand_in(True)


def test_a_table_holds_no_end_of_talk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, cat = three(house)
    monkeypatch.setattr(sitting_path, "MOST_AFFAIRS", ann.lobby.affairs + 1)
    ann.say("hello")
    refused(lambda: ann.say("hello"), 409, "too_many_affairs")
    refused(lambda: ben.propose("end"), 409, "too_many_affairs")
    ann.act("lay 1")
    ben.resign()
    cat.leave()
    assert (ben.view.mine, cat.view.mine) == ([], [])


def test_who_sat_there_before_keeps_the_words(house: House) -> None:
    """What Ben said is not read as said by whoever sits in his seat now."""
    ann, ben, _ = three(house, "pebbles")
    ben.say("goodbye")
    ben.leave()
    Guest(house, ann.table_id, STRANGER).claim(1, "Dora")
    (line,) = [line for line in house.affairs(ANN, ann.table_id, 1).affairs if line.kind == "said"]
    assert Words("en").format(line.message, ["Ann", "Dora", "Cat"], 1) == "Ben says:"
    assert house.lobby(BEN, ann.table_id).affairs == line.n + 2


def test_every_affair_has_its_words(house: House) -> None:
    ann, ben, cat = three(house)
    for kind in (True, False):
        ben.stand_in(kind)
    cat.answer(ann.propose("end"), False)
    cat.answer(cat.propose("end"), False)
    ben.say("hello")
    ben.say(phrase="table-phrase-thanks")
    ben.nudge(0)
    cat.resign()
    ben.answer(ann.propose("end"), True)
    ann.rematch()
    words = Words("en")
    lines = house.affairs(ANN, ann.table_id, 1).affairs
    told = [words.format(line.message, ["Ann", "Ben", "Cat"], 0) for line in lines]
    assert told[0] == "You opened the table."
    assert "Ben sat down." in told
    assert told[-1] == "You opened a table for another game."
    assert len(told) == ann.lobby.affairs
