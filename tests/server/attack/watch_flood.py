"""Request a long game's snapshot repeatedly on many sockets, and read none of the answers."""

import asyncio
from contextlib import AsyncExitStack, suppress

from websockets.exceptions import InvalidState

from tests.server.guest import ME, Guest, Watcher, new_id
from tests.server.house import ServerProcess

TALKERS = 8
PHRASES_PER_TALKER = 50
SOCKETS = 30
"""Below the limit on sockets for all newcomers at one address."""

WATCHES_AT_ONCE = 60
WATCHES_PER_SECOND = 18
SECONDS = 15
"""Long enough to fill the system's buffers and start filling the server's."""

MAX_MEGABYTES = 64.0
"""How much the server's memory may grow because of one address."""

WATCH = b'{"type":"watch"}'


async def run(server: ServerProcess, seconds: int = SECONDS) -> str:
    """Let one address request more than it reads, and measure what the server buffers for it."""
    async with server.guest() as host, server.guest() as newcomer, AsyncExitStack() as stack:
        game = await open_long_room(host)
        before = peak = server.megabytes
        watchers = []
        for _ in range(SOCKETS):
            watchers.append(await stack.enter_async_context(newcomer.connect(game)))
            flood(watchers[-1], WATCHES_AT_ONCE)
        for _ in range(seconds):
            await asyncio.sleep(1.0)
            for watcher in watchers:
                flood(watcher, WATCHES_PER_SECOND)
            peak = max(peak, server.megabytes)
        answer = await host.look(game)
        for watcher in watchers:
            watcher.connection.transport.abort()
    assert answer["state"]["status"] == "playing"
    grown = peak - before
    assert grown < MAX_MEGABYTES, f"the server's memory has grown by {grown:.0f} MB"
    return f"{SOCKETS} unread sockets with repeated watches: {grown:.0f} MB more"


def flood(watcher: Watcher, count: int) -> None:
    """Request the snapshot this many times without reading any answer."""
    connection = watcher.connection
    with suppress(InvalidState):
        if not connection.transport.is_closing():
            connection.transport.pause_reading()
        for _ in range(count):
            connection.protocol.send_text(WATCH)
        connection.send_data()


async def open_long_room(host: Guest) -> str:
    """Open a game with the maximum number of phrases; return its id."""
    game: str = (await host.open(seats=(ME, ME), starter=1))["id"]
    await asyncio.gather(*(_talk(host, game) for _ in range(TALKERS)))
    return game


async def _talk(host: Guest, game: str) -> None:
    async with host.watch(game) as watcher:
        for number in range(PHRASES_PER_TALKER):
            act = {"type": "act", "id": new_id(), "version": watcher.state["version"]}
            action = {"kind": "say", "phrase": "hello"}
            await watcher.send(act | {"action": action, "seat": 1 + number % 2})
        answers = 0
        while answers < PHRASES_PER_TALKER:
            message = await watcher.next()
            answers += message["type"] in ("accepted", "refused")
