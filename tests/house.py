"""Running a checker over the project."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from tools.common import ROOT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


def succeed(command: Sequence[str | Path], folder: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command; if it does not exit with 0, fail the test with what it printed."""
    words = [str(part) for part in command]
    result = subprocess.run(
        words,
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode != 0:
        pytest.fail(f"{' '.join(words)}\n{result.stdout}", pytrace=False)
