"""Index guests by their last visit: the hourly search for those to delete scanned them all."""

from alembic.operations import Operations

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Add the index."""
    op.create_index("ix_guests_seen_at", "guests", ["seen_at"])
