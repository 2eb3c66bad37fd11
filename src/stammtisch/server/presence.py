"""Who has which table open at present: known from the live lines alone, and stored nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock


class Presence:
    """The persons with live lines to each table. `changed` is called with a table's id when somebody comes or goes."""

    def __init__(self, changed: Callable[[str], None]) -> None:
        self._changed = changed
        self._lines: dict[str, Counter[str]] = {}
        self._lock = Lock()

    def here(self, table_id: str) -> frozenset[str]:
        """The persons who have the table open."""
        with self._lock:
            return frozenset(self._lines.get(table_id, ()))

    @contextmanager
    def line(self, table_id: str, person: str | None) -> Iterator[None]:
        """A live line of a person, as long as it is open; nobody notices those of strangers."""
        if person is None:
            yield
            return
        self._count(table_id, person, 1)
        try:
            yield
        finally:
            self._count(table_id, person, -1)

    def _count(self, table_id: str, person: str, step: int) -> None:
        with self._lock:
            lines = self._lines.setdefault(table_id, Counter())
            before = lines[person]
            lines[person] += step
            if lines[person] == 0:
                del lines[person]
            if not lines:
                del self._lines[table_id]
        if before == 0 or before + step == 0:
            self._changed(table_id)
