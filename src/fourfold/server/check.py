"""Reads every stored game as the server does, and reports unreadable ones."""

from collections.abc import Callable
from dataclasses import dataclass

from fourfold.server.room.fold import fold
from fourfold.server.storage import (
    Archive,
    StorageUnavailableError,
    StoredGame,
    UnreadableLogError,
)


@dataclass
class Tally:
    """The number of games read, and how many were unreadable."""

    games: int = 0
    unreadable: int = 0


async def check_games(
    url: str,
    on_unreadable: Callable[[UnreadableLogError], None],
    show_progress: Callable[[int, int], None],
) -> Tally:
    """Read all games in a database, changing nothing; a server may be running.

    `on_unreadable` is called for each unreadable game, and `show_progress` after each game with
    the number read so far and the approximate total. Raise `StorageError` if the database can't
    be opened or the connection is lost.
    """
    archive = await Archive.open(url)
    tally = Tally()
    try:
        total = await archive.count()
        async for game in archive.games():
            tally.games += 1
            try:
                await _check(archive, game)
            except UnreadableLogError as error:
                tally.unreadable += 1
                on_unreadable(error)
            show_progress(tally.games, max(total, tally.games))
    finally:
        await archive.close()
    return tally


async def _check(archive: Archive, game: StoredGame) -> None:
    """Read one game; raise `UnreadableLogError`."""
    try:
        entries = await archive.entries(game.id)
    except StorageUnavailableError as error:
        # Either only this log is damaged, or the database is unavailable and this query fails too.
        await archive.count()
        raise UnreadableLogError(game.id, 1, "log", str(error)) from None
    # The listing was read before the log, so the log can only be longer.
    if game.version is not None and len(entries) < game.version:
        cause = f"missing; the game list has version {game.version}"
        raise UnreadableLogError(game.id, len(entries) + 1, "version", cause)
    try:
        fold(game.id, entries)
    except UnreadableLogError:
        raise
    except Exception as error:
        # A bug in this program must not stop the other games from being checked.
        cause = f"{type(error).__name__}: {error}"
        raise UnreadableLogError(game.id, len(entries), "log", cause) from error
    if game.version is None:
        raise UnreadableLogError(game.id, len(entries), "game", "missing from the game list")
