"""What the server counts and times for its operator, in Prometheus' terms.

With several workers each writes its figures into files of a common folder (the environment variable
`PROMETHEUS_MULTIPROC_DIR` names it), and whoever is asked adds them up.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_own = CollectorRegistry()
ACTIONS = Histogram(
    "stammtisch_action_seconds",
    "How long requests took that change a table, from the first look to the stored answer.",
    ["kind"],
    registry=_own,
    buckets=SECONDS,
)
ENGINE = Histogram(
    "stammtisch_engine_seconds",
    "How long the rules took to carry out what was done, by the kind of what was to be decided.",
    ["game", "decision"],
    registry=_own,
    buckets=SECONDS,
)
LINES = Gauge("stammtisch_live_lines", "Live lines that are open.", registry=_own, multiprocess_mode="livesum")
TABLES = Gauge("stammtisch_tables", "Tables held in memory.", registry=_own, multiprocess_mode="livesum")
RESYNCS = Counter(
    "stammtisch_resyncs", "Lines that named what they know and got a whole view all the same.", registry=_own
)
STALE = Counter("stammtisch_stale_answers", "Answers to a decision that was open no more.", registry=_own)


class BackupAge(Collector):
    """How old the last backup is; nothing if there is none."""

    def __init__(self, last: Callable[[], int | None], now: Callable[[], float] = time.time) -> None:
        self._last = last
        self._now = now

    def collect(self) -> Iterator[Metric]:
        """Asked for at each look, for a backup is made by another process."""
        age = GaugeMetricFamily("stammtisch_backup_age_seconds", "Since the last backup.")
        last = self._last()
        if last is not None:
            age.add_metric([], max(0.0, self._now() - last))
        yield age


def registry(last_backup: Callable[[], int | None]) -> CollectorRegistry:
    """All figures, those of other workers included."""
    chosen = CollectorRegistry()
    folder = os.environ.get(FOLDER)
    if folder is None:
        chosen.register(_own)
    else:
        _forget_the_dead(Path(folder))
        MultiProcessCollector(chosen, folder)
    chosen.register(BackupAge(last_backup))
    return chosen


def text(last_backup: Callable[[], int | None]) -> bytes:
    """All figures as Prometheus reads them."""
    return generate_latest(registry(last_backup))


def _forget_the_dead(folder: Path) -> None:
    """What workers had open that were killed is open no more."""
    for file in folder.glob("gauge_live*_*.db"):
        number = file.stem.rpartition("_")[2]
        if number.isdecimal() and not _runs(int(number)):
            with suppress(FileNotFoundError):
                mark_process_dead(int(number), str(folder))


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
