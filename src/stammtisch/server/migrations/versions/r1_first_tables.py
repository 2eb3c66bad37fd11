"""The first tables: sessions, and tables with their seats, entries and snapshots."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Text, UniqueConstraint

revision = "1"
down_revision = None


_ANNOUNCE = """
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify(
        'stammtisch', NEW.id || ' ' || NEW.version || ' ' || current_setting('application_name')
    );
    RETURN NULL;
END
$$
"""
"""Only PostgreSQL has several workers, which must hear of each other's changes (see `listening.py`)."""


def upgrade() -> None:
    """Make them in an empty database."""
    op.create_table(
        "about",
        Column("name", String(40), primary_key=True),
        Column("value", Text, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("token_hash", String(64), primary_key=True),
        Column("person", String(40), nullable=False),
        Column("made_at", BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
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
    )
    op.create_table(
        "seats",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(10), nullable=False),
        Column("name", String(80), nullable=False),
        Column("bot", String(40)),
        Column("person", String(40)),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    _make_histories()
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_ANNOUNCE)
        op.execute(
            "CREATE TRIGGER announce_change AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION announce_change()"
        )


def _make_histories() -> None:
    op.create_table(
        "entries",
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
    op.create_table(
        "snapshots",
        Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
        Column("n", Integer, primary_key=True, autoincrement=False),
        Column("state", Text, nullable=False),
        Column("hash", String(32), nullable=False),
    )
