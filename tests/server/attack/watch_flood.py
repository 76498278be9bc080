"""Ask for a long room again and again on many sockets, and read none of the answers."""

import asyncio
from contextlib import AsyncExitStack

from tests.server.guest import ME, Guest, Watcher, new_id
from tests.server.house import ServerProcess

TALKERS = 8
PHRASES_PER_TALKER = 50
SOCKETS = 150
WATCHES_PER_SOCKET = 60
MAX_MEGABYTES = 64.0
"""How much memory of the server one address may take up."""

WATCH = b'{"type":"watch"}'


async def run(server: ServerProcess) -> str:
    """Let one address ask for more than it reads, and see how much the server keeps for it."""
    async with server.guest() as host, AsyncExitStack() as stack:
        game = await open_long_room(host)
        before = most = server.megabytes
        watchers = []
        for _ in range(SOCKETS):
            watchers.append(await stack.enter_async_context(host.connect(game)))
            flood(watchers[-1], WATCHES_PER_SOCKET)
            most = max(most, server.megabytes)
        for _ in range(30):
            await asyncio.sleep(0.1)
            most = max(most, server.megabytes)
        answer = await host.look(game)
        for watcher in watchers:
            watcher.connection.transport.abort()
    assert answer["state"]["status"] == "playing"
    grown = most - before
    assert grown < MAX_MEGABYTES, f"the server has grown by {grown:.0f} MB"
    return f"{SOCKETS * WATCHES_PER_SOCKET:,} watches on {SOCKETS} sockets: {grown:.0f} MB more"


def flood(watcher: Watcher, count: int) -> None:
    """Ask for the room so many times, and read nothing from now on."""
    connection = watcher.connection
    connection.transport.pause_reading()
    for _ in range(count):
        connection.protocol.send_text(WATCH)
    connection.send_data()


async def open_long_room(host: Guest) -> str:
    """Open a game in which as much is said as may be; return its id."""
    game: str = (await host.open(seats=(ME, ME), starter=1))["id"]
    await asyncio.gather(*(_talk(host, game) for _ in range(TALKERS)))
    return game


async def _talk(host: Guest, game: str) -> None:
    async with host.watch(game) as watcher:
        for number in range(PHRASES_PER_TALKER):
            act = {"type": "act", "id": new_id(), "version": watcher.state["version"]}
            said = {"kind": "say", "phrase": "hello"}
            await watcher.send(act | {"action": said, "seat": 1 + number % 2})
        answers = 0
        while answers < PHRASES_PER_TALKER:
            message = await watcher.next()
            answers += message["type"] in ("accepted", "refused")
