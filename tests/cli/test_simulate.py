"""`stammtisch simulate`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from stammtisch.cli import progress, simulate
from tests.cli.conftest import Command

SMALL = ("--games", "3", "--seed", "5")


def test_the_json_has_the_figures_that_are_promised(command: Command) -> None:
    ran = command("simulate", "heroes", "--players", 3, *SMALL, "--json")
    figures = json.loads(ran.out)
    assert ran.code == 0
    assert figures["games"] == figures["finished"] == 3
    assert figures["decisions"] > 0
    assert figures["decisions_per_second"] == pytest.approx(figures["decisions"] / figures["seconds"], rel=0.05)
    assert sum(figures["wins"]["seat"]) == pytest.approx(sum(figures["wins"]["tribe"].values()))
    assert len(figures["wins"]["seat"]) == 3
    assert sum(figures["endings"].values()) == 3
    assert figures["rounds"]["shortest"] <= figures["rounds"]["median"] <= figures["rounds"]["longest"]
    assert len(figures["digest"]) == 32


def test_equal_seeds_have_equal_digests_and_other_seeds_do_not(command: Command) -> None:
    def digest(seed: str) -> str:
        ran = command("simulate", "heroes", "--games", 2, "--seed", seed, "--json")
        return str(json.loads(ran.out)["digest"])

    assert digest("5") == digest("5")
    assert digest("5") != digest("6")


def test_a_reader_is_told_the_same_in_lines(command: Command) -> None:
    figures = json.loads(command("simulate", "heroes", *SMALL, "--json").out)
    lines = command("simulate", "heroes", *SMALL).out.splitlines()
    assert lines[0] == "heroes, 4 players, seed 5"
    assert lines[1].startswith(f"Games: 3 of 3 finished, {figures['decisions']:,} decisions")
    assert lines[-1] == f"Digest: {figures['digest']}"
    assert any(line.startswith("  A random: ") for line in lines)


def test_a_game_without_tribes_has_no_wins_by_tribe(command: Command) -> None:
    figures = json.loads(command("simulate", "heroes", *SMALL, "--json").out)
    assert "Wins by tribe:" in simulate.lines(figures)
    figures["tribe_advantage"] = []
    assert "Wins by tribe:" not in simulate.lines(figures)


def test_options_of_the_table_reach_the_game(command: Command) -> None:
    ran = command(
        "simulate", "heroes", *SMALL, "--options", "hunger=one,battle_dice=2", "--options", "loss=any", "--json"
    )
    assert json.loads(ran.out)["options"] == {"hunger": "one", "battle_dice": 2, "loss": "any"}


def test_one_bot_for_each_seat(command: Command) -> None:
    ran = command("simulate", "heroes", *SMALL, "--bots", "random,random,random", "--json")
    figures = json.loads(ran.out)
    assert figures["bots"] == ["random"] * 3
    assert figures["players"] == 3


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "no game is called 'chess'; there are: era, heroes"),
        (["heroes", "--bots", "grandmaster"], "no bot for heroes is called 'grandmaster'; there are: "),
        (["heroes", "--bots", "random,"], "no bot for heroes is called ''; there are: "),
        (["heroes", "--players", "4", "--bots", "random,random"], "2 bots are named for 4 players; name one for all"),
        (["heroes", "--options", "weather=rain"], "heroes has no option 'weather'; there are: "),
        (["heroes", "--options", "hunger=half"], "'hunger' cannot be 'half'; it can be: all, one"),
        (["heroes", "--options", "hunger"], "'hunger' is not of the form name=value"),
        (["heroes", "--options", "hunger=one,hunger=all"], "'hunger' is given twice"),
        (["heroes", "--players", "7"], "'--players': heroes is for 2 to 6 players, not 7"),
        (["heroes", "--players", "1"], "'--players': heroes is for 2 to 6 players, not 1"),
        (["heroes", "--players", "9" * 30], "'--players': heroes is for 2 to 6 players, not 999"),
        (["heroes", "--players", "-3"], "'--players': '-3' is no whole number from 1 on"),
        (["heroes", "--bots", ",".join(["random"] * 7)], "is for 2 to 6 players, not 7"),
        (["heroes", "--games", "1.5"], "'--games': '1.5' is no whole number from 1 to 10000000"),
        (["heroes", "--games", "9" * 5000], "is no whole number from 1 to 10000000"),
        (["heroes", "--workers", "9" * 30], "is no whole number from 1 to 256"),
        (["heroes", "--seed", ""], "'--seed': it is empty"),
        (["heroes", "--seed", "a\udcff"], "'--seed': it is no text in UTF-8 (at character 2)"),
    ],
)
def test_wrong_input_is_told_in_one_line_with_exit_code_2(command: Command, arguments: list[str], says: str) -> None:
    ran = command("simulate", *arguments)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_games_given_up_are_named(command: Command) -> None:
    figures = json.loads(command("simulate", "heroes", *SMALL, "--json").out)
    figures.update(finished=2)
    assert "Not finished: 1; " in "\n".join(simulate.lines(figures))


def test_if_no_game_finished_the_report_still_stands() -> None:
    figures = {
        "game": "heroes",
        "players": 2,
        "seed": "1",
        "options": {},
        "bots": ["random", "random"],
        "games": 1,
        "finished": 0,
        "decisions": 9,
        "seconds": 1.0,
        "decisions_per_second": 9.0,
        "wins": {"seat": [0, 0], "tribe": {}},
        "tribe_games": {},
        "rounds": None,
        "endings": {},
        "seat_advantage": [{"seat": seat, "share": 0.0, "low": 0.0, "high": 1.0, "clear": False} for seat in range(2)],
        "tribe_advantage": [],
        "digest": "d",
    }
    assert "  A random: 0, 0.0% (0.0% to 100.0%)" in simulate.lines(figures)


def test_progress_is_told_for_every_game(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    @contextmanager
    def watched(title: str, total: int) -> Iterator[object]:
        assert (title, total) == ("Games", 3)
        yield told.append

    monkeypatch.setattr(simulate, "progress", watched)
    command("simulate", "heroes", *SMALL)
    assert sum(told) == 3


def test_a_bar_is_drawn_on_a_terminal_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(terminal: bool) -> str:
        monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
        with progress.progress("Games", 2) as done:
            done(2)
        captured = capsys.readouterr()
        assert captured.out == ""
        return captured.err

    assert drawn(terminal=False) == ""
    assert drawn(terminal=True) != ""
