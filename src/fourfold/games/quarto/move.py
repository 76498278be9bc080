"""The four kinds of moves that make up a turn, and their notation."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from fourfold.games import game
from fourfold.games.quarto.group import GROUPS, Group
from fourfold.games.quarto.piece import PIECES, Piece
from fourfold.games.quarto.square import SQUARES, Square
from fourfold.games.scanner import END_OF_MOVE, Scanner, read_whole


@dataclass(frozen=True, slots=True)
class Give(game.Move):
    """Hand the opponent a piece from the supply."""

    piece: Piece
    """The piece that the opponent must place."""

    if TYPE_CHECKING:
        # For type checkers: the constructor accepts more types than the fields have.
        def __init__(self, piece: Piece | int | str) -> None: ...

    def __post_init__(self) -> None:
        """Convert a code, or the digit of the notation, to its piece."""
        given: int | str = self.piece
        if type(given) is not Piece:
            own = parse_piece(given) if isinstance(given, str) else Piece(given)
            object.__setattr__(self, "piece", own)

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return f"quarto.Give({str(self.piece)!r})"

    def __str__(self) -> str:
        """Return the notation, such as `=5`."""
        return f"={self.piece}"


@dataclass(frozen=True, slots=True)
class Place(game.Move):
    """Put the piece in hand on an empty square."""

    square: Square
    """The square to place the piece on."""

    if TYPE_CHECKING:
        # For type checkers: the constructor accepts more types than the fields have.
        def __init__(self, square: Square | int | str) -> None: ...

    def __post_init__(self) -> None:
        """Convert a number, or a square in notation, to its square."""
        given: int | str = self.square
        if type(given) is not Square:
            own = parse_square(given) if isinstance(given, str) else Square(given)
            object.__setattr__(self, "square", own)

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return f"quarto.Place({str(self.square)!r})"

    def __str__(self) -> str:
        """Return the notation, such as `b3`."""
        return str(self.square)


@dataclass(frozen=True, slots=True)
class Call(game.Move):
    """Call QUARTO! and point out a group."""

    group: Group
    """The group that the player says is complete."""

    if TYPE_CHECKING:
        # For type checkers: the constructor accepts more types than the fields have.
        def __init__(self, group: Group | str) -> None: ...

    def __post_init__(self) -> None:
        """Convert a group in notation to its group."""
        if isinstance(self.group, str):
            object.__setattr__(self, "group", parse_group(self.group))
        game.check_type(self.group, Group, "a group, such as a1-d4")

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return f"quarto.Call({str(self.group)!r})"

    def __str__(self) -> str:
        """Return the notation, such as `!a1-d4`."""
        return f"!{self.group}"


@dataclass(frozen=True, slots=True)
class Pass(game.Move):
    """Decline to call after the 16th piece, when there is nothing left to give or place."""

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return "quarto.Pass()"

    def __str__(self) -> str:
        """Return the notation, `--`."""
        return "--"


Move: TypeAlias = Give | Place | Call | Pass
"""Any Quarto! move."""

GIVES = tuple(Give(piece) for piece in PIECES)
PLACES = tuple(Place(square) for square in SQUARES)
CALLS = tuple(Call(group) for group in GROUPS)
PASS = Pass()

MOVES: tuple[Move, ...] = (*GIVES, *PLACES, *CALLS, PASS)
"""Every possible move; its index here is its number, the same in every version."""

NUMBERS = {move: number for number, move in enumerate(MOVES)}

_MOVES = {str(move): move for move in MOVES}


def index(move: Move | str) -> int:
    """Return the number of a move: `MOVES[index(move)] == move`."""
    if isinstance(move, str):
        move = parse_move(move)
    return NUMBERS[game.check_type(move, Move, "a Quarto! move")]


_PIECES = {str(piece): piece for piece in PIECES}
_SQUARES = {str(square): square for square in SQUARES}
_GROUPS = {str(group): group for group in GROUPS}

A_PIECE = "a piece (0 to 9 or A to F)"
A_SQUARE = "a square (a1 to d4)"
_A_GROUP = "a group (such as a1-d4, lower left square first)"
_A_MOVE = "a move (such as =5, b3, !a1-d4 or --)"


def parse_square(text: str) -> Square:
    """Parse a square, `a1` to `d4`; raise `NotationError` if the text is not one."""
    return read_whole(text, take_square)


def parse_piece(text: str) -> Piece:
    """Parse a piece, `0` to `F`; raise `NotationError` if the text is not one."""
    return read_whole(text, take_piece)


def parse_group(text: str) -> Group:
    """Parse a group, such as `a1-d4`; raise `NotationError` if the text is not one."""
    return read_whole(text, _take_group)


def parse_move(text: str) -> Move:
    """Parse one move; raise `NotationError` if the text is not one."""
    # A text that is not in the table is parsed only to raise an error with the column.
    return _MOVES.get(game.check_type(text, str, "a string")) or read_whole(
        text, _take_move, END_OF_MOVE
    )


def format_move(move: Move) -> str:
    """Return the notation of one move."""
    return str(game.check_type(move, Move, "a Quarto! move"))


def parse_turn(text: str) -> tuple[Move, ...]:
    """Parse the moves of one turn, such as `b3=A`, at least one; raise `NotationError`."""
    scanner = Scanner(text)
    moves = [_take_move(scanner)]
    while not scanner.is_at_end:
        moves.append(_take_move(scanner))
    return tuple(moves)


def format_turn(moves: Sequence[Move]) -> str:
    """Return the notation of one turn's moves."""
    return "".join(map(format_move, moves))


def take_piece(scanner: Scanner, expected: str = A_PIECE) -> Piece:
    """Consume a piece and return it."""
    return scanner.take(_PIECES, expected)


def take_square(scanner: Scanner, expected: str = A_SQUARE) -> Square:
    """Consume a square and return it."""
    return scanner.take(_SQUARES, expected)


def _take_group(scanner: Scanner) -> Group:
    return scanner.take(_GROUPS, _A_GROUP)


def _take_move(scanner: Scanner) -> Move:
    if scanner.accept("="):
        return Give(take_piece(scanner))
    if scanner.accept("!"):
        return Call(_take_group(scanner))
    if scanner.accept("--"):
        return Pass()
    return Place(take_square(scanner, _A_MOVE))
