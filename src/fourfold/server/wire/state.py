"""How a room stands for one viewer."""

from typing import Literal

from fourfold.server.wire.event import Fault
from fourfold.server.wire.model import GameId, Model, SeatNumber
from fourfold.server.wire.position import Position
from fourfold.server.wire.table import Table


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
    group: str | None = None
    """The group that won, in Quarto!."""
    shared: dict[str, int] = {}
    """The traits in play that its pieces share, each with its value."""


class Missed(Model):
    """A complete group that nobody called; told only when the game is over."""

    group: str
    placer: SeatNumber
    seats: tuple[SeatNumber, ...]
    """The seats that could have called it."""
    number: int
    """The number of the move that completed it, counted from 1: the place of its moment."""


class Clock(Model):
    """The time of the seat to move."""

    seconds: int
    """What a turn is given."""
    left_ms: int
    """What is left of it, when this was sent."""


class State(Model):
    """What a viewer may know of a room at a version."""

    version: int
    status: Literal["waiting", "playing", "over", "closed"]
    seats: tuple[Holder, ...]
    to_move: SeatNumber | None
    position: Position | None
    """None before the game has begun."""
    legal: tuple[str, ...]
    """The moves that the viewer may make now, in notation."""
    clock: Clock | None
    outcome: Outcome | None
    missed: tuple[Missed, ...] = ()
    draw_offers: tuple[SeatNumber, ...] = ()
    """The seats that would agree to a draw."""
    rematch_offers: tuple[SeatNumber, ...] = ()
    next: GameId | None = None
    """The rematch."""
    can_take_back: bool = False
    """Whether the viewer may take the latest turn back."""


class Description(Model):
    """What does not change in a room."""

    id: GameId
    table: Table
    is_private: bool
    previous: GameId | None
    opened_at: str
    """ISO 8601, UTC."""


class Moment(Model):
    """The game after one of its moves."""

    seat: SeatNumber | None
    """Who did it; None for the first position and for a draw by agreement."""
    move: str | None
    """The move in notation, or how somebody left; None for the first position."""
    fault: Fault | None
    """Why a call or a claim was wrong; None for any other move."""
    cleared: tuple[int, ...]
    """The fields whose stacks Column took off then."""
    position: Position
    to_move: SeatNumber | None
    """The seat to move then; None when the game is over."""
    can_go_on: bool
    """Whether another game can go on from here, when this one is over."""
