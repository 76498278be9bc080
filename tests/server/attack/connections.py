"""Thousands of connections from one address: others are still served."""

import asyncio

from fourfold.server.config import Limits
from fourfold.server.http.links import SPARE_CONNECTIONS
from tests.server.attack.slow import FIRST_HEAD
from tests.server.attack.stream import ATTACKER, count_open, crowd, opened
from tests.server.hostile import play_a_game
from tests.server.house import ServerProcess

CONNECTIONS = 900
"""Below 1,024, this side's descriptor limit."""


async def run(server: ServerProcess) -> str:
    """Open connections, each with the beginning of a request head."""
    limit = Limits().connections_per_address
    async with crowd(server.url, CONNECTIONS, source=ATTACKER) as streams:
        await asyncio.gather(*(stream.send(FIRST_HEAD) for stream in streams))
        open_now = await count_open(streams)
        assert open_now <= limit + SPARE_CONNECTIONS, f"{open_now} connections are open"
        async with opened(server.url) as stream:
            assert await stream.ask("/healthz") == 200
        await play_a_game(server)
    return f"{open_now} of {CONNECTIONS} connections open, others play"
