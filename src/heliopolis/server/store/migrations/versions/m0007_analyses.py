"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("depth", sa.String(length=10), nullable=False),
        sa.Column("made_by", sa.String(length=64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("analyses")
