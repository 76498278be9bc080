"""The notation of positions.

`parse_position` raises `NotationError` with the column of the first wrong character. The notation
does not include which seat started, nor an outcome other than a complete group with calls off:
`parse_position` takes these as arguments.
"""

from fourfold.games.game import IllegalPositionError, NotationError, Outcome, Seat, check_type
from fourfold.games.quarto.move import A_PIECE, A_SQUARE, take_piece, take_square
from fourfold.games.quarto.piece import PIECES, Piece
from fourfold.games.quarto.position import FIRST_OF_RANKS, Board, Position
from fourfold.games.quarto.rules import AS_PRINTED, Rules, read_rules
from fourfold.games.scanner import Scanner

_CONTENTS: dict[str, Piece | None] = {".": None, **{str(piece): piece for piece in PIECES}}


def parse_position(
    text: str,
    rules: Rules | str = AS_PRINTED,
    *,
    starter: Seat = 1,
    outcome: Outcome | None = None,
) -> Position:
    """Parse a position, such as `..../..../.5../.... A b2`; raise `NotationError`.

    The text does not include which seat started, nor how the game ended unless the board implies
    it: pass `starter` and `outcome`. Positions that no game can reach are rejected. With calls on,
    the text must name the square placed on last.
    """
    rules = read_rules(rules)
    scanner = Scanner(text)
    board = _take_board(scanner)
    scanner.expect(" ", "a space, then the piece in hand or '-'")
    columns = {"board": 1, "hand": scanner.column, "last": len(text) + 1}
    hand = None if scanner.accept("-") else take_piece(scanner, f"{A_PIECE} in hand, or '-'")
    last, has_passed, has_called = None, False, False
    if rules.calls or not scanner.is_at_end:
        scanner.expect(
            " ", "a space, then the square placed on last or '-' (rules without '!' need neither)"
        )
        columns["last"] = scanner.column
        if not scanner.accept("-"):
            last = take_square(scanner, f"{A_SQUARE} placed on last, or '-'")
            has_passed, has_called = scanner.accept("~"), scanner.accept("!")
        scanner.expect_end()
    try:
        return Position(rules, board, hand, last, has_called, has_passed, starter, outcome)
    except IllegalPositionError as error:
        if error.field not in columns:
            raise
        raise NotationError(columns[error.field], str(error)) from None


def format_position(position: Position) -> str:
    """Return the notation of a position."""
    return check_type(position, Position, "a Quarto! position").notation


def _take_board(scanner: Scanner) -> Board:
    board: list[Piece | None] = [None] * 16
    for first in FIRST_OF_RANKS:
        if first != FIRST_OF_RANKS[0]:
            scanner.expect("/", "'/' after the four squares of a rank")
        for square in range(first, first + 4):
            column = scanner.column
            piece = scanner.take(_CONTENTS, f"{A_PIECE}, or '.'")
            if piece is not None and piece in board:
                raise NotationError(column, f"piece {piece} is on the board already")
            board[square] = piece
    return tuple(board)
