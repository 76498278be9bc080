"""Quarto!'s only door to the compiled core: Python's values in, Python's values out."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from fourfold import _native
from fourfold.games.quarto import Group, Position, Rules
from fourfold.solver.quarto.verdict import Verdict

if TYPE_CHECKING:
    from fourfold.solver.quarto.book import Book
    from fourfold.solver.quarto.search import Limits

Progress = Callable[[int], None]
"""Called every few milliseconds of a search with the nodes so far; it may raise to cancel it."""

LONGER_THAN_ANY_GAME = 100
"""More moves than a game of Quarto! can have: there is nothing so deep."""


def complete_groups(position: Position) -> tuple[Group, ...]:
    """List every complete group on the board, as `Position.complete_groups` does."""
    groups, rules = position.rules.groups, position.rules
    found = _native.quarto_complete_groups(_codes(position), rules.mask, rules.squares)
    return tuple(groups[index] for index in found)


def perft(position: Position, depth: int) -> int:
    """Return the number of sequences of exactly `depth` moves, calls left out.

    Sequences that lead to the same board up to symmetry are counted together. Raise `OverflowError`
    where the number needs more than 64 bits.
    """
    if position.outcome:
        return int(depth == 0)
    return _native.quarto_perft(*_raw(position), min(depth, LONGER_THAN_ANY_GAME))


def perft_ended(position: Position, depth: int) -> int:
    """Return how many of the sequences that `perft` counts end the game with their last move."""
    if position.outcome:
        return 0
    return _native.quarto_perft_ended(*_raw(position), min(depth, LONGER_THAN_ANY_GAME))


def full_boards(rules: Rules) -> int:
    """Return how many of the 16! ways to lay all pieces on the board complete no group."""
    return _native.quarto_full_boards(rules.mask, rules.squares)


BookCore = _native.Book
Opening = tuple[list[int], int]
"""A board, as 16 piece codes with -1 for an empty square, and the piece in hand."""


def make_book_core(most_pieces: int, scores: Mapping[int, int]) -> BookCore:
    """Return a book for the core: scores by key."""
    return _native.Book(most_pieces, list(scores), list(scores.values()))


def list_openings(traits: int, *, squares: bool, pieces: int) -> list[Opening]:
    """List all positions with so many pieces up to symmetry whose hand does not win at once."""
    return [(list(b), h) for b, h in _native.quarto_openings(2**traits - 1, squares, pieces)]


class OpeningSolver:
    """Scores of openings, for the making of a book."""

    def __init__(
        self,
        traits: int,
        *,
        squares: bool,
        threads: int = 1,
        megabytes: int = 4,
        book: "Book | None" = None,
    ) -> None:
        """Make a solver of a class of rules."""
        core = book.core if book else None
        self._solver = _native.Solver(2**traits - 1, squares, threads, megabytes << 20, core)

    def key(self, opening: Opening) -> int:
        """Return what openings equal up to symmetry share."""
        return self._solver.key(*opening)

    def scores(self, openings: list[Opening]) -> list[int]:
        """Return the scores by search; the threads share the openings out."""
        bounds = self._solver.solve_each(openings)
        assert all(low == high for low, high in bounds)
        return [low for low, _ in bounds]

    def score_from_book(self, opening: Opening) -> int:
        """Return the score that follows from the book's scores of all positions one piece later."""
        options, _ = self._solver.analyse(*opening, True, None, None, None)
        return max(low for _, _, (low, _) in options)


class Core:
    """The compiled solver: positions of games in which a complete group wins at once."""

    def __init__(
        self,
        rules: Rules,
        *,
        threads: int,
        megabytes: int,
        book: "Book | None",
    ) -> None:
        """Make a solver for the traits and squares of a rule set."""
        self._solver = _native.Solver(
            rules.mask, rules.squares, threads, megabytes << 20, book.core if book else None
        )

    def solve(
        self, position: Position, has_distance: bool, limits: "Limits", progress: Progress | None
    ) -> tuple[Verdict, int]:
        """Return the verdict on a position, and the nodes searched."""
        bounds, nodes = self._solver.solve(
            _codes(position),
            -1 if position.hand is None else int(position.hand),
            has_distance,
            limits.nodes,
            limits.seconds,
            progress,
        )
        return Verdict(*bounds), nodes

    def analyse(
        self, position: Position, has_distance: bool, limits: "Limits", progress: Progress | None
    ) -> tuple[list[tuple[int, int | None, Verdict]], int]:
        """Return square, piece to give (None at the end) and verdict of every pair; and nodes."""
        options, nodes = self._solver.analyse(
            *_place_phase(position), has_distance, limits.nodes, limits.seconds, progress
        )
        return [(s, None if p < 0 else p, Verdict(*bounds)) for s, p, bounds in options], nodes

    def find_best(
        self, position: Position, verdict: Verdict, limits: "Limits", progress: Progress | None
    ) -> tuple[int, int | None] | None:
        """Return a pair as good as the true verdict; None if a limit was reached before."""
        bounds = (verdict.low, verdict.high)
        found = self._solver.find_best(
            *_place_phase(position), bounds, limits.nodes, limits.seconds, progress
        )
        return None if found is None else (found[0], None if found[1] < 0 else found[1])

    def find_gift(
        self, position: Position, verdict: Verdict, limits: "Limits", progress: Progress | None
    ) -> int | None:
        """Return a piece to give as good as the true verdict; None at a limit."""
        bounds = (verdict.low, verdict.high)
        return self._solver.find_gift(
            _codes(position), bounds, limits.nodes, limits.seconds, progress
        )

    def key(self, position: Position) -> int | None:
        """Return what all positions equal up to symmetry share; None for more than eight pieces."""
        return None if position.placed > 8 else self._solver.key(*_place_phase(position))

    def clear(self) -> None:
        """Forget everything but the book."""
        self._solver.clear()


def _place_phase(position: Position) -> tuple[list[int], int]:
    assert position.hand is not None
    return _codes(position), int(position.hand)


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
"""Raw values: `playout` gives them a meaning."""
