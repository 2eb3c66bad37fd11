"""How a database made by an earlier program becomes one of today: a revision for each change of `schema.py`.

A revision is a file in `versions`. Its number is the `SCHEMA_VERSION` that it leads to; it is never changed once it has
been published, and says itself what it makes, so that it stays the same whatever `schema.py` becomes. Tables in which a
game goes on must survive it: new columns have a default, and nothing that an entry's hash is built on is touched.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect

FIRST = "1"
"""The schema of databases that were made before there were revisions."""


def migrate(connection: Connection, found: int | None) -> None:
    """Bring the database to the newest revision, in the transaction that has begun.

    `found`: the number of its schema, None if it is empty.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if found is not None and not inspect(connection).has_table("alembic_version"):
        command.stamp(config, FIRST)
    command.upgrade(config, "head")
