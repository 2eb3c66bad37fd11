"""Records as files: their form, and an error that names the line for whatever is wrong in one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch.engine.record import (
    BY_TABLE,
    HASH_EVERY,
    Header,
    NoRecord,
    Record,
    Recorder,
    RecordError,
    Sitting,
    chain_of_header,
    chained,
    parse,
    read,
)
from tests.support.pebbles import GAME
from tests.support.pebbles.played import played

TEXT, POSITIONS = played("record")
LINES: list[dict[str, Any]] = [json.loads(line) for line in TEXT.splitlines()]

Change = Callable[[list[dict[str, Any]]], None]


def changed(change: Change) -> str:
    """The record with something else in it, under a chain that holds: only the content is wrong."""
    lines = json.loads(json.dumps(LINES))
    change(lines)
    chain = chain_of_header(lines[0])
    for line in lines[1:]:
        chain = line["chain"] = chained(chain, line)
    return "\n".join(json.dumps(line) for line in lines)


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        parse(text)
    return error.value


def test_the_header_says_all_that_a_replay_needs() -> None:
    assert LINES[0] == {
        "stammtisch": 1,
        "engine": stammtisch.__version__,
        "game": "pebbles",
        "rules": 1,
        "players": 3,
        "options": {"rounds": 3},
        "seats": [{"name": f"player {seat}", "kind": "human"} for seat in range(3)],
        "seed": "record",
        "commitment": hashlib.sha256(b"stammtisch/commitment/record").hexdigest(),
    }


def test_options_with_their_default_are_left_out() -> None:
    seats = [Sitting("Ann", "human"), Sitting("Bob", "random")]
    assert Header.of(GAME, 2, {"rounds": 2}, seats, "1").options == {}


def test_a_secret_seed_stays_out_of_the_record_and_revealing_it_later_keeps_the_chain() -> None:
    text, _ = played("record", reveal=False)
    secret = [json.loads(line) for line in text.splitlines()]
    assert secret[0]["seed"] is None
    assert "record" not in json.dumps(secret[1:])
    assert secret[1:] == LINES[1:]


def test_there_is_a_line_for_the_set_up_each_action_and_the_end() -> None:
    assert [line["n"] for line in LINES[1:]] == list(range(len(LINES) - 1))
    assert (LINES[1]["by"], LINES[1]["do"]) == (None, "start")
    assert len(LINES[1]["chance"][0]) == 18
    assert (LINES[-1]["by"], LINES[-1]["do"], LINES[-1]["chance"]) == (None, "end", [])
    assert len(LINES) == len(POSITIONS) + 2


def test_every_sixteenth_line_and_the_end_carry_the_hash_of_the_state() -> None:
    carrying = [line["n"] for line in LINES[1:] if "state" in line]
    last = LINES[-1]["n"]
    assert HASH_EVERY == 16
    assert last > 32
    assert carrying == [*range(16, last, 16), last]
    assert all(line["state"] == POSITIONS[line["n"]].hash() for line in LINES[1:-1] if "state" in line)
    assert LINES[-1]["state"] == POSITIONS[-1].hash()


def test_the_chain_is_a_hash_over_everything_before() -> None:
    content = {key: value for key, value in LINES[0].items() if key != "seed"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    chain = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
    for line in LINES[1:]:
        content = {key: value for key, value in line.items() if key != "chain"}
        text = chain + json.dumps(content, sort_keys=True, separators=(",", ":"))
        chain = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        assert line["chain"] == chain


def test_a_record_is_read_as_it_was_written() -> None:
    record = parse(TEXT)
    assert record.header.data() == LINES[0]
    assert [entry.do for entry in record.entries] == [line["do"] for line in LINES[1:-1]]
    assert [list(entry.chance) for entry in record.entries] == [line["chance"] for line in LINES[1:-1]]
    assert {entry.by for entry in record.entries} == {None, 0, 1, 2}
    assert record.end is not None
    assert record.end.line == len(LINES)


def test_a_name_with_a_line_separator_in_it_stays_on_its_line() -> None:
    lines: list[str] = []
    seats = [Sitting("Ann\u2028Bea\x85", "human"), Sitting("two\nlines", "random")]
    Recorder(Header.of(GAME, 2, {}, seats, "1"), lines.append).start(POSITIONS[0], [])
    assert parse("".join(lines)).header.seats == tuple(seats)


def test_any_line_changed_breaks_the_chain_there() -> None:
    for place in range(1, len(LINES)):
        lines = json.loads(json.dumps(LINES))
        lines[place]["chance"] = [[6], *lines[place]["chance"]]
        error = error_of("\n".join(map(json.dumps, lines)))
        assert error.line == place + 1
        assert str(error).startswith(f"line {place + 1}: the chain is '{LINES[place]['chain']}' and should be '")


def test_a_changed_header_breaks_the_chain_at_once() -> None:
    lines = [{**LINES[0], "options": {}}, *LINES[1:]]
    error = error_of("\n".join(map(json.dumps, lines)))
    assert error.line == 2
    assert "(the header)" in str(error)


def test_a_line_left_out_is_told() -> None:
    without = [*LINES[:5], *LINES[6:]]
    assert error_of("\n".join(map(json.dumps, without))).line == 6

    def drop(lines: list[dict[str, Any]]) -> None:
        del lines[5]

    assert str(error_of(changed(drop))) == "line 6: 'n' is 5 and should be 4: a line is missing or stands twice"


def test_a_record_cut_off_inside_a_line_is_told() -> None:
    error = error_of(TEXT[:-30])
    assert error.line == len(LINES)
    assert "was cut off" in str(error)


def test_a_record_cut_off_between_lines_is_read_without_its_end() -> None:
    record: Record = parse("".join(TEXT.splitlines(keepends=True)[:-1]))
    assert record.end is None
    assert len(record.entries) == len(LINES) - 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1: the record is empty; it must begin with a header"),
        ("once upon a time", "line 1: this is no JSON or was cut off"),
        ("[1]", "line 1: a line of a record is a JSON object in braces"),
        (
            '{"game": "pebbles"}',
            'line 1: this is no record: the first line must be a header that says {"stammtisch": 1',
        ),
        ('{"stammtisch": 2}', "line 1: the record has schema 2, this program knows schemas up to 1; a newer version"),
        ("[" * 100_000, "line 1: this is no JSON or was cut off: brackets stand too deep in brackets"),
        ('{"stammtisch": ' + "1" * 5000 + "}", "line 1: this is no JSON or was cut off: a number has too many digits"),
    ],
)
def test_what_is_no_record_is_told(text: str, words: str) -> None:
    error = error_of(text)
    assert str(error).startswith(words)
    assert isinstance(error, NoRecord)


def test_a_record_that_is_wrong_behind_its_header_is_still_a_record() -> None:
    header = TEXT.splitlines()[0]
    for text, words in (
        (header, "line 2: after the header must come the set-up"),
        (header + "\n{", "line 2: this is no JSON or was cut off"),
        (header + "\n[1]", "line 2: a line of a record is a JSON object in braces"),
    ):
        error = error_of(text)
        assert str(error).startswith(words)
        assert not isinstance(error, NoRecord)


def test_what_is_wrong_in_a_header_is_told() -> None:
    def expect(key: str, value: Any, words: str) -> None:
        def change(lines: list[dict[str, Any]]) -> None:
            lines[0][key] = value

        assert str(error_of(changed(change))).startswith(f"line 1: {words}")

    expect("players", "three", "'players' must be a number, not \"three\"")
    expect("rules", True, "'rules' must be a number, not true")
    expect("options", {"rounds": [1]}, "the value of an option must be a number or a text")
    expect("seats", [], "'seats' must be 3 objects")
    expect("seed", 7, "'seed' must be a text, or null while it is secret")
    expect("seed", "\ud800", "'seed' must be a text, or null while it is secret")
    expect("commitment", None, "'commitment' must be the hash of the seed, not null")


def test_what_is_wrong_in_a_line_is_told() -> None:
    def expect(key: str, value: Any, words: str) -> None:
        def change(lines: list[dict[str, Any]]) -> None:
            lines[4][key] = value

        assert str(error_of(changed(change))).startswith(f"line 5: {words}")

    expect("do", None, "'do' must be a line of notation, not null")
    expect("by", "D", "'by' is 'D'; the seats of this game are A to C")
    expect("by", 1, "'by' is 1; the seats of this game are A to C")
    expect("by", None, f"'{LINES[4]['do']}' needs a seat in 'by'; only {', '.join(BY_TABLE)} are done by the table")
    expect("chance", [6], "'chance' must be a list of lists of numbers, as in [[6, 3], [2]]")
    expect("chance", [[True]], "'chance' must be a list of lists of numbers")
    expect("state", 5, "'state' must be the hash of the state")


def test_start_and_end_stand_where_they_belong() -> None:
    def end_early(lines: list[dict[str, Any]]) -> None:
        lines[6].update(by=None, do="end", chance=[])

    assert str(error_of(changed(end_early))) == "line 7: 'end' stands in the middle of the record"

    def no_start(lines: list[dict[str, Any]]) -> None:
        lines[1].update(by="A", do="hold")

    assert error_of(changed(no_start)).line == 2


def test_reading_a_file(tmp_path: Path) -> None:
    good = tmp_path / "game.jsonl"
    good.write_text(TEXT, encoding="utf-8")
    assert read(good) == parse(TEXT)
    with_mark = tmp_path / "mark.jsonl"
    with_mark.write_text(TEXT, encoding="utf-8-sig")
    assert read(with_mark) == parse(TEXT)
    for path, words in ((tmp_path / "none.jsonl", "there is no such file"), (tmp_path, "this is a folder, not a file")):
        with pytest.raises(NoRecord) as error:
            read(path)
        assert (error.value.line, str(error.value)) == (None, words)
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(NoRecord, match="the file is no text in UTF-8"):
        read(binary)
