"""Reads every stored game as the server does, and tells which can't be read."""

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
    """How many games there were."""

    games: int = 0
    unreadable: int = 0


async def check_games(
    url: str,
    tell: Callable[[UnreadableLogError], None],
    show_progress: Callable[[int, int], None],
) -> Tally:
    """Read all games of a database and change nothing; a server may run meanwhile.

    `tell` is called for each game that can't be read, `show_progress` after each game, with how
    many have been read and about how many there are. Raise `StorageError` where the database can't
    be opened or is lost.
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
                tell(error)
            show_progress(tally.games, max(total, tally.games))
    finally:
        await archive.close()
    return tally


async def _check(archive: Archive, game: StoredGame) -> None:
    """Read one game; raise `UnreadableLogError`."""
    try:
        entries = await archive.entries(game.id)
    except StorageUnavailableError as error:
        # The database is there and this one log is damaged, or the next question fails as well.
        await archive.count()
        raise UnreadableLogError(game.id, 1, "log", str(error)) from None
    # It was listed before its log was read, so the log can only be longer.
    if game.version is not None and len(entries) < game.version:
        cause = f"missing; the list of games has version {game.version}"
        raise UnreadableLogError(game.id, len(entries) + 1, "version", cause)
    try:
        fold(game.id, entries)
    except UnreadableLogError:
        raise
    except Exception as error:
        # An error of the program: it must not keep the other games from being read.
        cause = f"{type(error).__name__}: {error}"
        raise UnreadableLogError(game.id, len(entries), "log", cause) from error
    if game.version is None:
        raise UnreadableLogError(game.id, len(entries), "game", "missing from the list of games")
