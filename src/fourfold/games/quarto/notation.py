"""The written forms of positions: as text, and as numbers.

`parse_position` raises `NotationError` with the column of the first wrong character. The text of a
position does not say which seat started, nor that a game has ended otherwise than by a complete
group with calls off: `parse_position` takes that beside it.
"""

from fourfold.games.encoding import decode_outcome, decode_whole
from fourfold.games.game import IllegalPositionError, NotationError, Outcome, Seat, check_type
from fourfold.games.quarto.encoding import REASONS
from fourfold.games.quarto.move import A_PIECE, A_SQUARE, take_piece, take_square
from fourfold.games.quarto.piece import PIECES, Piece
from fourfold.games.quarto.position import FIRST_OF_RANKS, Board, Position
from fourfold.games.quarto.rules import AS_PRINTED, Rules, read_rules
from fourfold.games.quarto.square import SQUARES
from fourfold.games.scanner import Scanner

_CONTENTS: dict[str, Piece | None] = {".": None, **{str(piece): piece for piece in PIECES}}


def parse_position(
    text: str,
    rules: Rules | str = AS_PRINTED,
    *,
    starter: Seat = 1,
    outcome: Outcome | None = None,
) -> Position:
    """Read a position, such as `..../..../.5../.... A b2`.

    Which seat started is not in the text, nor is an outcome that the board does not imply: the
    caller says. A position that no game leads to is refused, and so is one that does not name the
    square placed on last where calls are on.
    """
    rules = read_rules(rules)
    scanner = Scanner(text)
    board = _take_board(scanner)
    scanner.expect(" ", "a blank, then the piece in hand or '-'")
    columns = {"board": 1, "hand": scanner.column, "last": len(text) + 1}
    hand = None if scanner.accept("-") else take_piece(scanner, f"{A_PIECE} in hand, or '-'")
    last, has_passed, has_called = None, False, False
    if rules.calls or not scanner.is_at_end:
        scanner.expect(" ", "a blank, then the square placed on last or '-'")
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
    """Write a position."""
    return check_type(position, Position, "a position of Quarto!").notation


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


ENCODED_LENGTH = 24
"""The numbers of an encoded position."""


def decode(data: bytes, rules: Rules | str = AS_PRINTED) -> Position:
    """Return the position that `Position.encode` has turned into numbers.

        0 to 15   the squares a1 to d4: 0 if empty, else 1 + the piece
        16        the piece in hand: 0 for none, else 1 + the piece
        17        the square placed on last: 0 for none, else 1 + the square
        18, 19    whether the seat to move has called; whether the placer has passed
        20, 21    the starter; the seat to move, 0 when the game is over
        22, 23    the winner, 255 for a draw; the reason's place in `REASONS`, from 1; 0 while it
                  goes on

    Raise `IllegalPositionError` if no position has these numbers.
    """
    own = read_rules(rules)

    def read(numbers: bytes) -> Position:
        return Position(
            rules=own,
            board=tuple(PIECES[number - 1] if number else None for number in numbers[:16]),
            hand=PIECES[numbers[16] - 1] if numbers[16] else None,
            last=SQUARES[numbers[17] - 1] if numbers[17] else None,
            has_called=bool(numbers[18]),
            has_passed=bool(numbers[19]),
            starter=numbers[20],
            outcome=decode_outcome(numbers[22], numbers[23], REASONS),
        )

    return decode_whole(data, ENCODED_LENGTH, read)
