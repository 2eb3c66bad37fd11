"""A server that can be killed and is back a moment later: it is forked from a process that has served before."""

from __future__ import annotations

import multiprocessing
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Self
from unittest.mock import patch

import uvicorn

from stammtisch.engine.registry import game
from stammtisch.server.app import make_app
from stammtisch.server.house import secret_seed
from stammtisch.server.settings import Settings
from stammtisch.server.shelf import Shelf
from tests.server.sitting import database_url, toy_shelf

SHELF = Shelf({**toy_shelf().games, "heroes": game("heroes")}, lambda game_id: ("random",))


def run(listening: socket.socket, folder: Path) -> None:
    """What the server's process does."""
    serve(listening, folder, SHELF, secret_seed)


def serve(listening: socket.socket, folder: Path, shelf: Shelf, draw_seed: Callable[[], str]) -> None:
    """Serve the tables in `folder` until the process ends."""
    app = make_app(Settings(database_url(folder), bot_pause=0.0), shelf, draw_seed)
    config = uvicorn.Config(app, log_level="critical", ws="websockets-sansio", lifespan="on")
    uvicorn.Server(config).run(sockets=[listening])


class Killable:
    """The server of the tables in `folder`. Its address outlives it, so that browsers need only ask again.

    `work`: what its process does, a function of a module.
    """

    def __init__(self, folder: Path, work: Callable[[socket.socket, Path], None] = run) -> None:
        self._folder = folder
        self._work = work
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["__main__", work.__module__, "tests.server.warmed_up"])
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.kills = 0
        # The process that servers are forked from does not take over the path of this one, and says nothing if it
        # cannot import what it is told to.
        with patch.dict(os.environ, PYTHONPATH=os.pathsep.join(path for path in sys.path if path)):
            self._start()

    def kill(self) -> None:
        """Kill the server at once and start another one on the same tables."""
        self._process.kill()
        self._process.join()
        self.kills += 1
        self._start()

    def _start(self) -> None:
        self._process = self._context.Process(target=self._work, args=(self._listening, self._folder))
        self._process.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()
        self._listening.close()
