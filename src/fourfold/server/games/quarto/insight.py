"""What a player can see on a board without calculating: how much its threats matter.

For hints when the solver finds all moves equal. It says nothing about the value of a position.
"""

from collections.abc import Sequence

from fourfold.games import quarto
from fourfold.games.quarto.threat import find_threats


def find_hardest(position: quarto.Position) -> tuple[quarto.Move, ...]:
    """Return the placements or gives that leave the opponent the fewest safe pieces to give.

    They leave a person the most ways to go wrong. Empty if all are alike. Moves that leave the
    player no safe piece to give, and pieces that complete a group at once, are left out.
    """
    board, rules, supply = position.board, position.rules, position.supply
    free = [square for square in quarto.SQUARES if board[square] is None]
    # Counts are comparable: every move leaves the same number of pieces and squares.
    weighed: dict[quarto.Move, int] = {}
    if (hand := position.hand) is not None:
        for square in free:
            dangerous = _count_dangerous(_put(board, hand, square), rules, supply)
            if not supply or dangerous < len(supply):
                weighed[quarto.Place(square)] = dangerous
    else:
        threats = tuple(find_threats(board, rules))
        for piece in supply:
            if any(threat.is_completed_by(piece) for threat in threats):
                continue
            rest = [each for each in supply if each != piece]
            weighed[quarto.Give(piece)] = sum(
                _count_dangerous(_put(board, piece, square), rules, rest) for square in free
            )
    most, least = max(weighed.values(), default=0), min(weighed.values(), default=0)
    return tuple(move for move, dangerous in weighed.items() if dangerous == most > least)


def _put(board: quarto.Board, piece: quarto.Piece, square: quarto.Square) -> quarto.Board:
    return (*board[:square], piece, *board[square + 1 :])


def _count_dangerous(
    board: quarto.Board, rules: quarto.Rules, pieces: Sequence[quarto.Piece]
) -> int:
    """Return how many of the pieces would complete a group."""
    threats = tuple(find_threats(board, rules))
    return sum(any(each.is_completed_by(piece) for each in threats) for piece in pieces)
