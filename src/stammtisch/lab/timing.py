"""How time is measured: processor time of this process, medians of several repetitions, beside a reference loop that
tells machines apart.
"""

from __future__ import annotations

import time
from collections.abc import Callable

REFERENCE_RATE = 26_000_000
"""Iterations a second of the reference loop on the machine that the project's targets are written for (a 2.1 GHz Xeon
core, CPython 3.11).
"""

REFERENCE_ITERATIONS = 2_000_000


def reference_loop(iterations: int) -> int:
    """The work that machines are compared by: counting in plain Python, with one bitwise and, one addition and one name
    bound in each iteration.
    """
    total = 0
    for i in range(iterations):
        total += i & 3
    return total


def processor_seconds(work: Callable[[], object]) -> float:
    """The processor time that `work` takes, in seconds; time in which other processes have the core does not count."""
    began = time.process_time_ns()
    work()
    return (time.process_time_ns() - began) / 1e9


def reference_rate() -> float:
    """Iterations of the reference loop a second, here and now."""
    return REFERENCE_ITERATIONS / processor_seconds(lambda: reference_loop(REFERENCE_ITERATIONS))
