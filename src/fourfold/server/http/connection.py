"""One open socket: sends in order without blocking, and disconnects slow readers."""

import asyncio
from collections.abc import Callable

from starlette.types import Scope

from fourfold.server.http.refusal_note import note_refusal
from fourfold.server.http.wire import Wire
from fourfold.server.live.keyring import Renewals
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.wire.message import Closing, Refused
from fourfold.server.wire.model import Model

POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
SERVICE_RESTART = 1012
TRY_AGAIN_LATER = 1013

CLOSING_SECONDS = 2.0
"""How long a slow reader has to read the closing message."""


class Connection:
    """A room's listener over a socket."""

    __slots__ = (
        "_max_bytes",
        "_max_messages",
        "_wire",
        "is_slow",
        "keys",
        "on_close",
        "scope",
        "viewer",
    )

    def __init__(self, wire: Wire, scope: Scope, *, max_messages: int, max_bytes: int) -> None:
        self.viewer: Viewer = SPECTATOR
        self.keys: Renewals = {}
        """The keys that admitted it, with their renewal counts at the time."""
        self.is_slow = False
        """Whether it was closed because its reader was too slow."""
        self.scope = scope
        """The ASGI scope of the request that opened it."""
        self.on_close: Callable[[], None] | None = None
        """Called once when sending and receiving stop; None from then on."""
        self._wire = wire
        self._max_messages = max_messages
        self._max_bytes = max_bytes

    @property
    def is_closing(self) -> bool:
        """Whether sending and receiving have stopped."""
        return self.on_close is None

    def send(self, text: str) -> None:
        """Queue a message, in call order; never blocks or raises."""
        if self.is_closing:
            return
        wire = self._wire
        wire.send(text)
        if wire.unread_messages > self._max_messages or wire.unread_bytes > self._max_bytes:
            # The client asks for unread messages again when it reconnects.
            self.is_slow = True
            self.close(Closing(reason="slow"), TRY_AGAIN_LATER)
            asyncio.get_running_loop().call_later(CLOSING_SECONDS, self._cut_off)

    def send_model(self, message: Model) -> None:
        """Send a message."""
        self.send(message.model_dump_json())

    def close(self, message: Model | None, code: int) -> None:
        """Send a last message, then close."""
        if self.is_closing:
            return
        if message is not None:
            self._wire.send(message.model_dump_json())
        self._wire.close(code)
        self.end()

    def refuse(self, refusal: Refusal) -> None:
        """Close with a last message that says why; never blocks or raises."""
        note_refusal(self.scope, refusal.code)
        message = Refused(id=None, code=refusal.code, detail=refusal.detail, version=None)
        self.close(message, POLICY_VIOLATION)

    def check_keys(self, renewed: Renewals) -> None:
        """Close if a key that admitted it has been renewed since."""
        if any(renewed.get(key, 0) > count for key, count in self.keys.items()):
            self.refuse(Refusal(Code.NOT_YOUR_SEAT, "the key was renewed"))

    def end(self) -> None:
        """Stop sending and receiving."""
        if self.on_close is not None:
            on_close, self.on_close = self.on_close, None
            on_close()

    def _cut_off(self) -> None:
        """Abort a connection whose reader did not read the closing message."""
        if self._wire.unread_bytes:
            self._wire.transport.abort()
