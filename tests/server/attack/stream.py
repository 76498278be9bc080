"""Attackers' connections: raw bytes, from their own address."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tests.server.guest import TIMEOUT_SECONDS

ATTACKER = "127.0.0.66"
"""The attackers' address, if the system allows all of 127.0.0.0/8."""

FORWARDED = "X-Forwarded-For: 198.51.100.66\r\n"
"""What a proxy adds to an attacker's requests."""

UPGRADE = (
    "GET /api/games/{game}/socket HTTP/1.1\r\nHost: {host}\r\n{headers}Upgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@dataclass
class Stream:
    """A plain connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    host: str
    headers: str = ""
    """The lines of further headers, such as a proxy's, for every request."""

    async def send(self, data: bytes) -> bool:
        """Send bytes; return False if the server has closed."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return not self.writer.is_closing()

    async def read_head(self) -> bytes:
        """Return a response head, possibly incomplete if the server closes."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                return await self.reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError as error:
            return error.partial
        except ConnectionError:
            return b""

    async def ask(self, path: str, method: str = "GET", **headers: str) -> int:
        """Send a request without a body; return the response's status, 0 if there is none."""
        own = {"host": self.host, "content-length": "0"} | headers
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in own.items())
        lines += self.headers
        await self.send(f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1"))
        head = await self.read_head()
        return int(head.split()[1]) if head else 0

    async def upgrade(self, game: str) -> bytes:
        """Request a socket; return the response head."""
        head = UPGRADE.format(game=game, host=self.host, headers=self.headers)
        await self.send(head.encode())
        return await self.read_head()

    async def until_closed(self) -> bytes:
        """Return everything until the server closes."""
        parts = []
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while part := await self.reader.read(65_536):
                    parts.append(part)
        return b"".join(parts)

    @property
    def is_open(self) -> bool:
        """Whether the connection is open, as far as this side can tell."""
        return not self.reader.at_eof() and self.reader.exception() is None

    def close(self) -> None:
        """Abort the connection."""
        self.writer.transport.abort()


async def connect(
    url: str, *, source: str | None = None, receive_buffer: int = 0, headers: str = ""
) -> Stream:
    """Open a connection, from an address of this machine if given."""
    host, _, port = url.removeprefix("http://").partition(":")
    plain = socket.socket()
    plain.setblocking(False)
    if receive_buffer:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    if source is not None:
        plain.bind((source, 0))
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plain)
    return Stream(reader, writer, f"{host}:{port}", headers)


@asynccontextmanager
async def opened(url: str, *, source: str | None = None) -> AsyncIterator[Stream]:
    """Keep a connection open until the block ends."""
    stream = await connect(url, source=source)
    try:
        yield stream
    finally:
        stream.close()


@asynccontextmanager
async def crowd(url: str, count: int, *, source: str | None = None) -> AsyncIterator[list[Stream]]:
    """Keep many connections open until the block ends; the server may close some at once."""
    streams: list[Stream] = []
    try:
        for _ in range(count):
            with contextlib.suppress(OSError):
                streams.append(await connect(url, source=source))
        yield streams
    finally:
        for stream in streams:
            stream.close()


async def pour(url: str, head: bytes, part: bytes, limit: int) -> int:
    """Send a head and then endless parts; return the bytes sent before the server closed."""
    async with opened(url) as stream:
        await stream.send(head)
        sent = 0
        while sent < limit and stream.is_open and await stream.send(part):
            sent += len(part)
            await asyncio.sleep(0)
        return sent


async def count_open(streams: list[Stream]) -> int:
    """Return how many of these the server has not closed; reads and drops what it sent."""
    still_open = 0
    for stream in streams:
        with contextlib.suppress(TimeoutError, ConnectionError):
            while stream.is_open:
                async with asyncio.timeout(0.001):
                    await stream.reader.read(65_536)
        still_open += stream.is_open
    return still_open
