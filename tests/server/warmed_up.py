"""Imported by the process that servers are forked from: whatever is slow only the first time is behind them then."""

from __future__ import annotations

import gc
import tempfile
from pathlib import Path

from stammtisch.server.shelf import Shelf
from tests.server.running import running

with tempfile.TemporaryDirectory() as folder, running(Path(folder), Shelf.full()) as site:
    visitor = site.browser()
    visitor.view(visitor.open_table("heroes"))

# What is there already need not be looked through, and with it copied, by each process that is forked.
gc.freeze()
