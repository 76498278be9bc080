"""Runs alembic migrations; imported only if the tables are new or out of date."""

from collections.abc import Iterable
from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from fourfold.server.storage.error import StorageError
from fourfold.server.storage.sql_table import METADATA

FOLDER = Path(__file__).parent / "migrations"


def upgrade(connection: Connection) -> None:
    """Run the pending migrations within the open transaction.

    Raise `StorageError` if the tables are from a newer program.
    """
    script = ScriptDirectory(str(FOLDER))

    def steps(heads: tuple[str, ...], _context: MigrationContext) -> list[MigrationStep]:
        revisions = list(script.iterate_revisions("head", heads, implicit_base=True))
        return [
            MigrationStep.upgrade_from_script(script.revision_map, revision)
            for revision in reversed(revisions)
        ]

    context = MigrationContext.configure(
        connection, opts={"fn": steps, "target_metadata": METADATA, "render_as_batch": True}
    )
    refuse_newer(context.get_current_heads())
    # Pass the operations to the migrations: alembic's usual process-wide global would mix up two
    # databases opened at the same time.
    context.run_migrations(op=Operations(context))


def refuse_newer(revisions: Iterable[str]) -> None:
    """Raise `StorageError` if this program does not know the tables' revision."""
    known = {revision.revision for revision in ScriptDirectory(str(FOLDER)).walk_revisions()}
    if unknown := set(revisions) - known:
        raise StorageError(
            "the database was made by a newer Fourfold (revision "
            f"{', '.join(sorted(unknown))}): use that version, or another database"
        )
