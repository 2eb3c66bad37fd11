"""`stammtisch replay` and `stammtisch verify`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stammtisch.bots.recording import record_game
from stammtisch.engine.record import chain_of_header, chained
from stammtisch.engine.registry import game
from tests.cli.conftest import Command

Lines = list[dict[str, Any]]


@pytest.fixture(scope="session")
def played() -> Lines:
    """The lines of the record of a game of three random bots."""
    lines: list[str] = []
    record_game(game("heroes"), {"hunger": "one"}, ["random"] * 3, "seed of the record", lines.append)
    return [json.loads(line) for line in lines]


def written(lines: Lines, folder: Path) -> Path:
    path = folder / "game.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def rechained(lines: Lines) -> Lines:
    """The lines with a chain that holds, as a forger would make it."""
    chain = chain_of_header(lines[0])
    made = [lines[0]]
    for line in lines[1:]:
        chain = chained(chain, line)
        made.append({**line, "chain": chain})
    return made


def test_a_record_is_told_step_by_step_to_its_end(command: Command, played: Lines, tmp_path: Path) -> None:
    ran = command("replay", written(played, tmp_path))
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert lines[0] == "heroes, 3 players: A random A, B random B, C random C"
    actions = [line for line in lines if line[0].isdigit()]
    assert actions == [f"{line['n']}. {line['by'] or ''} {line['do']}".replace("  ", " ") for line in played[1:-1]]
    assert lines[-1].startswith("Over in round ")
    assert len(lines) > len(actions) + 2


def test_it_is_told_in_another_language(command: Command, played: Lines, tmp_path: Path) -> None:
    record = written(played, tmp_path)
    ran = command("replay", record, "--seat", "B", "--language", "de")
    assert ran.code == 0
    assert "    Du spielst die " in ran.out
    assert "    Der Markt beginnt." in ran.out
    unknown = command("replay", record, "--language", "xx")
    assert unknown.code == 2
    assert "'xx' is not one of 'de', 'en'" in unknown.err


def test_it_stops_where_it_is_told(command: Command, played: Lines, tmp_path: Path) -> None:
    lines = command("replay", written(played, tmp_path), "--to", 0).out.splitlines()
    assert [line for line in lines if line[0].isdigit()] == ["0. start"]
    assert lines[-1].startswith("Round 1, ")


def test_the_json_holds_steps_sentences_and_the_position_s_hash(
    command: Command, played: Lines, tmp_path: Path
) -> None:
    ran = command("replay", written(played, tmp_path), "--json")
    told = json.loads(ran.out)
    assert told["header"]["options"] == {"hunger": "one"}
    assert [step["do"] for step in told["steps"]] == [line["do"] for line in played[1:-1]]
    assert told["state"] == played[-1]["state"]
    assert told["stage"] == "over"
    assert told["result"]["ending"]
    assert any(step["log"] for step in told["steps"])


def test_a_seat_is_told_more_than_a_spectator_and_not_what_others_drew(
    command: Command, played: Lines, tmp_path: Path
) -> None:
    path = written(played, tmp_path)
    told = {
        seat: command("replay", path, "--to", 0, *(("--seat", seat) if seat else ())).out for seat in ("", "A", "B")
    }
    assert len(set(told.values())) == 3


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(["--seat", "D"], "its seats are A to C"), (["--to", "99999"], "the record has actions 0 to ")],
)
def test_a_seat_or_line_that_is_not_there_is_refused(
    command: Command, played: Lines, tmp_path: Path, arguments: list[str], says: str
) -> None:
    ran = command("replay", written(played, tmp_path), *arguments)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_a_record_that_was_not_touched_is_right(command: Command, played: Lines, tmp_path: Path) -> None:
    path = written(played, tmp_path)
    found = json.loads(command("verify", path, "--json").out)
    assert found["ok"]
    assert found["recomputed"]
    assert found["actions"] == len(played) - 3
    assert found["hashes"] == sum("state" in line for line in played)
    assert found["outcomes"] == sum(len(line["chance"]) for line in played[1:])
    ran = command("verify", path)
    assert ran.code == 0
    assert ran.out.startswith("game.jsonl is right: ")


def test_without_the_seed_the_dice_are_only_possible_and_with_it_told_they_are_recomputed(
    command: Command, played: Lines, tmp_path: Path
) -> None:
    path = written([{**played[0], "seed": None}, *played[1:]], tmp_path)
    assert not json.loads(command("verify", path, "--json").out)["recomputed"]
    assert "the seed is not known" in command("verify", path).out
    assert json.loads(command("verify", path, "--seed", "seed of the record", "--json").out)["recomputed"]


def test_another_seed_than_the_table_committed_to_is_found(command: Command, played: Lines, tmp_path: Path) -> None:
    ran = command("verify", written(played, tmp_path), "--seed", "another")
    assert ran.code == 1
    assert "not the one the table committed to" in ran.err


def a_throw(lines: Lines) -> int:
    """The place of the first line after the set-up with an outcome that is a throw of dice of both sides."""
    return next(
        place
        for place, line in enumerate(lines)
        if line.get("n", 0) > 0 and any(len(outcome) == 1 and 1 <= outcome[0] <= 6 for outcome in line["chance"])
    )


def test_a_changed_outcome_breaks_the_chain(command: Command, played: Lines, tmp_path: Path) -> None:
    place = a_throw(played)
    line = {**played[place], "chance": [[value % 6 + 1 for value in played[place]["chance"][0]]]}
    ran = command("verify", written([*played[:place], line, *played[place + 1 :]], tmp_path))
    assert ran.code == 1
    assert ran.err.startswith(f"stammtisch verify: game.jsonl: line {place + 1}: the chain is ")


def test_a_changed_outcome_is_found_even_with_a_forged_chain(command: Command, played: Lines, tmp_path: Path) -> None:
    place = a_throw(played)
    chance = [[value % 6 + 1 for value in played[place]["chance"][0]], *played[place]["chance"][1:]]
    line = {**played[place], "chance": chance}
    ran = command("verify", written(rechained([*played[:place], line, *played[place + 1 :]]), tmp_path))
    assert ran.code == 1
    assert f"line {place + 1}: the outcomes of chance are " in ran.err


def test_a_changed_action_is_found_even_with_a_forged_chain(command: Command, played: Lines, tmp_path: Path) -> None:
    line = {**played[5], "do": "no such thing"}
    ran = command("verify", written(rechained([*played[:5], line, *played[6:]]), tmp_path))
    assert ran.code == 1
    assert ran.err.startswith("stammtisch verify: game.jsonl: line 6: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_broken_chain_is_a_check_that_failed_for_both_commands(
    command: Command, played: Lines, tmp_path: Path, name: str
) -> None:
    line = {**played[3], "chain": "0" * 16}
    ran = command(name, written([*played[:3], line, *played[4:]], tmp_path))
    assert ran.code == 1
    assert ran.err.startswith(f"stammtisch {name}: game.jsonl: line 4: the chain is '0000000000000000' and should be '")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_a_replay_that_finds_another_position_is_a_check_that_failed(
    command: Command, played: Lines, tmp_path: Path, arguments: list[str]
) -> None:
    forged = rechained([*played[:-1], {**played[-1], "state": "0" * 32}])
    ran = command("replay", written(forged, tmp_path), *arguments)
    assert ran.code == 1
    assert f"line {len(played)}: the position played is another than the one recorded" in ran.err


def test_a_sentence_ends_with_the_rules_it_rests_on(command: Command, played: Lines, tmp_path: Path) -> None:
    """aoh.prep-02 gives out the tribes; with it the set-up begins. aoh.move.0-02 counts the rounds."""
    told = command("replay", written(played, tmp_path), "--to", 0).out.splitlines()
    tribes = [line for line in told if line.endswith(" [aoh.prep-02]")]
    assert len(tribes) == 3
    assert all(line.startswith("    ") for line in tribes)
    (step,) = json.loads(command("replay", written(played, tmp_path), "--to", 0, "--json").out)["steps"]
    assert [one["rules"] for one in step["log"]].count(["aoh.prep-02"]) == 3
    assert [f"    {one['text']} [{', '.join(one['rules'])}]" for one in step["log"]] == told[2:-1]


def test_a_name_that_cannot_be_shown_does_not_break_the_replay(played: Lines, tmp_path: Path) -> None:
    """Half of a pair of code units is a name that JSON can hold and no terminal can show."""
    seats = [{"name": "\ud800", "kind": "random"}, *played[0]["seats"][1:]]
    path = written(rechained([{**played[0], "seats": seats}, *played[1:]]), tmp_path)
    program = "from stammtisch.cli.main import main; main()"
    arguments = ["replay", str(path), "--to", "0"]
    ran = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("heroes, 3 players: A \\ud800, B random B")


def test_a_record_cut_off_is_found(command: Command, played: Lines, tmp_path: Path) -> None:
    ran = command("verify", written(played[:-1], tmp_path))
    assert ran.code == 1
    assert "cut off" in ran.err


def test_a_record_cut_off_in_a_line_is_found(command: Command, played: Lines, tmp_path: Path) -> None:
    path = written(played, tmp_path)
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    ran = command("verify", path)
    assert ran.code == 1
    assert f"line {len(played)}: this is no JSON or was cut off" in ran.err


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_what_cannot_be_read_is_told_in_one_line_with_exit_code_2(
    command: Command, played: Lines, tmp_path: Path, name: str
) -> None:
    newer = written([{**played[0], "stammtisch": 99}, *played[1:]], tmp_path)
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(b"")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,\n", encoding="utf-8")
    told = {
        newer: "schema 99",
        tmp_path / "missing.jsonl": "missing.jsonl: there is no such file",
        tmp_path: f"{tmp_path.name}: this is a folder, not a file",
        binary: "picture.png: the file is no text in UTF-8",
        empty: "the record is empty",
        letter: "this is no JSON",
    }
    for path, says in told.items():
        ran = command(name, path)
        assert ran.code == 2
        assert says in ran.err
        assert path.name in ran.err
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_record_of_an_unknown_game_is_told_with_the_games_there_are(
    command: Command, played: Lines, tmp_path: Path, name: str
) -> None:
    path = written(rechained([{**played[0], "game": "chess"}, *played[1:]]), tmp_path)
    ran = command(name, path)
    assert ran.code == 2
    assert "no game is called 'chess'; there are: era, heroes" in ran.err
