"""Due times use the service clock; lists get indexes for every filter.

After the migration, every game that may be due is checked once and given its new due time.
"""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Replace the column and the indexes."""
    op.add_column("games", sa.Column("due_ms", sa.BigInteger))
    op.execute("UPDATE games SET due_ms = 0 WHERE due_at IS NOT NULL")
    op.drop_index("ix_games_due_at", "games")
    op.drop_column("games", "due_at")
    is_kept = sa.text("due_ms IS NOT NULL")
    op.create_index(
        "ix_games_due_ms", "games", ["due_ms"], sqlite_where=is_kept, postgresql_where=is_kept
    )
    op.drop_index("ix_games_updated_at_id", "games")
    op.drop_index("ix_games_status_updated_at_id", "games")
    for first in (["game"], ["game", "rules"]):
        columns = [*first, "status", "is_private", "updated_at", "id"]
        op.create_index(f"ix_games_{'_'.join(columns)}", "games", columns)
