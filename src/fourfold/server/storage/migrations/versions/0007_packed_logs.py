"""Pack finished games' logs into one row; drop the unused links between listings.

A thousand games take about two seconds. SQLite's file keeps its size, with free space for more
games; `VACUUM` shrinks it.
"""

import sqlalchemy as sa
from alembic.operations import Operations
from sqlalchemy.exc import OperationalError

from fourfold.server.storage.pack import pack

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

FINISHED = sa.text("SELECT id FROM games WHERE status IN ('over', 'closed')")
ENTRIES = sa.text("SELECT * FROM events WHERE game_id = :of_game ORDER BY version")
DELETE_BEFORE = sa.text("DELETE FROM events WHERE game_id = :of_game AND version < :last")
UPDATE_LAST = sa.text(
    "UPDATE events SET kind = :kind, body = :body, actor = :actor, action_id = :action_id, "
    "pack = :pack WHERE game_id = :of_game AND version = :last"
)


def upgrade(op: Operations) -> None:
    """Change the tables, and pack the logs."""
    op.drop_column("games", "previous_id")
    op.drop_column("games", "next_id")
    op.add_column("events", sa.Column("pack", sa.LargeBinary))
    connection = op.get_bind()
    for game_id in connection.execute(FINISHED).scalars().all():
        _pack(connection, game_id)


def _pack(connection: sa.Connection, game_id: str) -> None:
    try:
        rows = connection.execute(ENTRIES, {"of_game": game_id}).all()
    except OperationalError:
        # A row contains text that SQLite can't decode.
        return
    packed = pack([row._asdict() for row in rows]) if rows else None
    if packed is not None:
        place = {"of_game": game_id, "last": rows[-1].version}
        connection.execute(DELETE_BEFORE, place)
        connection.execute(UPDATE_LAST, packed | place)
