"""More connections than file descriptors, from many addresses: health checks still answer."""

import asyncio

from tests.server.attack.slow import FIRST_HEAD
from tests.server.attack.stream import connect, opened
from tests.server.house import ServerProcess
from tests.server.ledger import log_lines

MODULE = "tests.server.attack.few_descriptors"
ADDRESSES = 20
CONNECTIONS_PER_ADDRESS = 20


async def run(server: ServerProcess) -> str:
    """Open a few connections from each of many addresses; the server has 256 descriptors."""
    streams = []
    try:
        for number in range(ADDRESSES * CONNECTIONS_PER_ADDRESS):
            stream = await connect(server.url, source=f"127.0.1.{number % ADDRESSES + 1}")
            streams.append(stream)
            await stream.send(FIRST_HEAD)
        # The excess connections are cut within three seconds.
        async with asyncio.timeout(15):
            while True:
                async with opened(server.url) as check:
                    if await check.ask("/healthz") == 200:
                        break
                await asyncio.sleep(0.2)
        async with opened(server.url) as other:
            assert await other.ask("/api/games") == 503
    finally:
        for stream in streams:
            stream.close()
    warnings = [line for line in log_lines(server.log) if "refusing new clients" in line["message"]]
    assert warnings, "nothing is logged"
    return f"{len(streams)} connections, health checks answered, {len(warnings)} lines in the log"
