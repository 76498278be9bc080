"""uvicorn behaviour that the server relies on beyond its documentation.

tests/server/attack and tests/server/edge/test_flood.py attack the limits themselves.
"""

import ast
import asyncio
import inspect
import re
import signal
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

import fourfold
from fourfold.server.http import links, protocol
from fourfold.server.http.connection import Connection
from fourfold.server.http.handshake import _read_address
from fourfold.server.http.wire import WIRE
from tests.server.guest import ME
from tests.server.house import House, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    assert anyio_backend == "asyncio"
    async with open_house(tmp_path / "games.db") as house:
        yield house


def test_uvicorn_is_the_version_that_was_checked() -> None:
    checked = re.search(r"Tested with uvicorn ([\d.]+\d)", protocol.__doc__ or "")
    assert checked is not None
    assert uvicorn.__version__ == checked[1], (
        "uvicorn has changed: read its httptools_impl and server again, "
        "check that http/protocol.py still works, and update the version there"
    )


def test_every_import_of_uvicorns_internals_is_listed() -> None:
    imported = [
        alias.name
        for path in Path(fourfold.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("uvicorn")
        for alias in node.names
    ]
    listed = (protocol.__doc__ or "").partition("not documented:")[2].partition("\n\n")[0]
    assert sorted(imported) == sorted(re.findall(r"`(\w+)`", listed))


def test_only_the_checked_minor_version_can_be_installed() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    [bounds] = [
        each for each in project["optional-dependencies"]["server"] if each.startswith("uvicorn")
    ]
    major, minor = uvicorn.__version__.split(".")[:2]
    assert bounds == f"uvicorn>={major}.{minor},<{major}.{int(minor) + 1}"


@pytest.mark.parametrize(
    ("found", "address"),
    [
        (("127.0.0.1", 8000), ("127.0.0.1", 8000)),
        (("::1", 8000, 0, 0), ("::1", 8000)),
        ("/run/fourfold.sock", ("/run/fourfold.sock", None)),
        ("", None),
        (None, None),
    ],
)
def test_an_address_is_read_from_every_kind_of_socket(
    found: object, address: tuple[str, int | None] | None
) -> None:
    assert _read_address(found) == address


def test_uvicorns_server_still_has_what_ours_overrides() -> None:
    for name in ("shutdown", "capture_signals"):
        theirs = inspect.signature(getattr(uvicorn.Server, name))
        ours = inspect.signature(getattr(protocol.DrainingServer, name))
        assert list(theirs.parameters) == list(ours.parameters)
    source = inspect.getsource(uvicorn.Server)
    assert "with self.capture_signals():" in source
    assert "await self.shutdown(sockets=sockets)" in source
    assert "self.servers" in source


async def open_raw(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = house.url.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


async def test_a_connection_without_a_whole_request_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "HEAD_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr(links, "WATCH_SECONDS", 0.05)
    for beginning in (b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "):
        reader, writer = await open_raw(house)
        writer.write(beginning)
        async with asyncio.timeout(30):
            assert await reader.read() == b""
        writer.close()


async def test_a_whole_request_stops_the_timer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "HEAD_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr(links, "WATCH_SECONDS", 0.05)
    reader, writer = await open_raw(house)
    for _ in range(3):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(30):
            assert b" 200 " in await reader.readuntil(b"\r\n")
            await reader.readuntil(b"alive\n")
        # Longer than the limit for the first request.
        await asyncio.sleep(0.3)
    writer.close()


async def test_the_application_can_abort_the_connection_of_a_socket(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME)))["id"]
        async with host.watch(game) as first, host.watch(game) as second:
            found: list[Connection] = list(house.application.connections)
            transports = [each.scope[WIRE].transport for each in found]
            assert len(transports) == 2
            transports[0].abort()
            watchers = (first.connection, second.connection)
            heard = [asyncio.ensure_future(watcher.recv()) for watcher in watchers]
            done, open_still = await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
            # Only one of them, and without a close frame.
            assert len(done) == 1
            with pytest.raises(ConnectionClosed) as closed:
                await done.pop()
            assert closed.value.rcvd is None
            for each in open_still:
                each.cancel()


async def test_signals_stop_the_server_and_are_not_raised_again() -> None:
    async def drain() -> None:
        """Nothing to do."""

    config = uvicorn.Config(lambda _: None, log_config=None)
    server = protocol.DrainingServer(config, drain)
    before = signal.getsignal(signal.SIGTERM)
    with server.capture_signals():
        signal.raise_signal(signal.SIGTERM)
        assert (server.should_exit, server.force_exit) == (True, False)
        assert server.stop_reason == "SIGTERM"
        signal.raise_signal(signal.SIGINT)
        assert server.force_exit
    assert signal.getsignal(signal.SIGTERM) is before
