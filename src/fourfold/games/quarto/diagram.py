"""A position as text, for `print`."""

from typing import TYPE_CHECKING

from fourfold.games.quarto.piece import Piece

if TYPE_CHECKING:
    from fourfold.games.quarto.position import Position


def draw_text(position: "Position") -> str:
    """Return the board with its pieces as in the notation, the supply, and what comes next."""
    ranks = (position.board[first : first + 4] for first in (12, 8, 4, 0))
    lines = [
        "  ".join([name, *("." if piece is None else str(piece) for piece in rank)])
        for name, rank in zip("4321", ranks, strict=True)
    ]
    lines.append("   a  b  c  d")
    if position.supply:
        lines.append(f"Supply: {' '.join(map(str, position.supply))}")
    lines.append(describe_state(position))
    return "\n".join(lines)


def describe_state(position: "Position") -> str:
    """Say in a sentence who does what next, or how the game ended."""
    if position.outcome:
        return str(position.outcome)
    seat = f"Seat {position.seat}"
    if position.hand is not None:
        return f"{seat} places {_describe(position.hand)}."
    return f"{seat} passes or calls." if position.is_full else f"{seat} gives a piece."


def _describe(piece: Piece) -> str:
    return f"{piece} ({', '.join(piece.words)})"
