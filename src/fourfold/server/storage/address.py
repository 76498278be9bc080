"""Where the database is: the URL as people write it."""

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
    """The file of an SQLite database; None: a PostgreSQL one."""

    dsn: str = field(default="", repr=False)
    """The URL of a PostgreSQL database, with its password."""

    def __str__(self) -> str:
        return hide_credentials(self.dsn) if self.path is None else str(self.path)


def parse_address(url: str) -> Address:
    """Read a URL, or a plain path, which is an SQLite file.

    `sqlite:///games.db` is relative, `sqlite:////srv/games.db` absolute. What comes after
    `postgresql://` is read as PostgreSQL's own programs read it.
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
        raise StorageError("a database in memory would be lost: name a file")
    if "\0" in text:
        raise StorageError("a path cannot hold a NUL")
    try:
        return Address(Path(text).expanduser().absolute())
    except RuntimeError:
        raise StorageError(f"{text}: whose home is that?") from None


def default_url() -> str:
    """Return where the database is unless somebody says otherwise: in the user's own data."""
    return str(user_data_path("fourfold", appauthor=False) / "games.db")


def hide_credentials(url: str) -> str:
    """Return a URL without user, password and options, for people to read."""
    scheme, _, rest = url.partition("://")
    place = re.split("[/?#]", rest, maxsplit=1)[0]
    path = rest.removeprefix(place)
    # A password with an unescaped character in it reaches into the path: then nothing is shown.
    if "@" in path:
        return f"{scheme}://…"
    return f"{scheme}://{place.rpartition('@')[2]}{re.split('[?#]', path, maxsplit=1)[0]}"
