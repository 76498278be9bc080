"""Events as viewers see them: without secrets, with moves parsed.

The stored log has its own event types, in `server/event`.
"""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire.model import GameId, GameName, Model, SeatNumber
from fourfold.server.wire.part import Aftermath, Played

Starter = Literal["lot", "loser"] | SeatNumber
"""Who starts: drawn by lot, the loser of the last game, or this seat."""


class SeatPlan(Model):
    """Whether a seat is for a person or a bot."""

    bot: str | None = None
    """The level of a bot; None for a person."""


class Opened(Model):
    """A room was opened; bots are in their seats already."""

    kind: Literal["opened"] = "opened"
    game: GameName
    rules: str
    seats: tuple[SeatPlan, ...]
    is_private: bool = False
    """Whether joining needs an invitation."""
    starter: Starter = "lot"
    keeps_starter: bool = False
    """Whether the player in the starting seat also starts the rematches, instead of the loser."""
    is_seek: bool = False
    """Whether the host waits for anyone, and only as long as they stay connected."""
    host: str
    """The guest who opened it."""
    previous: GameId | None = None
    """The game that this is a rematch of."""


class Joined(Model):
    """Somebody took a seat."""

    kind: Literal["joined"] = "joined"
    seat: SeatNumber
    guest: str
    name: str


class Left(Model):
    """Somebody left their seat before the game began."""

    kind: Literal["left"] = "left"
    seat: SeatNumber


class Started(Model):
    """All seats are taken, and the game begins."""

    kind: Literal["started"] = "started"
    start: SeatNumber
    """The seat that moves first."""


class Moved(Model):
    """A move was made."""

    kind: Literal["moved"] = "moved"
    seat: SeatNumber
    is_forced: bool
    """Whether the server made the move, a pass or the end of a turn, because time ran out."""
    played: Played


class Departed(Model):
    """A seat left the game: it resigned, ran out of time, or was absent and an opponent claimed."""

    kind: Literal["departed"] = "departed"
    seat: SeatNumber
    reason: Literal["resignation", "time", "absence"]
    aftermath: Aftermath


class DrawOffered(Model):
    """A seat offered a draw, or accepted one."""

    kind: Literal["draw_offered"] = "draw_offered"
    seat: SeatNumber


class DrawDeclined(Model):
    """A seat declined the draw offered."""

    kind: Literal["draw_declined"] = "draw_declined"
    seat: SeatNumber


class DrawAgreed(Model):
    """All players agreed to a draw, or one claimed it: the game is over."""

    kind: Literal["draw_agreed"] = "draw_agreed"
    absent: SeatNumber | None = None
    """The absent seat, if its opponent claimed the draw."""


class TakenBack(Model):
    """The latest moves were taken back."""

    kind: Literal["taken_back"] = "taken_back"
    seat: SeatNumber
    count: int
    """The number of moves taken back."""


class Said(Model):
    """A seat said one of the phrases, or `nudge`."""

    kind: Literal["said"] = "said"
    seat: SeatNumber
    phrase: str


class RematchOffered(Model):
    """A seat offered a rematch, or accepted one."""

    kind: Literal["rematch_offered"] = "rematch_offered"
    seat: SeatNumber


class RematchOpened(Model):
    """All players accepted the rematch, and its room is open."""

    kind: Literal["rematch_opened"] = "rematch_opened"
    game_id: GameId


class Closed(Model):
    """The room was closed before a game began."""

    kind: Literal["closed"] = "closed"


Step = Moved | Departed | DrawAgreed
"""An event that changes the position."""

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
