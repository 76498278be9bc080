"""Where the database is, from the URL that people write."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

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


def default_url() -> str:
    """Return the default database: a file in the user's data folder."""
    return str(user_data_path("fourfold", appauthor=False) / "games.db")


def hide_credentials(url: str) -> str:
    """Return a URL without user, password and options, for people to read."""
    scheme, _, rest = url.partition("://")
    place = re.split("[/?#]", rest, maxsplit=1)[0]
    path = rest.removeprefix(place)
    # An unescaped character in a password makes it reach into the path: then show nothing.
    if "@" in path:
        return f"{scheme}://…"
    return f"{scheme}://{place.rpartition('@')[2]}{re.split('[?#]', path, maxsplit=1)[0]}"
