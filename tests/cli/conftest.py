"""Running the command inside the tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from stammtisch.cli.main import run


class Ran(NamedTuple):
    """What a command did: its exit code, what it printed, and what it said on the error output."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs `stammtisch` with the arguments given."""

    def ran(*arguments: object) -> Ran:
        code = run([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return ran
