"""Migrates the tables when a database is opened, and tells whether they are this program's.

Most databases are up to date. That is seen without alembic, which takes long to import.
"""

from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import Connection

from fourfold.server.storage.error import StorageError

LOCK = 0x666F7572666F6C64
"""The key of our advisory lock in PostgreSQL: "fourfold" in ASCII."""

LATEST_REVISION = "0007"
"""The last of the migrations; a test compares the two."""

REVISION_TABLE = "alembic_version"
SELECT_REVISIONS = text(f"SELECT version_num FROM {REVISION_TABLE}")


def migrate(connection: Connection) -> None:
    """Migrate the tables to the latest revision, within the open transaction.

    Several processes may start at once: on SQLite the transaction keeps the others out, on
    PostgreSQL an advisory lock.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if _find_revisions(connection) != [LATEST_REVISION]:
        # Here, since it imports alembic.
        from fourfold.server.storage.upgrade import upgrade

        upgrade(connection)
    if connection.dialect.name == "sqlite":
        _check_references(connection)


def check_revision(connection: Connection) -> None:
    """Raise `StorageError` unless the tables are those of this program; change nothing."""
    revisions = _find_revisions(connection)
    if not revisions:
        raise StorageError("there are no tables of Fourfold in the database")
    if revisions == [LATEST_REVISION]:
        return
    # Here, since it imports alembic.
    from fourfold.server.storage.upgrade import refuse_newer

    refuse_newer(revisions)
    raise StorageError(
        f"the tables are of an earlier Fourfold, as of {', '.join(revisions)}: start the server "
        "once to update them"
    )


def _find_revisions(connection: Connection) -> list[str]:
    """Return the revision of the tables; none where there are no tables."""
    if not connection.dialect.has_table(connection, REVISION_TABLE):
        return []
    return list(connection.execute(SELECT_REVISIONS).scalars())


def _check_references(connection: Connection) -> None:
    # They are not enforced while a migration runs.
    broken: list[Any] = list(connection.exec_driver_sql("PRAGMA foreign_key_check"))
    if broken:
        raise StorageError(f"{len(broken)} rows of the database refer to rows that do not exist")
