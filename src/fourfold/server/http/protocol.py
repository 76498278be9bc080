"""Code that relies on uvicorn beyond its documented settings: limits, and a graceful stop.

Tested with uvicorn 0.54.0. It relies on:

- Documented: `uvicorn.Config` takes protocol classes as `http` and `ws`, and their instances are
  driven as `asyncio.Protocol`; httptools calls `on_message_begin`, `on_header`,
  `on_headers_complete` and `on_message_complete`, and stops where one of them raises.
- Undocumented, but covered by tests/server/http/test_protocol.py: httptools calls them on the
  protocol itself; the names `pipeline`, `flow`, `cycle`, `scope`, `handle_websocket_upgrade`,
  `_start_asgi_task` and `send_400_response`; a socket's protocol is created with the configuration,
  the server's state and the application's, and receives the connection and the request head as if
  both were new; the server's state has `connections`, each of which has `shutdown`, and `tasks`;
  and `Server` has `servers`, `shutdown` and `capture_signals`.
- Imported from modules that are not documented: `HttpToolsProtocol` and `RequestResponseCycle`
  here, and `ProxyHeadersMiddleware` in http/web_server.py.

pyproject.toml therefore bounds uvicorn's version from above.

uvicorn has no settings for the size of headers with httptools, their number, trailers, the raw size
of a body, or request timeouts, and no hook between 'stop accepting' and 'close connections'.
"""

import contextlib
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fourfold.server.config import Limits
from fourfold.server.http import links as timing
from fourfold.server.http.links import LINK, Link, Links

MAX_HEAD_BYTES = 16_384
"""Maximum size of a request head: request line and headers."""

MAX_HEADERS = 100
"""Maximum headers per request; as objects they take many times their size on the wire."""

MAX_RAW_BODY_FACTOR = 2
"""Maximum size of a body with chunk framing and trailers, as a multiple of `body_bytes`."""

MAX_PIPELINED_REQUESTS = 8
"""Maximum pipelined requests; browsers send none."""

SLICE_BYTES = 4_096
"""Received data is parsed in slices of this size, checking the limits after each."""

REFUSED = "fourfold.refused"
"""The scope key of the refusal on connections that only get health checks answered."""


