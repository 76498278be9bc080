"""Sockets as bytes: protocol conformance, and that nothing is left when one ends."""

import asyncio
import struct
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Scope

from fourfold.server.http import pulse, socket
from fourfold.server.http import wire as wire_module
from fourfold.server.http.handshake import Handshake
from fourfold.server.http.wire import WIRE, Wire
from fourfold.server.live.hall import Hall
from fourfold.server.live.live_room import LiveRoom
from tests.server.attack.stream import Stream, opened
from tests.server.guest import ME, TIMEOUT_SECONDS
from tests.server.house import House, open_house
from tests.server.raw import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame

pytestmark = pytest.mark.anyio

WATCH = frame(TEXT, b'{"type":"watch"}')


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    assert anyio_backend == "asyncio"
    async with open_house(tmp_path / "games.db") as house:
        yield house


async def open_game(house: House) -> str:
    async with house.guest() as host:
        game: str = (await host.open(seats=(ME, ME)))["id"]
        return game


async def read_frame(stream: Stream) -> tuple[int, bytes]:
    """Return the kind and content of the next frame; a server's are unmasked."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        first, second = await stream.reader.readexactly(2)
        size = second
        if second == 126:
            [size] = struct.unpack("!H", await stream.reader.readexactly(2))
        return first & 15, await stream.reader.readexactly(size)


async def until_close(stream: Stream) -> int:
    """Return the server's close code."""
    while True:
        kind, content = await read_frame(stream)
        if kind == CLOSE:
            [code] = struct.unpack("!H", content[:2])
            return int(code)


async def until_empty(house: House) -> None:
    """Wait until the server has forgotten every socket."""
    gate_counts = house.application.metrics.sockets
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while house.application.connections or gate_counts._value.get():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"[" * 70_000), 1009),
        (frame(CONTINUATION, b"more"), 1002),
        (frame(TEXT, b"[", is_last=False) + frame(TEXT, b"["), 1002),
    ],
    ids=["not UTF-8", "too long", "a fragment of nothing", "two messages at once"],
)
async def test_protocol_violations_close_the_socket(house: House, sent: bytes, code: int) -> None:
    game = await open_game(house)
    async with opened(house.url) as stream:
        assert b" 101 " in await stream.upgrade(game)
        await stream.send(WATCH + sent)
        assert await until_close(stream) == code
        assert await stream.until_closed() == b""
    await until_empty(house)


async def test_a_message_may_come_in_fragments_with_a_ping_between(house: House) -> None:
    game = await open_game(house)
    async with opened(house.url) as stream:
        await stream.upgrade(game)
        await stream.send(frame(TEXT, b'{"type":', is_last=False) + frame(PING, b"here"))
        assert await read_frame(stream) == (PONG, b"here")
        await stream.send(frame(CONTINUATION, b'"watch"}'))
        kind, content = await read_frame(stream)
        assert (kind, content[:18]) == (TEXT, b'{"type":"snapshot"')


