"""The events in a room's log: everything needed to rebuild the room.

Derived facts are not stored: the result of a move is found by replaying it.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from fourfold.games.game import Move, Seat

Starter: TypeAlias = Literal["lot", "loser"] | Seat
"""Who starts: a random seat, the loser of the last game, or this seat."""

DepartureReason: TypeAlias = Literal["resignation", "time", "absence"]


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
    """Whether taking a seat needs an invitation."""

    starter: Starter = "lot"

    previous: str | None = None
    """The game that this is a rematch of."""

    source: str | None = None
    """The game whose opening moves were copied."""

    keeps_starter: bool = False
    """Whether the player in the starting seat also starts the rematches, instead of the loser."""

    is_seek: bool = False
    """Whether the host waits for anyone, and only as long as they stay connected."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A guest took a seat."""

    seat: Seat
    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Left:
    """A guest left their seat before the game began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Started:
    """All seats were taken, and the game began; contains secrets."""

    start: Seat
    """The seat that moves first."""

    deal: str | None = None
    """The deal in notation, for games with cards."""

    seed: int = 0
    """The bots' RNG seed."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move."""

    seat: Seat
    move: Move
    """A move of the room's game."""

    is_forced: bool = False
    """Whether the clock made the move: time ran out on an optional move."""


@dataclass(frozen=True, slots=True)
class Departed:
    """A seat left the game: it resigned, ran out of time, or was absent and an opponent claimed."""

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
    """All players agreed to a draw, or one claimed it: the game is over."""

    absent: Seat | None = None
    """The absent seat, if its opponent claimed the draw."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took back the latest moves."""

    seat: Seat
    count: int
    """The number of moves."""


@dataclass(frozen=True, slots=True)
class Said:
    """A seat said one of the phrases, or nudged the player to move."""

    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class RematchOffered:
    """A seat offered a rematch."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """All players accepted the rematch, and it was opened."""

    game_id: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The room was closed before a game began."""


Step: TypeAlias = Moved | Departed | DrawAgreed
"""Events that change the position."""

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
"""All other events."""

Event: TypeAlias = Step | Note
"""Any event in a log."""
