"""Uptime now accumulates across processes: discard the heartbeats stored so far.

Each process used to count from its own start, so those times mean nothing to a later process. The
player to move gets the full time again.
"""

from alembic.operations import Operations

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Delete the old heartbeats."""
    op.execute("DELETE FROM processes")
