"""One question to a solver: everything around the positions that the compiled core knows."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from time import perf_counter

from fourfold.games.quarto import PIECES, SQUARES, Call, Give, Move, Pass, Place, Position
from fourfold.solver.quarto.native import Core, Progress
from fourfold.solver.quarto.verdict import BEST, WORST, MoveVerdict, Verdict, best_of

MAX_NODES, MAX_SECONDS = 2**63, 1e9
"""Limits beyond these are none: no search gets there, and the core's counters hold no more."""

DRAW = Verdict(0, 0)
WIN_NOW = Verdict(BEST, BEST)
LOSS_NOW = Verdict(WORST, WORST)


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go; what is not found by then stays open, as bounds."""

    nodes: int | None = None
    """The most positions to search, up to a few thousand more: the search looks now and then."""

    seconds: float | None = None
    """The most time to take."""

    def __post_init__(self) -> None:
        """Refuse what is no amount of work."""
        if self.nodes is not None and self.nodes < 0:
            raise ValueError(f"a limit of {self.nodes} nodes")
        if self.seconds is not None and not self.seconds >= 0:
            raise ValueError(f"a limit of {self.seconds} seconds")


class Search:
    """Uses the core for one question, within limits that hold for the whole of it."""

    def __init__(
        self, core: Core, limits: Limits, *, has_distance: bool, progress: Progress | None
    ) -> None:
        """Start the clock."""
        self._core = core
        self._limits = limits
        self._has_distance = has_distance
        self._told = progress
        self._progress = self._tell if progress else None
        self._start = perf_counter()
        self.nodes = 0

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return perf_counter() - self._start

    def verdict(self, position: Position) -> Verdict:
        """Return how a position ends under perfect play."""
        if settled := _settled(position):
            return settled
        verdict, nodes = self._core.solve(
            position, self._has_distance, self._limits_left(), self._progress
        )
        self.nodes += nodes
        return verdict

    def judge_moves(self, position: Position) -> Iterator[MoveVerdict]:
        """Yield a verdict on every move: squares, squares with pieces, pieces; on right calls."""
        if position.outcome:
            return
        live = position.live_groups() if position.rules.calls else ()
        if position.can_call:
            yield from (MoveVerdict((Call(group),), WIN_NOW) for group in live)
        if position.hand is not None:
            yield from self._judge_places(position)
        elif position.is_full:
            # A group that is passed over is the opponent's to call, once.
            is_lost = bool(live) and not position.has_passed
            yield MoveVerdict((Pass(),), LOSS_NOW if is_lost else DRAW)
        elif live:
            yield from (MoveVerdict((Give(piece),), LOSS_NOW) for piece in position.supply)
        else:
            yield from (MoveVerdict((give,), v) for give, v in self._judge_gives(position))

    def best(self, position: Position, verdict: Verdict) -> tuple[Move, ...]:
        """Return a move as good as the position; empty if there is none, or none is found."""
        if position.outcome or verdict.value is None:
            return ()
        if _settled(position):
            judged = self.judge_moves(position)
            return next((m.moves for m in judged if m.verdict == verdict), ())
        if position.hand is None:
            piece = self._core.find_gift(position, verdict, self._limits_left(), self._progress)
            return () if piece is None else (Give(PIECES[piece]),)
        found = self._core.find_best(position, verdict, self._limits_left(), self._progress)
        if found is None:
            return ()
        square, piece = found
        place = Place(SQUARES[square])
        if piece is not None:
            return place, Give(PIECES[piece])
        return (place, *self._call_after(position.play(place)))

    def line(self, position: Position, verdict: Verdict) -> tuple[Move, ...]:
        """Return best play by both from a position, as long as the verdict is exact."""
        line: list[Move] = []
        while verdict.is_exact and (moves := self.best(position, verdict)):
            for move in moves:
                if isinstance(move, Place):
                    verdict = Verdict(_nearer(verdict.low), _nearer(verdict.high))
                mover = position.mover
                position = position.play(move)
                if position.mover != mover:
                    verdict = verdict.turned()
            line += moves
        return tuple(line)

    def _judge_gives(self, position: Position) -> Iterator[tuple[Give, Verdict]]:
        """Yield a verdict on every piece to give; pieces alike up to symmetry are asked once."""
        known: dict[int, Verdict] = {}
        for piece in position.supply:
            given = position.play(Give(piece))
            key = self._core.key(given)
            if key is None:
                yield Give(piece), self.verdict(given).turned()
                continue
            if key not in known:
                known[key] = self.verdict(given).turned()
            yield Give(piece), known[key]

    def _judge_places(self, position: Position) -> Iterator[MoveVerdict]:
        options, nodes = self._core.analyse(
            position, self._has_distance, self._limits_left(), self._progress
        )
        self.nodes += nodes
        for square, pairs in groupby(options, key=lambda option: option[0]):
            place, judged = Place(SQUARES[square]), []
            for _, piece, verdict in pairs:
                rest: tuple[Move, ...]
                if piece is None:
                    rest = self._call_after(position.play(place))
                else:
                    rest = (Give(PIECES[piece]),)
                judged.append(MoveVerdict((place, *rest), verdict))
            yield MoveVerdict((place,), best_of(each.verdict for each in judged))
            yield from (each for each in judged if each.moves != (place,))

    def _call_after(self, position: Position) -> tuple[Call, ...]:
        """Return the call that a placement makes right, if one is needed to win."""
        if not position.can_call:
            return ()
        return tuple(Call(group) for group in position.live_groups()[:1])

    def _tell(self, nodes: int) -> None:
        """Pass on how far the core is, after what it has searched for this question before."""
        assert self._told is not None
        self._told(self.nodes + nodes)

    def _limits_left(self) -> Limits:
        nodes, seconds = self._limits.nodes, self._limits.seconds
        return Limits(
            None if nodes is None or nodes > MAX_NODES else max(1, nodes - self.nodes),
            None if seconds is None or seconds > MAX_SECONDS else max(0, seconds - self.seconds),
        )


def _settled(position: Position) -> Verdict | None:
    """Return the verdict on a position in which nothing is left to be searched, else None."""
    if position.outcome:
        winner = position.outcome.winner
        return DRAW if winner is None else WIN_NOW if winner == position.mover else LOSS_NOW
    if position.rules.calls and position.live_groups():
        if position.can_call:
            return WIN_NOW
        # After a wrong call the placer has to let the opponent call; the opponent has to let it go.
        if position.hand is None and not position.has_passed:
            return LOSS_NOW
    return DRAW if position.is_full else None


def _nearer(score: int) -> int:
    """Return a score one placement later, for the same player."""
    return score + (score > 0) - (score < 0)
