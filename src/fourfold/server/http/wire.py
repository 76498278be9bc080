"""A WebSocket protocol class for uvicorn that needs no task or queue while a socket is open.

It uses the documented sans-I/O interface of `websockets`. uvicorn's own class keeps a task, a queue
and the whole request per socket, takes three times the memory, and has no limits on frames. This
one relies on how uvicorn creates and stops protocols: see http/protocol.py.
"""

import asyncio
import logging
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any, Protocol

import uvicorn
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, Side
from websockets.protocol import Protocol as WebSocketProtocol
from websockets.server import ServerProtocol

from fourfold.server.config import Limits
from fourfold.server.http.handshake import Handshake
from fourfold.server.http.links import LINK, Link, Links
from fourfold.server.quota import Bucket

CLOSING_SECONDS = 10.0
"""Time limit for the client's closing handshake."""

SLICE_BYTES = 4_096
"""Received data is parsed in slices of this size, checking the limits after each."""

MAX_UNREAD_BYTES = 262_144
"""Maximum send buffer of a client that sends pings without reading pongs."""

MAX_WAITING_BYTES = 1_000_000
"""Bytes that may still be queued for a socket whose send buffer is full."""

FRAMES_PER_MESSAGE = 4
"""Allowed frames per message, since messages may be fragmented and mixed with pings and pongs."""

MIN_FRAMES_PER_SECOND, MIN_FRAME_BURST = 64.0, 256
"""Minimum frame rate limit, so that excess messages are refused instead of cutting the socket."""

MAX_FRAGMENTS = 64
"""Maximum fragments per message; each takes memory, even if empty."""

WIRE = "fourfold.wire"
"""The scope key of a socket's `Wire`."""

_quiet = logging.getLogger(f"{__name__}.protocol")
# At lower levels it logs every socket that opens.
_quiet.setLevel(logging.WARNING)


class Receiver(Protocol):
    """Receives a socket's messages."""

    def receive(self, message: str | bytes) -> None:
        """Handle a message; never raises."""
        ...

    def lose(self) -> None:
        """Handle the end of the connection."""
        ...


class ServerState(Protocol):
    """What a socket needs of uvicorn's server: see http/protocol.py."""

    connections: "set[Wire]"
    """Open connections, which it closes when it stops."""

    tasks: set[asyncio.Task[None]]
    """Running tasks, which it waits for when it stops."""


