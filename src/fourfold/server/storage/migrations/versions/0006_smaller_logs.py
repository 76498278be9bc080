"""Shrink logs: a partial index on actions and, on SQLite, a table WITHOUT ROWID."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = """
game_id, version, kind, body, actor, action_id, rules_version, at, process, clock_ms, "schema"
"""


def upgrade(op: Operations) -> None:
    """Replace the unique constraint with a partial unique index; on SQLite, rebuild the table."""
    if op.get_bind().dialect.name == "sqlite":
        op.create_table(
            "new_events",
            sa.Column("game_id", sa.Text, nullable=False),
            sa.Column("version", sa.Integer, nullable=False),
            sa.Column("kind", sa.Text, nullable=False),
            sa.Column("body", sa.Text, nullable=False),
            sa.Column("actor", sa.Text),
            sa.Column("action_id", sa.Text),
            sa.Column("rules_version", sa.Integer, nullable=False),
            sa.Column("at", sa.DateTime(timezone=True), nullable=False),
            sa.Column("process", sa.Text, nullable=False),
            sa.Column("clock_ms", sa.BigInteger, nullable=False),
            sa.Column("schema", sa.Integer, nullable=False, server_default="1"),
            sa.PrimaryKeyConstraint("game_id", "version", name="pk_events"),
            sqlite_with_rowid=False,
        )
        op.execute(f"INSERT INTO new_events ({COLUMNS}) SELECT {COLUMNS} FROM events")
        op.drop_table("events")
        op.rename_table("new_events", "events")
    else:
        op.drop_constraint("uq_events_game_id_actor_action_id", "events", type_="unique")
    is_action = sa.text("action_id IS NOT NULL")
    op.create_index(
        "ix_events_game_id_actor_action_id",
        "events",
        ["game_id", "actor", "action_id"],
        unique=True,
        sqlite_where=is_action,
        postgresql_where=is_action,
    )
