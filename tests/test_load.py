"""The load generator works and stays within its bounds; its figures are read by people."""

from __future__ import annotations

import re
import sys

import pytest
from click.testing import CliRunner

from tests.house import succeed
from tools.load import main


@pytest.mark.slow
def test_a_small_load_is_borne() -> None:
    succeed([sys.executable, "-m", "tools.load", "--tables", "2", "--seconds", "3", "--idle", "4"])


@pytest.mark.parametrize("wrong", [("--tables", "201"), ("--seconds", "121"), ("--idle", "1001")])
def test_it_is_bounded(wrong: tuple[str, str]) -> None:
    ran = CliRunner().invoke(main, wrong)
    assert ran.exit_code == 2
    assert re.search("not in the range", ran.output)
