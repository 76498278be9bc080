"""Quarto!'s interface to the compiled core: converts values to and from Python types."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache, lru_cache
from itertools import chain, starmap
from typing import TYPE_CHECKING, TypeAlias

from fourfold import _native
from fourfold.games.game import quote
from fourfold.games.quarto import (
    PIECES,
    SQUARES,
    Give,
    Group,
    Move,
    Piece,
    Place,
    Position,
    Rules,
    Square,
)
from fourfold.solver.quarto.verdict import MoveVerdict, Solution, Verdict, make_verdict

if TYPE_CHECKING:
    from fourfold.solver.quarto.book import Book
    from fourfold.solver.quarto.search import Limits

ProgressCallback = Callable[[int], None]
"""Called every few milliseconds of a search with the nodes so far; raises to cancel it."""

MAX_GAME_MOVES = 100
"""Maximum perft depth: no game of Quarto! has this many moves."""


def complete_groups(position: Position) -> tuple[Group, ...]:
    """List every complete group on the board, as `Position.complete_groups` does."""
    groups, rules = position.rules.groups, position.rules
    found = _native.quarto_complete_groups(_codes(position), rules.mask, rules.squares)
    return tuple(groups[index] for index in found)


def perft(position: Position, depth: int) -> int:
    """Return the number of sequences of exactly `depth` moves, without calls.

    Boards that are equal up to symmetry are counted once and multiplied. Raise `OverflowError` if
    the number needs more than 64 bits.
    """
    if position.outcome:
        return int(depth == 0)
    return _native.quarto_perft(*_raw(position), min(depth, MAX_GAME_MOVES))


def perft_ended(position: Position, depth: int) -> int:
    """Return how many of the sequences that `perft` counts end the game with their last move."""
    if position.outcome:
        return 0
    return _native.quarto_perft_ended(*_raw(position), min(depth, MAX_GAME_MOVES))


def full_boards(rules: Rules) -> int:
    """Return how many of the 16! full boards have no complete group."""
    return _native.quarto_full_boards(rules.mask, rules.squares)


BookCore = _native.Book
Opening = tuple[list[int], int]
"""A board, as 16 piece codes with -1 for an empty square, and the piece in hand."""


def make_book_core(max_pieces: int, scores: Mapping[int, int]) -> BookCore:
    """Convert a book, scores by key, for the core."""
    return _native.Book(max_pieces, list(scores), list(scores.values()))


def list_openings(traits: int, *, squares: bool, pieces: int) -> list[Opening]:
    """List the positions, up to symmetry, with `pieces` pieces and no immediate win."""
    return [(list(b), h) for b, h in _native.quarto_openings(2**traits - 1, squares, pieces)]


class OpeningSolver:
    """Scores openings, to build a book."""

    def __init__(
        self,
        traits: int,
        *,
        squares: bool,
        threads: int = 1,
        megabytes: int = 4,
        book: "Book | None" = None,
    ) -> None:
        """Create a solver for a rule class."""
        core = book.core if book else None
        self._solver = _native.Solver(2**traits - 1, squares, threads, megabytes << 20, core)

    def key(self, opening: Opening) -> int:
        """Return the hash key, which is the same for openings equal up to symmetry."""
        return self._solver.key(*opening)

    def scores(self, openings: list[Opening]) -> list[int]:
        """Search the openings' scores; the threads share the openings."""
        bounds = self._solver.solve_openings(openings)
        assert all(low == high for low, high in bounds)
        return [low for low, _ in bounds]

    def score_from_book(self, opening: Opening) -> int:
        """Derive the score from the book's scores of all positions one piece later."""
        board, hand = opening
        pieces = tuple(None if piece < 0 else piece for piece in board)
        [(options, *_)] = self._solver.analyse_many([(pieces, hand)], True, None, None, None)
        return max(low for _, _, low, _ in options)


Moves = tuple[Move, ...]
Step: TypeAlias = tuple[Square | None, Piece]
"""A turn that does not end the game: a square, if a piece is in hand, and a piece to give."""

Glances: TypeAlias = tuple[list[int | None], int]
"""The value of each step (None if not found), and the number of nodes searched."""

Study = tuple[list[MoveVerdict], Moves, int, float]
"""A verdict on every move, square by square; a best line; nodes and seconds."""


