"""The contract that every game obeys: seats, outcomes, errors, positions and games.

Nothing here knows the rules of a game, a clock, a file or a source of randomness.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import ModuleType, UnionType
from typing import Any, Protocol, Self, TypeAlias, TypeVar

__all__ = [
    "Agreement",
    "AnyGame",
    "AnyPosition",
    "AnyReason",
    "Departure",
    "Game",
    "GameError",
    "IllegalMoveError",
    "IllegalPositionError",
    "Move",
    "NotationError",
    "Outcome",
    "Position",
    "Reason",
    "Rules",
    "Seat",
]

Seat: TypeAlias = int
"""A place at the table, numbered from 1."""


class AnyReason(StrEnum):
    """Why a game ended; a game's own reasons are an enum that inherits from this one.

    The values are written into records and never change.
    """


class Reason(AnyReason):
    """The reasons that every game has."""

    TIME = "time"
    """A player ran out of time."""

    RESIGNATION = "resignation"
    """A player resigned."""

    AGREEMENT = "agreement"
    """All players agreed to a draw, or the turn cap was reached."""


_REASONS = {str(reason) for reason in Reason}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winner: Seat | None
    """The seat that won; None for a draw."""

    reason: AnyReason
    """What ended the game."""

    def __post_init__(self) -> None:
        """Check the values; read the text of a reason that every game has."""
        if self.winner is not None:
            check_seat(self.winner)
            if self.winner < 1:
                raise IllegalPositionError(f"there is no seat {self.winner}: the first is 1")
        check_type(self.reason, str, "a reason, such as Reason.RESIGNATION")
        if type(self.reason) is str and self.reason in _REASONS:
            object.__setattr__(self, "reason", Reason(self.reason))

    def __str__(self) -> str:
        """Return a sentence, such as `Seat 1 has won (call).`."""
        result = "The game is drawn" if self.winner is None else f"Seat {self.winner} has won"
        return f"{result} ({self.reason})."

    def __repr__(self) -> str:
        """Return a call that makes an equal outcome: a reason is equal to its text."""
        return f"Outcome({self.winner}, {str(self.reason)!r})"


@dataclass(frozen=True, slots=True)
class Departure:
    """A seat that leaves the game: it resigned, or its time ran out."""

    seat: Seat
    """The seat that leaves."""

    reason: Reason
    """`Reason.RESIGNATION` or `Reason.TIME`."""

    def __post_init__(self) -> None:
        """Refuse any other reason, and a seat that is no number."""
        check_seat(self.seat)
        if self.reason not in (Reason.RESIGNATION, Reason.TIME):
            raise IllegalMoveError(f"nobody leaves a game by {self.reason}")


@dataclass(frozen=True, slots=True)
class Agreement:
    """A draw that all players have agreed to."""


class GameError(ValueError):
    """Base class of all errors of the rules; the message says what was wrong and where."""


class NotationError(GameError):
    """A text that is not valid notation."""

    def __init__(self, column: int, problem: str) -> None:
        """Say what is wrong at the first wrong character, and its column, counted from 1."""
        super().__init__(f"column {column}: {problem}")
        self.column = column
        """The column of the first wrong character, counted from 1."""
        self.problem = problem
        """What was wrong there."""


class IllegalMoveError(GameError):
    """A move that the rules do not allow in this position."""


class IllegalPositionError(GameError):
    """A position, a rule set or a deal that the rules do not allow."""

    def __init__(self, problem: str, field: str | None = None) -> None:
        """Say what was wrong, and which field of a position is to blame, if one is."""
        super().__init__(problem)
        self.field = field
        """The name of the position's field that is wrong; None if no single one is."""


T = TypeVar("T")

MAX_QUOTED_CHARACTERS = 60
"""An error quotes at most this much of a value."""


def quote(value: object) -> str:
    """Describe a wrong value in an error: a plain value or a move as it is, all else by its type.

    A position or a deal could show hidden cards in a log, and fill it.
    """
    if value is None or isinstance(value, str | int | float | bytes | Move):
        text = repr(value)
        return text if len(text) <= MAX_QUOTED_CHARACTERS else text[:MAX_QUOTED_CHARACTERS] + "…"
    if isinstance(value, ModuleType):
        return f"the module {value.__name__}"
    kind = value if isinstance(value, type) else type(value)
    # A game's own class is named with its game.
    home = kind.__module__.split(".")
    name = f"{home[2]}.{kind.__name__}" if len(home) > 3 else kind.__name__
    if kind is value:
        return f"the class {name}"
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"


