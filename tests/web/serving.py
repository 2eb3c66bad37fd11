"""A table server of one's own for tests in the browser: its seed is known, so the same game comes every time."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn

from stammtisch.server.app import make_app
from stammtisch.server.settings import STATIC, Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from stammtisch.server.shelf import Shelf

Serve = Callable[[str], "AbstractContextManager[str]"]
"""Starts a server whose tables have the seed given; its address while it runs."""
START_SECONDS = 20


@contextmanager
def serving(
    folder: Path, seed: str | Callable[[], str], port: int = 0, shelf: Shelf | None = None, static: Path = STATIC
) -> Iterator[str]:
    """The address of a server with its tables in `folder`, whose tables all have the same seed, or draw one.

    `shelf`: other games than the usual ones. `static`: the folder of another client.
    """
    draw = seed if callable(seed) else lambda: seed
    settings = Settings(f"sqlite:///{folder / 'tables.sqlite'}", bot_pause=0.0, static=static)
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", port))
        taken.listen()
        config = uvicorn.Config(
            make_app(settings, shelf, draw_seed=draw), log_level="warning", ws="websockets-sansio", lifespan="on"
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]})
        thread.start()
        try:
            _wait_until(lambda: server.started, "the server did not start")
            yield f"http://127.0.0.1:{taken.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def _wait_until(happened: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + START_SECONDS
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError(otherwise)
        time.sleep(0.02)
