"""Moves a server's games to another database, SQLite or PostgreSQL."""

from fourfold.server.admin.backup import draft, export, publish
from fourfold.server.admin.restore import OnUnreadable, fill
from fourfold.server.check import Tally, check_games
from fourfold.server.storage import Storage, StorageError
from fourfold.server.storage.address import Address, parse_address
from fourfold.server.storage.occupancy import refuse_running


async def move(source_url: str, target_url: str, on_unreadable: OnUnreadable) -> Tally:
    """Copy everything in a database into an empty one, including the server's secret.

    Cookies and links stay valid. The source is unchanged. Finally every log is read, and
    `on_unreadable` is called for each unreadable one. Raise `StorageError` if a server is using
    either database, the source is missing or from an older Fourfold, or the target isn't empty.
    """
    source, target = parse_address(source_url), parse_address(target_url)
    if source.path is not None and not source.path.is_file():
        raise StorageError(f"{source}: no such file")
    await refuse_running(source)
    if target.path is not None:
        if target.path.exists():
            raise StorageError(f"{target} already exists: choose another file")
        with draft(target.path.parent, target.path.name) as copy:
            await export(source, copy)
            tally = await check_games(str(copy), on_unreadable, lambda *_: None)
            publish(copy, target.path)
        return tally
    await refuse_running(target)
    await _refuse_used(target)
    await fill(source, target)
    return await check_games(target_url, on_unreadable, lambda *_: None)


async def _refuse_used(target: Address) -> None:
    storage = await Storage.open(target.dsn)
    try:
        if await storage.listings(limit=1) or await storage.has_secret():
            raise StorageError(f"{target} is not empty: choose an empty database")
    finally:
        await storage.close()
