"""Starting the server: one address, one process or several that share it, errors in one line."""

from __future__ import annotations

import errno
import gc
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit

import uvicorn
from litestar.types import ASGIApp
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from stammtisch.server.app import make_app
from stammtisch.server.live_protocol import LiveProtocol
from stammtisch.server.metrics import FOLDER
from stammtisch.server.metrics_site import metrics_site
from stammtisch.server.settings import WAITING_DAYS, Settings
from stammtisch.server.source import is_address, own_source
from stammtisch.server.storage import Storage

DATABASE_FILE = "stammtisch.sqlite"
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")
GRACE_SECONDS = 10
"""How long a stopping server waits for requests that have begun."""
WORKER_SECONDS = 15
"""How long a worker may take to start, or to answer the process that watches it; a busy machine starts it slowly, and
one that dies while it is asked is missed for so long."""
COLLECTED_AFTER = (10_000, 20, 50)
"""Objects made, and collections of the young and the middle-aged, before Python's collector looks at more."""


class ServeError(RuntimeError):
    """The server cannot start; the text says why, in one line."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8321,
    database_url: str | None = None,
    open_browser: bool = False,
    data_dir: Path | None = None,
    public_origin: str | None = None,
    bot_pause: float = 0.4,
    announce: bool = True,
    workers: int = 1,
    metrics_at: tuple[str, int] | None = None,
    waiting_days: int = WAITING_DAYS,
    source_url: str | None = None,
) -> None:
    """Run the server until it is interrupted.

    `port` 0: any free one. `database_url`: where tables are kept, else a file in `data_dir`, which is made if it is
    missing. `public_origin`: the address people use when a proxy stands in front. `announce`: say the address on the
    standard output. `workers`: processes that serve the same tables, which only PostgreSQL lets be more than one.
    `metrics_at`: the address at which the figures for the operator are served; None: nowhere.
    `waiting_days`: how long a table that has not begun is kept; see `Settings`.
    `source_url`: where the source of this server is to be had; None: where the project's own is.
    ServeError or StorageError if it cannot start. The signal TERM ends it as Ctrl+C does, but by SystemExit (status 0).
    """
    url = database_url or _database_in(data_dir)
    hosts = LOOPBACK_NAMES if public_origin is None and host in ("localhost", "127.0.0.1", "::1") else None
    if source_url is not None and not is_address(source_url):
        raise ServeError(f"{source_url!r} is no address of a source; https://example.org/our-table is one")
    own_origin = None if public_origin is None else _origin(public_origin)
    listening = _listen(host, port)
    with listening, ExitStack() as closing:
        # First of all: the process that watches workers listens for signals from the moment it is made.
        closing.enter_context(_ended_by(signal.SIGTERM))
        source = source_url or own_source()
        settings = Settings(url, bot_pause, own_origin, hosts, waiting_days=waiting_days, source_url=source)
        address = _address(host, listening.getsockname()[1])
        run = _one_process(settings, listening) if workers == 1 else _several(settings, listening, workers, closing)
        if metrics_at is not None:
            closing.enter_context(_metrics(url, *metrics_at))
        if announce:
            print(f"Stammtisch is at {address} (stop it with Ctrl+C)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        with suppress(KeyboardInterrupt):
            run()


def _one_process(settings: Settings, listening: socket.socket) -> Callable[[], None]:
    server = uvicorn.Server(_config(make_app(settings), settings))
    _spare_what_stays()
    return partial(server.run, sockets=[listening])


@contextmanager
def _ended_by(number: signal.Signals) -> Iterator[None]:
    """The signal ends the process in good order: also before the server listens for it, and when the server has ended
    because of it, which then raises it anew. Only the main thread may listen for signals.
    """

    def end(*_: object) -> NoReturn:
        raise SystemExit(0)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, end)
    try:
        yield
    finally:
        signal.signal(number, before)


@contextmanager
def _metrics(url: str, host: str, port: int) -> Iterator[None]:
    storage = Storage(url)
    try:
        with metrics_site(host, port, storage.last_backup):
            yield
    except (OSError, OverflowError) as error:
        raise ServeError(_why(host, port, error)) from error
    finally:
        storage.close()


def _several(settings: Settings, listening: socket.socket, workers: int, closing: ExitStack) -> Callable[[], None]:
    """Workers behind one address, each replaced when it dies; the signal HUP replaces one after the other."""
    storage = Storage(settings.database_url)
    shared = storage.shared
    storage.close()
    if not shared:
        raise ServeError("tables on SQLite are served by one process; PostgreSQL lets there be more")
    os.environ[FOLDER] = closing.enter_context(tempfile.TemporaryDirectory(prefix="stammtisch-metrics-"))
    supervisor = Multiprocess(_config(partial(worker, settings), settings, workers), [listening])

    def run() -> None:
        supervisor.run()
        if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
            raise ServeError("the workers cannot start; what they have written above says why")

    return run


def worker(settings: Settings) -> ASGIApp:
    """The application of one worker, which stops when the process that started it is gone."""
    threading.Thread(target=_stop_with_parent, name="parent", daemon=True).start()
    app = make_app(settings)
    _spare_what_stays()
    return app


def _spare_what_stays() -> None:
    """Keep the collector of garbage away from modules, games and tables of rules, which last as long as the process,
    and let it go through the tables in memory seldom: to do so every two seconds held everybody up for 50 to 80 ms
    each time, and hardly anything here needs it to go away."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def _stop_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _config(app: ASGIApp | Callable[[], ASGIApp], settings: Settings, workers: int = 1) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=workers > 1,
        workers=workers,
        ws=LiveProtocol,
        ws_max_size=settings.live_limit,
        ws_per_message_deflate=False,
        # Its warnings are about what clients send, of which anybody can send as much as the disk holds.
        log_level="error",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=WORKER_SECONDS,
    )


def _database_in(data_dir: Path | None) -> str:
    if data_dir is None:
        raise ServeError("the server needs a database URL or a directory to keep tables in")
    try:
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError(f"tables cannot be kept in {data_dir}: {error.strerror}") from error
    return f"sqlite:///{(data_dir / DATABASE_FILE).absolute()}"


def _origin(address: str) -> str:
    """The address as browsers name it in the Origin header; ServeError if it is none.

    >>> _origin("https://Table.Example:443/")
    'https://table.example'
    """
    try:
        parts = urlsplit(address)
        usual = {"http": 80, "https": 443}[parts.scheme]
        port = "" if parts.port in (None, usual) else f":{parts.port}"
    except (KeyError, ValueError):
        parts, port = urlsplit(""), ""
    if not parts.hostname or parts.username is not None or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ServeError(f"'{address}' is no public origin; https://stammtisch.example.org is one, without a path")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}{port}"


def _listen(host: str, port: int) -> socket.socket:
    """A socket that accepts connections at once, so that a browser that is early only waits."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        raise ServeError(_why(host, port, error)) from error
    return listening


def _why(host: str, port: int, error: OSError | OverflowError) -> str:
    if isinstance(error, OverflowError):
        return f"there is no port {port}; ports are 1 to 65535"
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} is busy; perhaps Stammtisch runs already at {_address(host, port)}, else choose another port"
        )
    if error.errno == errno.EACCES:
        return f"port {port} may not be used by this user; choose one from 1024 on"
    return f"{host} port {port} cannot be used: {error.strerror}"


def _address(host: str, port: int) -> str:
    if host in ("127.0.0.1", "0.0.0.0"):
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
