"""A WebSocket as the web server drives it: no task and no queue for as long as it is open.

The protocol itself is that of `websockets`, by its documented interface without input and output.
uvicorn's own class for it keeps a task, a queue and the whole request for each socket, three times
the memory, and has no limits on frames. Of uvicorn this relies on how it makes and stops protocols:
see http/protocol.py.
"""

import asyncio
import logging
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any, Protocol

import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, Side
from websockets.protocol import Protocol as WebSocketProtocol
from websockets.server import ServerProtocol

from fourfold.server.config import Limits
from fourfold.server.http.handshake import Handshake
from fourfold.server.http.links import Link, Links
from fourfold.server.quota import Bucket

PING_INTERVAL_SECONDS = 30.0
"""How often a client is asked whether it is there; it has as long to answer."""

CLOSING_SECONDS = 10.0
"""How long a client may take to confirm that a socket is closed."""

SLICE_BYTES = 4_096
"""What is received is read in pieces of this size: the limits are checked after each."""

MAX_UNREAD_BYTES = 262_144
"""How much may wait in the send buffer of a client that sends pings and reads no pongs."""

MAX_WAITING_BYTES = 1_000_000
"""How much may wait for a socket beyond what its send buffer holds before it counts as full."""

FRAMES_PER_MESSAGE = 4
"""Frames per message on average: messages may be fragmented, with pings and pongs in between."""

MIN_FRAMES_PER_SECOND, MIN_FRAME_BURST = 64.0, 256
"""Frames that are let through however few messages may be sent: those are refused politely."""

MAX_FRAGMENTS = 64
"""Fragments of one message; each waits in a list, however empty it is."""

WIRE = "fourfold.wire"
"""The key under which the scope of a socket holds its `Wire`."""

_quiet = logging.getLogger(f"{__name__}.protocol")
# It would say of every socket that it is open.
_quiet.setLevel(logging.WARNING)


class Receiver(Protocol):
    """Who hears what comes over a socket."""

    def receive(self, message: str | bytes) -> None:
        """Take a message; never raises."""
        ...

    def lose(self) -> None:
        """Hear that the connection is over."""
        ...


class Wire(asyncio.Protocol):
    """One socket, whose frames are priced and unread pongs bounded."""

    __slots__ = (
        "_app",
        "_beat",
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
        **_: Any,  # what else uvicorn may pass
    ) -> None:
        """Take what uvicorn passes, beside what is ours."""
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
        self._beat: asyncio.TimerHandle | None = None
        self._closing: asyncio.TimerHandle | None = None
        self._is_answered = True
        """Whether the client has been heard since it was last asked."""
        self._is_full = False
        self._is_lost = False
        self.unread_messages = 0
        """How many were sent since the send buffer was full."""
        self._fragments: list[bytes] = []
        """What there is of a message that is not whole yet."""
        self._is_text = True

    # What asyncio calls.

    def connection_made(self, transport: Any) -> None:  # asyncio's own type is wider
        """Count the connection."""
        self.transport = transport
        self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn's own classes alone
        self._link = self._links.enter(transport)

    def connection_lost(self, _: Exception | None) -> None:
        """Count the connection no more, and tell who hears it."""
        self._links.leave(self._link)
        self._state.connections.discard(self)
        self._stop_timers()
        self._is_lost = True
        self._end()

    def data_received(self, data: bytes) -> None:
        """Read piece by piece, as long as nothing is over a limit."""
        for start in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            self._read(data[start : start + SLICE_BYTES])

    def pause_writing(self) -> None:
        """Note that messages are unread; more may wait behind those in the send buffer."""
        self._is_full = True
        self._links.hold(self._link, self.unread_bytes + MAX_WAITING_BYTES)

    def resume_writing(self) -> None:
        """Note that messages are read."""
        self._is_full, self.unread_messages = False, 0
        self._links.release(self._link)

    def shutdown(self) -> None:
        """Close now, as uvicorn asks when the server stops."""
        if self._receiver is not None:
            self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    # What the application calls.

    @property
    def unread_bytes(self) -> int:
        """How much waits in the send buffer."""
        return self.transport.get_write_buffer_size()

    def serve(self, receiver: Receiver, on_end: Callable[[], None]) -> None:
        """Hand over what comes from now on, and call `on_end` when all is over.

        Both are called in the context of the caller.
        """
        self._receiver = receiver
        self._on_end = on_end
        self._context = copy_context()
        # That of the handshake would keep the whole request.
        self._protocol = WebSocketProtocol(Side.SERVER, max_size=self._max_size, logger=_quiet)
        if self._is_lost:
            # During the handshake.
            self._end()
            return
        self._wait_for_beat()
        self.resume()

    def send(self, text: str) -> None:
        """Send a message; never waits. Nothing is sent where the connection closes."""
        try:
            self._protocol.send_text(text.encode())
        except InvalidState:
            return
        self.unread_messages += self._is_full
        self._flush()

    def close(self, code: int) -> None:
        """Tell the client that the socket closes; the connection ends when it has confirmed."""
        try:
            self._protocol.send_close(code)
        except InvalidState:
            return
        self._flush()
        self.resume()
        loop = asyncio.get_running_loop()
        self._closing = loop.call_later(CLOSING_SECONDS, self.transport.close)

    def pause(self) -> None:
        """Read no more for now."""
        self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
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
        # The protocol answers pings, closings and mistakes by itself.
        self._flush()
        if self.transport.is_closing():
            return
        if MAX_UNREAD_BYTES < self.unread_bytes > unread:
            self._link.cut("it sends pings and reads no pongs")
        elif frames and self._bucket.take(asyncio.get_running_loop().time(), frames):
            self._link.cut("it sends too many frames")

    def _shake_hands(self, request: Request) -> None:
        # Whoever sends before the handshake is over has to wait.
        self.transport.pause_reading()
        assert isinstance(self._protocol, ServerProtocol), "there is one handshake"
        handshake = Handshake(self._protocol, request, self.transport)
        if handshake.is_over:
            return
        scope = {**handshake.scope(), WIRE: self}
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
        # What comes after a socket was closed is nobody's.
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
        assert self._context is not None, "kept with the receiver"
        self._context.run(call, *arguments)

    def _flush(self) -> None:
        writes = self._protocol.data_to_send()
        self.transport.write(b"".join(writes))
        if SEND_EOF in writes:
            self.transport.close()

    def _wait_for_beat(self) -> None:
        loop = asyncio.get_running_loop()
        self._beat = loop.call_later(PING_INTERVAL_SECONDS, self._ask)

    def _ask(self) -> None:
        """Ask the client whether it is there; let it go if it was silent since the last time."""
        if self.transport.is_closing() or self._closing is not None:
            return
        if not self._is_answered:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self._flush()
            return
        self._is_answered = False
        self._protocol.send_ping(b"")
        self._flush()
        self._wait_for_beat()

    def _stop_timers(self) -> None:
        for timer in (self._beat, self._closing):
            if timer is not None:
                timer.cancel()
        self._beat = self._closing = None