def check_type(value: T, kind: type | UnionType, expected: str) -> T:
    """Return a value, or raise `TypeError` if it is not of the kind that is expected."""
    if not isinstance(value, kind):
        raise TypeError(f"expected {expected}, found {quote(value)}")
    return value


def outcome_words(outcome: Outcome) -> str:
    """Return an outcome for an error's sentence, such as `a win for seat 1 (line)`."""
    result = "a draw" if outcome.winner is None else f"a win for seat {outcome.winner}"
    return f"{result} ({outcome.reason})"


MIN_TURN_SECONDS = 1
MAX_TURN_SECONDS = 10**9 - 1
"""How long a turn may last by the rules; a server may allow less."""


def check_seat(seat: Seat, seats: int | None = None) -> None:
    """Refuse a seat that is no number or, where `seats` is given, not at the table."""
    check_type(seat, int, "the number of a seat")
    if seats is not None and not 1 <= seat <= seats:
        raise IllegalPositionError(f"there is no seat {seat}: {seats} play")


def check_seconds(seconds: int | None) -> None:
    """Refuse a time per turn that is not whole seconds of at most nine digits, or None."""
    if seconds is None:
        return
    check_type(seconds, int, "whole seconds")
    if seconds < MIN_TURN_SECONDS:
        raise IllegalPositionError("the time per move must be at least one second")
    if seconds > MAX_TURN_SECONDS:
        raise IllegalPositionError(f"the time per move is at most {MAX_TURN_SECONDS} seconds")


def check_viewer(seat: Seat | None, seats: int) -> None:
    """Raise `IllegalPositionError` for a seat that is not at the table; None is a spectator."""
    if seat is not None:
        check_seat(seat, seats)


class Move:
    """A single decision by a player. A game's moves are frozen values that inherit from this.

    `str(move)` is its notation.
    """

    __slots__ = ()


class Rules(Protocol):
    """A rule set: a frozen value of the game's own class."""

    @property
    def seconds(self) -> int | None:
        """Seconds for a turn; None for no limit."""


MoveT = TypeVar("MoveT", bound=Move)
RulesT = TypeVar("RulesT", bound=Rules)
RulesT_co = TypeVar("RulesT_co", bound=Rules, covariant=True)


class Position(Protocol[MoveT, RulesT_co]):
    """A frozen, hashable state of play. History belongs to the match and the record.

    A position that exists is legal: the constructor refuses all others.
    """

    @property
    def rules(self) -> RulesT_co:
        """The rule set in force."""

    @property
    def notation(self) -> str:
        """The position as the game's `parse_position` reads it."""

    @property
    def seats(self) -> int:
        """The number of seats at the table."""

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the game is over."""

    @property
    def starter(self) -> Seat | None:
        """The seat that began, if the notation does not say who is to move; otherwise None."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def legal_moves(self) -> Sequence[MoveT]:
        """List every move that the rules allow, wrong calls and claims included.

        Equal positions have the same list in the same order. A finished game has no moves.
        """

    def legal_mask(self) -> bytes:
        """Return a byte for each of the game's `moves`: 1 if the move is legal, else 0."""

    def encode(self) -> bytes:
        """Return the position as bytes, a number each; the game's `decode` reads them."""

    def sensible_moves(self) -> Sequence[MoveT]:
        """List the legal moves without the wrong calls and claims."""

    def play(self, move: MoveT | str, seat: Seat | None = None) -> Self:
        """Return the position after a move, or raise `IllegalMoveError` with the reason.

        The move may be given in its notation: raise `NotationError` if the text is not a move.
        Where `seat` is given, it must be the seat to move.
        """

    def is_wrong(self, move: MoveT | str) -> bool:
        """Tell whether a legal move is a wrong call or claim."""

    def view(self, seat: Seat | None) -> Self:
        """Return the position as a seat may know it, or a spectator (None).

        What the viewer may not know is unknown in the result, not just hidden. For every
        legal move, viewing and playing commute: `view(s).play(m) == play(m).view(s)`.
        """

    def leave(self, departure: Departure) -> Self:
        """Return the position after a seat has left the game."""

    def agree_draw(self) -> Self:
        """Return the position after all players have agreed to a draw."""

    def expiry(self) -> MoveT | Departure:
        """Return what happens if the seat to move runs out of time now.

        Either a move made on its behalf, or its departure from the game.
        """


