"""Scores of Quarto! positions by plain minimax over the Python rules: slow but plainly correct."""

from collections.abc import Callable, Iterator

from fourfold.games.quarto import Call, Move, Place, Position
from fourfold.solver.quarto.verdict import BEST, WORST, Score

ScoreOf = Callable[[Position], Score]


class Minimax:
    """A position's score for the seat to move, by trying everything but wrong calls.

    Caches scores, for positions of the same rule set that come up again.
    """

    def __init__(self) -> None:
        """Start with an empty cache."""
        self._known: dict[object, Score] = {}

    def __call__(self, position: Position) -> Score:
        """Return the score."""
        if position.outcome:
            return best_score(position, self)
        key = (
            position.board,
            position.hand,
            position.last if position.rules.calls else None,
            position.has_called,
            position.has_passed,
        )
        if key not in self._known:
            self._known[key] = best_score(position, self)
        return self._known[key]


def minimax(position: Position) -> Score:
    """Return the score for the seat to move, by trying everything but wrong calls."""
    return Minimax()(position)


def best_score(position: Position, score_of: ScoreOf) -> Score:
    """Return the score that follows from those of all positions one move later."""
    if position.outcome:
        winner = position.outcome.winner
        return 0 if winner is None else BEST if winner == position.mover else WORST
    best = WORST
    for move in sensible_moves(position):
        best = max(best, score_after(position, (move,), score_of))
        if best == BEST:
            break
    return best


def score_after(position: Position, moves: tuple[Move, ...], score_of: ScoreOf) -> Score:
    """Return what one seat's moves lead to, for that seat."""
    after = position
    for move in moves:
        after = after.play(move)
    score = score_of(after)
    if after.mover != position.mover:
        score = -score
    for move in moves:
        if isinstance(move, Place):
            score -= (score > 0) - (score < 0)
    return score


def sensible_moves(position: Position) -> Iterator[Move]:
    """Yield every legal move but wrong calls, right calls first."""
    if position.can_call:
        yield from map(Call, position.live_groups())
    yield from (move for move in position.legal_moves() if not isinstance(move, Call))
