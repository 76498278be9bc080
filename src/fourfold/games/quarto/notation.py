"""The written form of rule sets, squares, pieces, groups, moves, turns and positions.

Every `parse_` function raises `NotationError` with the column of the first wrong character, and
`parse_x(format_x(x)) == x`. The text of a position does not say which seat started, nor that a game
has ended otherwise than by a complete group with calls off: that is lost.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar, assert_never

from fourfold.games.game import IllegalPositionError, NotationError, Seat
from fourfold.games.quarto.group import GROUPS, Group
from fourfold.games.quarto.move import Call, Give, Move, Pass, Place
from fourfold.games.quarto.piece import PIECES, Piece, Trait
from fourfold.games.quarto.position import Board, Position
from fourfold.games.quarto.rules import Rules
from fourfold.games.quarto.square import SQUARES, Square
from fourfold.games.scanner import Scanner

T = TypeVar("T")

_PIECES = {str(piece): piece for piece in PIECES}
_SQUARES = {str(square): square for square in SQUARES}
_GROUPS = {str(group): group for group in GROUPS}
_CONTENTS: dict[str, Piece | None] = {".": None, **_PIECES}

_FIRST_OF_RANKS = (12, 8, 4, 0)

_A_PIECE = "a piece (0 to 9 or A to F)"
_A_SQUARE = "a square (a1 to d4)"
_A_GROUP = "a group (such as a1-d4, lower left square first)"
_A_MOVE = "a move (such as =5, b3, !a1-d4 or --)"


def parse_rules(text: str) -> Rules:
    """Read a rule set key, such as `CSHT+!/60`."""
    scanner = Scanner(text)
    traits = tuple(trait for trait in Trait if scanner.accept(trait.letter))
    if not traits:
        scanner.refuse("a trait in play (C, S, H or T)")
    squares = scanner.accept("+")
    calls = scanner.accept("!")
    seconds = scanner.take_number("a number of seconds") if scanner.accept("/") else None
    if not scanner.is_at_end:
        scanner.refuse("the end of the rule set key (traits in the order CSHT, then +, !, /60)")
    return Rules(traits, squares, calls, seconds)


def format_rules(rules: Rules) -> str:
    """Write a rule set key."""
    letters = "".join(trait.letter for trait in rules.traits)
    seconds = "" if rules.seconds is None else f"/{rules.seconds}"
    return f"{letters}{'+' * rules.squares}{'!' * rules.calls}{seconds}"


def parse_square(text: str) -> Square:
    """Read a square."""
    return _only(text, _SQUARES, _A_SQUARE)


def parse_piece(text: str) -> Piece:
    """Read a piece."""
    return _only(text, _PIECES, _A_PIECE)


def parse_group(text: str) -> Group:
    """Read a group."""
    return _only(text, _GROUPS, _A_GROUP)


def parse_move(text: str) -> Move:
    """Read one move."""
    scanner = Scanner(text)
    move = _take_move(scanner)
    scanner.expect_end()
    return move


def format_move(move: Move) -> str:
    """Write one move."""
    match move:
        case Give(piece):
            return f"={piece}"
        case Place(square):
            return str(square)
        case Call(group):
            return f"!{group}"
        case Pass():
            return "--"
        case _:
            assert_never(move)


def parse_turn(text: str) -> tuple[Move, ...]:
    """Read the moves of one turn, such as `b3=A`; at least one."""
    scanner = Scanner(text)
    moves = [_take_move(scanner)]
    while not scanner.is_at_end:
        moves.append(_take_move(scanner))
    return tuple(moves)


def format_turn(moves: Sequence[Move]) -> str:
    """Write the moves of one turn."""
    return "".join(map(format_move, moves))


def parse_position(text: str, rules: Rules, *, starter: Seat = 1) -> Position:
    """Read a position, such as `..../..../.5../.... A b2`.

    Which seat started is not in the text: the caller says. A position that no game leads to is
    refused, and so is one that does not name the square placed on last where calls are on.
    """
    scanner = Scanner(text)
    board = _take_board(scanner)
    scanner.expect(" ", "a blank, then the piece in hand or '-'")
    columns = {"board": 1, "hand": scanner.column, "last": len(text) + 1}
    hand = None if scanner.accept("-") else scanner.take(_PIECES, f"{_A_PIECE} in hand, or '-'")
    last, has_passed, has_called = None, False, False
    if rules.calls or not scanner.is_at_end:
        scanner.expect(" ", "a blank, then the square placed on last or '-'")
        columns["last"] = scanner.column
        if not scanner.accept("-"):
            last = scanner.take(_SQUARES, f"{_A_SQUARE} placed on last, or '-'")
            has_passed, has_called = scanner.accept("~"), scanner.accept("!")
        scanner.expect_end()
    try:
        return Position(rules, board, hand, last, has_called, has_passed, starter)
    except IllegalPositionError as error:
        if error.field not in columns:
            raise
        raise NotationError(columns[error.field], str(error)) from None


def format_position(position: Position) -> str:
    """Write a position."""
    ranks = (position.board[first : first + 4] for first in _FIRST_OF_RANKS)
    board = "/".join("".join("." if p is None else str(p) for p in rank) for rank in ranks)
    hand = "-" if position.hand is None else str(position.hand)
    if position.last is None:
        return f"{board} {hand} -"
    return f"{board} {hand} {position.last}{'~' * position.has_passed}{'!' * position.has_called}"


def _only(text: str, table: Mapping[str, T], expected: str) -> T:
    scanner = Scanner(text)
    value = scanner.take(table, expected)
    scanner.expect_end()
    return value


def _take_move(scanner: Scanner) -> Move:
    if scanner.accept("="):
        return Give(scanner.take(_PIECES, _A_PIECE))
    if scanner.accept("!"):
        return Call(scanner.take(_GROUPS, _A_GROUP))
    if scanner.accept("--"):
        return Pass()
    return Place(scanner.take(_SQUARES, _A_MOVE))


def _take_board(scanner: Scanner) -> Board:
    board: list[Piece | None] = [None] * 16
    for first in _FIRST_OF_RANKS:
        if first != _FIRST_OF_RANKS[0]:
            scanner.expect("/", "'/' after the four squares of a rank")
        for square in range(first, first + 4):
            column = scanner.column
            piece = scanner.take(_CONTENTS, f"{_A_PIECE}, or '.'")
            if piece is not None and piece in board:
                raise NotationError(column, f"piece {piece} is on the board already")
            board[square] = piece
    return tuple(board)
