"""Alembic runs this: the steps are made on the connection that `upgrade` hands over."""

from __future__ import annotations

from alembic import context

from heliopolis.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can change a table only by copying it
)
with context.begin_transaction():
    context.run_migrations()
