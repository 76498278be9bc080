"""Migrates the tables when a database is opened."""

from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection

from fourfold.server.storage.error import StorageError
from fourfold.server.storage.sql_table import METADATA

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x666F7572666F6C64
"""The key of our advisory lock in PostgreSQL: "fourfold" in ASCII."""


def migrate(connection: Connection) -> None:
    """Migrate the tables to the latest revision, within the open transaction.

    Several processes may start at once: on SQLite the transaction keeps the others out, on
    PostgreSQL an advisory lock.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
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
    _refuse_newer(context, script)
    # The migrations are passed their operations: alembic's usual way, a global of the process,
    # would mix up two databases that are opened at the same time.
    context.run_migrations(op=Operations(context))
    if connection.dialect.name == "sqlite":
        _check_references(connection)


def check_revision(connection: Connection) -> None:
    """Raise `StorageError` unless the tables are those of this program; change nothing."""
    script = ScriptDirectory(str(FOLDER))
    context = MigrationContext.configure(connection)
    heads = context.get_current_heads()
    if not heads:
        raise StorageError("there are no tables of Fourfold in the database")
    _refuse_newer(context, script)
    if heads != tuple(script.get_heads()):
        raise StorageError(
            f"the tables are of an earlier Fourfold, as of {', '.join(heads)}: start the server "
            "once to update them"
        )


def _refuse_newer(context: MigrationContext, script: ScriptDirectory) -> None:
    known = {revision.revision for revision in script.walk_revisions()}
    if unknown := set(context.get_current_heads()) - known:
        raise StorageError(
            "the database was made by a newer Fourfold, which has its tables as of "
            f"{', '.join(sorted(unknown))}: use that, or another database"
        )


def _check_references(connection: Connection) -> None:
    # They are not enforced while a migration runs.
    broken: list[Any] = list(connection.exec_driver_sql("PRAGMA foreign_key_check"))
    if broken:
        raise StorageError(f"{len(broken)} rows of the database refer to rows that do not exist")
