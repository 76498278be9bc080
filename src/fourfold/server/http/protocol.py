"""The protocols below the application, with limits that uvicorn's own do not have."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_HEADER_BYTES = 32_768
"""The longest beginning of a request: its address and headers."""

HEADER_SECONDS = 15.0
"""So long a connection may take until the headers of its first request are there."""

CUT_OFF = "fourfold.cut_off"
"""Where the scope of a socket holds the function that cuts it off."""

MOST_UNREAD_BYTES = 262_144
"""So much may wait to be read by a client that sends pings and reads no answers."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP whose headers end: in bytes, and in time."""

    _header_bytes = 0
    _is_in_body = False
    _has_progress = False
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._deadline = self.loop.call_later(HEADER_SECONDS, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what comes before a body: one header without end never becomes a header."""
        self._has_progress = False
        super().data_received(data)
        if self._is_in_body or self._has_progress:
            self._header_bytes = 0
            return
        self._header_bytes += len(data)
        if self._header_bytes > MOST_HEADER_BYTES:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """Let the body come; the application counts it."""
        self._stop_waiting()
        self._is_in_body = self._has_progress = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Count anew for the next request of the connection."""
        self._is_in_body, self._has_progress = False, True
        super().on_message_complete()

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket that does not keep answers to pings for one who never reads them.

    The application finds how to cut it off in its scope, for one who reads nothing at all: closing
    would wait until all is read.
    """

    def handle_connect(self, event: Any) -> None:
        """Offer the application a way to cut the connection off."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope[CUT_OFF] = self.transport.abort

    def handle_ping(self) -> None:
        """Answer, unless too many answers wait already."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD_BYTES:
            self.transport.abort()
            return
        super().handle_ping()
