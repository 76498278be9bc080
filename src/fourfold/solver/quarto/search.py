"""The Python part of a search: calls, passes and finished games, which the core doesn't know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from fourfold.games.game import check_type
from fourfold.games.quarto import Call, Give, Move, Pass, Place, Position
from fourfold.solver.quarto.native import (
    Core,
    Glances,
    Moves,
    ProgressCallback,
    Step,
    Study,
)
from fourfold.solver.quarto.verdict import (
    BEST,
    WORST,
    Analysis,
    MoveVerdict,
    Solution,
    Verdict,
    best_of,
)

MAX_NODES, MAX_SECONDS = 2**63, 1e9
"""Larger limits mean no limit: no search gets that far, and the core's counters would overflow."""

DRAW = Verdict(0, 0)
WIN_NOW = Verdict(BEST, BEST)
LOSS_NOW = Verdict(WORST, WORST)


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on the search of each position; if one is hit, the verdict has bounds."""

    nodes: int | None = None
    """Maximum number of positions to search; checked every few thousand."""

    seconds: float | None = None
    """Maximum number of seconds."""

    def __post_init__(self) -> None:
        """Reject negative limits."""
        check_type(self.nodes, int | None, "a number of nodes")
        check_type(self.seconds, int | float | None, "a number of seconds")
        if self.nodes is not None and self.nodes < 0:
            raise ValueError(f"a limit of {self.nodes} nodes is not possible")
        if self.seconds is not None and not self.seconds >= 0:
            raise ValueError(f"a limit of {self.seconds} seconds is not possible")


class Search:
    """Answers questions about positions, using the core for those that need a search."""

    def __init__(
        self, core: Core, limits: Limits, *, has_distance: bool, progress: ProgressCallback | None
    ) -> None:
        """Prepare a search; the limits apply to each position."""
        self._core = core
        self._limits = _reachable(limits)
        self._has_distance = has_distance
        self._progress = progress

    def solve(self, positions: Sequence[Position]) -> list[Solution]:
        """Return how each position ends under perfect play, and a best move."""
        settled = list(map(_settled, positions))
        unsettled = [p for p, verdict in zip(positions, settled, strict=True) if verdict is None]
        found = self._answers(unsettled)
        if len(unsettled) == len(positions):
            return found
        answers = iter(found)
        return [
            next(answers)
            if verdict is None
            else Solution(verdict, _best_settled(position, verdict), 0, 0.0)
            for position, verdict in zip(positions, settled, strict=True)
        ]

    def glance(self, position: Position, steps: Sequence[Step]) -> Glances:
        """Return the value of each step that is found within the limits, and the nodes searched."""
        if position.hand is None and position.live_groups():
            # Giving a piece now lets the opponent call.
            return [-1] * len(steps), 0
        return self._core.glance(position, steps, self._limits, self._progress)

    def analyse(self, positions: Sequence[Position]) -> list[Analysis]:
        """Return verdicts on every move of each position, and a best line."""
        has_choice = [_has_choice(position) for position in positions]
        to_search = [p for p, has in zip(positions, has_choice, strict=True) if has]
        found = iter(self._studies(to_search))
        return [
            _analysis(position, *(next(found) if has else ([], (), 0, 0.0)))
            for position, has in zip(positions, has_choice, strict=True)
        ]

    def _answers(self, positions: Sequence[Position]) -> list[Solution]:
        if not positions:
            return []
        found = self._core.solve_many(positions, self._has_distance, self._limits, self._progress)
        if not any(position.rules.calls for position in positions):
            return found
        return list(map(_with_call_to_win, positions, found))

    def _studies(self, positions: Sequence[Position]) -> list[Study]:
        if not positions:
            return []
        return self._core.analyse_many(positions, self._has_distance, self._limits, self._progress)


def _settled(position: Position) -> Verdict | None:
    """Return the verdict on a position that needs no search, else None."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return DRAW if winner is None else WIN_NOW if winner == position.mover else LOSS_NOW
    if not position.rules.calls:
        return None
    if position.live_groups():
        if position.can_call:
            return WIN_NOW
        # A wrong call used up the seat's chance. The placer loses, as the opponent calls next;
        # after the opponent's wrong call the group is dead.
        if position.hand is None and not position.has_passed:
            return LOSS_NOW
    return DRAW if position.is_full else None


