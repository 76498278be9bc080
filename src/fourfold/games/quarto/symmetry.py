"""The symmetries of Quarto!, and the canonical form of positions.

The board has 32 symmetries that preserve the ten lines, 8 of which preserve the blocks too. The n
traits in play can be permuted and their values swapped in n! · 2^n ways: 384 for four, so 12,288
symmetries altogether, 3,072 with squares. Traits that are not in play don't matter: pieces that
differ only in them are interchangeable.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations

from fourfold.games.game import check_type, prefixed_repr
from fourfold.games.quarto.group import GROUPS, LINES
from fourfold.games.quarto.piece import PIECES, Piece, Trait
from fourfold.games.quarto.position import Board, Position
from fourfold.games.quarto.rules import Rules, read_rules
from fourfold.games.quarto.square import SQUARES, Square
from fourfold.games.trusted import derive


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A permutation of squares, traits and values that leaves the game unchanged."""

    squares: tuple[Square, ...]
    """Where each square goes."""

    traits: tuple[tuple[Trait, Trait], ...]
    """For each trait in play, the trait that takes its place."""

    flips: int
    """The bits of the traits, after renaming, whose two values are swapped."""

    def __repr__(self) -> str:
        """Return the constructor call."""
        return prefixed_repr("quarto", self)

    def apply_to_square(self, square: Square) -> Square:
        """Return the image of a square."""
        return self.squares[square]

    def apply_to_piece(self, piece: Piece) -> Piece:
        """Return the image of a piece; the traits that are not in play stay as they are."""
        code = int(piece)
        for old, _ in self.traits:
            code &= ~old
        for old, new in self.traits:
            code |= new if piece & old else 0
        return PIECES[code ^ self.flips]

    def apply(self, position: Position) -> Position:
        """Return the image of a position."""
        board: list[Piece | None] = [None] * 16
        for square, piece in zip(SQUARES, position.board, strict=True):
            board[self.squares[square]] = None if piece is None else self.apply_to_piece(piece)
        return derive(
            position,
            board=tuple(board),
            hand=None if position.hand is None else self.apply_to_piece(position.hand),
            last=None if position.last is None else self.squares[position.last],
        )


@cache
def board_symmetries(*, squares: bool) -> tuple[tuple[Square, ...], ...]:
    """List the permutations of the squares that map groups to groups, the identity first.

    Rows and columns map to rows and columns: the candidates are all permutations of the files and
    of the ranks, transposed or not. Kerner (Yale, 2001) proved that there are no others.
    """
    groups = {frozenset(group.squares) for group in (GROUPS if squares else LINES)}
    candidates = (
        tuple(SQUARES[4 * ranks[s.rank] + files[s.file]] for s in squares_in_order)
        for files in permutations(range(4))
        for ranks in permutations(range(4))
        for squares_in_order in (SQUARES, _TRANSPOSED)
    )
    return tuple(
        sorted(
            image
            for image in candidates
            if all(frozenset(image[s] for s in group) in groups for group in groups)
        )
    )


def symmetries(rules: Rules | str) -> tuple[Symmetry, ...]:
    """List all symmetries of a rule set, the identity first."""
    rules = read_rules(rules)
    return _symmetries(rules.traits, squares=rules.squares)


@cache
def _symmetries(traits: tuple[Trait, ...], *, squares: bool) -> tuple[Symmetry, ...]:
    return tuple(
        Symmetry(image, tuple(zip(traits, order, strict=True)), flips)
        for image in board_symmetries(squares=squares)
        for order in permutations(traits)
        for flips in range(16)
        if flips & ~sum(traits) == 0
    )


def canonical(position: Position) -> Position:
    """Return the canonical form: the same for all positions equal up to symmetry.

    With calls off the square placed on last doesn't matter, and the form omits it.
    `canonical(canonical(p)) == canonical(p)`.
    """
    check_type(position, Position, "a Quarto! position")
    last = position.last if position.rules.calls else None
    board, hand, last = canonical_board(position.rules, position.board, position.hand, last)
    return derive(position, board=board, hand=hand, last=last)


