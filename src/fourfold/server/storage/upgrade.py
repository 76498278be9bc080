"""Runs alembic's migrations. Imported only for tables that are new or not up to date."""

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
    """Run the migrations that the tables lack, within the open transaction.

    Raise `StorageError` for tables of a newer program.
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
    # The migrations are passed their operations: alembic's usual way, a global of the process,
    # would mix up two databases that are opened at the same time.
    context.run_migrations(op=Operations(context))


def refuse_newer(revisions: Iterable[str]) -> None:
    """Raise `StorageError` where tables have a revision that this program does not know."""
    known = {revision.revision for revision in ScriptDirectory(str(FOLDER)).walk_revisions()}
    if unknown := set(revisions) - known:
        raise StorageError(
            "the database was made by a newer Fourfold, which has its tables as of "
            f"{', '.join(sorted(unknown))}: use that, or another database"
        )
