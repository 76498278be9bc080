"""Fills the disk through the log: long paths, requested as fast as one address can.

    python -m tests.server.attack log_flood

Before paths were cut and repeats sampled, 10 seconds of this wrote 52 MB.
"""

import asyncio
import time

from fourfold.server.config import Limits
from fourfold.server.http.protocol import MAX_PIPELINED_REQUESTS
from fourfold.server.log.sampling import INTERVAL_SECONDS
from tests.server.house import ServerProcess

CONNECTIONS = 8
PATH_BYTES = 8_000
REQUESTS_AT_ONCE = MAX_PIPELINED_REQUESTS

OPTIONS = ("--log-level", "info")

LINE_BYTES = 500
"""The longest line about a request."""

REFUSAL_BYTES = 30_000
"""Bytes that refusals of one address may log per minute, however many there are."""


async def flood(url: str, seconds: float, requests: int | None = None) -> int:
    """Request long paths, pipelined, over several connections; return how many were answered."""
    host, _, port = url.removeprefix("http://").partition(":")
    path = "/" + "flood/" * (PATH_BYTES // 6)
    request = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode()
    until = time.monotonic() + seconds
    each = None if requests is None else requests // CONNECTIONS

    async def ask() -> int:
        answered = 0
        reader, writer = await asyncio.open_connection(host, int(port))
        while time.monotonic() < until and (each is None or answered < each):
            writer.write(request * REQUESTS_AT_ONCE)
            for _ in range(REQUESTS_AT_ONCE):
                head = await reader.readuntil(b"\r\n\r\n")
                length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
                await reader.readexactly(int(length))
                answered += 1
        writer.close()
        return answered

    return sum(await asyncio.gather(*(ask() for _ in range(CONNECTIONS))))


async def attack(server: ServerProcess, seconds: float, requests: int | None = None) -> str:
    """Flood a server; return the figures, and raise `AssertionError` if it got through."""
    before, began, limits = server.log.stat().st_size, time.monotonic(), Limits()
    answered = await flood(server.url, seconds, requests)
    written = server.log.stat().st_size - before
    elapsed = time.monotonic() - began
    # Every successful request is logged: the rate limit bounds them.
    granted = min(
        answered, limits.newcomer_request_burst + limits.newcomer_requests_per_second * elapsed
    )
    limit = granted * LINE_BYTES + (1 + elapsed // INTERVAL_SECONDS) * REFUSAL_BYTES
    figures = f"{answered:,} requests wrote {written:,} bytes of log in {elapsed:.1f} s"
    assert written < limit, f"{figures}, more than {limit:,.0f}"
    return figures


async def run(server: ServerProcess) -> str:
    """Flood a server for ten seconds."""
    return await attack(server, 10.0)
