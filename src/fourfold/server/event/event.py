"""What can happen in a room, as the log keeps it: everything needed to fold the room again.

Nothing here follows from something else here: what a move brought about is found by playing it.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from fourfold.games.game import Move, Seat

Starter: TypeAlias = Literal["lot", "loser"] | Seat
"""Who starts: a seat drawn by lot, the loser of the last game, or this seat."""

DepartureReason: TypeAlias = Literal["resignation", "time"]


@dataclass(frozen=True, slots=True)
class Opened:
    """A room was opened; its bots are seated."""

    game: str
    """The game's name."""

    rules: str
    """The key of the rule set."""

    bots: tuple[str | None, ...]
    """The level of the bot in each seat; None for a person's seat."""

    host: str
    """The guest who opened the room."""

    is_private: bool = False
    """Whether one needs an invitation to sit down."""

    starter: Starter = "lot"

    previous: str | None = None
    """The game of which this is the rematch."""

    source: str | None = None
    """The game whose first moves were taken over."""

    keeps_starter: bool = False
    """Whether whoever sits in the seat that starts also starts the rematches, not their loser."""


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody sat down."""

    seat: Seat
    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody got up before the game began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Started:
    """All seats were taken, and the game began. Holds secrets."""

    start: Seat
    """The seat that begins."""

    deal: str | None = None
    """The deal in notation, for a game that has one."""

    seed: int = 0
    """RNG seed of the bots."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move."""

    seat: Seat
    move: Move
    """A move of the room's game."""

    is_forced: bool = False
    """Whether the clock made it: time ran out where no move is owed."""


@dataclass(frozen=True, slots=True)
class Departed:
    """A seat left the game: it resigned, or ran out of time."""

    seat: Seat
    reason: DepartureReason


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A seat offered a draw, or accepted the offer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """A seat declined the offered draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawAgreed:
    """Everybody has agreed to a draw: the game is over."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took the latest moves back."""

    seat: Seat
    count: int
    """The number of moves."""


@dataclass(frozen=True, slots=True)
class Said:
    """A seat said one of the phrases."""

    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class RematchOffered:
    """A seat would like to play again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """Everybody would: the next game is open."""

    game_id: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The room was closed before a game began."""


Step: TypeAlias = Moved | Departed | DrawAgreed
"""What changes the position."""

Note: TypeAlias = (
    Opened
    | Joined
    | Left
    | Started
    | DrawOffered
    | DrawDeclined
    | TakenBack
    | Said
    | RematchOffered
    | RematchOpened
    | Closed
)
"""Everything else."""

Event: TypeAlias = Step | Note
"""One entry of a log."""
