"""The interface that every game implements: seats, outcomes, errors, positions and games.

Nothing here depends on a particular game, a clock, a file or an RNG.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from importlib import import_module
from types import ModuleType, UnionType
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias, TypeVar

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
    """The reasons that all games share."""

    TIME = "time"
    """A player ran out of time."""

    RESIGNATION = "resignation"
    """A player resigned."""

    AGREEMENT = "agreement"
    """All players agreed to a draw, or the turn cap was reached: `Match.is_capped` says which."""


_REASONS = {str(reason) for reason in Reason}
_A_REASON = "a reason, such as Reason.RESIGNATION"


def _list_reasons() -> list[str]:
    """Return every reason of every game, after loading the games: a text could be any game's."""
    import_module("fourfold.games.catalogue")
    return [str(reason) for kind in AnyReason.__subclasses__() for reason in kind]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winner: Seat | None
    """The seat that won; None for a draw."""

    reason: AnyReason
    """What ended the game."""

    if TYPE_CHECKING:
        # For type checkers: the constructor accepts more types than the fields have.
        def __init__(self, winner: Seat | None, reason: AnyReason | str) -> None: ...

    def __post_init__(self) -> None:
        """Check the values; convert the text of a shared reason to a `Reason`.

        The text of a game's own reason stays as it is, as several games can share it.
        """
        if self.winner is not None:
            check_seat(self.winner)
            if self.winner < 1:
                raise IllegalPositionError(f"there is no seat {self.winner}: the first is 1")
        check_type(self.reason, str, _A_REASON)
        if type(self.reason) is str:
            if self.reason in _REASONS:
                object.__setattr__(self, "reason", Reason(self.reason))
            elif self.reason not in _list_reasons():
                raise IllegalPositionError(f"expected {_A_REASON}, found {quote(self.reason)}")

    def __str__(self) -> str:
        """Return a sentence, such as `Seat 1 has won (call).`."""
        result = "The game is drawn" if self.winner is None else f"Seat {self.winner} has won"
        return f"{result} ({self.reason})."

    def __repr__(self) -> str:
        """Return an expression that recreates the outcome; a reason equals its text."""
        return f"Outcome({self.winner}, {str(self.reason)!r})"


@dataclass(frozen=True, slots=True)
class Departure:
    """A seat leaving the game, by resignation or because its time ran out."""

    seat: Seat
    """The seat that leaves."""

    reason: Reason
    """`Reason.RESIGNATION` or `Reason.TIME`."""

    def __post_init__(self) -> None:
        """Reject any other reason, and a seat that is not a number."""
        check_seat(self.seat)
        if self.reason not in (Reason.RESIGNATION, Reason.TIME):
            raise IllegalMoveError(f"a seat leaves by resignation or time, not by {self.reason}")


@dataclass(frozen=True, slots=True)
class Agreement:
    """A draw that all players have agreed to."""


class GameError(ValueError):
    """Base class of all rules errors; the message says what was wrong and where."""

    def __reduce__(self) -> tuple[Any, ...]:  # Any: as in the base class
        """Pickle without calling the constructor, which in subclasses takes more than `args`."""
        return type(self).__new__, (type(self), *self.args), vars(self)


class NotationError(GameError):
    """A text that is not valid notation."""

    def __init__(self, column: int, problem: str) -> None:
        """Store the 1-based column of the first wrong character, and what is wrong there."""
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
        """Store what was wrong and, if a single field of the position is at fault, its name."""
        super().__init__(problem)
        self.field = field
        """The name of the position's invalid field; None if the fault is in no single field."""


T = TypeVar("T")

MAX_QUOTED_CHARACTERS = 60
"""Maximum length of a value quoted in an error; the rest is cut off."""


def quote(value: object) -> str:
    """Describe a bad value for an error: the repr of a plain value or a move, else the type.

    The repr of a position or a deal could leak hidden cards into a log, and flood it.
    """
    if value is None or isinstance(value, str | int | float | bytes | Move):
        text = repr(value)
        return text if len(text) <= MAX_QUOTED_CHARACTERS else text[:MAX_QUOTED_CHARACTERS] + "…"
    if isinstance(value, ModuleType):
        return f"the module {value.__name__}"
    kind = value if isinstance(value, type) else type(value)
    # Prefix a game's own class with the game's name.
    home = kind.__module__.split(".")
    name = f"{home[2]}.{kind.__name__}" if len(home) > 3 else kind.__name__
    if kind is value:
        return f"the class {name}"
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"


def prefixed_repr(module: str, value: Any) -> str:  # Any: there is no type for dataclasses
    """Return a dataclass's usual repr with the module that users import it from."""
    parts = (f"{field.name}={getattr(value, field.name)!r}" for field in fields(value))
    return f"{module}.{type(value).__name__}({', '.join(parts)})"


