"""Migrations: a database made by an earlier program is brought up to date, with its tables, or is refused whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, insert, text, update

from stammtisch.server import migrations
from stammtisch.server.database import StorageError, open_database
from stammtisch.server.schema import SCHEMA_VERSION, about, metadata
from tests.server.sitting import ANN, Player, house_in, sit_down

SCRIPTS = ScriptDirectory(str(Path(migrations.__file__).parent))


def schema_number(url: str) -> str:
    """What the database says of its schema."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found = connection.scalar(text("SELECT value FROM about WHERE name = 'schema'"))
    engine.dispose()
    return str(found)


def test_the_newest_revision_is_the_schema_of_the_program() -> None:
    assert SCRIPTS.get_heads() == [str(SCHEMA_VERSION)]


def test_revisions_make_exactly_the_tables_that_the_program_uses(database: str) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert found == []
    assert schema_number(database) == str(SCHEMA_VERSION)


def test_a_database_from_before_there_were_revisions_is_recognised(database: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        _first_tables(connection)
        connection.execute(insert(about).values(name="schema", value="1"))
    engine.dispose()
    house = house_in(database)
    assert sit_down(house, "cairn").act("lay 1").seq == 2
    house.storage.close()
    assert schema_number(database) == str(SCHEMA_VERSION)


def test_a_table_survives_a_second_start(database: str) -> None:
    house = house_in(database)
    ann = sit_down(house, "cairn")
    ann.act("lay 2")
    view = ann.view
    house.storage.close()
    again = house_in(database)
    assert Player(again, ann.table_id).view == view
    again.storage.close()


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    house = house_in(database)
    ann = sit_down(house, "cairn")
    view = ann.view
    _say_schema(house.storage._engine, str(SCHEMA_VERSION + 1))
    house.storage.close()
    with pytest.raises(StorageError, match=f"has the schema {SCHEMA_VERSION + 1}, this program knows") as error:
        house_in(database)
    assert "\n" not in str(error.value)
    engine = create_engine(database)
    _say_schema(engine, str(SCHEMA_VERSION))
    engine.dispose()
    again = house_in(database)
    assert again.view(ANN, ann.table_id) == view
    again.storage.close()


def test_a_database_that_says_no_number_is_left_alone(database: str) -> None:
    open_database(database).dispose()
    engine = create_engine(database)
    _say_schema(engine, "new")
    engine.dispose()
    with pytest.raises(StorageError, match="says no number of their schema"):
        open_database(database)


def test_a_migration_that_fails_leaves_the_database_as_it_was(database: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE snapshots (mine INTEGER)"))
    with pytest.raises(StorageError, match="snapshots"):
        open_database(database)
    with engine.connect() as connection:
        assert not engine.dialect.has_table(connection, "about")
    engine.dispose()


def _say_schema(engine: Any, number: str) -> None:
    with engine.begin() as connection:
        connection.execute(update(about).where(about.c.name == "schema").values(value=number))


def _first_tables(connection: Any) -> None:
    """The tables as the program made them before there were revisions."""
    with Operations.context(MigrationContext.configure(connection)):
        SCRIPTS.get_revision("1").module.upgrade()