class Wire(asyncio.Protocol):
    """One socket, with a frame rate limit and a bound on unread pongs."""

    __slots__ = (
        "_app",
        "_bucket",
        "_closing",
        "_context",
        "_fragments",
        "_is_answered",
        "_is_full",
        "_is_lost",
        "_is_text",
        "_link",
        "_links",
        "_max_size",
        "_on_end",
        "_pending_bytes",
        "_protocol",
        "_receiver",
        "_state",
        "transport",
        "unread_messages",
    )

    def __init__(
        self,
        *,
        links: Links,
        limits: Limits,
        config: uvicorn.Config,
        server_state: ServerState,
        **_: Any,  # Any: what else uvicorn may pass
    ) -> None:
        """Accept our arguments and uvicorn's."""
        self._links = links
        self._app = config.loaded_app
        self._state = server_state
        self._max_size = limits.message_bytes
        self._protocol: WebSocketProtocol = ServerProtocol(logger=_quiet)
        self._bucket = Bucket(
            max(MIN_FRAMES_PER_SECOND, FRAMES_PER_MESSAGE * limits.messages_per_second),
            max(MIN_FRAME_BURST, FRAMES_PER_MESSAGE * limits.message_burst),
        )
        self.transport: asyncio.Transport
        self._link: Link
        self._receiver: Receiver | None = None
        self._on_end: Callable[[], None] | None = None
        self._context: Context | None = None
        self._closing: asyncio.TimerHandle | None = None
        self._is_answered = True
        """Whether the client has sent anything since the last ping."""
        self._is_full = False
        self._is_lost = False
        self.unread_messages = 0
        """Messages sent since the send buffer became full."""
        self._pending_bytes = 0
        """Bytes of messages that wait for `flush`."""
        self._fragments: list[bytes] = []
        """The fragments of an incomplete message."""
        self._is_text = True

    # Called by asyncio.

    def connection_made(self, transport: Any) -> None:  # Any: asyncio's type is wider
        """Count the connection."""
        self.transport = transport
        self._state.connections.add(self)
        self._link = self._links.enter(transport)

    def connection_lost(self, _: Exception | None) -> None:
        """Remove the connection, and notify the receiver."""
        self._links.leave(self._link)
        self._state.connections.discard(self)
        self._stop_timers()
        self._is_lost = True
        self._end()

    def data_received(self, data: bytes) -> None:
        """Parse slice by slice, as long as no limit is exceeded."""
        for start in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            self._read(data[start : start + SLICE_BYTES])

    def pause_writing(self) -> None:
        """Note that messages are unread; more may queue behind those in the send buffer."""
        self._is_full = True
        self._links.hold(self._link, self.unread_bytes + MAX_WAITING_BYTES)

    def resume_writing(self) -> None:
        """Note that messages have been read."""
        self._is_full, self.unread_messages = False, 0
        self._links.release(self._link)

    def shutdown(self) -> None:
        """Close now, as uvicorn asks when the server stops."""
        if self._receiver is not None:
            self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    # Called by the application.

    @property
    def unread_bytes(self) -> int:
        """Bytes in the send buffer, and those about to be."""
        return self.transport.get_write_buffer_size() + self._pending_bytes

    def serve(self, receiver: Receiver, on_end: Callable[[], None]) -> None:
        """Pass messages to a receiver from now on, and call `on_end` at the end.

        Both run in the caller's context.
        """
        self._receiver = receiver
        self._on_end = on_end
        self._context = copy_context()
        # The handshake's protocol would keep the whole request in memory.
        self._protocol = WebSocketProtocol(Side.SERVER, max_size=self._max_size, logger=_quiet)
        if self._is_lost:
            # Lost during the handshake.
            self._end()
            return
        self._links.pulse.add(self)
        self.resume()

    def send(self, text: str) -> None:
        """Queue a message without blocking; do nothing if the connection is closing.

        It is sent once everything that is ready to run has run: a system call is a large part of a
        message's cost, and whoever moves gets the move's events and the answer at once.
        """
        data = text.encode()
        try:
            self._protocol.send_text(data)
        except InvalidState:
            return
        self.unread_messages += self._is_full
        if not self._pending_bytes:
            asyncio.get_running_loop().call_soon(self.flush)
        self._pending_bytes += len(data)

    def flush(self) -> None:
        """Send everything that is queued."""
        self._pending_bytes = 0
        writes = self._protocol.data_to_send()
        if not writes or self._is_lost:
            return
        self.transport.write(b"".join(writes))
        if SEND_EOF in writes:
            self.transport.close()

    def close(self, code: int) -> None:
        """Start the closing handshake; the connection ends when the client has answered."""
        try:
            self._protocol.send_close(code)
        except InvalidState:
            return
        self.flush()
        self.resume()
        loop = asyncio.get_running_loop()
        self._closing = loop.call_later(CLOSING_SECONDS, self.transport.close)

    def ping(self) -> None:
        """Ping the client; disconnect it if it has been silent since the last ping."""
        if self.transport.is_closing() or self._closing is not None:
            return
        if not self._is_answered:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self.flush()
            return
        self._is_answered = False
        self._protocol.send_ping(b"")
        self.flush()
        self._links.pulse.add(self)

    def pause(self) -> None:
        """Pause reading."""
        self.transport.pause_reading()

    def resume(self) -> None:
        """Resume reading."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def _read(self, data: bytes) -> None:
        unread = self.unread_bytes
        self._protocol.receive_data(data)
        self._is_answered = True
        frames = 0
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                frames += 1
                self._take_frame(event)
            elif isinstance(event, Request):
                self._shake_hands(event)
        # The protocol answers pings, closing handshakes and errors itself.
        self.flush()
        if self.transport.is_closing():
            return
        if MAX_UNREAD_BYTES < self.unread_bytes > unread:
            self._link.cut("it sends pings without reading the pongs")
        elif frames and self._bucket.take(asyncio.get_running_loop().time(), frames):
            self._link.cut("it sends too many frames")

    def _shake_hands(self, request: Request) -> None:
        # Read nothing more until the handshake is over.
        self.transport.pause_reading()
        assert isinstance(self._protocol, ServerProtocol), "there is one handshake"
        handshake = Handshake(self._protocol, request, self.transport)
        if handshake.is_over:
            return
        scope = {**handshake.scope(), LINK: self._link, WIRE: self}
        task = asyncio.get_running_loop().create_task(handshake.run(self._app, scope))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    def _take_frame(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._is_text = frame.opcode is Opcode.TEXT
            self._fragments = [bytes(frame.data)]
        elif frame.opcode is Opcode.CONT:
            self._fragments.append(bytes(frame.data))
            if len(self._fragments) > MAX_FRAGMENTS:
                self._link.cut(f"a message has more than {MAX_FRAGMENTS} fragments")
                return
        else:
            return
        if frame.fin:
            whole = b"".join(self._fragments)
            self._fragments = []
            self._take_message(whole)

    def _take_message(self, data: bytes) -> None:
        # Ignore messages after the socket was closed.
        if self._receiver is None or self._closing is not None:
            return
        message: str | bytes = data
        if self._is_text:
            try:
                message = data.decode()
            except UnicodeDecodeError:
                self._protocol.fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
        self._run(self._receiver.receive, message)

    def _end(self) -> None:
        if self._receiver is not None and self._on_end is not None:
            self._run(self._receiver.lose)
            self._run(self._on_end)
            self._receiver = self._on_end = None

    def _run(self, call: Callable[..., None], *arguments: object) -> None:
        assert self._context is not None, "set together with the receiver"
        self._context.run(call, *arguments)

    def _stop_timers(self) -> None:
        self._links.pulse.remove(self)
        if self._closing is not None:
            self._closing.cancel()
            self._closing = None
