"""Boards drawn as text: rank 4 at the top, file a on the left, a `*` after the last piece.

A drawing is four lines such as `. 5 . A*`; `marked` returns it with the squares of groups in
brackets: `. [5] . [A]`.
"""

from collections.abc import Iterable

from fourfold.games.quarto import Board, Group, Position, parse_piece, parse_rules
from fourfold.games.quarto.square import SQUARES


def read_board(drawing: str) -> Board:
    """Return a drawing's board."""
    ranks = [line.replace("*", "").split() for line in _lines(drawing)]
    assert [len(rank) for rank in ranks] == [4, 4, 4, 4], "four lines of four squares"
    squares = [name for rank in reversed(ranks) for name in rank]
    return tuple(None if name == "." else parse_piece(name) for name in squares)


def read_position(drawing: str, rules: str = "CSHT!", hand: str = "-") -> Position:
    """Return a drawing's position, under a rule set and with a piece in hand."""
    names = [name for line in reversed(_lines(drawing)) for name in line.split()]
    last = next((square for square in SQUARES if names[square].endswith("*")), None)
    in_hand = None if hand == "-" else parse_piece(hand)
    return Position(parse_rules(rules), read_board(drawing), in_hand, last)


def marked(position: Position, groups: Iterable[Group]) -> str:
    """Draw a position with the squares of groups in brackets."""
    squares = {square for group in groups for square in group.squares}

    def show(square: int) -> str:
        piece = position.board[square]
        name = "." if piece is None else str(piece)
        return f"[{name}]" if square in squares else name

    return "\n".join(" ".join(show(4 * rank + file) for file in range(4)) for rank in (3, 2, 1, 0))


def drawing(text: str) -> str:
    """Return a drawing without margins, to compare with a marked one."""
    return "\n".join(" ".join(line.split()) for line in _lines(text))


def _lines(drawing: str) -> list[str]:
    return [line.strip() for line in drawing.strip().splitlines()]
