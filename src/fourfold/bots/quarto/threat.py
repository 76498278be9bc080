"""Threats: which pieces would complete a group on which square, as far as a look notices."""

from collections.abc import Iterable
from functools import cache

from fourfold.bots.quarto.attention import Look
from fourfold.games.quarto import GROUPS, LINES, PIECES, SQUARES, Board, Group, Piece, Square

PieceSet = int
"""A set of pieces: bit n is piece n."""

Others = tuple[Square, Square, Square]


def _sharers(piece: Piece, bits: int) -> PieceSet:
    return sum(1 << other for other in PIECES if ~(other ^ piece) & bits)


_SHARERS = tuple(tuple(_sharers(piece, bits) for bits in range(16)) for piece in PIECES)
"""For each piece and bits of traits, the pieces with the same value of at least one of them."""


class Threats:
    """What a look at a board tells: where each piece would win, and which ones are safe to give."""

    def __init__(self, look: Look, board: Board) -> None:
        """Find the threats on a board."""
        self._look = look
        self._groups = _groups_through(look.rules.squares)
        self._board: list[Piece | None] = list(board)
        self.winning: list[PieceSet] = [0] * 16
        """For each square the pieces that complete a group there."""
        for index in range(len(look.rules.groups)):
            self._add(index)

    def squares_for(self, piece: Piece) -> list[Square]:
        """List the squares where a piece completes a group."""
        return [square for square in SQUARES if self.winning[square] >> piece & 1]

    def dangerous(self) -> PieceSet:
        """Return the pieces that win somewhere."""
        pieces = 0
        for winning in self.winning:
            pieces |= winning
        return pieces

    def dangerous_after(self, piece: Piece, square: Square) -> PieceSet:
        """Return the pieces that win somewhere once a piece lies on a square."""
        pieces = 0
        for each, winning in enumerate(self.winning):
            if each != square:
                pieces |= winning
        board, noticed = self._board, self._look.nearly_complete
        for index, (a, b, c) in self._groups[square]:
            first, second, third = board[a], board[b], board[c]
            if first is None:
                first, third = third, first
            elif second is None:
                second, third = third, second
            # Three pieces and a gap: two of the others are there, and one is not.
            if first is not None and second is not None and third is None:
                shared = ~(first ^ piece | second ^ piece) & noticed[index]
                pieces |= _SHARERS[piece][shared]
        return pieces

    def after(self, piece: Piece, square: Square) -> "Threats":
        """Return the threats once a piece lies on a square."""
        board = list(self._board)
        board[square] = piece
        later = Threats.__new__(Threats)
        later._look, later._groups, later._board = self._look, self._groups, board
        later.winning = list(self.winning)
        later.winning[square] = 0
        for index, _ in self._groups[square]:
            later._add(index)
        return later

    def count_safe_pairs(self, hand: Piece, supply: PieceSet) -> int:
        """Count the squares for a piece in hand with the pieces that are then safe to give."""
        return sum(
            (supply & ~self.dangerous_after(hand, square)).bit_count()
            for square in SQUARES
            if self._board[square] is None
        )

    def _add(self, index: int) -> None:
        """Add what a group of three pieces and a gap threatens."""
        first: Piece | None = None
        gap: Square | None = None
        different = 0
        for square in GROUPS[index].squares:
            piece = self._board[square]
            if piece is None:
                if gap is not None:
                    return
                gap = square
            elif first is None:
                first = piece
            else:
                different |= piece ^ first
        if gap is not None and first is not None:
            shared = ~different & self._look.nearly_complete[index]
            self.winning[gap] |= _SHARERS[first][shared]


def piece_set(pieces: Iterable[Piece]) -> PieceSet:
    """Return a set of pieces."""
    return sum(1 << piece for piece in pieces)


@cache
def _groups_through(squares: bool) -> tuple[tuple[tuple[int, Others], ...], ...]:
    """For each square the index of each of its groups, with the three other squares."""
    groups = GROUPS if squares else LINES
    return tuple(
        tuple(
            (index, _others(group, square))
            for index, group in enumerate(groups)
            if square in group.squares
        )
        for square in SQUARES
    )


def _others(group: Group, square: Square) -> Others:
    a, b, c = (other for other in group.squares if other != square)
    return a, b, c
