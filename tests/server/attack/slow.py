"""Slowloris: endless heads and bodies, a byte at a time, on first and later requests."""

import asyncio
import time

from fourfold.server.http.links import BODY_TIMEOUT_SECONDS, HEAD_TIMEOUT_SECONDS
from tests.server.attack.stream import ATTACKER, Stream, connect, opened
from tests.server.hostile import play_a_game
from tests.server.house import ServerProcess

FIRST_HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
BODY = b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n{"
CHUNKED = b"POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
BEGINNINGS = {
    "nothing": b"",
    "a first head": FIRST_HEAD,
    "a later head": WHOLE + FIRST_HEAD,
    "empty lines": WHOLE + b"\r\n",
    "a body": BODY,
    "a chunked body": CHUNKED,
    "a later body": WHOLE + BODY,
    "trailers": CHUNKED + b"0\r\nx-a: ",
}
DRIP_SECONDS = 1.0
SLACK_SECONDS = 10.0


async def drip(stream: Stream, beginning: bytes, pause: float) -> float:
    """Send a beginning, then a byte at a time; return how long the server kept it open."""
    began = time.monotonic()
    is_line = beginning.endswith(b"\r\n")
    await stream.send(beginning)
    reading = asyncio.ensure_future(stream.until_closed())
    while not reading.done():
        if beginning:
            await stream.send(b"\r\n" if is_line and b"chunked" not in beginning else b"1")
        await asyncio.wait({reading}, timeout=pause)
    return time.monotonic() - began


async def run(server: ServerProcess) -> str:
    """Send each kind slowly, all at once, while somebody plays."""
    streams = [await connect(server.url, source=ATTACKER) for _ in BEGINNINGS]
    drips = [
        drip(stream, beginning, DRIP_SECONDS)
        for stream, beginning in zip(streams, BEGINNINGS.values(), strict=True)
    ]
    playing = asyncio.ensure_future(play_a_game(server))
    seconds = await asyncio.gather(*drips)
    await playing
    for name, took in zip(BEGINNINGS, seconds, strict=True):
        limit = (
            BODY_TIMEOUT_SECONDS if "body" in name or name == "trailers" else HEAD_TIMEOUT_SECONDS
        )
        assert took < limit + SLACK_SECONDS, f"{name}: open for {took:.1f} s"
    async with opened(server.url, source=ATTACKER) as stream:
        assert await stream.ask("/healthz") == 200
    return f"all {len(seconds)} kinds cut within {max(seconds):.1f} s"
