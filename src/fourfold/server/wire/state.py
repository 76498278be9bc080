"""The state of a room as one viewer sees it."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire.event import Step
from fourfold.server.wire.model import GameId, Model, SeatNumber
from fourfold.server.wire.part import Ending, Moves, Position, RuleSet


class Holder(Model):
    """Who sits in a seat."""

    seat: SeatNumber
    name: str | None
    """None while the seat is free."""
    bot: str | None
    """The bot's level."""
    guest: str | None
    """The guest's public id."""


class Outcome(Model):
    """How a game ended."""

    winner: SeatNumber | None
    """None for a draw."""
    reason: str
    ending: Ending


class Clock(Model):
    """The clock of the seat to move."""

    seconds: int
    """Time limit per turn."""
    left_ms: int
    """Time left when the message was sent."""


class Shared(Model):
    """The state shared by all viewers who see the same position."""

    version: int
    status: Literal["waiting", "playing", "over", "closed"]
    seats: tuple[Holder, ...]
    to_move: SeatNumber | None
    position: Position | None
    """None before the game has begun."""
    outcome: Outcome | None
    draw_offers: tuple[SeatNumber, ...] = ()
    """The seats that have offered a draw."""
    rematch_offers: tuple[SeatNumber, ...] = ()
    next: GameId | None = None
    """The rematch's room."""


class Own(Model):
    """The viewer's own part of the state: what they may do."""

    legal: Moves | None
    """The viewer's legal moves; None while it is not their turn."""
    can_take_back: bool = False
    """Whether the viewer may take back the latest turn."""
    can_offer_draw: bool = False
    """Whether the viewer may offer a draw, or accept one."""


class State(Shared, Own):
    """The state of a room at one version, as a viewer may see it."""

    clock: Clock | None


class Description(Model):
    """The parts of a room that never change."""

    id: GameId
    rules: RuleSet
    is_private: bool
    previous: GameId | None
    opened_at: str
    """ISO 8601, UTC."""


class Moment(Model):
    """The game after one of its steps."""

    event: Annotated[Step, Field(discriminator="kind")] | None
    """The event that led here; None for the first position."""
    position: Position
    to_move: SeatNumber | None
    """The seat to move at this moment; None when the game is over."""
    can_go_on: bool
    """Whether a new game can continue from here once this one is over."""