AnyPosition: TypeAlias = Position[Any, Any]
"""A position of any game.

`Any` because a move goes both in (`play`) and out (`legal_moves`): a game's own position takes only
its own moves, so it is no `Position[Move, Rules]`. `play` refuses another game's moves at run time.
"""

PositionT = TypeVar("PositionT", bound=AnyPosition)


class Game(Protocol[PositionT, MoveT, RulesT]):
    """The static facts of a game, how it starts, and its notation. Each game has one instance."""

    def __hash__(self) -> int:
        """Return a hash: a game can be the key of a cache."""

    @property
    def name(self) -> str:
        """The game's name on the command line, in records and in messages."""

    @property
    def seat_counts(self) -> Sequence[int]:
        """The possible numbers of seats."""

    @property
    def uncounted(self) -> tuple[type, ...]:
        """The kinds of moves that perft leaves out."""

    @property
    def default_rules(self) -> RulesT:
        """The rule set that is played by default: the game as printed."""

    @property
    def default_turn_cap(self) -> int | None:
        """The number of turns after which tournaments draw a game; None for no cap."""

    @property
    def default_loser_starts(self) -> bool:
        """Whether the loser starts the next game of two players, unless they agree otherwise.

        A house rule: where it is False, the lot decides again.
        """

    @property
    def moves(self) -> Sequence[MoveT]:
        """Every possible move, in the order of their numbers."""

    def index(self, move: MoveT | str) -> int:
        """Return the number of a move."""

    def count_seats(self, deal: str | None) -> int:
        """Return the number of seats in a deal, or the default without one."""

    def format_deal(self, deal: Any) -> str:
        """Return the notation of a deal, given as the game's own values or in notation.

        `Any`: only the game knows what it deals. Raise `IllegalPositionError` if it deals nothing.
        """

    def draw_deal(self, seats: int, seed: int) -> str | None:
        """Return the deal of a seed, in notation; None for a game without one.

        The same seed gives the same deal on every machine and in every version.
        """

    def view_deal(self, deal: str | None, viewer: Seat | None) -> str | None:
        """Return a deal as a seat may know it, or a spectator (None).

        `start` takes it like any deal, and gives the first position as the viewer may know it.
        """

    def start(
        self,
        rules: RulesT | str = ...,
        *,
        seats: int | None = None,
        starter: Seat = 1,
        deal: str | None = None,
    ) -> PositionT:
        """Return the first position, or raise `IllegalPositionError`.

        The rules are the default ones if left out. A deal decides the number of seats; without one
        there are `seats`, or two if left out.
        """

    def parse_rules(self, text: str) -> RulesT:
        """Parse a rule set key; raise `NotationError` if the text is not one."""

    def format_rules(self, rules: RulesT) -> str:
        """Return the key of a rule set."""

    def parse_position(
        self,
        text: str,
        rules: RulesT | str = ...,
        *,
        starter: Seat = 1,
        outcome: Outcome | None = None,
    ) -> PositionT:
        """Parse a position; raise `NotationError` if the text is not one.

        `starter` is the seat that began, for a game whose notation does not say who is to move;
        `outcome` is how the game ended, if the position does not imply it.
        """

    def format_position(self, position: PositionT) -> str:
        """Return the notation of a position."""

    def decode(self, data: bytes, rules: RulesT | str = ...) -> PositionT:
        """Return the position that was encoded; raise `IllegalPositionError` for other bytes."""

    def parse_move(self, text: str) -> MoveT:
        """Parse one move; raise `NotationError` if the text is not one."""

    def format_move(self, move: MoveT) -> str:
        """Return the notation of one move."""

    def parse_turn(self, text: str) -> Sequence[MoveT]:
        """Parse the moves of one turn; raise `NotationError` if the text is not one."""

    def format_turn(self, moves: Sequence[MoveT]) -> str:
        """Return the notation of one turn's moves."""


AnyGame: TypeAlias = Game[Any, Any, Any]
"""Any game. `Any` for the same reason as in `AnyPosition`: a game takes only its own values."""
