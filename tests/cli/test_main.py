"""The command as a whole: help, errors in one line, exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch import __version__
from stammtisch.cli import main
from tests.cli.conftest import Command


def test_without_arguments_it_says_what_there_is(command: Command) -> None:
    ran = command()
    assert ran.code == 0
    assert all(name in ran.out for name in main.COMMANDS)


@pytest.mark.parametrize("name", main.COMMANDS)
def test_every_subcommand_explains_itself_with_examples(command: Command, name: str) -> None:
    ran = command(name, "--help")
    assert ran.code == 0
    assert f"stammtisch {name}" in ran.out
    assert "Examples:" in ran.out
    assert "--debug" in ran.out


def test_the_version_is_the_package_s(command: Command) -> None:
    assert command("--version").out == f"stammtisch, version {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulte"], "stammtisch: no command is called 'simulte'; there are: play, serve, simulate"),
        (["--fast"], "stammtisch: No such option"),
        (["simulate"], "stammtisch simulate: Missing argument 'GAME'"),
        (["simulate", "heroes", "--gmaes", "3"], "stammtisch simulate: No such option"),
        (["simulate", "heroes", "--games", "many"], "stammtisch simulate: Invalid value for '--games'"),
        (["simulate", "heroes", "--games", "0"], "stammtisch simulate: Invalid value for '--games'"),
        (["check"], "stammtisch check: Missing argument 'FILE...'"),
    ],
)
def test_wrong_usage_is_told_in_one_line_with_exit_code_2(command: Command, arguments: list[str], says: str) -> None:
    ran = command(*arguments)
    assert ran.code == 2
    assert ran.err.startswith(says)
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_traceback_is_shown_only_with_debug(command: Command) -> None:
    assert "Traceback" not in command("simulate", "chess").err
    debugged = command("simulate", "chess", "--debug")
    assert "Traceback" in debugged.err
    assert debugged.code == 2


def process(arguments: list[str], fault: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own in which every simulation breaks off with `fault`."""
    program = (
        "import sys\n"
        "from stammtisch.cli import main\n"
        "from stammtisch.lab import simulate\n"
        f"def broken(*_, **__): raise RuntimeError({fault!r})\n"
        "simulate.simulate = broken\n"
        f"sys.argv[1:] = {arguments!r}\n"
        "main.main()\n"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_a_fault_of_the_program_is_told_in_one_line_and_is_no_success() -> None:
    ran = process(["simulate", "heroes"], "the table\nhas three legs")
    assert ran.returncode == 1
    assert ran.stderr == (
        "stammtisch: RuntimeError: the table has three legs (a fault of the program; --debug shows where)\n"
    )


def test_a_fault_of_the_program_has_a_traceback_with_debug() -> None:
    ran = process(["simulate", "heroes", "--debug"], "the table has three legs")
    assert ran.returncode == 1
    assert ran.stderr.startswith("Traceback")


@pytest.mark.parametrize("arguments", [["rules"], ["simulate", "heroes", "--games", "1"]])
def test_output_that_nobody_reads_is_no_error(arguments: list[str]) -> None:
    """Whether it fills the pipe or fits into its buffer."""
    reading, writing = os.pipe()
    os.close(reading)
    program = f"import sys; sys.argv[1:] = {arguments!r}; from stammtisch.cli.main import main; main()"
    with os.fdopen(writing, "w") as pipe:
        ran = subprocess.run([sys.executable, "-c", program], stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", [["rules"], ["--help"]])
def test_output_that_finds_no_room_is_told_in_one_line(arguments: list[str]) -> None:
    program = f"import sys; sys.argv[1:] = {arguments!r}; from stammtisch.cli.main import main; main()"
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ran = subprocess.run(
            [sys.executable, "-c", program], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert ran.returncode == 1
    assert ran.stderr == "stammtisch: the output cannot be written: No space left on device\n"


def test_an_output_that_is_closed_from_the_beginning_is_no_fault() -> None:
    program = "import sys; sys.stdout = None; sys.argv[1:] = ['rules']; from stammtisch.cli.main import main; main()"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
