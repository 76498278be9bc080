"""What happened in a room, as viewers are told: without secrets, with each move read.

The log has event types of its own, in `server/event`.
"""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire.model import GameId, GameName, Model, SeatNumber
from fourfold.server.wire.part import Aftermath, Played

Starter = Literal["lot", "loser"] | SeatNumber
"""Who starts: the lot decides, the loser of the last game does, or this seat."""


class SeatPlan(Model):
    """Who may sit in a seat."""

    bot: str | None = None
    """The level of a bot; None for a person."""


class Opened(Model):
    """A room was opened; bots sit already."""

    kind: Literal["opened"] = "opened"
    game: GameName
    rules: str
    seats: tuple[SeatPlan, ...]
    is_private: bool = False
    """Whether one needs an invitation to sit down."""
    starter: Starter = "lot"
    keeps_starter: bool = False
    """Whether whoever sits in the seat that starts also starts the rematches, not their loser."""
    host: str
    """The guest who opened it."""
    previous: GameId | None = None
    """The game of which this is the rematch."""


class Joined(Model):
    """Somebody sat down."""

    kind: Literal["joined"] = "joined"
    seat: SeatNumber
    guest: str
    name: str


class Left(Model):
    """Somebody got up before the game began."""

    kind: Literal["left"] = "left"
    seat: SeatNumber


class Started(Model):
    """All seats were taken, and the game began."""

    kind: Literal["started"] = "started"
    start: SeatNumber
    """The seat that begins."""


class Moved(Model):
    """A move was made."""

    kind: Literal["moved"] = "moved"
    seat: SeatNumber
    is_forced: bool
    """Whether the clock made it: time ran out where no move is owed."""
    played: Played


class Departed(Model):
    """A seat left the game: it resigned, or ran out of time."""

    kind: Literal["departed"] = "departed"
    seat: SeatNumber
    reason: Literal["resignation", "time"]
    aftermath: Aftermath


class DrawOffered(Model):
    """A seat offered a draw, or agreed to one that was offered."""

    kind: Literal["draw_offered"] = "draw_offered"
    seat: SeatNumber


class DrawDeclined(Model):
    """A seat declined the draw that was offered."""

    kind: Literal["draw_declined"] = "draw_declined"
    seat: SeatNumber


class DrawAgreed(Model):
    """All have agreed to a draw: the game is over."""

    kind: Literal["draw_agreed"] = "draw_agreed"


class TakenBack(Model):
    """The latest moves were taken back."""

    kind: Literal["taken_back"] = "taken_back"
    seat: SeatNumber
    count: int
    """How many of them."""


class Said(Model):
    """A seat said one of the phrases."""

    kind: Literal["said"] = "said"
    seat: SeatNumber
    phrase: str


class RematchOffered(Model):
    """A seat would like to play again."""

    kind: Literal["rematch_offered"] = "rematch_offered"
    seat: SeatNumber


class RematchOpened(Model):
    """All would: the next game is there."""

    kind: Literal["rematch_opened"] = "rematch_opened"
    game_id: GameId


class Closed(Model):
    """The room was closed before a game began."""

    kind: Literal["closed"] = "closed"


Step = Moved | Departed | DrawAgreed
"""What changes the position."""

Event = Annotated[
    Opened
    | Joined
    | Left
    | Started
    | Moved
    | Departed
    | DrawOffered
    | DrawDeclined
    | DrawAgreed
    | TakenBack
    | Said
    | RematchOffered
    | RematchOpened
    | Closed,
    Field(discriminator="kind"),
]
