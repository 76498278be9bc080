"""A program with worker processes, to be ended in various ways: prints their ids when ready."""

import asyncio

from fourfold.server.workers.workers import Workers
from tests.server.workers import work


async def serve() -> None:
    async with Workers(2, seconds=600) as workers:
        print(*workers.pids, flush=True)
        await asyncio.gather(*(workers.run(work.hang_in_core) for _ in range(3)))


if __name__ == "__main__":
    try:
        asyncio.run(serve())
    except KeyboardInterrupt:
        print("interrupted", flush=True)
