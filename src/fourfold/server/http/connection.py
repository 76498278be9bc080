"""One open socket: sends in order, never waits, and closes on a reader who is too slow."""

import asyncio
from collections import deque

from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fourfold.server.http.protocol import WIRE, LimitedSocket
from fourfold.server.http.refusal_note import note_refusal
from fourfold.server.live.keyring import Renewals
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.wire.message import Closing, Refused
from fourfold.server.wire.model import Model

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
SERVICE_RESTART = 1012

LAST_SECONDS = 2.0
"""How long a slow reader has to read that it is closed."""

MAX_BYTES_PER_CHARACTER = 4
"""In UTF-8, and in memory."""


class Connection:
    """A listener over a socket."""

    def __init__(self, socket: WebSocket, *, max_messages: int, max_bytes: int) -> None:
        self.viewer: Viewer = SPECTATOR
        self.keys: Renewals = {}
        """The keys by which it was let in, and how often each had been renewed."""
        self.is_slow = False
        """Whether it was closed because its reader was too slow."""
        self._socket = socket
        self._wire: LimitedSocket | None = socket.scope.get(WIRE)
        self._max_messages = max_messages
        self._max_bytes = max_bytes
        self._waiting: deque[str] = deque()
        self._waiting_bytes = 0
        self._sender: asyncio.Task[None] | None = None
        self._close_code: int | None = None

    def send(self, text: str) -> None:
        """Send a message some time soon, in the order of the calls; never waits, never raises."""
        if self._close_code is not None:
            return
        # Most clients read what they are sent, so that nothing waits.
        if self._sender is None and self._wire is not None and self._wire.send_now(text):
            return
        self._append(text)
        if len(self._waiting) > self._max_messages or self._unread_bytes > self._max_bytes:
            # What it has not read it asks for again when it comes back.
            self.is_slow = True
            self._clear()
            self.close(Closing(reason="slow"), TRY_AGAIN_LATER)
            asyncio.get_running_loop().call_later(LAST_SECONDS, self._cut_off)
            return
        if self._sender is None:
            self._sender = asyncio.ensure_future(self._send_all())

    def tell(self, message: Model) -> None:
        """Send a message."""
        self.send(message.model_dump_json())

    def close(self, message: Model | None, code: int) -> None:
        """Send what waits and a last message, then close."""
        if self._close_code is not None:
            return
        if message is not None:
            self._append(message.model_dump_json())
        self._close_code = code
        if self._sender is None:
            self._sender = asyncio.ensure_future(self._send_all())

    def refuse(self, refusal: Refusal) -> None:
        """Close, with a last message that says why; never waits, never raises."""
        note_refusal(self.scope, refusal.code)
        message = Refused(id=None, code=refusal.code, detail=refusal.detail, version=None)
        self.close(message, POLICY_VIOLATION)

    def check_keys(self, renewed: Renewals) -> None:
        """Close if a key by which it was let in was renewed since."""
        if any(renewed.get(key, 0) > count for key, count in self.keys.items()):
            self.refuse(Refusal(Code.NOT_YOUR_SEAT, "the key was renewed"))

    @property
    def scope(self) -> Scope:
        """What is known of the request that opened it."""
        return self._socket.scope

    async def flush(self) -> None:
        """Wait until all is sent."""
        if self._sender is not None:
            await asyncio.wait({self._sender})

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft()
                self._waiting_bytes -= _count_bytes(text)
                await self._socket.send_text(text)
            if self._close_code is not None:
                await self._socket.close(self._close_code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The other side has gone; whoever reads from the socket will notice.
            self._clear()
        finally:
            self._sender = None

    @property
    def is_closing(self) -> bool:
        """Whether nothing more is sent, nor taken."""
        return self._close_code is not None

    @property
    def is_open(self) -> bool:
        """Whether messages can still come."""
        return self._socket.client_state is WebSocketState.CONNECTED

    @property
    def _unread_bytes(self) -> int:
        """What waits here and in the send buffer."""
        buffered = 0 if self._wire is None else self._wire.transport.get_write_buffer_size()
        return self._waiting_bytes + buffered

    def _append(self, text: str) -> None:
        self._waiting.append(text)
        self._waiting_bytes += _count_bytes(text)

    def _clear(self) -> None:
        self._waiting.clear()
        self._waiting_bytes = 0

    def _cut_off(self) -> None:
        """End a connection whose reader has not even read that it is closed."""
        if self._sender is not None and self._wire is not None:
            self._wire.transport.abort()


def _count_bytes(text: str) -> int:
    """Return at least the size of a text, without encoding it."""
    return len(text) if text.isascii() else MAX_BYTES_PER_CHARACTER * len(text)
