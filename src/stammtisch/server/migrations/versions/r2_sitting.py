"""Who sits where comes apart from the game: open seats, stand-ins, affairs, and people with a name or an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Text, UniqueConstraint

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Tables made before are closed to onlookers, as they were; their host is the person in the lowest seat."""
    op.add_column("tables", Column("affairs", Integer, nullable=False, server_default="0"))
    op.add_column("tables", Column("host", String(40)))
    op.add_column("tables", Column("spectators", Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", Column("seating", String(20), nullable=False, server_default="as given"))
    op.add_column("seats", Column("stand_in", String(40)))
    op.add_column("seats", Column("free", Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", Column("resigned", Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE tables SET host = (SELECT person FROM seats WHERE seats.table_id = tables.id"
        " AND seats.person IS NOT NULL ORDER BY seats.seat LIMIT 1)"
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "people",
        Column("person", String(40), primary_key=True),
        Column("name", String(80)),
        Column("account", String(80)),
        Column("account_folded", String(200), unique=True),
        Column("password", Text),
    )
    op.create_table(
        "affairs",
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
