"""Keys can be renewed: store each key's renewal count and last renewal, if any.

Processes of the previous version can run alongside this one: they reject renewed keys as forged,
and still accept the keys that were replaced.
"""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Add the table."""
    op.create_table(
        "renewals",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_renewals"),
    )
    op.create_index("ix_renewals_at", "renewals", ["at"])