class Core:
    """The compiled solver, for games in which a complete group wins immediately.

    Its moves are a place and a give, a give alone, or a place alone that ends the game.
    """

    def __init__(
        self,
        rules: Rules,
        *,
        threads: int,
        megabytes: int,
        book: "Book | None",
    ) -> None:
        """Create a solver for a rule set's traits and squares; may raise `MemoryError`."""
        table_bytes = megabytes << 20
        book_core = book.core if book else None
        try:
            self._solver = _native.Solver(
                rules.mask, rules.squares, threads, table_bytes, book_core
            )
        except MemoryError:
            raise MemoryError(f"the system can't allocate {megabytes} MB for a solver") from None
        self.megabytes = self._solver.bytes >> 20

    def solve_many(
        self,
        positions: Sequence[Position],
        has_distance: bool,
        limits: "Limits",
        progress: ProgressCallback | None,
    ) -> list[Solution]:
        """Solve each position, in order; the limits apply to each position.

        A winning placement is returned without the call it may need.
        """
        found = self._solver.solve_many(
            [(position.board, position.hand) for position in positions],
            has_distance,
            limits.nodes,
            limits.seconds,
            progress,
        )
        return [
            _solution(make_verdict(low, high), _moves(square, piece), nodes, seconds)
            for low, high, square, piece, nodes, seconds in found
        ]

    def glance(
        self,
        position: Position,
        steps: Sequence[Step],
        limits: "Limits",
        progress: ProgressCallback | None,
    ) -> Glances:
        """Return the value of each step for the seat that makes it; the limits apply to each."""
        try:
            raw = [(-1 if square is None else square, piece) for square, piece in steps]
            return self._solver.glance(
                position.board, position.hand, raw, limits.nodes, limits.seconds, progress
            )
        except TypeError:
            # Checked only on failure: bots glance at many steps.
            _check_steps(steps)
            raise

    def analyse_many(
        self,
        positions: Sequence[Position],
        has_distance: bool,
        limits: "Limits",
        progress: ProgressCallback | None,
    ) -> list[Study]:
        """Return the verdicts on all moves of each position; the limits apply to each position."""
        found = self._solver.analyse_many(
            [(position.board, position.hand) for position in positions],
            has_distance,
            limits.nodes,
            limits.seconds,
            progress,
        )
        return [
            (
                list(starmap(_judged, options)),
                tuple(chain.from_iterable(starmap(_moves, line))),
                nodes,
                seconds,
            )
            for options, line, nodes, seconds in found
        ]

    @property
    def unused_bytes(self) -> int:
        """Roughly how much memory the table has reserved but not used yet."""
        return self._solver.bytes - self._solver.used_bytes()

    def clear(self) -> None:
        """Clear the transposition table; keep the book."""
        self._solver.clear()


def _check_steps(steps: Sequence[Step]) -> None:
    """Raise `TypeError` for anything but a square or None, and a piece."""
    for step in steps:
        match step:
            case (int() | None, int()):
                pass
            case _:
                raise TypeError(f"expected a square or None, and a piece, found {quote(step)}")


_set_verdict, _set_best, _set_nodes, _set_seconds = (
    getattr(Solution, field.name).__set__ for field in fields(Solution)
)


def _solution(verdict: Verdict, best: Moves, nodes: int, seconds: float) -> Solution:
    """Create a solution in half the time of its constructor: frozen fields are slow to set."""
    solution = object.__new__(Solution)
    _set_verdict(solution, verdict)
    _set_best(solution, best)
    _set_nodes(solution, nodes)
    _set_seconds(solution, seconds)
    return solution


@lru_cache(1 << 15)
def _judged(square: int, piece: int, low: int, high: int) -> MoveVerdict:
    return MoveVerdict(_moves(square, piece), make_verdict(low, high))


@cache
def _moves(square: int, piece: int) -> Moves:
    """Convert a move from the core, where -1 means none."""
    place = () if square < 0 else (Place(SQUARES[square]),)
    return place if piece < 0 else (*place, Give(PIECES[piece]))


def _raw(position: Position) -> tuple[list[int], int, int, bool, int, bool, bool]:
    rules = position.rules
    return (
        _codes(position),
        -1 if position.hand is None else int(position.hand),
        -1 if position.last is None else int(position.last),
        position.has_passed,
        rules.mask,
        rules.squares,
        rules.calls,
    )


def _codes(position: Position) -> list[int]:
    return [-1 if piece is None else int(piece) for piece in position.board]


play_out = _native.quarto_playouts
"""Unconverted core function, wrapped by `playout`."""

VectorCore = _native.QuartoVector
"""Many games stepped at once, wrapped by the vectorised environment."""

draw_positions = _native.quarto_draw_positions
"""Unconverted core function, wrapped by the datasets' sources."""

find_keys = _native.quarto_keys
"""Unconverted core function: canonical keys of rows."""

Labeller = _native.QuartoLabeller
"""Exact scores of many positions and all their turns, wrapped by the datasets."""

SolverPool: TypeAlias = _native.QuartoSolverPool
"""A pool of solvers that bots reuse; only one thread at a time may use it."""

RawLevel: TypeAlias = tuple[float, float, int, int, bool, bool, float]
"""A level's lapse, crowding, plies, nodes, parity, mobility and wrong calls."""

RawGame: TypeAlias = tuple[
    tuple[Piece | None, ...], Piece | None, Square | None, bool, bool, int, bool, bool
]
"""Board, hand, last square, has_called, has_passed; traits, squares and calls."""

list_levels = _native.quarto_levels
choose_fallibly = _native.quarto_choose_fallibly
choose_perfectly = _native.quarto_choose_perfectly
"""Unconverted core functions, wrapped by the bots."""


def encode_game(position: Position) -> RawGame:
    """Convert a position of an unfinished game for the core's bots."""
    rules = position.rules
    return (
        position.board,
        position.hand,
        position.last,
        position.has_called,
        position.has_passed,
        rules.mask,
        rules.squares,
        rules.calls,
    )


def encode_seed(seed: int) -> bytes:
    """Convert an RNG seed for the core, which draws the same numbers as Python's `Random`."""
    size = abs(seed)
    return size.to_bytes((max(1, size.bit_length()) + 31) // 32 * 4, "little")
