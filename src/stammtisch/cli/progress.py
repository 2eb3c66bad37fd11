"""Progress bars: on the error output, and only if a person looks at it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar up to `total`; the function it gives takes how much more is done. Where nobody looks it does nothing."""
    if not sys.stderr.isatty():
        yield _unseen
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)

        def done(more: int) -> None:
            bar.advance(task, more)

        yield done


def _unseen(more: int) -> None:
    """Nobody looks."""
