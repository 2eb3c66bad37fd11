"""How often somebody may do something: a bucket of tokens for each, refilled with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from stammtisch.server.problems import problem

MOST_BUCKETS = 10_000
"""So many are remembered; who has done nothing for longest begins anew with a full one."""


class Limit:
    """At most `burst` times at once, and `rate` times a second in the long run, for each that is counted."""

    def __init__(self, burst: int, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def take(self, who: Hashable) -> None:
        """Count once for `who`; Problem (status 429) if that is too often."""
        now = self._clock()
        with self._lock:
            tokens, since = self._buckets.get(who, (float(self._burst), now))
            tokens = min(float(self._burst), tokens + (now - since) * self._rate)
            if tokens < 1:
                raise problem(429, "too_fast", "too-fast", seconds=math.ceil((1 - tokens) / self._rate))
            self._buckets[who] = (tokens - 1, now)
            self._buckets.move_to_end(who)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
