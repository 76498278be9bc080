"""The first tables: logs, lists, guests, processes and settings."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade(op: Operations) -> None:
    """Create the tables."""
    op.create_table(
        "events",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("actor", sa.Text),
        sa.Column("action_id", sa.Text),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("clock_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "version", name="pk_events"),
        sa.UniqueConstraint(
            "game_id", "actor", "action_id", name="uq_events_game_id_actor_action_id"
        ),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("is_private", sa.Boolean, nullable=False),
        sa.Column("opened_by", sa.Text),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("winner", sa.Integer),
        sa.Column("reason", sa.Text),
        sa.Column("position_key", sa.Text),
        sa.Column("due_at", MOMENT),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("updated_at", MOMENT, nullable=False),
        sa.Column("previous_id", sa.Text),
        sa.Column("next_id", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_updated_at_id", "games", ["updated_at", "id"])
    op.create_index("ix_games_status_updated_at_id", "games", ["status", "updated_at", "id"])
    op.create_index("ix_games_opened_by_status", "games", ["opened_by", "status"])
    for name in ("position_key", "due_at"):
        is_kept = sa.text(f"{name} IS NOT NULL")
        op.create_index(
            f"ix_games_{name}", "games", [name], sqlite_where=is_kept, postgresql_where=is_kept
        )
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], ondelete="CASCADE", name="fk_seats_game_id"
        ),
    )
    op.create_index("ix_seats_guest_id_game_id", "seats", ["guest_id", "game_id"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("seen_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "processes",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("clock_ms", sa.BigInteger, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_processes"),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
