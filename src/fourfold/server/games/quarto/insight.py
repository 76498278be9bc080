"""What a player can see on a board without calculating: threats, and how much they matter.

For hints where the solver finds everything equal. It says nothing about the value of a position.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fourfold.games import quarto


@dataclass(frozen=True, slots=True)
class Threat:
    """A group that one more piece would complete."""

    group: quarto.Group
    square: quarto.Square
    """Its empty square."""

    traits: tuple[tuple[quarto.Trait, int], ...]
    """The traits in play that its three pieces share, with their values: any one is enough."""

    def is_completed_by(self, piece: quarto.Piece) -> bool:
        """Return whether a piece on the empty square completes the group."""
        return any(piece.value(trait) == value for trait, value in self.traits)


def find_threats(board: quarto.Board, rules: quarto.Rules) -> Iterator[Threat]:
    """Yield the groups of a rule set with one empty square and three pieces that share a trait."""
    for group in rules.groups:
        pieces = [piece for square in group.squares if (piece := board[square]) is not None]
        if len(pieces) != len(group.squares) - 1:
            continue
        if traits := tuple(quarto.shared_traits(pieces, rules.traits)):
            [square] = (square for square in group.squares if board[square] is None)
            yield Threat(group, square, traits)


def find_hardest(position: quarto.Position) -> tuple[quarto.Move, ...]:
    """Return the placements or gifts after which the opponent has most dangerous pieces to give.

    They leave a person the most ways to go wrong. Empty if all are alike. Moves that leave the
    player no safe piece to give, and pieces that complete a group at once, are left out.
    """
    board, rules, supply = position.board, position.rules, position.supply
    free = [square for square in quarto.SQUARES if board[square] is None]
    # Counts are comparable: every move leaves equally many pieces and squares.
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