def check_type(value: T, kind: type | UnionType, expected: str) -> T:
    """Return a value, or raise `TypeError` if it is not of the expected type."""
    if not isinstance(value, kind):
        raise TypeError(f"expected {expected}, found {quote(value)}")
    return value


def count(number: int, noun: str) -> str:
    """Return a number with its noun, such as `1 seat` or `2 seats`."""
    return f"{number} {noun}{'s' * (number != 1)}"


def check_callable(value: object, expected: str) -> None:
    """Raise `TypeError` if a value can't be called."""
    if not callable(value):
        raise TypeError(f"expected {expected}, found {quote(value)}")


def outcome_words(outcome: Outcome) -> str:
    """Describe an outcome within an error message, such as `a win for seat 1 (line)`."""
    result = "a draw" if outcome.winner is None else f"a win for seat {outcome.winner}"
    return f"{result} ({outcome.reason})"


A_SEAT_COUNT = "a number of seats"
A_SEED = "an integer as the RNG seed"

MIN_TURN_SECONDS = 1
MAX_TURN_SECONDS = 10**9 - 1
"""How long a turn may last by the rules; a server may allow less."""


def check_seat(seat: Seat, seats: int | None = None) -> None:
    """Raise unless a seat is a number and, if `seats` is given, at the table."""
    check_type(seat, int, "the number of a seat")
    if seats is not None and not 1 <= seat <= seats:
        raise IllegalPositionError(f"there is no seat {seat}: the game has {seats} seats")


def check_seconds(seconds: int | None) -> None:
    """Raise unless a time per turn is None or a whole number of seconds of at most nine digits."""
    if seconds is None:
        return
    check_type(seconds, int, "whole seconds")
    if seconds < MIN_TURN_SECONDS:
        raise IllegalPositionError("the time per turn must be at least one second")
    if seconds > MAX_TURN_SECONDS:
        raise IllegalPositionError(f"the time per turn is at most {MAX_TURN_SECONDS} seconds")


def check_viewer(seat: Seat | None, seats: int) -> None:
    """Raise `IllegalPositionError` if a seat is not at the table; None is a spectator."""
    if seat is not None:
        check_seat(seat, seats)


class Move:
    """A single decision by a player; base class of each game's moves, which are frozen.

    `str(move)` is its notation.
    """

    __slots__ = ()


class Rules(Protocol):
    """A rule set; each game has its own frozen class."""

    @property
    def seconds(self) -> int | None:
        """Seconds per turn; None for no limit."""


MoveT = TypeVar("MoveT", bound=Move)
RulesT = TypeVar("RulesT", bound=Rules)
RulesT_co = TypeVar("RulesT_co", bound=Rules, covariant=True)


class Position(Protocol[MoveT, RulesT_co]):
    """A frozen, hashable state of play, without history: matches and records keep that.

    Every instance is legal: the constructor rejects illegal positions.
    """

    @property
    def rules(self) -> RulesT_co:
        """The rule set in force."""

    @property
    def notation(self) -> str:
        """The position in the notation that the game's `parse_position` reads."""

    @property
    def seats(self) -> int:
        """The number of seats at the table."""

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the game is over."""

    @property
    def starter(self) -> Seat | None:
        """The seat that began, if the notation doesn't say whose turn it is; otherwise None."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""

    def legal_moves(self) -> Sequence[MoveT]:
        """List every legal move, including wrong calls and claims.

        Equal positions list the same moves in the same order. A finished game has none.
        """

    def legal_mask(self) -> bytes:
        """Return one byte per entry of the game's `moves`: 1 if the move is legal, else 0."""

    def encode(self) -> bytes:
        """Encode the position, without its rules, as bytes that the game's `decode` reads."""

    def sensible_moves(self) -> Sequence[MoveT]:
        """List the legal moves except wrong calls and claims."""

    def play(self, move: MoveT | str, seat: Seat | None = None) -> Self:
        """Return the position after a move, or raise `IllegalMoveError` with the reason.

        The move may be given in its notation: raise `NotationError` if the text is not a move, and
        `TypeError` for anything else that is not one, such as another game's move. If `seat` is
        given, it must be the seat to move.
        """

    def is_legal(self, move: MoveT | str) -> bool:
        """Return whether a move is legal; raise `NotationError` for a text that is not a move."""

    def is_wrong(self, move: MoveT | str) -> bool:
        """Return whether a legal move is a wrong call or claim."""

    def view(self, seat: Seat | None) -> Self:
        """Return the position as a seat, or a spectator (None), sees it.

        Information hidden from the viewer is absent from the result. Viewing and playing
        commute for every legal move: `view(s).play(m) == play(m).view(s)`.
        """

    def leave(self, departure: Departure) -> Self:
        """Return the position after a seat has left the game."""

    def agree_draw(self) -> Self:
        """Return the position after all players have agreed to a draw."""

    def expiry(self) -> MoveT | Departure:
        """Return what happens if the seat to move runs out of time now.

        That is either a move made on its behalf or its departure from the game.
        """


