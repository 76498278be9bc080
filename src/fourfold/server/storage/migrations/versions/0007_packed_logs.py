"""Listings don't name other games, which nobody asked."""

from alembic.operations import Operations

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Drop the columns."""
    op.drop_column("games", "previous_id")
    op.drop_column("games", "next_id")
