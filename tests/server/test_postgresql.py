"""The PostgreSQL of the tests does not outlive them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.server.running import wait_until

KILLED = """
from tests.server import postgresql
with postgresql.fresh_database():
    server = postgresql._server()
    print(server.get_pid(), server.pgdata, flush=True)
    input()
"""


@pytest.mark.slow
def test_it_stops_when_the_process_of_the_tests_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", KILLED],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as tests:
        assert tests.stdout is not None
        pid, data = tests.stdout.readline().split()
        assert psutil.pid_exists(int(pid))
        tests.kill()
    wait_until(lambda: not psutil.pid_exists(int(pid)) and not Path(data).exists(), 60)
