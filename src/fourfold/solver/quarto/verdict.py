"""Verdicts: how positions end under perfect play."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from fourfold.games.game import check_type, prefixed_repr
from fourfold.games.quarto import Give, Move, Pass, format_turn

Score = int
"""Value and distance in one number; higher is better for the player to move.

17 - n is a win in n placements, n - 17 a loss in n, 0 a draw.
"""

WORST, BEST = -17, 17


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known about a position or a move, from the point of view of the player to move.

    `str(verdict)` is `draw`, `win in 3` or `loss in 4`; `win` or `loss` if the distance is not
    known; `at least a draw`, `at most a draw` or `open` if a limit was hit first.
    """

    low: Score
    """Lower bound of the score."""

    high: Score
    """Upper bound of the score."""

    def __post_init__(self) -> None:
        """Reject scores that are not numbers, out of range or in the wrong order."""
        for score in (self.low, self.high):
            check_type(score, int, f"a score from {WORST} to {BEST}")
        if not WORST <= self.low <= self.high <= BEST:
            found = f"{self.low} and {self.high}"
            raise ValueError(f"a verdict's bounds are {WORST} to {BEST}, lower first, not {found}")

    @property
    def value(self) -> int | None:
        """1 for a win, 0 for a draw, -1 for a loss; None if a limit was hit first."""
        low, high = _sign(self.low), _sign(self.high)
        return low if low == high else None

    @property
    def distance(self) -> int | None:
        """The number of placements to the end; None for a draw, or if it is not known.

        The winner plays for the shortest game, the loser for the longest.
        """
        return 17 - abs(self.low) if self.low == self.high != 0 else None

    @property
    def is_exact(self) -> bool:
        """Whether value and distance are both known."""
        return self.low == self.high

    def turned(self) -> "Verdict":
        """Return the verdict from the other player's point of view."""
        return make_verdict(-self.high, -self.low)

    def __str__(self) -> str:
        """Return the verdict in words."""
        if self.value is None:
            return (
                "at least a draw"
                if self.low >= 0
                else "at most a draw"
                if self.high <= 0
                else "open"
            )
        word = ("loss", "draw", "win")[self.value + 1]
        return word if self.distance is None else f"{word} in {self.distance}"


make_verdict = cache(Verdict)
"""Cached: the answers to many positions share the same few verdicts."""

UNKNOWN = Verdict(WORST, BEST)


@dataclass(frozen=True, slots=True)
class MoveVerdict:
    """What a move leads to, for the player who makes it."""

    moves: tuple[Move, ...]
    """The move: a place, a give, both, or a call."""

    verdict: Verdict
    """How the game ends after it under perfect play."""

    def __repr__(self) -> str:
        """Return the constructor call."""
        return prefixed_repr("solver", self)

    def __str__(self) -> str:
        """Return move and verdict, as in `b3=A: draw`."""
        return f"{format_turn(self.moves)}: {self.verdict}"


@dataclass(frozen=True, slots=True)
class Solution:
    """The verdict on a position, with a best move."""

    verdict: Verdict
    """How the game ends under perfect play, for the player to move."""

    best: tuple[Move, ...]
    """A best move, up to the opponent's decision; empty if the game is over or none is known."""

    nodes: int
    """The number of positions searched."""

    seconds: float
    """How long the search took; 0 if none was needed."""

    def __str__(self) -> str:
        """Return verdict and best move, as in `win in 1: d1`."""
        return _with_moves(self.verdict, self.best)


@dataclass(frozen=True, slots=True)
class Analysis:
    """The verdict on a position and on every move in it."""

    verdict: Verdict
    """How the game ends under perfect play, for the player to move."""

    moves: tuple[MoveVerdict, ...]
    """Every square, alone and with each piece to give, or each piece to give; and correct calls."""

    line: tuple[Move, ...]
    """Best play by both sides, as far as it was found within the limits."""

    nodes: int
    """The number of positions searched."""

    seconds: float
    """How long the search took; 0 if none was needed."""

    def __str__(self) -> str:
        """Return verdict and best line, then a row for each first move.

        A square is followed by the pieces to give after it, best first: `b3  draw =4 =A, loss
        in 2 =7`.
        """
        rows = [_with_moves(self.verdict, self.line)]
        by_first = groupby(self.moves, key=lambda judged: judged.moves[0])
        first_rows = [(str(first), _row(list(judged))) for first, judged in by_first]
        width = max((len(first) for first, _ in first_rows), default=0)
        return "\n".join([*rows, *(f"  {first:{width}}  {row}" for first, row in first_rows)])

    def __repr__(self) -> str:
        """Return a summary, as there can be hundreds of moves."""
        return f"<Analysis of {len(self.moves)} moves: {self.verdict}>"


def best_of(verdicts: Iterable[Verdict]) -> Verdict:
    """Return the verdict on a choice among several."""
    choice = tuple(verdicts)
    return make_verdict(max([v.low for v in choice]), max([v.high for v in choice]))


def _with_moves(verdict: Verdict, moves: Sequence[Move]) -> str:
    return f"{verdict}: {' '.join(_turns(moves))}" if moves else str(verdict)


def _turns(moves: Sequence[Move]) -> Iterator[str]:
    """Yield moves turn by turn; giving a piece or passing ends a turn."""
    turn: list[Move] = []
    for move in moves:
        if turn and isinstance(turn[-1], Give | Pass):
            yield format_turn(turn)
            turn = []
        turn.append(move)
    if turn:
        yield format_turn(turn)


def _row(judged: Sequence[MoveVerdict]) -> str:
    """Return the verdict on a first move, or the verdicts on its continuations."""
    if len(judged) == 1:
        return str(judged[0].verdict)

    def rank(each: MoveVerdict) -> tuple[Score, Score]:
        return -each.verdict.low, -each.verdict.high

    pairs = sorted((each for each in judged if len(each.moves) > 1), key=rank)
    return ", ".join(
        f"{verdict} {' '.join(format_turn(each.moves[1:]) for each in group)}"
        for verdict, group in groupby(pairs, key=lambda each: each.verdict)
    )


def _sign(score: Score) -> int:
    return (score > 0) - (score < 0)
