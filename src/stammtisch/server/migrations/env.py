"""What Alembic runs: the revisions, on the connection and in the transaction of whoever asked for them."""

from __future__ import annotations

from alembic import context

from stammtisch.server.schema import metadata

# The driver of SQLite is set up not to end transactions at each change of a table (see `database.py`), so that here,
# too, a revision is carried out whole or not at all.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
