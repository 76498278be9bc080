"""Fills the disk through the log: long paths, asked for as fast as one address can.

    python -m tests.server.attack log_flood

Before paths were cut and repeats sampled, 10 seconds of this wrote 52 MB.
"""

import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.house import ServerProcess, start_server

CONNECTIONS = 8
PATH_BYTES = 8_000
REQUESTS_AT_ONCE = 20

MAX_BYTES_PER_ADDRESS = 200_000
"""What one address may write into the log in a minute, whatever it asks for."""


async def flood(url: str, seconds: float, requests: int | None = None) -> int:
    """Ask for long paths, pipelined, over several connections; return how many were answered."""
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
    """Flood a server; return what came of it, and raise `AssertionError` where it got through."""
    before = server.log.stat().st_size
    answered = await flood(server.url, seconds, requests)
    written = server.log.stat().st_size - before
    assert written < MAX_BYTES_PER_ADDRESS, f"{answered} requests wrote {written:,} bytes of log"
    return f"{answered:,} requests wrote {written:,} bytes of log"


async def run(seconds: float = 10.0) -> str:
    """Attack a server of its own."""
    with tempfile.TemporaryDirectory() as name, start_server(Path(name)) as server:
        return await attack(server, seconds)
