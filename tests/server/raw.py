"""A client without a protocol: raw bytes to a server, and its response."""

import os
import socket
import struct
from typing import Self

from tests.server.guest import TIMEOUT_SECONDS

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class RawClient:
    """A plain connection."""

    def __init__(self, url: str, *, receive_buffer: int = 0) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self.host = f"{host}:{port}"
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(TIMEOUT_SECONDS)
        self.socket.connect((host, int(port)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Send bytes; return False if the server has closed."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def read(self, size: int = 65_536) -> bytes:
        """Return some received bytes; empty once the server has closed."""
        try:
            return self.socket.recv(size)
        except ConnectionError:
            return b""

    def read_all(self) -> bytes:
        """Return everything until the server closes."""
        parts = []
        while part := self.read():
            parts.append(part)
        return b"".join(parts)

    def upgrade(self, game_id: str, **headers: str) -> bytes:
        """Request a socket to a room; return the response head."""
        lines = [
            f"GET /api/games/{game_id}/socket HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self.send(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
        head = b""
        while not head.endswith(b"\r\n\r\n") and (part := self.read(1)):
            head += part
        return head


def frame(
    opcode: int,
    data: bytes,
    *,
    is_last: bool = True,
    is_masked: bool = True,
    reserved: int = 0,
    length: int | None = None,
) -> bytes:
    """Return a frame; `length` is what it claims, right or wrong."""
    first = (0x80 if is_last else 0) | (reserved << 4) | opcode
    size, mask_bit = len(data) if length is None else length, 0x80 if is_masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask_bit | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, mask_bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask_bit | 127, size)
    if not is_masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[number % 4] for number, byte in enumerate(data))
