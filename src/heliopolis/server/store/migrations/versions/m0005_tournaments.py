"""Searches for a game, tournaments with their players and places, and a table's tournament."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("tournament", sa.String(length=40)))
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "searches",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("seats", sa.String(length=40), nullable=False),
        sa.Column("pace", sa.String(length=10), nullable=False),
        sa.Column("within", sa.Float()),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=40)),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_searches")),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("host", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=10), nullable=False),
        sa.Column("draw", sa.String(length=10), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("most_players", sa.Integer(), nullable=False),
        sa.Column("round_hours", sa.Integer(), nullable=False),
        sa.Column("break_minutes", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("wake_at", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_status_wake_at", "tournaments", ["status", "wake_at"])
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40)),
        sa.Column("bot", sa.String(length=100)),
        sa.Column("rating", sa.Float()),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "person", name=op.f("uq_entrants_tournament_person")),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "places",
        sa.Column("tournament", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table", sa.Integer()),
        sa.Column("seat", sa.Integer()),
        sa.Column("table_id", sa.String(length=40)),
        sa.Column("rank", sa.Integer()),
        sa.Column("score", sa.Integer()),
        sa.Column("points", sa.Integer()),
        sa.Column("absent", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_places")),
    )
    op.create_index("ix_places_table_id", "places", ["table_id"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("places")
    op.drop_table("entrants")
    op.drop_table("tournaments")
    op.drop_table("searches")
    op.drop_index("ix_ratings_game", table_name="ratings")
    op.drop_column("tables", "tournament")
