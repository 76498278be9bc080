"""Migrates tables when a database is opened, and checks their revision.

Most databases are up to date, which is checked without alembic because it is slow to import.
"""

from sqlalchemy import text
from sqlalchemy.engine import Connection

from fourfold.server.storage.error import StorageError

LOCK = 0x666F7572666F6C64
"""The key of our PostgreSQL advisory lock: "fourfold" in ASCII."""

LATEST_REVISION = "0008"
"""The newest migration; a test compares it with the folder."""

REVISION_TABLE = "alembic_version"
SELECT_REVISIONS = text(f"SELECT version_num FROM {REVISION_TABLE}")


def migrate(connection: Connection) -> None:
    """Migrate the tables to the latest revision, within the open transaction.

    Concurrent starts are safe: SQLite's transaction excludes other processes, and on PostgreSQL
    an advisory lock does.
    """
    if connection.dialect.name == "postgresql":
        lock_migrations(connection)
    if _find_revisions(connection) != [LATEST_REVISION]:
        # Imported here, since it imports alembic.
        from fourfold.server.storage.upgrade import upgrade

        upgrade(connection)
    if connection.dialect.name == "sqlite":
        _check_references(connection)


def lock_migrations(connection: Connection) -> None:
    """Keep others from opening a PostgreSQL database until the open transaction ends."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def check_revision(connection: Connection) -> None:
    """Raise `StorageError` unless the tables are at the latest revision; change nothing."""
    revisions = _find_revisions(connection)
    if not revisions:
        raise StorageError("the database has no Fourfold tables")
    if revisions == [LATEST_REVISION]:
        return
    # Imported here, since it imports alembic.
    from fourfold.server.storage.upgrade import refuse_newer

    refuse_newer(revisions)
    raise StorageError(
        f"the tables are from an older Fourfold (revision {', '.join(revisions)}): start the "
        "server once to upgrade them"
    )


def _find_revisions(connection: Connection) -> list[str]:
    """Return the tables' revision; empty if there are no tables."""
    if not connection.dialect.has_table(connection, REVISION_TABLE):
        return []
    return list(connection.execute(SELECT_REVISIONS).scalars())


def _check_references(connection: Connection) -> None:
    # Foreign keys are not enforced during a migration.
    broken: list[object] = list(connection.exec_driver_sql("PRAGMA foreign_key_check"))
    if broken:
        raise StorageError(f"{len(broken)} rows of the database refer to missing rows")
