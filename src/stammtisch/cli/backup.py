"""`stammtisch backup` and `stammtisch restore`: all tables in one file, and back."""

from __future__ import annotations

from pathlib import Path

import click
from platformdirs import user_data_path

from stammtisch.cli.parameters import Text
from stammtisch.server.backup import backup as make_backup
from stammtisch.server.backup import restore as restore_backup
from stammtisch.server.database import StorageError
from stammtisch.server.serve import DATABASE_FILE
from stammtisch.server.shelf import Shelf

DAMAGED = 1

_file = click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
_database = click.option(
    "--database", type=Text(), metavar="URL", help="Where tables are kept; a file of your own account if left out."
)


@click.command(
    epilog="""\b
Examples:
  stammtisch backup tables-2027-01-31.sqlite
  stammtisch backup tables.sqlite --database postgresql+psycopg://stammtisch@localhost/stammtisch
"""
)
@_file
@_database
def backup(file: Path, database: str | None) -> None:
    """Copy all tables into FILE while the server runs.

    FILE holds the seeds of running games and everybody's hidden cards. It is never overwritten.
    """
    try:
        count = make_backup(database or _own_database(), file)
    except StorageError as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"{file}: {count} tables")


@click.command(
    epilog="""\b
Examples:
  stammtisch restore tables-2027-01-31.sqlite --database sqlite:////var/lib/stammtisch/new.sqlite
  stammtisch restore tables.sqlite --database postgresql+psycopg://stammtisch@localhost/empty
"""
)
@_file
@_database
def restore(file: Path, database: str | None) -> int:
    """Fill an empty database with the tables of FILE, and check each of them.

    It may come from SQLite or PostgreSQL and from an earlier version. The exit status is 1 if a table is damaged.
    """
    if not file.is_file():
        raise click.UsageError(f"there is no file {file}")
    try:
        done = restore_backup(file, database or _own_database(), Shelf.full())
    except StorageError as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"{file}: {done.tables} tables, {len(done.damaged)} damaged")
    for table_id, problem in done.damaged.items():
        click.echo(f"{table_id}: {problem}", err=True)
    return DAMAGED if done.damaged else 0


def _own_database() -> str:
    return f"sqlite:///{user_data_path('stammtisch', appauthor=False) / DATABASE_FILE}"
