"""Log entries record their body's schema version; refusals survive a restart.

Processes of the previous version can run alongside this one: they write bodies of schema 1, the
column's default, and ignore refusals.
"""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Add the column and the table."""
    op.add_column("events", sa.Column("schema", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "refusals",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("action_id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "actor", "action_id", name="pk_refusals"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], ondelete="CASCADE", name="fk_refusals_game_id"
        ),
    )