class _ExcessError(Exception):
    """Makes httptools stop parsing."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP with limits on a request's size on the wire and on its duration.

    Trailers are counted and dropped. Clients that keep sending requests without reading the
    responses are cut off.
    """

    # Any: uvicorn's arguments are of many types.
    def __init__(self, *, links: Links, limits: Limits, **uvicorn_arguments: Any) -> None:
        """Accept our arguments, and pass all others to uvicorn."""
        super().__init__(**uvicorn_arguments)
        self._links = links
        self._max_body_bytes = limits.body_bytes
        self._max_raw_body_bytes = MAX_RAW_BODY_FACTOR * limits.body_bytes
        self._link: Link
        self._raw_bytes = 0
        """Bytes received since the head or body began, excluding its first slice."""
        self._body_bytes = 0
        """Bytes of the body itself received."""
        self._is_in_body = False
        self._has_progress = False
        self._active: RequestResponseCycle | None = None
        """The current or latest request."""
        self._is_done = False
        """Whether to stop parsing: the rest belongs to a socket, or is ignored."""

    def connection_made(self, transport: Any) -> None:  # Any: asyncio's type is wider
        """Start the timeout for the first request."""
        super().connection_made(transport)
        self._link = self._links.enter(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection, and stop answering.

        uvicorn notifies only the latest request; with pipelining an earlier one may be running.
        """
        self._links.leave(self._link)
        self.pipeline.clear()
        if self._active is not None:
            self._active.disconnected = True
            self._active.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # Any: ASGI
        self._active = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Parse slice by slice, as long as no limit is exceeded."""
        for start in range(0, len(data), SLICE_BYTES):
            if self._is_done or self.transport.is_closing():
                return
            self._read(data[start : start + SLICE_BYTES])

    def _read(self, data: bytes) -> None:
        self._has_progress = False
        super().data_received(data)
        if self._is_in_body:
            self._links.await_body(self._link)
        if self._has_progress:
            return
        self._raw_bytes += len(data)
        if self._is_in_body:
            if self._raw_bytes > self._max_raw_body_bytes:
                self._stop_reading()
            return
        # Includes empty lines before a head, which httptools doesn't report.
        self._expect_head()
        if self._raw_bytes > MAX_HEAD_BYTES:
            self._link.cut(f"a request head exceeds {MAX_HEAD_BYTES} bytes")

    def _stop_reading(self) -> None:
        """Stop reading a request whose body is too large, or mostly framing."""
        if self._body_bytes <= self._max_body_bytes:
            # The application would keep waiting for a body buried in framing and trailers.
            self._link.cut(f"a body takes more than {self._max_raw_body_bytes} bytes on the wire")
            return
        self._is_done = True
        self._link.note(f"a body exceeds {self._max_body_bytes} bytes")
        if self.cycle.response_complete:
            self.transport.close()
            return
        # The application will refuse it.
        self.flow.pause_reading()
        self.cycle.keep_alive = False
        self._link.expect("the response", timing.CLOSING_TIMEOUT_SECONDS)

    def on_message_begin(self) -> None:
        """Start the timeout for the rest of the head."""
        if self.flow.write_paused or len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            raise self._cut("it sends requests without reading the responses")
        self._has_progress, self._raw_bytes = True, 0
        self._expect_head()
        super().on_message_begin()
        self.scope[LINK] = self._link  # type: ignore[literal-required]
        if self._link.refusal is not None:
            # The guard refuses anything other than a health check.
            self.scope[REFUSED] = self._link.refusal  # type: ignore[literal-required]

    def on_header(self, name: bytes, value: bytes) -> None:
        """Store a header; ignore trailers, which also arrive here."""
        if self._is_in_body:
            return
        if len(self.headers) >= MAX_HEADERS:
            # uvicorn answers with 400 and closes.
            reason = f"a request has more than {MAX_HEADERS} headers"
            self._link.note(reason)
            raise _ExcessError(reason)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the timeout for the body, if any; the application checks its size."""
        self._has_progress, self._raw_bytes, self._is_in_body = True, 0, True
        self._body_bytes = 0
        self._link.expect("a request body", timing.BODY_TIMEOUT_SECONDS)
        super().on_headers_complete()
        if self._link.refusal is not None and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        """Count the body's bytes, without framing."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Clear the timeout until the next request."""
        self._has_progress, self._raw_bytes, self._is_in_body = True, 0, False
        self._link.relax()
        self._links.end_body(self._link)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Continue with the next request, unless this response is still unread."""
        if self.pipeline and self.flow.write_paused:
            self._cut("it sends requests without reading the responses")
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket, which counts it from now on."""
        self._is_done = True
        self._links.leave(self._link)
        super().handle_websocket_upgrade()

    def _should_upgrade_to_ws(self) -> bool:
        return self._link.refusal is None and super()._should_upgrade_to_ws()

    def send_400_response(self, msg: str) -> None:
        """Answer an invalid request, unless the connection has been cut."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Note that responses are unread."""
        super().pause_writing()
        self._links.hold(self._link, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Note that responses have been read."""
        super().resume_writing()
        self._links.release(self._link)

    def _expect_head(self) -> None:
        """Start the timeout for a head, once per request."""
        if self._link.is_relaxed:
            self._link.expect("a request head", timing.HEAD_TIMEOUT_SECONDS)

    def _cut(self, reason: str) -> _ExcessError:
        self._link.cut(reason)
        return _ExcessError(reason)


class DrainingServer(uvicorn.Server):
    """A server that drains the application before it closes connections."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.stop_reason = "requested"
        """Why it stops: the signal's name, if there was one."""
        self._drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, drain, then close as usual."""
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()
        await self._drain()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on Ctrl-C, Ctrl-Break and SIGTERM; unlike uvicorn, don't raise them again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        # The last one is Ctrl-Break, which only Windows has.
        names = ("SIGINT", "SIGTERM", "SIGBREAK")
        wanted = [getattr(signal, name) for name in names if hasattr(signal, name)]
        before = {number: signal.signal(number, self._stop) for number in wanted}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, _: FrameType | None) -> None:
        self.stop_reason = signal.Signals(number).name
        if self.should_exit and number == signal.SIGINT:
            # A second Ctrl-C skips the graceful stop.
            self.force_exit = True
        self.should_exit = True
