"""A process counts on from where the last one ended; what the earlier ones said is forgotten.

They had each counted from their own start, so the times of their turns mean nothing to a successor:
who was to move then gets the whole time again.
"""

from alembic.operations import Operations

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Begin to count anew."""
    op.execute("DELETE FROM processes")
