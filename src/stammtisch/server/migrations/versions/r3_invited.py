"""The row of a table says whose answers to open offers somebody waits for, so that a list of tables opens none."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Of a game that has begun before it is not known until the next entry."""
    op.add_column("tables", Column("invited", Text))
