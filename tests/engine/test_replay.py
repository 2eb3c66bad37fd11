"""Replaying: every position again, and an error that names the line for whatever does not follow the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.engine import game as engine
from stammtisch.engine.game import Game, OptionValue, Result
from stammtisch.engine.notation import AGREED_END, LEAVE, SHARED_END
from stammtisch.engine.record import Header, Record, Recorder, RecordError, Sitting, chain_of_header, chained, parse
from stammtisch.engine.registry import UnknownGame
from stammtisch.engine.replay import Verification, replay, rewind, verify
from stammtisch.engine.umpire import DictatingUmpire, Umpire
from stammtisch.games.heroes import GAME as HEROES
from tests.support.pebbles import GAME
from tests.support.pebbles.game import PebblesGame
from tests.support.pebbles.played import played

TEXT, POSITIONS = played("replay")
LINES: list[dict[str, Any]] = [json.loads(line) for line in TEXT.splitlines()]


def find(game_id: str) -> Game[Any]:
    if game_id != "pebbles":
        raise UnknownGame(f"no game is called '{game_id}'")
    return GAME


def written(lines: list[dict[str, Any]]) -> Record:
    """A record of these lines under a chain that holds."""
    chain = chain_of_header(lines[0])
    for line in lines[1:]:
        chain = line["chain"] = chained(chain, line)
    return parse("\n".join(json.dumps(line) for line in lines))


def copied() -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = json.loads(json.dumps(LINES))
    return lines


def first_with_chance(dice: int) -> int:
    """The place of the first action with a throw of so many dice first."""
    return next(
        place for place, line in enumerate(LINES) if place > 1 and line["chance"] and len(line["chance"][0]) == dice
    )


def error_of(verification: Verification) -> str:
    assert verification.error is not None
    return str(verification.error)


@settings(max_examples=25, deadline=None)
@given(st.text(max_size=8), st.integers(2, 4))
def test_a_record_of_any_game_replays_to_the_same_positions(seed: str, players: int) -> None:
    text, positions = played(seed, players)
    record = parse(text)
    assert [step.state.hash() for step in replay(record, find)] == [position.hash() for position in positions]
    checked = verify(record, find_game=find)
    assert checked.error is None
    assert checked.recomputed
    assert checked.result == GAME.result(positions[-1])


def test_steps_carry_what_was_done_and_what_happened() -> None:
    steps = list(replay(parse(TEXT), find))
    assert steps[0].action is None
    assert [event.kind for event in steps[0].events].count("drawn") == 6
    for step, line in zip(steps[1:], LINES[2:], strict=False):
        if line["by"] is None:
            assert step.action is None
        else:
            assert step.action is not None
            assert GAME.notation(step.action) == line["do"]


def test_a_replay_needs_no_seed() -> None:
    secret, positions = played("replay", reveal=False)
    record = parse(secret)
    assert [step.state.hash() for step in replay(record, find)] == [position.hash() for position in positions]
    checked = verify(record, find_game=find)
    assert (checked.error, checked.recomputed) == (None, False)
    told = verify(record, seed="replay", find_game=find)
    assert (told.error, told.recomputed) == (None, True)


def test_what_was_checked_is_counted() -> None:
    checked = verify(parse(TEXT), find_game=find)
    assert checked.actions == len(LINES) - 3
    assert checked.outcomes == sum(len(line["chance"]) for line in LINES[1:])
    assert checked.hashes == sum("state" in line for line in LINES[1:])


def test_every_position_can_be_gone_back_to_and_played_on_from() -> None:
    record = parse(TEXT)
    for n in (0, 1, 17, len(POSITIONS) - 1):
        assert rewind(record, n, find).hash() == POSITIONS[n].hash()
    state = rewind(record, 20, find)
    entry = record.entries[21]
    umpire = DictatingUmpire(entry.chance)
    if entry.by is None:
        engine.time_up(GAME, state, umpire)
    else:
        engine.play(GAME, state, entry.by, GAME.parse(entry.do), umpire)
    assert state.hash() == POSITIONS[21].hash()
    for n in (-1, len(POSITIONS)):
        with pytest.raises(IndexError, match=f"the record has lines 0 to {len(POSITIONS) - 1}, not {n}"):
            rewind(record, n, find)


def test_a_die_changed_under_a_mended_chain_is_found_from_the_seed() -> None:
    place = first_with_chance(2)
    lines = copied()
    recorded = lines[place]["chance"]
    changed = [[die % 6 + 1 for die in recorded[0]], *recorded[1:]]
    lines[place]["chance"] = changed
    error = error_of(verify(written(lines), find_game=find))
    assert error == f"line {place + 1}: the outcomes of chance are {changed}; from the seed follow {recorded}"


def test_a_die_changed_without_the_seed_is_found_when_the_states_part() -> None:
    """A winner changed into the loser leads to another position, so the next hash is another."""
    text, _ = played("replay", reveal=False)
    lines = [json.loads(line) for line in text.splitlines()]
    place = first_with_chance(2)
    lines[place]["chance"][0].reverse()
    assert verify(written(lines), find_game=find).error is not None


def test_an_impossible_a_missing_and_a_left_over_outcome_are_told() -> None:
    place = first_with_chance(2)

    def with_chance(chance: list[list[int]]) -> str:
        lines = copied()
        lines[0]["seed"] = None
        lines[place]["chance"] = chance
        return error_of(verify(written(lines), find_game=find))

    recorded = LINES[place]["chance"]
    assert with_chance([[7, 1], *recorded[1:]]).startswith(f"line {place + 1}: 2 dice with 6 sides were thrown")
    assert with_chance([]) == f"line {place + 1}: an outcome of chance is missing"
    assert with_chance([*recorded, [1]]) == f"line {place + 1}: 1 outcomes of chance are left over"


def test_an_illegal_action_names_the_line_the_reason_and_the_rule() -> None:
    lines = copied()
    lines[2].update(by="A", do="pass")
    with pytest.raises(RecordError, match=r"line 3: A may not 'pass' here: not_now \(pebbles\.stake-01\)"):
        list(replay(written(lines), find))


def test_what_is_no_action_names_the_line() -> None:
    lines = copied()
    lines[2].update(by="A", do="jump")
    with pytest.raises(RecordError, match="line 3: 'jump' is no action of Pebbles; there are: stake"):
        list(replay(written(lines), find))


def test_a_wrong_hash_names_the_line_and_both_hashes() -> None:
    for place in (17, len(LINES) - 1):
        lines = copied()
        right = lines[place]["state"]
        lines[place]["state"] = "0" * 32
        error = error_of(verify(written(lines), find_game=find))
        assert error.startswith(f"line {place + 1}: the position played is another than the one recorded")
        assert f"hash {right}, recorded {'0' * 32}" in error


def test_nothing_can_be_done_after_the_end_of_the_game() -> None:
    for by, do, words in (("A", "pass", "over (pebbles.turn-01)"), (None, "time up", "the game is over")):
        lines = copied()
        lines.insert(-1, {"n": lines[-1]["n"], "by": by, "do": do, "chance": []})
        lines[-1]["n"] += 1
        error = error_of(verify(written(lines), find_game=find))
        assert error.startswith(f"line {len(lines) - 1}: ")
        assert words in error


def test_a_record_cut_off_can_be_replayed_but_not_verified() -> None:
    record = parse("".join(TEXT.splitlines(keepends=True)[:-3]))
    assert len(list(replay(record, find))) == len(LINES) - 4
    error = error_of(verify(record, find_game=find))
    assert error == f"line {len(LINES) - 2}: the record was cut off: its last line must be the 'end'"


def test_a_seed_that_is_not_the_one_committed_to_is_told() -> None:
    lines = copied()
    lines[0]["seed"] = "another"
    assert error_of(verify(written(lines), find_game=find)).startswith("line 1: the seed is not the one the table")


def test_a_game_nobody_knows_options_nobody_has_and_newer_rules_are_told() -> None:
    def with_header(**changes: Any) -> str:
        lines = copied()
        lines[0].update(changes)
        return error_of(verify(written(lines), find_game=find))

    assert with_header(game="chess") == "line 1: no game is called 'chess'"
    assert with_header(options={"rounds": 9}).startswith("line 1: the only option is rounds, 2 or 3")
    assert with_header(rules=2).startswith("line 1: the rules have version 2, this program knows version 1")


def test_a_change_of_rules_shows_in_the_hashes_and_names_both_versions() -> None:
    """A record stays readable under newer rules as long as they play it the same way."""

    class Newer(PebblesGame):
        version = 2

    assert verify(parse(TEXT), find_game=lambda _: Newer()).error is None
    lines = copied()
    lines[-1]["state"] = "0" * 32
    assert "recorded by version" in error_of(verify(written(lines), find_game=lambda _: Newer()))


# --- what is settled at the table -------------------------------------------------------------------------------------


def a_record(*steps: str, players: int = 3) -> str:
    """A game of Age of Heroes that is left or ended by agreement after its set-up: letters leave, the others end it."""
    options: dict[str, OptionValue] = {"leavers": "remove", "shared_result": "on"}
    lines: list[str] = []
    sitting = [Sitting(letter, "human") for letter in "ABC"[:players]]
    recorder = Recorder(Header.of(HEROES, players, options, sitting, "settled"), lines.append)
    state = HEROES.new(players, options, "settled")
    umpire = Umpire()
    engine.start(state, umpire)
    recorder.start(state, umpire.outcomes)
    for step in steps:
        umpire = Umpire()
        if step in "ABC":
            engine.leave(HEROES, state, "ABC".index(step), umpire)
            recorder.leave(state, "ABC".index(step), umpire.outcomes)
        else:
            engine.agree_to_end(HEROES, state, step == SHARED_END, umpire)
            recorder.agree_to_end(state, step == SHARED_END)
    recorder.end(state)
    return "".join(lines)


@pytest.mark.parametrize(
    ("steps", "result"),
    [
        (["B", "C"], Result((0,), "last_tribe")),
        (["B", SHARED_END], Result((0, 2), "shared")),
        ([AGREED_END], Result((), "agreed")),
    ],
)
def test_leaving_and_agreed_ends_are_lines_that_are_played_again(steps: list[str], result: Result) -> None:
    text = a_record(*steps)
    lines = [json.loads(line) for line in text.splitlines()][2:-1]
    assert [(line["by"], line["do"]) for line in lines] == [
        (step, LEAVE) if step in "ABC" else (None, step) for step in steps
    ]
    found = verify(parse(text))
    assert (found.error, found.result, found.recomputed) == (None, result, True)


@pytest.mark.parametrize(
    ("by", "do", "said"),
    [
        ("B", LEAVE, "B may not 'leave for good' here: out"),
        (None, SHARED_END, "the table may not 'end shared' here: not_shared"),
    ],
)
def test_a_line_that_the_table_does_not_allow(by: str | None, do: str, said: str) -> None:
    lines = [json.loads(line) for line in a_record("B", "C").splitlines()]
    lines[0]["options"].pop("shared_result")
    lines[3].update(by=by, do=do)
    found = verify(written(lines))
    assert found.error is not None
    assert found.error.line == 4
    assert said in str(found.error)
