"""Moves a server's games from one database to another, of the same kind or another."""

from fourfold.server.admin.backup import draft, export, publish
from fourfold.server.admin.restore import Tell, fill
from fourfold.server.check import Tally, check_games
from fourfold.server.storage import Storage, StorageError
from fourfold.server.storage.address import Address, parse_address
from fourfold.server.storage.occupancy import refuse_running


async def move(source_url: str, target_url: str, tell: Tell) -> Tally:
    """Copy all that a database holds into an empty one, the server's secret too.

    So cookies and links stay good. The source is left as it is. Every log is read in the end;
    `tell` is called for each that can't be. Raise `StorageError` where a server still runs on one
    of the two, the source is absent or of an earlier Fourfold, or the target holds something.
    """
    source, target = parse_address(source_url), parse_address(target_url)
    if source.path is not None and not source.path.is_file():
        raise StorageError(f"{source}: there is no such file")
    await refuse_running(source)
    if target.path is not None:
        if target.path.exists():
            raise StorageError(f"{target} exists: choose a file that does not")
        with draft(target.path.parent, target.path.name) as copy:
            await export(source, copy)
            tally = await check_games(str(copy), tell, lambda *_: None)
            publish(copy, target.path)
        return tally
    await refuse_running(target)
    await _refuse_used(target)
    await fill(source, target)
    return await check_games(target_url, tell, lambda *_: None)


async def _refuse_used(target: Address) -> None:
    storage = await Storage.open(target.dsn)
    try:
        if await storage.listings(limit=1) or await storage.has_secret():
            raise StorageError(f"{target} is in use already: choose an empty database")
    finally:
        await storage.close()
