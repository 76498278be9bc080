"""Keys can be renewed: how often each was, and when last. One that is not in the table never was.

A process of the version before may go on beside this one: it takes renewed keys for forged ones,
and the ones before them for good.
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
