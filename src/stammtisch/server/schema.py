"""The tables of the database. Plain types only, so that SQLite and PostgreSQL hold the same."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

SCHEMA_VERSION = 3
"""Rises with every change of these tables; a database with a higher number was written by a newer program."""

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)

people = Table(
    "people",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("name", String(80)),
    Column("account", String(80)),
    Column("account_folded", String(200), unique=True),
    Column("password", Text),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("noticed", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("affairs", Integer, nullable=False, default=0),
    Column("host", String(40)),
    Column("spectators", Boolean, nullable=False, default=False),
    Column("seating", String(20), nullable=False, default="as given"),
    Column("invited", Text),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("person", String(40)),
    Column("stand_in", String(40)),
    Column("free", Boolean, nullable=False, default=False),
    Column("resigned", Boolean, nullable=False, default=False),
    Index("seats_by_person", "person"),
)

affairs = Table(
    "affairs",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("facts", Text, nullable=False),
    Column("person", String(40)),
    Column("client_key", String(80)),
    Column("request", String(32)),
    UniqueConstraint("table_id", "person", "client_key", name="one_affair_a_key"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("client_key", String(80)),
    Column("decision", String(80)),
    Column("notation", Text),
    Column("undoes", Integer),
    Column("chance", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("hand_over", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("chain", String(32), nullable=False),
    UniqueConstraint("table_id", "seat", "client_key", name="one_entry_a_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
    Column("hash", String(32), nullable=False),
)
