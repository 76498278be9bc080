"""Everything that leans on uvicorn beyond its documented settings: limits, and a gentle stop.

Checked against uvicorn 0.54.0. What is relied on:

- Documented: `uvicorn.Config` takes protocol classes as `http` and `ws`, and their instances are
  driven as `asyncio.Protocol`; httptools calls `on_message_begin`, `on_header`,
  `on_headers_complete` and `on_message_complete`, and stops where one of them raises.
- Not documented, and held by tests/server/http/test_protocol.py: httptools calls them on the
  protocol itself; the names `pipeline`, `flow`, `cycle`, `scope`, `handle_websocket_upgrade`,
  `_start_asgi_task` and `send_400_response`; a socket's protocol is made with the configuration,
  the state of the server and that of the application, and gets the connection and the head of the
  request as if both were new; the server's state has `connections`, each of which has `shutdown`,
  and `tasks`; and `Server` has `servers`, `shutdown` and `capture_signals`.

uvicorn has no setting for the size of headers with httptools, none for their number, for trailers,
for the raw size of a body or for the time that a request may take, and no hook between 'accept no
more' and 'close what is open'.
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
from fourfold.server.http.links import Link, Links

MAX_HEAD_BYTES = 16_384
"""The longest request head: its request line and headers."""

MAX_HEADERS = 100
"""Headers of a request: as objects they take many times the memory that they take on the wire."""

MAX_RAW_BODY_FACTOR = 2
"""The longest body on the wire, with chunk framing, extensions and trailers, in longest bodies."""

MAX_PIPELINED_REQUESTS = 8
"""Requests that a client may send before it has the answer to the first; browsers send none."""

SLICE_BYTES = 4_096
"""What is received is read in pieces of this size: the limits are checked after each."""

REFUSED = "fourfold.refused"
"""The key under which the scope of a request holds why only health checks are answered there."""


class _ExcessError(Exception):
    """Makes httptools stop: what comes is no longer read."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP with limits on the size of a request as it is sent, and on the time that it may take.

    Trailers are counted and dropped. A client that asks on without reading the answers is cut.
    """

    def __init__(self, *, links: Links, limits: Limits, **uvicorn_arguments: Any) -> None:
        """Take what uvicorn passes, whatever it is, beside what is ours."""
        super().__init__(**uvicorn_arguments)
        self._links = links
        self._max_body_bytes = limits.body_bytes
        self._max_raw_body_bytes = MAX_RAW_BODY_FACTOR * limits.body_bytes
        self._link: Link
        self._raw_bytes = 0
        """Received since the head or the body began, but for what came with its beginning."""
        self._body_bytes = 0
        """What there is of the body itself."""
        self._is_in_body = False
        self._has_progress = False
        self._active: RequestResponseCycle | None = None
        """The request that is being answered, or was last."""
        self._is_done = False
        """Whether nothing more is read: the rest is a socket's, or nobody's."""

    def connection_made(self, transport: Any) -> None:  # asyncio's own type is wider
        """Expect the first request."""
        super().connection_made(transport)
        self._link = self._links.enter(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more, and answer nothing more.

        uvicorn tells only the latest request; with pipelining an earlier one may be under way.
        """
        self._links.leave(self._link)
        self.pipeline.clear()
        if self._active is not None:
            self._active.disconnected = True
            self._active.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # uvicorn's own type
        self._active = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Read piece by piece, as long as nothing is over a limit."""
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
        # Also with empty lines before a head, of which httptools says nothing.
        self._expect_head()
        if self._raw_bytes > MAX_HEAD_BYTES:
            self._link.cut(f"a head is longer than {MAX_HEAD_BYTES} bytes")

    def _stop_reading(self) -> None:
        """Read no more of a request whose body is too long, or is too little of it."""
        if self._body_bytes <= self._max_body_bytes:
            # The application would wait for a body that is buried in framing and trailers.
            self._link.cut(f"a body takes more than {self._max_raw_body_bytes} bytes on the wire")
            return
        self._is_done = True
        self._link.note(f"a body is longer than {self._max_body_bytes} bytes")
        if self.cycle.response_complete:
            self.transport.close()
            return
        # The application is about to refuse it.
        self.flow.pause_reading()
        self.cycle.keep_alive = False
        self._link.expect("the answer", timing.CLOSING_TIMEOUT_SECONDS)

    def on_message_begin(self) -> None:
        """Expect the rest of a head."""
        if self.flow.write_paused or len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            raise self._cut("it asks on without reading the answers")
        self._has_progress, self._raw_bytes = True, 0
        self._expect_head()
        super().on_message_begin()
        if self._link.refusal is not None:
            # Anything else than a health check is refused by the guard.
            self.scope[REFUSED] = self._link.refusal  # type: ignore[literal-required]

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header; trailers, which nobody reads, come here too."""
        if self._is_in_body:
            return
        if len(self.headers) >= MAX_HEADERS:
            # uvicorn answers with 400 and closes.
            reason = f"a request has more than {MAX_HEADERS} headers"
            self._link.note(reason)
            raise _ExcessError(reason)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Expect the body, if there is one; the application counts what is in it."""
        self._has_progress, self._raw_bytes, self._is_in_body = True, 0, True
        self._body_bytes = 0
        self._link.expect("the body of a request", timing.BODY_TIMEOUT_SECONDS)
        super().on_headers_complete()
        if self._link.refusal is not None and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        """Count what is body and not framing."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Expect nothing: the next request has time."""
        self._has_progress, self._raw_bytes, self._is_in_body = True, 0, False
        self._link.relax()
        self._links.end_body(self._link)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Answer the next request, unless this answer is not even read."""
        if self.pipeline and self.flow.write_paused:
            self._cut("it asks on without reading the answers")
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on to the socket, which counts it from now on."""
        self._is_done = True
        self._links.leave(self._link)
        super().handle_websocket_upgrade()

    def _should_upgrade_to_ws(self) -> bool:
        return self._link.refusal is None and super()._should_upgrade_to_ws()

    def send_400_response(self, msg: str) -> None:
        """Tell a client that its request is none, unless its connection is cut already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Note that answers are unread."""
        super().pause_writing()
        self._links.hold(self._link, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Note that answers are read."""
        super().resume_writing()
        self._links.release(self._link)

    def _expect_head(self) -> None:
        """Start the time for a head, once for each."""
        if self._link.is_relaxed:
            self._link.expect("the head of a request", timing.HEAD_TIMEOUT_SECONDS)

    def _cut(self, reason: str) -> _ExcessError:
        self._link.cut(reason)
        return _ExcessError(reason)


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