def _has_choice(position: Position) -> bool:
    """Return whether a position has placements or pieces to give for the core to evaluate."""
    if position.outcome:
        return False
    if position.hand is not None:
        return True
    return not position.is_full and not (position.rules.calls and position.live_groups())


def _judge_without_search(position: Position) -> Iterator[MoveVerdict]:
    """Yield verdicts on correct calls, and on the remaining moves if the core has none."""
    if position.outcome or not position.rules.calls:
        return
    live = position.live_groups()
    if position.can_call:
        yield from (MoveVerdict((Call(group),), WIN_NOW) for group in live)
    if position.hand is not None:
        return
    if position.is_full:
        # After a pass the opponent gets one chance to call the group.
        is_lost = bool(live) and not position.has_passed
        yield MoveVerdict((Pass(),), LOSS_NOW if is_lost else DRAW)
    elif live:
        yield from (MoveVerdict((Give(piece),), LOSS_NOW) for piece in position.supply)


def _best_settled(position: Position, verdict: Verdict) -> Moves:
    """Return a best move in a settled position; empty if the game is over."""
    judged = _judge_without_search(position)
    return next((each.moves for each in judged if each.verdict == verdict), ())


def _with_call_to_win(position: Position, solution: Solution) -> Solution:
    best = _with_call(position, solution.best)
    return solution if best is solution.best else replace(solution, best=best)


def _analysis(
    position: Position,
    judged: list[MoveVerdict],
    line: Moves,
    nodes: int,
    seconds: float,
) -> Analysis:
    moves = (*_judge_without_search(position), *_judge_by_core(position, judged))
    settled = _settled(position)
    verdict = best_of(each.verdict for each in moves) if moves else settled
    assert verdict is not None, "an unfinished game has a move"
    line = _to_the_end(position, () if settled else line)
    return Analysis(verdict, moves, line, nodes, seconds)


def _judge_by_core(position: Position, judged: list[MoveVerdict]) -> Iterator[MoveVerdict]:
    """Yield each placement, then its pairs with a piece to give; or only the pieces to give."""
    if position.hand is None:
        yield from judged
        return
    for place, of_place in groupby(judged, key=_first_move):
        pairs = list(of_place)
        if len(pairs[0].moves) > 1:
            yield MoveVerdict((place,), best_of([pair.verdict for pair in pairs]))
            yield from pairs
            continue
        # The placement ends the game, with a call if needed.
        yield pairs[0]
        moves = _with_call(position, pairs[0].moves)
        if len(moves) > 1:
            yield MoveVerdict(moves, pairs[0].verdict)


def _first_move(judged: MoveVerdict) -> Move:
    return judged.moves[0]


def _with_call(position: Position, moves: Moves) -> Moves:
    """Append the call that a placement needs to win, if any."""
    if not position.rules.calls or len(moves) != 1 or not isinstance(moves[0], Place):
        return moves
    after = position.play(moves[0])
    return (*moves, *(Call(group) for group in after.live_groups()[:1]))


def _to_the_end(position: Position, line: Moves) -> Moves:
    """Append the calls and passes that end a line."""
    if not position.rules.calls:
        return line
    whole, position = list(line), _play(position, line)
    while (settled := _settled(position)) and (moves := _best_settled(position, settled)):
        whole += moves
        position = _play(position, moves)
    return tuple(whole)


def _play(position: Position, moves: Moves) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def _reachable(limits: Limits) -> Limits:
    """Drop limits that no search can reach."""
    nodes, seconds = limits.nodes, limits.seconds
    return Limits(
        None if nodes is None or nodes > MAX_NODES else nodes,
        None if seconds is None or seconds > MAX_SECONDS else seconds,
    )