def canonical_board(
    rules: Rules | str, board: Board, hand: Piece | None, last: Square | None = None
) -> tuple[Board, Piece | None, Square | None]:
    """Return the canonical form of a board, a piece in hand and the square placed on last.

    Arguments that are equal up to symmetry have the same form. Unlike a `Position`, they need not
    be reachable in a game.
    """
    rules = read_rules(rules)
    form = canonical_masks(rules, board, hand, last)
    return _rebuilt(rules, *form, has_hand=hand is not None)


def canonical_masks(
    rules: Rules, board: Board, hand: Piece | None, last: Square | None = None
) -> tuple[int, int, list[int]]:
    """Return the canonical form as bit masks with one bit per square.

    These are the occupied squares, the number of the square placed on last (-1 for none) and, for
    each trait in play, the squares with value 1. The piece in hand is all zeros.
    """
    occupied, values = _masks(rules, board)
    moved_occupied, movers = _lowest(occupied, squares=rules.squares)
    # Swapping values makes the piece in hand, or else the one on the lowest square, all zeros;
    # permuting traits sorts the masks. That uses up all the trait symmetries.
    if hand is not None:
        values = [
            mask ^ occupied if hand & trait else mask
            for mask, trait in zip(values, rules.traits, strict=True)
        ]
    lowest = 0 if hand is not None else moved_occupied & -moved_occupied
    forms = []
    for image, (low, high) in movers:
        moved = [low[mask & 255] | high[mask >> 8] for mask in values]
        masks = sorted([mask ^ moved_occupied if mask & lowest else mask for mask in moved])
        forms.append((moved_occupied, -1 if last is None else int(image[last]), masks))
    return min(forms)


_TRANSPOSED = tuple(SQUARES[4 * s.file + s.rank] for s in SQUARES)
_Mover = tuple[tuple[int, ...], tuple[int, ...]]
_Movers = tuple[tuple[tuple[Square, ...], _Mover], ...]
MAX_CACHED_MASKS = 8_192


def _masks(rules: Rules, board: Board) -> tuple[int, list[int]]:
    """Return bit masks of the occupied squares and, per trait in play, of those with value 1."""
    lanes = 0
    for square, piece in enumerate(board):
        if piece is not None:
            lanes |= _LANES[piece] << square
    return lanes & 0xFFFF, [lanes >> 16 * trait & 0xFFFF for trait in rules.traits]


_LANES = tuple(
    sum(1 << 16 * lane for lane in (0, *Trait) if not lane or piece & lane) for piece in PIECES
)
"""For each piece, its bits on square 0, in lanes of 16 bits. Lane 0 marks the square as occupied;
the lane with a trait's number is set if the piece's value for that trait is 1."""


@lru_cache(MAX_CACHED_MASKS)
def _lowest(occupied: int, *, squares: bool) -> tuple[int, _Movers]:
    """Return the lowest image of a mask, and all the symmetries that produce it."""
    movers = _movers(squares=squares)
    lowest = min(_moved(occupied, move) for _, move in movers)
    return lowest, tuple(each for each in movers if _moved(occupied, each[1]) == lowest)


@cache
def _movers(*, squares: bool) -> _Movers:
    """Pair each board symmetry with two tables that move the low and the high byte of a mask."""

    def mover(image: tuple[Square, ...]) -> _Mover:
        low, high = (
            tuple(
                sum(1 << image[first + i] for i in range(8) if byte >> i & 1) for byte in range(256)
            )
            for first in (0, 8)
        )
        return low, high

    return tuple((image, mover(image)) for image in board_symmetries(squares=squares))


def _moved(mask: int, mover: _Mover) -> int:
    low, high = mover
    return low[mask & 255] | high[mask >> 8]


def _rebuilt(
    rules: Rules, occupied: int, last: int, masks: list[int], *, has_hand: bool
) -> tuple[Board, Piece | None, Square | None]:
    """Return a board with the given squares, the pieces of each class in ascending order."""
    unused = list(PIECES)

    def take(code: int) -> Piece:
        piece = next(piece for piece in unused if piece & rules.mask == code)
        unused.remove(piece)
        return piece

    board: Board = tuple(
        take(sum(t for t, mask in zip(rules.traits, masks, strict=True) if mask >> s & 1))
        if occupied >> s & 1
        else None
        for s in range(16)
    )
    return board, take(0) if has_hand else None, None if last < 0 else SQUARES[last]
