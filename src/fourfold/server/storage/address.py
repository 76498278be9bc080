"""Where the database is, from the URL that people write."""

from dataclasses import dataclass, field
from pathlib import Path

from fourfold.server.database_url import hide_credentials
from fourfold.server.storage.error import StorageError

POSTGRESQL = {"postgres", "postgresql", "postgresql+asyncpg"}
SQLITE = {"sqlite", "sqlite+aiosqlite"}


@dataclass(frozen=True, slots=True)
class Address:
    """Where the database is; as text it has no user and no password."""

    path: Path | None = None
    """The file of an SQLite database; None for PostgreSQL."""

    dsn: str = field(default="", repr=False)
    """The URL of a PostgreSQL database, with its password."""

    def __str__(self) -> str:
        return hide_credentials(self.dsn) if self.path is None else str(self.path)


def parse_address(url: str) -> Address:
    """Read a URL, or the plain path of an SQLite file.

    `sqlite:///games.db` is relative, `sqlite:////srv/games.db` absolute. The rest of a
    `postgresql://` URL is read as PostgreSQL's own programs read it.
    """
    scheme, colon, rest = url.partition("://")
    if not colon:
        return _parse_path(url)
    if scheme.lower() in SQLITE:
        if not rest.startswith("/"):
            raise StorageError("the URL of an SQLite file has three slashes: sqlite:///games.db")
        return _parse_path(rest[1:])
    if scheme.lower() in POSTGRESQL:
        return Address(dsn=f"postgresql://{rest}")
    raise StorageError(
        f"unknown kind of database: {scheme}; known are sqlite:///games.db, a plain path, "
        "and postgresql://user:password@host/database"
    )


def _parse_path(text: str) -> Address:
    if text in {"", ":memory:"}:
        raise StorageError("a database in memory would be lost: give the path of a file")
    if "\0" in text:
        raise StorageError("a path can't contain a NUL character")
    try:
        return Address(Path(text).expanduser().absolute())
    except RuntimeError:
        raise StorageError(f"{text}: there is no such user, so no home folder") from None
