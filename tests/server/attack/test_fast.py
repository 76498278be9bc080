"""The fast attacks, against a server in the tests' own loop."""

import asyncio
import os
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from fourfold.server.config import Config
from fourfold.server.http import links, protocol
from tests.server.attack import fragments, origin, rebinding, trailers
from tests.server.attack.__main__ import find_attacks
from tests.server.attack.slow import BEGINNINGS, FIRST_HEAD, drip
from tests.server.attack.stream import connect, opened
from tests.server.guest import TIMEOUT_SECONDS
from tests.server.house import PLENTY, House, memory_folder, open_house

pytestmark = pytest.mark.anyio

FLOOD = 40_000_000
"""More than the buffers on both ends hold."""


@pytest.fixture(scope="module")
async def house(anyio_backend: str) -> AsyncIterator[House]:
    """Start a server for all tests in this file that need no other settings."""
    assert anyio_backend == "asyncio"
    with tempfile.TemporaryDirectory(dir=memory_folder()) as folder:
        async with open_house(Path(folder) / "games.db") as house:
            yield house


def messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the warnings about connections."""
    return [r.getMessage() for r in caplog.records if r.name == links.__name__]


def test_every_attack_has_a_description() -> None:
    attacks = find_attacks()
    assert {"trailers", "slow", "connections", "rebinding", "origin", "memory"} <= set(attacks)
    assert all(attack.purpose for attack in attacks.values())


async def test_endless_trailers_and_chunk_extensions_are_cut(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    assert max(await trailers.send_all(house.url, FLOOD)) < trailers.ALLOWED_BYTES
    assert (
        messages(caplog) == ["connection cut: a body takes more than 32768 bytes on the wire"] * 3
    )
    assert "address" in caplog.records[-1].__dict__


async def test_a_body_that_is_too_long_is_refused_politely(house: House) -> None:
    for framing in (b"Content-Length: 200000", b"Transfer-Encoding: chunked"):
        async with opened(house.url) as stream:
            head = b"POST /api/games HTTP/1.1\r\nHost: x\r\n" + framing + b"\r\n\r\n"
            body = b"30d40\r\n" if b"chunked" in framing else b""
            await stream.send(head + body + b"x" * 200_000)
            assert b" 413 " in await stream.read_head()
            await stream.until_closed()


async def test_small_trailers_are_dropped_and_the_connection_stays_open(house: House) -> None:
    chunked = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    chunked += b"Transfer-Encoding: chunked\r\n\r\n"
    async with opened(house.url) as stream:
        for _ in range(3):
            await stream.send(chunked + b'e\r\n{"name":"Ann"}\r\n0\r\nx-a: b\r\n\r\n')
            head = await stream.read_head()
            assert b" 200 " in head
            await stream.reader.readexactly(
                int(head.lower().partition(b"content-length: ")[2].split()[0])
            )


async def test_a_head_with_too_many_headers_is_cut(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(house.url) as stream:
        await stream.send(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:b\r\n" * 200)
        assert b" 400 " in await stream.until_closed()
    assert messages(caplog) == ["connection cut: a request has more than 100 headers"]


async def test_a_client_that_sends_requests_without_reading_is_cut(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(house.url) as stream:
        await stream.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5_000)
        await stream.until_closed()
    assert messages(caplog) == ["connection cut: it sends requests without reading the responses"]


async def test_a_few_pipelined_requests_are_answered_in_order(house: House) -> None:
    async with opened(house.url) as stream:
        request = b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n"
        await stream.send(b"".join(request % name for name in (b"healthz", b"api/x", b"readyz")))
        text = b""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while not text.endswith(b"ready\n"):
                text += await stream.reader.read(1_000)
        assert re.findall(rb"HTTP/1.1 (\d+)", text) == [b"200", b"404", b"200"]


@pytest.mark.parametrize("name", BEGINNINGS)
async def test_slow_requests_are_cut(
    house: House, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("HEAD_TIMEOUT_SECONDS", "BODY_TIMEOUT_SECONDS", "WATCH_SECONDS"):
        monkeypatch.setattr(links, limit, 0.1)
    async with asyncio.timeout(TIMEOUT_SECONDS), opened(house.url) as stream:
        await drip(stream, BEGINNINGS[name], 0.02)


async def test_an_address_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    limits = replace(PLENTY, connections_per_address=5)
    async with (
        open_house(tmp_path / "games.db", limits=limits) as house,
        AsyncExitStack() as stack,
    ):
        for _ in range(5):
            await (await stack.enter_async_context(opened(house.url))).send(FIRST_HEAD)
        async with opened(house.url) as spare:
            assert await spare.ask("/healthz") == 200, "health checks are always answered"
            assert not await spare.until_closed() or not spare.is_open
        async with opened(house.url) as spare:
            assert await spare.ask("/api/games") == 429
        async with opened(house.url) as spare:
            assert b" 429 " in await spare.upgrade("nothere1")
        async with opened(house.url, source="127.0.0.2") as other:
            assert await other.ask("/api/games") == 200
        for _ in range(links.SPARE_CONNECTIONS):
            await stack.enter_async_context(opened(house.url))
        async with opened(house.url) as refused:
            assert await refused.ask("/healthz") == 0
    async with (
        open_house(
            tmp_path / "games.db", limits=limits, config=Config(trusted_proxies=("127.0.0.1",))
        ) as house,
        AsyncExitStack() as stack,
    ):
        for _ in range(30):
            stream = await stack.enter_async_context(opened(house.url))
            assert await stream.ask("/api/games") == 200, "a proxy carries everybody's connections"


async def test_an_address_has_a_limited_number_of_pending_bodies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(links, "MAX_BODIES_PER_ADDRESS", 3)
    limits = replace(PLENTY, connections_per_address=50)
    async with (
        open_house(tmp_path / "games.db", limits=limits) as house,
        AsyncExitStack() as stack,
    ):
        streams = [await stack.enter_async_context(opened(house.url)) for _ in range(4)]
        for stream in streams:
            await stream.send(BEGINNINGS["a body"])
        await asyncio.wait(
            [asyncio.ensure_future(stream.until_closed()) for stream in streams],
            return_when=asyncio.FIRST_COMPLETED,
        )
        assert messages(caplog) == ["connection cut: its address sends over 3 bodies at once"]
        async with opened(house.url) as stream:
            for _ in range(5):
                assert await stream.ask("/api/games") == 200
                await stream.reader.read(65_536)


async def test_health_checks_are_answered_when_descriptors_run_short(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    number = os.dup(0)
    os.close(number)
    limit = number + links.RESERVED_DESCRIPTORS + 60
    async with (
        open_house(tmp_path / "games.db", max_descriptors=limit) as house,
        AsyncExitStack() as stack,
    ):
        status = 200
        while status == 200:
            await (await stack.enter_async_context(opened(house.url))).send(FIRST_HEAD)
            async with opened(house.url) as other:
                status = await other.ask("/api/games")
        assert status == 503
        async with opened(house.url) as check:
            assert await check.ask("/healthz") == 200
    assert len([text for text in messages(caplog) if "refusing new clients" in text]) == 1


async def test_tiny_frames_count_against_the_rate_limit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = replace(PLENTY, messages_per_second=20.0, message_burst=60)
    async with open_house(tmp_path / "games.db", limits=limits) as house, house.guest() as host:
        game = (await host.open())["id"]
        for first, part in fragments.KINDS.values():
            stream = await connect(house.url)
            sent = await fragments.send_frames(stream, game, first, part, 4_000_000)
            assert sent < 2_000_000, "the server keeps reading"
            stream.close()
    cut = {text.partition(": ")[2] for text in messages(caplog)}
    assert cut == {"it sends too many frames", "a message has more than 64 fragments"}


async def test_a_client_that_never_reads_is_cut(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(links, "UNREAD_TIMEOUT_SECONDS", 0.1)
    monkeypatch.setattr(links, "WATCH_SECONDS", 0.05)
    monkeypatch.setattr(protocol, "MAX_PIPELINED_REQUESTS", 100_000)
    stream = await connect(house.url, receive_buffer=4_096)
    for _ in range(100_000):
        if not await stream.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"):
            break
        await asyncio.sleep(0)
    stream.close()
    assert messages(caplog)[0] in (
        "connection cut: it read nothing for 0.1 s",
        "connection cut: it sends requests without reading the responses",
    )


async def test_unknown_host_names_are_refused(house: House) -> None:
    await rebinding.check(house.url)


async def test_a_forged_origin_gets_nothing(house: House) -> None:
    await origin.check(house.url)
