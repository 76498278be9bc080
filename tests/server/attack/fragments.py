"""Endless empty fragments, pongs and pings: cheap to send, expensive to read."""

import time
from pathlib import Path

from tests.server.attack.stream import ATTACKER, Stream, connect
from tests.server.guest import Guest
from tests.server.house import ServerProcess
from tests.server.raw import CONTINUATION, PING, PONG, TEXT, frame

BATCH = 10_000
"""Frames sent at once."""

SECONDS = 3.0
"""How long each kind is sent, through one socket after another."""

ALLOWED_SHARE = 0.5
"""Share of a core, once the address has spent its burst of requests."""

KINDS = {
    "fragments": (frame(TEXT, b"[", is_last=False), frame(CONTINUATION, b"", is_last=False)),
    "pongs": (b"", frame(PONG, b"")),
    "pings": (b"", frame(PING, b"")),
    "messages": (b"", frame(TEXT, b"")),
}


async def send_frames(stream: Stream, game: str, first: bytes, part: bytes, limit: int) -> int:
    """Send frames through a socket; return how many were sent before the server cut it."""
    if b" 101 " not in await stream.upgrade(game):
        return 0
    await stream.send(frame(TEXT, b'{"type":"watch"}') + first)
    sent = 0
    while sent < limit and stream.is_open and await stream.send(part * BATCH):
        sent += BATCH
    return sent


async def spend_burst(url: str) -> int:
    """Send requests until the address is over its limit; return how many were granted.

    What it costs afterwards no longer depends on how fast the attacker's machine is.
    """
    granted = 0
    stream = await connect(url, source=ATTACKER)
    # An answer to HEAD has no body that would have to be read.
    while await stream.ask("/api/me", "HEAD") not in (0, 429):
        granted += 1
    stream.close()
    return granted


def processor_seconds(server: ServerProcess) -> float:
    """Return the server's CPU time."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def run(server: ServerProcess) -> str:
    """Send each kind for a few seconds; measure the share of a core."""
    async with Guest(server.url) as host:
        game = (await host.open())["id"]
    figures = [f"{await spend_burst(server.url)} requests granted at once"]
    for name, (first, part) in KINDS.items():
        began, used = time.monotonic(), processor_seconds(server)
        sent = 0
        while time.monotonic() - began < SECONDS:
            stream = await connect(server.url, source=ATTACKER)
            sent += await send_frames(stream, game, first, part, 400_000)
            stream.close()
        share = (processor_seconds(server) - used) / (time.monotonic() - began)
        figures.append(f"{name} {share:.0%} of a core")
        assert share < ALLOWED_SHARE, figures[-1]
    return ", ".join(figures)
