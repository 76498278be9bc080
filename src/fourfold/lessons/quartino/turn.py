"""A Quartino turn that a learner has begun: what it reaches, and what is wrong with it."""

from collections.abc import Sequence
from functools import cache

from fourfold.games.quartino import (
    Claim,
    Declare,
    Decline,
    Move,
    Phase,
    Position,
    parse_move,
)
from fourfold.puzzles.quartino.exhaustion import claiming_turns, most_claims


class Turn:
    """The moves of one turn from a position."""

    def __init__(self, start: Position, moves: Sequence[str]) -> None:
        self._start = start
        self._moves: list[Move] = [parse_move(move) for move in moves]
        self._before, self._after = start, start
        for move in self._moves:
            self._before, self._after = self._after, self._after.play(move)

    def reaches(self, goal: Sequence[str]) -> bool | None:
        """Return whether the turn reaches a goal; None if it isn't over yet."""
        name, last = goal[0], self._moves[-1]
        if isinstance(last, Claim) and self._before.is_wrong(last):
            return False
        if name == "claim":
            return isinstance(last, Claim) or not _can_claim(self._start)
        if name == "colour":
            return isinstance(last, Declare) is _needs_colour(self._start)
        if name == "block":
            if self._after.phase is Phase.PLACE:
                return None
            return not _next_claim(self._after)
        if name == "win" and self._after.outcome is not None:
            return True
        claims = sum(isinstance(move, Claim) for move in self._moves)
        if name == "claims" and claims == int(goal[1]):
            return True
        return None if self._after.seat == self._start.mover else False

    def why_not(self, goal: Sequence[str]) -> tuple[str, tuple[str, ...]]:
        """Return why the turn can no longer reach the goal, and the moves that show it."""
        name, last = goal[0], self._moves[-1]
        if isinstance(last, Claim) and self._before.is_wrong(last):
            return "no-match", ()
        if isinstance(last, Declare | Decline):
            return ("no-colour" if isinstance(last, Declare) else "needs-colour"), ()
        if name == "block":
            return "lets-claim", _next_claim(self._after)
        if name == "claim" or (self._before.phase is Phase.CLAIM and _can_claim(self._before)):
            return ("other" if isinstance(last, Claim) else "missed-claim"), ()
        return "no-card", ()


def _can_claim(position: Position) -> bool:
    return any(isinstance(move, Claim) for move in position.sensible_moves())


def _needs_colour(position: Position) -> bool:
    """Return whether Colour's extra stone allows one more claim this turn."""
    return most_claims(position.play("+")) > most_claims(position.play("-"))


@cache
def _next_claim(position: Position) -> tuple[str, ...]:
    """Return moves with which the next player claims a known card; empty if there are none."""
    after = position.play(".")
    first = ("-", "+") if after.phase is Phase.COLOUR else ("",)
    for move in first:
        placing = after.play(move) if move else after
        for turn in claiming_turns(placing, 1):
            if isinstance(turn[-1], Claim) and turn[-1].card in placing.rack.hidden:
                return (".", *filter(None, (move,)), *map(str, turn))
    return ()
