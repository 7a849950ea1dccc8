"""Notifications by Web Push and e-mail, and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("people", sa.Column("notify", sa.Text(), nullable=True))
    op.add_column(
        "deliveries",
        sa.Column("channel", sa.String(length=10), nullable=False, server_default="webhook"),
    )
    op.add_column("deliveries", sa.Column("target", sa.String(length=40), nullable=True))
    op.add_column("deliveries", sa.Column("notice", sa.String(length=40), nullable=True))
    op.create_index("ix_deliveries_notice", "deliveries", ["notice"])
    op.create_index("ix_deliveries_person", "deliveries", ["person"])
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("session", sa.String(length=40), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("endpoint_key", sa.String(length=64), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("agent", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_devices")),
        sa.UniqueConstraint("endpoint_key", name=op.f("uq_push_devices_endpoint_key")),
    )
    op.create_index("ix_push_devices_person", "push_devices", ["person"])
    op.create_table(
        "mailboxes",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("confirmed", sa.BigInteger(), nullable=True),
        sa.Column("mode", sa.String(length=10), nullable=False),
        sa.Column("digested", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_mailboxes")),
    )
    op.create_index("ix_mailboxes_mode_digested", "mailboxes", ["mode", "digested"])
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
    )
    op.create_index("ix_vacations_person_until", "vacations", ["person", "until"])


def downgrade() -> None:
    """Take it back."""
    op.drop_index("ix_vacations_person_until", table_name="vacations")
    op.drop_table("vacations")
    op.drop_index("ix_mailboxes_mode_digested", table_name="mailboxes")
    op.drop_table("mailboxes")
    op.drop_index("ix_push_devices_person", table_name="push_devices")
    op.drop_table("push_devices")
    op.drop_index("ix_deliveries_person", table_name="deliveries")
    op.drop_index("ix_deliveries_notice", table_name="deliveries")
    for name in ("notice", "target", "channel"):
        op.drop_column("deliveries", name)
    op.drop_column("people", "notify")
