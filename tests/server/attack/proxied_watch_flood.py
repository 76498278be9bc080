"""Leave a long game's snapshots unread on many sockets of one client behind a trusted proxy.

The limits on repeated watches are off: otherwise, filling the system's buffers of so many sockets
takes minutes.
"""

import asyncio

from tests.server.attack.memory import LONG_GAME, WATCH, prepare
from tests.server.attack.stream import ATTACKER, FORWARDED, Stream, connect
from tests.server.house import ServerProcess
from tests.server.ledger import log_lines

__all__ = ["CUT", "OPTIONS", "open_deaf", "prepare", "run"]

OPTIONS = (
    *("--trusted-proxy", ATTACKER),
    *("--limit", "watches_per_second=none", "--limit", "address_watches_per_second=none"),
)
CLIENT = FORWARDED.split()[1]
SOCKETS = 40
WATCHES_PER_SECOND = 10
SECONDS = 10
MAX_GROWTH_MEGABYTES = 24.0
"""How much the server's memory may grow: by 12 MB of unread bytes, and what serving takes."""

CUT = "connection cut: its address leaves too much unread"


async def run(server: ServerProcess) -> str:
    """Let one client request more than it reads; the server must cut most of its sockets."""
    game = (server.log.parent / LONG_GAME).read_text()
    async with server.guest() as host:
        assert (await host.look(game))["state"]["status"] == "playing"
        before = peak = server.megabytes
        streams = [await open_deaf(server.url, game) for _ in range(SOCKETS)]
        for _ in range(SECONDS * WATCHES_PER_SECOND):
            await asyncio.gather(*(stream.send(WATCH) for stream in streams))
            await asyncio.sleep(1 / WATCHES_PER_SECOND)
            peak = max(peak, server.megabytes)
        await host.look(game)
        for stream in streams:
            stream.close()
    cuts = [line for line in log_lines(server.log) if line["message"].startswith(CUT)]
    grown = peak - before
    figures = f"{sum(line.get('more', 1) for line in cuts)} or more of {SOCKETS} unread sockets cut"
    figures += f", {grown:.0f} MB more"
    assert cuts, f"none cut: {figures}"
    assert {line["address"] for line in cuts} == {CLIENT}, cuts
    assert grown < MAX_GROWTH_MEGABYTES, figures
    return figures


async def open_deaf(url: str, game: str) -> Stream:
    """Open a socket that is never read."""
    stream = await connect(url, source=ATTACKER, receive_buffer=4_096, headers=FORWARDED)
    head = await stream.upgrade(game)
    assert b" 101 " in head, head
    stream.writer.transport.pause_reading()  # type: ignore[attr-defined]
    return stream
