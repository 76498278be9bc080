"""Parse database URLs."""

from dataclasses import dataclass, field
from pathlib import Path

from fourfold.server.database_url import hide_credentials
from fourfold.server.storage.error import StorageError

POSTGRESQL = {"postgres", "postgresql", "postgresql+asyncpg"}
SQLITE = {"sqlite", "sqlite+aiosqlite"}


@dataclass(frozen=True, slots=True)
class Address:
    """A database's address; `str()` omits user and password."""

    path: Path | None = None
    """The SQLite file; None for PostgreSQL."""

    dsn: str = field(default="", repr=False)
    """The PostgreSQL URL, including the password."""

    def __str__(self) -> str:
        return hide_credentials(self.dsn) if self.path is None else str(self.path)


def parse_address(url: str) -> Address:
    """Parse a database URL, or the plain path of an SQLite file.

    `sqlite:///games.db` is relative, `sqlite:////srv/games.db` absolute. A `postgresql://` URL
    may contain everything that libpq understands.
    """
    scheme, colon, rest = url.partition("://")
    if not colon:
        return _parse_path(url)
    if scheme.lower() in SQLITE:
        if not rest.startswith("/"):
            raise StorageError("the URL of an SQLite file needs three slashes: sqlite:///games.db")
        return _parse_path(rest[1:])
    if scheme.lower() in POSTGRESQL:
        return Address(dsn=f"postgresql://{rest}")
    raise StorageError(
        f"unknown kind of database: {scheme}; use sqlite:///games.db, a plain path, "
        "or postgresql://user:password@host/database"
    )


def _parse_path(text: str) -> Address:
    if text in {"", ":memory:"}:
        raise StorageError("an in-memory database would be lost: give a file path")
    if "\0" in text:
        raise StorageError("a path can't contain a NUL character")
    try:
        return Address(Path(text).expanduser().absolute())
    except RuntimeError:
        raise StorageError(f"{text}: no such user, so no home folder") from None
