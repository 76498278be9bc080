"""Prospects: what each placement leaves to the opponent, as far as a look notices."""

from collections.abc import Iterable
from typing import NamedTuple

from fourfold.bots.quarto.attention import Look
from fourfold.games.quarto import SQUARES, Piece, Position, Square
from fourfold.solver.quarto import native

PieceSet = int
"""A set of pieces: bit n is piece n."""


class Prospect(NamedTuple):
    """A placement, and what the look notices once it is made."""

    square: Square | None
    """Where the piece in hand goes; None if there is none, and a piece is to be given."""

    completes: bool
    """Whether it is noticed to complete a group."""

    dangerous: PieceSet
    """The pieces that are noticed to win somewhere afterwards."""

    losing: PieceSet
    """The pieces that lose at once if they are given, noticed or not.

    That is all of them where the placement itself wins: the opponent may call.
    """

    replies: bytes
    """For each piece, if it is given: the opponent's safe pairs of a square and a piece to give."""


def list_prospects(position: Position, look: Look) -> list[Prospect]:
    """List what every placement leaves, square by square; one prospect if nothing is in hand."""
    rules = position.rules
    found = native.list_prospects(
        position.board, position.hand, rules.mask, rules.squares, look.nearly_complete
    )
    return [
        Prospect(None if square < 0 else SQUARES[square], completes, dangerous, losing, replies)
        for square, completes, dangerous, losing, replies in found
    ]


def piece_set(pieces: Iterable[Piece]) -> PieceSet:
    """Return a set of pieces."""
    return sum(1 << piece for piece in pieces)
