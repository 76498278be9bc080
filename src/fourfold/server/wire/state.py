"""How a room stands for one viewer."""

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
    """The level of a bot."""
    guest: str | None
    """The public id of the guest."""


class Outcome(Model):
    """How a game ended."""

    winner: SeatNumber | None
    """None for a draw."""
    reason: str
    ending: Ending


class Clock(Model):
    """The time of the seat to move."""

    seconds: int
    """What a turn is given."""
    left_ms: int
    """What is left of it, when this was sent."""


class Shared(Model):
    """What all viewers know of a room who see the same position."""

    version: int
    status: Literal["waiting", "playing", "over", "closed"]
    seats: tuple[Holder, ...]
    to_move: SeatNumber | None
    position: Position | None
    """None before the game has begun."""
    outcome: Outcome | None
    draw_offers: tuple[SeatNumber, ...] = ()
    """The seats that would agree to a draw."""
    rematch_offers: tuple[SeatNumber, ...] = ()
    next: GameId | None = None
    """The rematch."""


class Own(Model):
    """What one viewer may do."""

    legal: Moves | None
    """The moves that the viewer may make now; None while it is not their turn."""
    can_take_back: bool = False
    """Whether the viewer may take the latest turn back."""


class State(Shared, Own):
    """What a viewer may know of a room at a version."""

    clock: Clock | None


class Description(Model):
    """What does not change in a room."""

    id: GameId
    rules: RuleSet
    is_private: bool
    previous: GameId | None
    opened_at: str
    """ISO 8601, UTC."""


class Moment(Model):
    """The game after one of its steps."""

    event: Annotated[Step, Field(discriminator="kind")] | None
    """What led here; None for the first position."""
    position: Position
    to_move: SeatNumber | None
    """The seat to move then; None when the game is over."""
    can_go_on: bool
    """Whether another game can go on from here, when this one is over."""