async def test_messages_sent_together_share_a_write_and_count_as_unread_until_then(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await open_game(house)
    writes: list[int] = []
    original = Wire.flush

    def flush(wire: Wire) -> None:
        writes.append(wire.unread_bytes)
        original(wire)

    async with opened(house.url) as stream:
        await stream.upgrade(game)
        await stream.send(WATCH)
        assert (await read_frame(stream))[1].startswith(b'{"type":"snapshot"')
        [connection] = house.application.connections
        monkeypatch.setattr(Wire, "flush", flush)
        texts = ["first", "second", "third"]
        for text in texts:
            connection.send(text)
        # A client that reads nothing must not be able to queue without limit within one turn.
        assert connection._wire.unread_bytes == sum(map(len, texts))
        assert not writes
        assert [(await read_frame(stream))[1].decode() for _ in texts] == texts
        assert writes == [sum(map(len, texts))]


async def test_the_last_messages_before_a_close_are_sent(house: House) -> None:
    game = await open_game(house)
    async with opened(house.url) as stream:
        await stream.upgrade(game)
        await stream.send(WATCH)
        assert (await read_frame(stream))[1].startswith(b'{"type":"snapshot"')
        [connection] = house.application.connections
        connection.send("last")
        connection.close(None, 1012)
        assert (await read_frame(stream))[1] == b"last"
        assert await until_close(stream) == 1012


async def test_messages_queue_behind_a_pending_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ping after a watch is answered after it, and a binary message is refused in its turn."""
    game = await open_game(house)
    proceed, original = asyncio.Event(), LiveRoom.watch

    async def watch(*arguments: object) -> None:
        await proceed.wait()
        await original(*arguments)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(LiveRoom, "watch", watch)
    async with opened(house.url) as stream:
        await stream.upgrade(game)
        await stream.send(WATCH + frame(TEXT, b'{"type":"ping"}') + frame(BINARY, b"x"))
        await asyncio.sleep(0.05)
        proceed.set()
        types = [(await read_frame(stream))[1].split(b",")[0] for _ in range(3)]
        assert types == [b'{"type":"snapshot"', b'{"type":"pong"', b'{"type":"refused"']


async def test_a_client_that_does_not_answer_pings_is_dropped(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PING_INTERVAL_SECONDS", 0.1)
    game = await open_game(house)
    async with opened(house.url) as silent, house.guest() as guest:
        await silent.upgrade(game)
        async with guest.watch(game) as awake:
            await silent.send(WATCH)
            assert await until_close(silent) == 1011
            # A client that answers pings stays connected.
            await awake.send({"type": "ping"})
            await awake.until(lambda message: message["type"] == "pong")
    await until_empty(house)


async def test_a_client_that_does_not_confirm_the_close_is_dropped(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_module, "CLOSING_SECONDS", 0.1)
    game = await open_game(house)
    async with opened(house.url) as stream:
        await stream.upgrade(game)
        await stream.send(frame(TEXT, b"no watch"))
        assert await until_close(stream) == 1008
        assert await stream.until_closed() == b""
    await until_empty(house)


@pytest.mark.parametrize("is_cut", [False, True], ids=["the client closes", "the server cuts it"])
async def test_leaving_during_the_handshake_leaves_nothing_behind(
    house: House, monkeypatch: pytest.MonkeyPatch, is_cut: bool
) -> None:
    game = await open_game(house)
    found: asyncio.Future[Wire] = asyncio.get_running_loop().create_future()
    proceed, original_run, original_room = asyncio.Event(), Handshake.run, Hall.room

    async def run(handshake: Handshake, app: ASGIApp, scope: Scope) -> None:
        found.set_result(scope[WIRE])
        await original_run(handshake, app, scope)

    async def room(hall: Hall, room_id: str) -> LiveRoom:
        await proceed.wait()
        return await original_room(hall, room_id)

    monkeypatch.setattr(Handshake, "run", run)
    monkeypatch.setattr(Hall, "room", room)
    async with opened(house.url) as stream:
        upgrade = asyncio.ensure_future(stream.upgrade(game))
        wire = await found
        if is_cut:
            wire.transport.abort()
        else:
            stream.close()
        await upgrade
        await asyncio.sleep(0.05)
        assert wire._is_lost == is_cut
        proceed.set()
        await until_empty(house)


async def test_a_client_that_leaves_during_a_watch_gets_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await open_game(house)
    requested, proceed, original = asyncio.Event(), asyncio.Event(), LiveRoom.watch

    async def watch(*arguments: object) -> None:
        requested.set()
        await proceed.wait()
        await original(*arguments)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(LiveRoom, "watch", watch)
    async with opened(house.url) as stream:
        await stream.upgrade(game)
        await stream.send(WATCH)
        await requested.wait()
    await until_empty(house)
    proceed.set()
    await asyncio.sleep(0.05)
    assert not len(house.application.hall.rooms[game].audience)


async def test_an_internal_error_closes_the_socket_and_is_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = await open_game(house)

    def fail(_: object) -> None:
        raise RuntimeError("planted")

    async with house.guest() as guest, guest.watch(game) as watcher:
        monkeypatch.setattr(socket, "_parse", fail)
        await watcher.send({"type": "ping"})
        assert await watcher.until_closed() == 1011
    assert "a socket failed" in caplog.text
    await until_empty(house)


async def test_an_open_socket_keeps_only_its_cookie_and_origin_headers(house: House) -> None:
    game = await open_game(house)
    async with house.guest() as guest:
        await guest.me()
        async with guest.watch(game):
            [connection] = house.application.connections
            assert isinstance(connection.scope[WIRE], Wire)
            assert {name for name, _ in connection.scope["headers"]} <= {b"cookie", b"origin"}
