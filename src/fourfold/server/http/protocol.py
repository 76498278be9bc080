"""Everything that leans on uvicorn beyond its documented settings: limits, and a gentle stop.

Checked against uvicorn 0.54.0. What is relied on:

- Documented: `uvicorn.Config` takes protocol classes as `http` and `ws`, and their instances are
  driven as `asyncio.Protocol`; httptools calls `on_headers_complete` and `on_message_complete`.
- Not documented, and held by tests/server/http/test_protocol.py: httptools calls them on the
  protocol itself, the task of a socket starts inside `data_received`, which also writes the pongs,
  and `Server` has `servers`, `shutdown` and `capture_signals`.

uvicorn has no setting for the size of headers with httptools, none for the time until they are
there, no access to the transport, and no hook between 'accept no more' and 'close what is open'.
"""

import asyncio
import contextlib
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextvars import ContextVar
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MAX_HEADER_BYTES = 32_768
"""The longest request head: its request line and headers."""

HEADER_TIMEOUT_SECONDS = 15.0
"""How long a new connection may take until the headers of its first request are complete."""

TRANSPORT = "fourfold.transport"
"""The key under which the scope of a socket holds its transport."""

MAX_UNREAD_BYTES = 262_144
"""How much may wait in the send buffer of a client that sends pings and reads no pongs."""

CURRENT_TRANSPORT: ContextVar[asyncio.Transport | None]
CURRENT_TRANSPORT = ContextVar("fourfold_transport", default=None)
"""The transport of the socket that is being served."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP with a limit on the size of headers and on the time until they are complete."""

    _raw: asyncio.Transport
    _header_bytes = 0
    _is_in_body = False
    _has_progress = False
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:  # asyncio's own type is wider
        """Start the timer for the first request."""
        super().connection_made(transport)
        self._raw = transport
        loop = asyncio.get_running_loop()
        self._deadline = loop.call_later(HEADER_TIMEOUT_SECONDS, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count the bytes before a body: a header without end never becomes a header."""
        self._has_progress = False
        super().data_received(data)
        if self._is_in_body or self._has_progress:
            self._header_bytes = 0
            return
        self._header_bytes += len(data)
        if self._header_bytes > MAX_HEADER_BYTES:
            self._raw.abort()

    def on_headers_complete(self) -> None:
        """Let the body come; the application counts it."""
        self._stop_timer()
        self._is_in_body = self._has_progress = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Count anew for the next request of the connection."""
        self._is_in_body, self._has_progress = False, True
        super().on_message_complete()

    def _stop_timer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket whose unread pongs are bounded, and whose transport the application can reach.

    So the application can tell what is unread, and abort: closing waits until the client has read
    everything.
    """

    _raw: asyncio.Transport

    def connection_made(self, transport: Any) -> None:  # asyncio's own type is wider
        """Keep the transport."""
        super().connection_made(transport)
        self._raw = transport

    def data_received(self, data: bytes) -> None:
        """Hand the transport to the task that begins here; abort if too many pongs are unread."""
        unread = self._raw.get_write_buffer_size()
        token = CURRENT_TRANSPORT.set(self._raw)
        try:
            super().data_received(data)
        finally:
            CURRENT_TRANSPORT.reset(token)
        if MAX_UNREAD_BYTES < self._raw.get_write_buffer_size() > unread:
            self._raw.abort()


class DrainingServer(uvicorn.Server):
    """A server that finishes what has begun, and says goodbye, before it closes connections."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.stop_reason = "it was asked to"
        """Why it stops: the name of the signal, if one came."""
        self._drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, drain, then close as usual."""
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()
        await self._drain()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at SIGINT and SIGTERM; unlike uvicorn, do not raise them again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        wanted = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self._stop) for number in wanted}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, _: FrameType | None) -> None:
        self.stop_reason = signal.Signals(number).name
        if self.should_exit and number == signal.SIGINT:
            # The second Ctrl-C of somebody who does not want to wait.
            self.force_exit = True
        self.should_exit = True
