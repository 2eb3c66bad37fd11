"""The command itself: its subcommands, and how everything that goes wrong becomes one line and an exit code.

Exit codes: 0 all is well, 1 a check failed (or the program has a fault), 2 the command was used wrongly.
"""

from __future__ import annotations

import errno
import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from types import TracebackType
from typing import Any

import click

from stammtisch import __version__
from stammtisch.bots.registry import UnknownBot
from stammtisch.engine.game import SetupError
from stammtisch.engine.ledger import LedgerError
from stammtisch.engine.registry import UnknownGame

NAME = "stammtisch"
DEBUG = "--debug"
SUCCESS, FAILED, WRONG_USAGE = 0, 1, 2

WRONG_INPUT = (UnknownGame, UnknownBot, SetupError, LedgerError)
"""Errors whose text already says to the user what is wrong and what would be right."""

COMMANDS = {
    "play": ("serve", "Play against bots in the browser, on this device."),
    "serve": ("serve", "Serve tables for others."),
    "simulate": ("simulate", "Let bots play many games and count."),
    "check": ("check", "Run scenarios and compare."),
    "rules": ("rules", "Read the rules by their numbers."),
    "replay": ("replay", "Step through a recorded game."),
    "verify": ("replay", "Recompute the hashes and dice of a recorded game."),
    "backup": ("backup", "Copy all tables into one file, while the server runs."),
    "restore": ("backup", "Fill an empty database from such a file."),
    "bench": ("bench", "Measure how fast it all is."),
}
"""Every subcommand, the module of this package that holds it, and what it does in a few words. A module is imported
only when its command is used: the server alone would take longer to import than most commands take to run."""


class Subcommands(click.Group):
    """A group that knows its commands from `COMMANDS` and imports the one that is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order a newcomer needs them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command with this name, to which `--debug` is added; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"stammtisch.cli.{COMMANDS[cmd_name][0]}"), cmd_name)
        if not any(DEBUG in parameter.opts for parameter in command.params):
            command.params.append(_debug_option())
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments name first; UsageError that tells those there are if there is none such."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(f"no command is called '{args[0]}'; there are: {', '.join(COMMANDS)}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the subcommand. A reader who closes the output early has read enough: that is no error."""
        try:
            code = super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()
        except BrokenPipeError:
            _give_up_output()
            return SUCCESS
        return code

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands in the help text."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, words) for name, (_, words) in COMMANDS.items()])


def _debug_option() -> click.Option:
    return click.Option([DEBUG], is_flag=True, expose_value=False, help="Show where in the program an error arose.")


@click.group(
    NAME,
    cls=Subcommands,
    invoke_without_command=True,
    epilog="Exit code of every command: 0 all is well, 1 a check failed, 2 the command was used wrongly or a file is "
    "not understood.",
)
@click.version_option(__version__, prog_name=NAME)
@click.pass_context
def stammtisch(context: click.Context) -> None:
    """A table for games about tribes, with every rule enforced.

    \b
    Play against bots in the browser:     stammtisch play
    Let bots play and count who wins:     stammtisch simulate heroes --games 100
    Look up a rule by its number:         stammtisch rules aoh.fair-13
    What a command takes:                 stammtisch COMMAND --help
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


stammtisch.params.append(_debug_option())


def main() -> None:
    """Run the command with the arguments of the process and leave with its exit code.

    What a terminal or file cannot show (a file may name its players by anything) is written as its number.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    if DEBUG not in sys.argv:
        sys.excepthook = _tell_fault
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command; the exit code. What the user did wrong is told in one line on the error output, after `--debug`
    with a traceback. Faults of the program are raised.
    """
    try:
        code: Any = stammtisch.main(list(arguments), prog_name=NAME, standalone_mode=False)
    except click.UsageError as error:
        _tell(error, error.format_message(), arguments, error.ctx)
        return WRONG_USAGE
    except click.Abort as error:
        _tell(error, "stopped", arguments)
        return FAILED
    except WRONG_INPUT as error:
        _tell(error, str(error), arguments)
        return WRONG_USAGE
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _give_up_output()
        _tell(error, f"the output cannot be written: {error.strerror}", arguments)
        return FAILED
    return code if isinstance(code, int) else SUCCESS


def _give_up_output() -> None:
    """What is left in the buffer goes nowhere instead of failing when the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell(error: BaseException, text: str, arguments: Sequence[str], context: click.Context | None = None) -> None:
    if DEBUG in arguments:
        traceback.print_exception(error)
    command = context.command_path if context is not None else NAME
    click.echo(f"{command}: {' '.join(text.split())}", err=True)


def _tell_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    text = " ".join(str(error).split())
    click.echo(f"{NAME}: {kind.__name__}: {text} (a fault of the program; {DEBUG} shows where)", err=True)
