"""Integrity checks: the file is intact, and the tables are consistent with each other."""

from sqlalchemy import exists, select, text

from fourfold.server.storage.database import Reader
from fourfold.server.storage.error import StorageError
from fourfold.server.storage.sql_table import EVENTS, GAMES, GUESTS, RENEWALS, SEATS, SETTINGS
from fourfold.server.storage.survey import measure_size

MAX_BYTES_AT_START = 256 << 20
"""Larger files are not checked at startup: 73 MB took 0.6 s on a busy machine."""

QUICK_CHECK = text("PRAGMA quick_check(1)")
HAS_GAMES = select(
    exists(select(GAMES.c.id)).label("games"), exists(select(EVENTS.c.game_id)).label("logs")
)
SELECT_SECRET = select(
    select(SETTINGS.c.value).where(SETTINGS.c.name == "secret").scalar_subquery().label("secret"),
    exists(select(GAMES.c.id)).label("games"),
    exists(select(SEATS.c.game_id)).label("seats"),
    exists(select(GUESTS.c.id)).label("guests"),
    exists(select(RENEWALS.c.key)).label("renewals"),
)
"""One statement for all, because another process may be writing them right now."""

SELECT_LAX_SETTINGS = text(
    "SELECT name FROM pg_settings WHERE setting = 'off' "
    "AND name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name"
)
LAX = "a power cut loses acknowledged moves"
"""What these PostgreSQL settings risk."""


async def check_file(reader: Reader, max_bytes: int | None = None) -> None:
    """Raise `StorageError` if the SQLite file is damaged; skip files larger than `max_bytes`."""
    if not reader.is_sqlite:
        return
    size = await measure_size(reader)
    if not size or (max_bytes is not None and size > max_bytes):
        return
    rows = await reader.read(QUICK_CHECK)
    said = [line for row in rows for line in str(row[0]).splitlines() if "***" not in line]
    if said != ["ok"]:
        raise StorageError(
            f"{reader.address}: the file is damaged: {said[0] if said else 'no answer'}: restore a "
            "backup, or recover what is left with sqlite3's .recover"
        )


async def check_tables(reader: Reader) -> None:
    """Raise `StorageError` if only one of games and logs is empty: they are written together."""
    [row] = await reader.read(HAS_GAMES)
    has_games, has_logs = bool(row.games), bool(row.logs)
    if has_games != has_logs:
        found, lost = ("a list of games", "logs") if has_games else ("logs", "list of games")
        raise StorageError(
            f"{reader.address}: found {found} but no {lost}, so a table was emptied: restore "
            "a backup"
        )


async def find_secret(reader: Reader) -> bytes | None:
    """Return the server's secret; None in a new database.

    Raise `StorageError` if it is lost: with a new one, every cookie and seat link would silently
    stop working. Any row that a server writes for its players proves that there was one.
    """
    [row] = await reader.read(SELECT_SECRET)
    found = [name for name in ("games", "seats", "guests", "renewals") if getattr(row, name)]
    if row.secret is None and found:
        raise StorageError(
            f"{reader.address}: there are {found[0]}, but the server's secret is missing from the "
            "table 'settings': restore a backup, or see docs/operations.md for making a new one"
        )
    return None if row.secret is None else bytes(row.secret)


async def find_lax_settings(reader: Reader) -> list[str]:
    """Return the PostgreSQL settings that keep commits from being flushed to disk.

    On SQLite, every connection is set to flush them.
    """
    if reader.is_sqlite:
        return []
    return [row.name for row in await reader.read(SELECT_LAX_SETTINGS)]
