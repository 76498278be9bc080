"""A separate process that uses a storage, for tests that need several, or kill one.

`python -m tests.server.storage.process COMMAND URL …`
"""

import asyncio
import ctypes
import sys
from collections.abc import Callable, Coroutine

from fourfold.server.storage import Storage, VersionConflictError
from fourfold.server.storage.database import PRAGMAS
from tests.server.storage.sample import make_write

GAMES = 10


async def share(url: str, name: str) -> None:
    """Write 5 versions to each of 10 games that other processes write to as well."""
    storage = await Storage.open(url)
    # Get the secret first, as a server does: games without one mean that it was lost.
    secret = await storage.secret()

    async def write(game_id: str) -> None:
        written = 0
        while written < 5:
            version = (await storage.versions([game_id])).get(game_id, 0) + 1
            try:
                await storage.commit(make_write(game_id, version, f"{name} {written}"))
                written += 1
            except VersionConflictError:
                continue

    await asyncio.gather(*(write(f"{number}") for number in range(GAMES)))
    print(name, secret.hex())
    await storage.close()


async def run_on(url: str) -> None:
    """Write to 10 games forever, and print what has been acknowledged."""
    storage = await Storage.open(url)

    async def write(game_id: str) -> None:
        version = 1
        while True:
            await storage.commit(make_write(game_id, version, f"{version}", count=2))
            print(game_id, version + 1, flush=True)
            version += 2

    await asyncio.gather(*(write(f"{number}") for number in range(GAMES)))


async def count_syncs(url: str, synchronous: str) -> None:
    """Print how often the system synced to disk during 10 commits."""
    PRAGMAS["synchronous"] = int(synchronous)
    counter = ctypes.CDLL(None)
    storage = await Storage.open(url)
    await storage.commit(make_write("a", 1))
    before = counter.count_syncs()
    for version in range(2, 12):
        await storage.commit(make_write("a", version))
    print(counter.count_syncs() - before)
    await storage.close()


COMMANDS: dict[str, Callable[..., Coroutine[None, None, None]]] = {
    "share": share,
    "run_on": run_on,
    "count_syncs": count_syncs,
}

if __name__ == "__main__":
    asyncio.run(COMMANDS[sys.argv[1]](*sys.argv[2:]))
