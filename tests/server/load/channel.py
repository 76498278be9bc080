"""A WebSocket client (RFC 6455) cheap enough to run thousands alongside the server.

Supports only what the server's sockets need: whole text messages, pings, and the close.
"""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha1
from typing import cast

from tests.server.load.endpoint import Endpoint

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What a server appends to the key to prove that it speaks the protocol (RFC 6455, 1.3)."""

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL = 0x80
NOT_UPGRADED = "not upgraded"
MASKED = 0x80


class ChannelError(Exception):
    """The peer violated the protocol."""


class Channel(asyncio.Protocol):
    """One socket; reports its opening, every text, and, once connected, its end."""

    def __init__(
        self,
        *,
        on_open: Callable[["Channel"], None],
        on_text: Callable[[bytes], None],
        on_end: Callable[["Channel", str], None],
    ) -> None:
        self._request = b""
        self._key = b64encode(os.urandom(16)).decode()
        self._on_open, self._on_text, self._on_end = on_open, on_text, on_end
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self.is_open = False
        self.ended = asyncio.Event()
        self._why = "the connection was lost"

    async def connect(self, endpoint: Endpoint, path: str, cookie: str | None) -> None:
        """Connect, and request the upgrade; raises `OSError` if nobody listens."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {endpoint.host}:{endpoint.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {self._key}",
            "Sec-WebSocket-Version: 13",
        ]
        if cookie is not None:
            lines.append(f"Cookie: {cookie}")
        self._request = ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, endpoint.host, endpoint.port, ssl=endpoint.tls)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports don't inherit from asyncio's.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        try:
            if self.is_open or self._has_upgraded():
                self._read_frames()
        except ChannelError as error:
            self._why = str(error)
            self.abort()

    def connection_lost(self, _exc: Exception | None) -> None:
        self.is_open = False
        self.ended.set()
        self._on_end(self, self._why)

    def send(self, text: bytes) -> None:
        """Send a text; does nothing if the connection is gone."""
        if self.is_open:
            self._send(TEXT, text)

    def abort(self) -> bool:
        """Close the connection at once; return whether there was one."""
        if self._transport is None or self.ended.is_set():
            return False
        self._transport.abort()
        return True

    def _has_upgraded(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        lines = bytes(self._buffer[:end]).split(b"\r\n")
        del self._buffer[: end + 4]
        if b" 101 " not in lines[0] + b" ":
            raise ChannelError(f"{NOT_UPGRADED}: {lines[0].decode('latin-1')}")
        headers = dict(line.lower().split(b": ", 1) for line in lines[1:] if b": " in line)
        accept = b64encode(sha1((self._key + GUID).encode()).digest())
        if headers.get(b"sec-websocket-accept") != accept.lower():
            raise ChannelError("the answer is for another key")
        self.is_open = True
        self._on_open(self)
        return True

    def _read_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            first, length = buffer[start], buffer[start + 1]
            head = start + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                if len(buffer) < head + size:
                    break
                length = int.from_bytes(buffer[head : head + size], "big")
                head += size
            if len(buffer) < head + length:
                break
            start = head + length
            self._take(first, bytes(buffer[head:start]))
        del buffer[:start]

    def _take(self, first: int, payload: bytes) -> None:
        if first == FINAL | TEXT:
            self._on_text(payload)
        elif first == FINAL | PING:
            self._send(PONG, payload)
        elif first == FINAL | CLOSE:
            code = int.from_bytes(payload[:2], "big")
            self._why = f"closed by the server with code {code}"
            self._send(CLOSE, payload[:2])
            if self._transport is not None:
                self._transport.close()
        elif first != FINAL | PONG:
            raise ChannelError(f"unexpected frame beginning with 0x{first:02x}")

    def _send(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        if length < 126:
            head = bytes((FINAL | opcode, MASKED | length))
        else:
            head = bytes((FINAL | opcode, MASKED | 126)) + length.to_bytes(2, "big")
        mask = os.urandom(4)
        # One XOR over the whole text as a number: a loop over bytes would cost ten times as much.
        pad = (mask * (length // 4 + 1))[:length]
        masked = int.from_bytes(payload, "big") ^ int.from_bytes(pad, "big")
        self._transport.write(head + mask + masked.to_bytes(length, "big"))
