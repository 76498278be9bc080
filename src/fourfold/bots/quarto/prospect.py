"""Prospects: what each placement leaves the opponent, as far as a look notices."""

from collections.abc import Iterable
from typing import NamedTuple

from fourfold.bots.quarto.attention import Look
from fourfold.games.quarto import SQUARES, Piece, Position, Square
from fourfold.solver.quarto import native

PieceSet = int
"""A set of pieces: bit n is piece n."""


class Prospect(NamedTuple):
    """A placement, and what the look notices after it."""

    square: Square | None
    """The square for the piece in hand; None if there is no piece in hand."""

    completes: bool
    """Whether the look notices that it completes a group."""

    dangerous: PieceSet
    """The pieces that the look notices would win afterwards."""

    losing: PieceSet
    """The pieces that lose immediately if given, noticed or not.

    If the placement itself wins these are all pieces, as the opponent may call.
    """

    replies: bytes
    """For each piece, if given, the number of the opponent's safe (square, piece) replies."""


def list_prospects(position: Position, look: Look) -> list[Prospect]:
    """List the prospects of every placement, by square; a single one if no piece is in hand."""
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
