"""WebSocket messages in both directions."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from fourfold.server.refusal import Code
from fourfold.server.wire.action import Act
from fourfold.server.wire.event import Event
from fourfold.server.wire.model import ActionId, Model, SeatNumber, Token
from fourfold.server.wire.state import Description, State

PROTOCOL = 3
"""The version of the protocol; bumped when older clients would no longer understand the server."""

MAX_ENTRIES_PER_MESSAGE = 500
"""A snapshot holds the latest entries; earlier ones are paged over HTTP."""


class Watch(Model):
    """Subscribe to the room. The first message; sent again to switch seats."""

    type: Literal["watch"] = "watch"
    protocol: Annotated[int, Field(ge=1, le=2**31)] = PROTOCOL
    """The client's protocol version."""
    after: Annotated[int, Field(ge=0, le=2**31)] | None = None
    """The latest version the client has; None for none."""
    seat: SeatNumber | None = None
    """The seat to watch from, for a client that holds several."""
    token: Token | None = None
    """The token from the seat's link, on a device without the holder's cookie."""


class Ping(Model):
    """Check that the connection is alive."""

    type: Literal["ping"] = "ping"


FromClient = Annotated[Watch | Act | Ping, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Watch | Act | Ping] = TypeAdapter(FromClient)


class Entry(Model):
    """An event with its version."""

    version: int
    at: str
    """ISO 8601, UTC."""
    event: Event


class Snapshot(Model):
    """The whole room, for a client that has nothing or has missed too much."""

    type: Literal["snapshot"] = "snapshot"
    room: Description
    seat: SeatNumber | None
    """The seat that the viewer looks from; None for a spectator."""
    entries: tuple[Entry, ...]
    """The log up to the latest version: all of it, or the latest `MAX_ENTRIES_PER_MESSAGE`
    entries."""
    state: State


class Events(Model):
    """The events after the client's version, and the current state."""

    type: Literal["events"] = "events"
    seat: SeatNumber | None
    """The seat that the viewer looks from; None for a spectator."""
    after: int
    entries: tuple[Entry, ...]
    state: State


class Accepted(Model):
    """An action was stored."""

    type: Literal["accepted"] = "accepted"
    id: ActionId
    version: int
    """The version of its first event."""


class Refused(Model):
    """A message was refused."""

    type: Literal["refused"] = "refused"
    id: ActionId | None
    """The action's id; None if the message was not an action."""
    code: Code
    detail: str
    """An English sentence for developers; players see a translated text for the code."""
    version: int | None
    """The room's current version."""
    wait: float | None = None
    """Seconds to wait before a retry."""


class Absence(Model):
    """The player to move is not connected."""

    seat: SeatNumber
    left_ms: int
    """Time, when the message was sent, until the opponents may claim the game."""


class Presence(Model):
    """Who is watching. Sent when that changes, and when an absent player's turn begins."""

    type: Literal["presence"] = "presence"
    seats: tuple[SeatNumber, ...]
    """The seats whose holders are connected."""
    spectators: int
    absence: Absence | None = None
    """Only in a game between people."""


class Closing(Model):
    """The server is closing the connection; the client should reconnect."""

    type: Literal["closing"] = "closing"
    reason: Literal["restart", "slow"]


class Notice(Model):
    """The administrator's notice to everybody, such as planned maintenance."""

    type: Literal["notice"] = "notice"
    text: str | None
    """None: the previous notice no longer applies."""


class Pong(Model):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    version: int
    """The room's version."""


FromServer = Annotated[
    Snapshot | Events | Accepted | Refused | Presence | Closing | Notice | Pong,
    Field(discriminator="type"),
]
FROM_SERVER: TypeAdapter[
    Snapshot | Events | Accepted | Refused | Presence | Closing | Notice | Pong
] = TypeAdapter(FromServer)