AnyPosition: TypeAlias = Position[Any, Any]
"""A position of any game.

`Any` because `Position` is invariant in its moves, which go both in (`play`) and out
(`legal_moves`), so a game's position is not a `Position[Move, Rules]`. `play` rejects another
game's moves at run time.
"""

PositionT = TypeVar("PositionT", bound=AnyPosition)


class Game(Protocol[PositionT, MoveT, RulesT]):
    """A game: its constants, its first position and its notation. Each game has one instance."""

    def __hash__(self) -> int:
        """Return a hash, so that a game can be a cache key."""

    @property
    def name(self) -> str:
        """The game's name on the command line, in records and in messages."""

    @property
    def seat_counts(self) -> Sequence[int]:
        """The numbers of seats the game supports."""

    @property
    def uncounted(self) -> tuple[type, ...]:
        """The types of moves that perft skips."""

    @property
    def default_rules(self) -> RulesT:
        """The default rule set: the game as printed."""

    @property
    def default_turn_cap(self) -> int | None:
        """The number of turns after which a tournament game is drawn; None for no cap."""

    @property
    def default_loser_starts(self) -> bool:
        """Whether the loser starts the next two-player game, unless the players agree otherwise.

        A house rule: where it is False, the starter is drawn at random again.
        """

    @property
    def reasons(self) -> Sequence[AnyReason]:
        """Every reason for which the game can end: the shared ones and its own."""

    @property
    def moves(self) -> Sequence[MoveT]:
        """Every possible move, ordered by number."""

    def index(self, move: MoveT | str) -> int:
        """Return the number of a move."""

    def count_seats(self, deal: str | None) -> int:
        """Return the number of seats in a deal; the default if there is no deal."""

    def format_deal(self, deal: Any) -> str:
        """Return the notation of a deal, given as the game's own values or already in notation.

        `Any` because each game deals something different. Raise `IllegalPositionError` for a game
        without a deal.
        """

    def draw_deal(self, seats: int, seed: int) -> str | None:
        """Return the deal for an RNG seed, in notation; None for a game without a deal.

        A seed gives the same deal on every machine and in every version.
        """

    def view_deal(self, deal: str | None, viewer: Seat | None) -> str | None:
        """Return a deal as a seat, or a spectator (None), sees it.

        `start` accepts the result like any deal, and returns the viewer's first position.
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

        `rules` defaults to `default_rules`. A deal determines the number of seats; without one
        there are `seats`, or two by default.
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

        `starter` is the seat that began, for a game whose notation does not say whose turn it is;
        `outcome` is how the game ended, if the position does not imply it.
        """

    def format_position(self, position: PositionT) -> str:
        """Return the notation of a position."""

    def decode(self, data: bytes, rules: RulesT | str) -> PositionT:
        """Decode a position; raise `IllegalPositionError` if the bytes are not one.

        The bytes don't contain the rule set: pass the one that the position was encoded with.
        """

    def parse_move(self, text: str) -> MoveT:
        """Parse one move; raise `NotationError` if the text is not one."""

    def format_move(self, move: MoveT) -> str:
        """Return the notation of one move."""

    def parse_turn(self, text: str) -> Sequence[MoveT]:
        """Parse the moves of one turn; raise `NotationError` if the text is not one."""

    def format_turn(self, moves: Sequence[MoveT]) -> str:
        """Return the notation of one turn's moves."""


def check_position(position: AnyPosition) -> None:
    """Raise `TypeError` for anything but a position."""
    if isinstance(position, type) or not callable(getattr(position, "legal_moves", None)):
        raise TypeError(f"expected a position, found {quote(position)}")


AnyGame: TypeAlias = Game[Any, Any, Any]
"""Any game. `Any` for the same reason as in `AnyPosition`: a game accepts only its own types."""


def check_seat_count(seats: int, game: AnyGame) -> None:
    """Raise `IllegalPositionError` unless a game can have this many seats."""
    check_type(seats, int, A_SEAT_COUNT)
    if seats not in game.seat_counts:
        raise IllegalPositionError(f"{game.name} has {list_seat_counts(game)} seats, not {seats}")


def list_seat_counts(game: AnyGame) -> str:
    """Return the supported numbers of seats in words, such as `2, 3 or 4`."""
    *others, last = map(str, game.seat_counts)
    return f"{', '.join(others)} or {last}" if others else last
