"""Floods below the message level: nobody makes the server keep what they send."""

import pytest

from tests.server.guest import Guest
from tests.server.house import ServerProcess
from tests.server.raw import PING, TEXT, RawClient, frame

pytestmark = pytest.mark.anyio

FLOOD = 48_000_000
"""Maximum bytes sent."""

ALLOWED = 24.0
"""Megabytes by which the server's memory may grow."""


def flood(client: RawClient, part: bytes, server: ServerProcess) -> float:
    """Send as long as the server accepts it; return its peak growth."""
    before, peak = server.megabytes, 0.0
    for sent in range(0, FLOOD, len(part)):
        if not client.send(part):
            break
        if sent % (len(part) * 16) == 0:
            peak = max(peak, server.megabytes - before)
    return max(peak, server.megabytes - before)


async def check_that_it_plays(server: ServerProcess) -> None:
    assert server.is_alive
    async with Guest(server.url) as host:
        game = (await host.open(seats=({"kind": "me"}, {"kind": "me"}), starter=1))["id"]
        async with host.watch(game) as watcher:
            await watcher.move("=5")


async def test_unread_pongs_are_not_queued_without_bound(server: ServerProcess) -> None:
    async with Guest(server.url) as host:
        game = (await host.open())["id"]
    with RawClient(server.url, receive_buffer=4_096) as client:
        assert b" 101 " in client.upgrade(game)
        client.send(frame(TEXT, b'{"type":"watch"}'))
        client.socket.settimeout(2.0)
        assert flood(client, frame(PING, bytes(125)) * 250, server) < ALLOWED
    await check_that_it_plays(server)


async def test_endless_headers_are_not_kept(server: ServerProcess) -> None:
    with RawClient(server.url) as client:
        client.send(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
        client.socket.settimeout(2.0)
        assert flood(client, (b"x-a: " + b"y" * 1_000 + b"\r\n") * 30, server) < ALLOWED
    await check_that_it_plays(server)


async def test_one_endless_header_is_not_kept(server: ServerProcess) -> None:
    with RawClient(server.url) as client:
        client.send(b"GET /api/me HTTP/1.1\r\nHost: x\r\nx-a: ")
        client.socket.settimeout(2.0)
        assert flood(client, b"y" * 30_000, server) < ALLOWED
    await check_that_it_plays(server)


async def test_an_endless_path_is_not_kept(server: ServerProcess) -> None:
    with RawClient(server.url) as client:
        client.send(b"GET /api/")
        client.socket.settimeout(2.0)
        assert flood(client, b"y" * 30_000, server) < ALLOWED
    await check_that_it_plays(server)


async def test_an_endless_body_is_not_kept(server: ServerProcess) -> None:
    head = b"POST /api/games HTTP/1.1\r\nHost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    chunk = b"7530\r\n" + b"[" * 30_000 + b"\r\n"
    with RawClient(server.url) as client:
        client.send(head)
        client.socket.settimeout(2.0)
        assert flood(client, chunk, server) < ALLOWED
    await check_that_it_plays(server)


async def test_an_endless_fragmented_message_is_not_kept(server: ServerProcess) -> None:
    async with Guest(server.url) as host:
        game = (await host.open())["id"]
    with RawClient(server.url) as client:
        assert b" 101 " in client.upgrade(game)
        client.send(frame(TEXT, b"[", is_last=False))
        client.socket.settimeout(2.0)
        part = frame(0, b"[" * 1_000, is_last=False) * 30
        assert flood(client, part, server) < ALLOWED
    await check_that_it_plays(server)
