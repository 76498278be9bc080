"""Threats: groups that one more piece would complete."""

from collections.abc import Iterator
from dataclasses import dataclass

from fourfold.games.quarto.group import Group
from fourfold.games.quarto.piece import Piece, Trait, shared_traits
from fourfold.games.quarto.position import Board
from fourfold.games.quarto.rules import Rules, read_rules
from fourfold.games.quarto.square import Square


@dataclass(frozen=True, slots=True)
class Threat:
    """A group that one more piece would complete."""

    group: Group
    """The group with three pieces."""

    square: Square
    """Its empty square."""

    traits: tuple[tuple[Trait, int], ...]
    """The traits in play that its three pieces share, with their values: any one is enough."""

    def is_completed_by(self, piece: Piece) -> bool:
        """Return whether a piece on the empty square completes the group."""
        return any(piece.value(trait) == value for trait, value in self.traits)


def find_threats(board: Board, rules: Rules | str) -> Iterator[Threat]:
    """Yield the groups of a rule set with one empty square and three pieces that share a trait."""
    rules = read_rules(rules)
    for group in rules.groups:
        pieces = [piece for square in group.squares if (piece := board[square]) is not None]
        if len(pieces) != len(group.squares) - 1:
            continue
        if traits := tuple(shared_traits(pieces, rules.traits)):
            [square] = (square for square in group.squares if board[square] is None)
            yield Threat(group, square, traits)
