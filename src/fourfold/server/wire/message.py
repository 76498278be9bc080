"""The messages of the socket, in both directions."""

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
"""A snapshot has the latest entries; the earlier ones are asked for page by page over HTTP."""


class Watch(Model):
    """The first message, and again to look from another seat: what the client wants to see."""

    type: Literal["watch"] = "watch"
    protocol: Annotated[int, Field(ge=1, le=2**31)] = PROTOCOL
    """The version of the protocol that the client speaks."""
    after: Annotated[int, Field(ge=0, le=2**31)] | None = None
    """The latest version that the client has; None for none."""
    seat: SeatNumber | None = None
    """The seat to look from, for somebody who holds several."""
    token: Token | None = None
    """The secret of the seat's link, on a device that is not the holder's own."""


class Ping(Model):
    """Asks whether the server is still there."""

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
    """The room, for one who has nothing or has missed much."""

    type: Literal["snapshot"] = "snapshot"
    room: Description
    seat: SeatNumber | None
    """The seat that the viewer looks from; None for a spectator."""
    entries: tuple[Entry, ...]
    """What happened, up to the latest version: all of it, or the latest
    `MAX_ENTRIES_PER_MESSAGE`."""
    state: State


class Events(Model):
    """What happened after a version that the viewer has, and how the room stands now."""

    type: Literal["events"] = "events"
    seat: SeatNumber | None
    """The seat that the viewer looks from; None for a spectator."""
    after: int
    entries: tuple[Entry, ...]
    state: State


class Accepted(Model):
    """An action is in the log, for good."""

    type: Literal["accepted"] = "accepted"
    id: ActionId
    version: int
    """The version of its first event."""


class Refused(Model):
    """What was asked is not done."""

    type: Literal["refused"] = "refused"
    id: ActionId | None
    """The action's; None where the message was no action."""
    code: Code
    detail: str
    """A sentence in English, for developers; players read the text of the code."""
    version: int | None
    """The room's version now."""
    wait: float | None = None
    """After how many seconds to try again."""


class Presence(Model):
    """Who is looking."""

    type: Literal["presence"] = "presence"
    seats: tuple[SeatNumber, ...]
    """The seats whose holders are there."""
    spectators: int


class Closing(Model):
    """The server goes away; the client is to connect again."""

    type: Literal["closing"] = "closing"
    reason: Literal["restart", "slow"]


class Notice(Model):
    """What the administrator announces to everybody, such as a time of maintenance."""

    type: Literal["notice"] = "notice"
    text: str | None
    """None: what was announced before no longer holds."""


class Pong(Model):
    """The server is still there."""

    type: Literal["pong"] = "pong"
    version: int
    """The room's."""


FromServer = Annotated[
    Snapshot | Events | Accepted | Refused | Presence | Closing | Notice | Pong,
    Field(discriminator="type"),
]
FROM_SERVER: TypeAdapter[
    Snapshot | Events | Accepted | Refused | Presence | Closing | Notice | Pong
] = TypeAdapter(FromServer)
