"""`stammtisch play` and `stammtisch serve`: the table in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from platformdirs import user_data_path

from stammtisch.cli import asking
from stammtisch.cli.parameters import Folder, Text, WholeNumber
from stammtisch.server.database import StorageError
from stammtisch.server.serve import ServeError
from stammtisch.server.serve import serve as run_server
from stammtisch.server.settings import WAITING_DAYS

PORT = 8321
THIS_DEVICE = "127.0.0.1"

port_option = click.option(
    "--port",
    type=WholeNumber(0, 65535),
    metavar="N",
    default=PORT,
    show_default=True,
    help="The port; 0 takes any free one.",
)


@click.command(
    epilog="""\b
Examples:
  stammtisch play
  stammtisch play --port 8400 --no-browser
"""
)
@port_option
@click.option("--no-browser", is_flag=True, help="Do not open a browser; its address is printed anyway.")
@click.option(
    "--data",
    metavar="DIR",
    type=Folder(),
    help="The folder where your tables are kept; one of your own account if left out.",
)
@asking.tables_option
def play(port: int, no_browser: bool, data: Path | None, tables: Path | None) -> None:
    """Play against bots: starts the table on this device and opens it in the browser. Stop it with Ctrl+C.

    Nobody else can reach it. Tables you have begun are kept and go on next time.
    """
    asking.lay_tables(tables)
    with _errors():
        run_server(THIS_DEVICE, port, open_browser=not no_browser, data_dir=data or _own_folder())


@click.command(
    epilog="""\b
Examples:
  stammtisch serve
  stammtisch serve --host 0.0.0.0 --port 80
  stammtisch serve --database sqlite:////var/lib/stammtisch/tables.sqlite
  stammtisch serve --public-origin https://stammtisch.example.org
  stammtisch serve --database postgresql+psycopg://stammtisch@localhost/stammtisch --workers 4
"""
)
@click.option(
    "--host",
    type=Text(),
    metavar="ADDRESS",
    default=THIS_DEVICE,
    show_default=True,
    help="The address to listen on; 0.0.0.0 lets every device in the network in.",
)
@port_option
@click.option(
    "--database", type=Text(), metavar="URL", help="Where tables are kept; a file of your own account if left out."
)
@click.option(
    "--workers",
    type=WholeNumber(1),
    metavar="N",
    default=1,
    show_default=True,
    help="Processes that serve the same tables; SQLite allows one only.",
)
@click.option("--public-origin", type=Text(), metavar="URL", help="The address people use, if a proxy stands in front.")
@click.option(
    "--metrics",
    type=Text(),
    metavar="[HOST:]PORT",
    help="Serve figures for Prometheus there, at /metrics; without HOST on this device only.",
)
@click.option(
    "--source-url",
    type=Text(),
    metavar="URL",
    help="Where people get the source of this server with your changes, which the licence promises them.",
)
@click.option(
    "--keep-waiting",
    type=WholeNumber(0, 36_500),
    metavar="DAYS",
    default=WAITING_DAYS,
    show_default=True,
    help="How long a table that has not begun is kept after the last thing that happened there; 0: for ever.",
)
@asking.tables_option
def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    public_origin: str | None,
    metrics: str | None,
    source_url: str | None,
    keep_waiting: int,
    tables: Path | None,
) -> None:
    """Serve tables to others. Stop it with Ctrl+C.

    Without --host and without a proxy in front only this device reaches it. docs/operators.md tells the rest.
    """
    asking.lay_tables(tables)
    with _errors():
        run_server(
            host,
            port,
            database_url=database,
            data_dir=None if database else _own_folder(),
            public_origin=public_origin,
            workers=workers,
            metrics_at=None if metrics is None else _place(metrics),
            waiting_days=keep_waiting,
            source_url=source_url,
        )


def _place(text: str) -> tuple[str, int]:
    """Host and port of an address; click.BadParameter if it is none."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port) <= 65535):
        raise click.BadParameter(f"'{text}' is no address; 9321 and 0.0.0.0:9321 are", param_hint="'--metrics'")
    return host.strip("[]") or THIS_DEVICE, int(port)


def _own_folder() -> Path:
    return user_data_path("stammtisch", appauthor=False)


@contextmanager
def _errors() -> Iterator[None]:
    """What keeps the server from starting is told in one line."""
    try:
        yield
    except (ServeError, StorageError) as error:
        raise click.UsageError(str(error)) from error
