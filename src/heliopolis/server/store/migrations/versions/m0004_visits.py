"""What users have seen of their tables, and which of them they have hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.create_table(
        "visits",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("log", sa.Integer(), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_visits")),
    )
    op.create_index("ix_visits_table_id", "visits", ["table_id"])


def downgrade() -> None:
    """Take it back."""
    op.drop_index("ix_visits_table_id", table_name="visits")
    op.drop_table("visits")
