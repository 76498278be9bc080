"""A Quarto! turn that a learner has begun: what it reaches, and what is wrong with it."""

from collections.abc import Mapping, Sequence
from functools import cache

from fourfold.games.quarto import (
    Call,
    Fault,
    Give,
    Place,
    Position,
    format_turn,
    look_ahead,
    parse_move,
)
from fourfold.lessons.lesson import LessonError
from fourfold.puzzles.quarto.study import judge_by_solver, longest
from fourfold.solver import Verdict

FAULTS = {Fault.EMPTY: "call-empty", Fault.DIFFERENT: "call-different", Fault.OLD: "call-old"}
"""The reasons why a call is wrong."""

JUDGED_BY_VALUE = ("hold", "keep")
"""The goals that are judged by the values of turns."""


def best_defence(position: Position) -> tuple[str, ...]:
    """Return a longest defence of a lost position, one that leaves the fewest winning replies."""
    [turns] = judge_by_solver([position])
    return min(
        (tuple(map(str, turn.moves)) for turn in longest(turns)),
        key=lambda moves: _count_wins(position, moves),
    )


def _count_wins(position: Position, moves: Sequence[str]) -> int:
    for move in moves:
        position = position.play(move)
    [turns] = judge_by_solver([position])
    return sum(turn.verdict.value == 1 for turn in turns)


class Turn:
    """The moves of one turn from a position."""

    def __init__(self, start: Position, moves: Sequence[str]) -> None:
        self._start = start
        self._moves = [parse_move(move) for move in moves]
        self._before, self._after = start, start
        for move in self._moves:
            self._before, self._after = self._after, self._after.play(move)

    @property
    def after(self) -> Position:
        """The position after the moves."""
        return self._after

    def reaches(self, goal: str, turns: int = 1) -> bool | None:
        """Return whether the turn reaches a goal; None if it isn't over yet.

        `turns` is how many turns a forced win may take, this one included.
        """
        after, me = self._after, self._start.mover
        if self._is_wrong_call:
            return False
        if after.outcome is not None and after.outcome.winner == me:
            return goal != "poison"
        if goal == "call":
            return not self._start.live_groups()
        if after.outcome is None and after.mover == me:
            return None
        if goal == "win":
            return False
        if goal in JUDGED_BY_VALUE:
            values = self.values_of(self._start)
            value = values[format_turn(self._moves)]
            return value == max(values.values()) if goal == "keep" else value != -1
        if goal == "force":
            return self._forces_win(turns)
        is_poisoned = bool(self._winning_squares())
        return is_poisoned if goal == "poison" else not is_poisoned

    def why_not(self, goal: str) -> tuple[str, tuple[str, ...]]:
        """Return why the turn can no longer reach the goal, and the moves that show it."""
        match self._moves[-1]:
            case Call() as call:
                fault = self._before.fault(call)
                assert fault is not None, "a right call wins"
                return FAULTS[fault], ()
            case _ if goal == "call" or (goal == "win" and self._before.live_groups()):
                return "missed-call", ()
            case Place() as place if goal == "win":
                return self._why_no_line(place), ()
            case Place():
                return self._why_bad_square()
            case Give():
                return self._why_bad_piece(goal)
            case _:
                return "other", ()

    @classmethod
    def values_of(cls, position: Position) -> Mapping[str, int]:
        """Return the exact value of every whole turn, for the player who makes it."""
        values = {}
        for turn, verdict in cls._verdicts_of(position).items():
            assert verdict.value is not None, "the search has no limit"
            values[turn] = verdict.value
        return values

    @staticmethod
    @cache
    def _verdicts_of(position: Position) -> Mapping[str, Verdict]:
        """Return the solver's verdict on every whole turn."""
        [turns] = judge_by_solver([position])
        return {format_turn(turn.moves): turn.verdict for turn in turns}

    @property
    def _is_wrong_call(self) -> bool:
        last = self._moves[-1]
        return isinstance(last, Call) and self._before.is_wrong(last)

    def _winning_squares(self) -> tuple[str, ...]:
        """Return where the opponent completes a group with the piece just given."""
        hand = self._after.hand
        if hand is None:
            return ()
        return tuple(str(threat.square) for threat in look_ahead(self._after).threats[hand])

    def _why_no_line(self, place: Place) -> str:
        groups = self._after.rules.groups_through[place.square]
        is_full = any(None not in [self._after.board[s] for s in g.squares] for g in groups)
        return "nothing-shared" if is_full else "no-line"

    def _forces_win(self, turns: int) -> bool:
        """Return whether the turn wins by force; raise if not in exactly this many turns."""
        turn = format_turn(self._moves)
        verdict = self._verdicts_of(self._start)[turn]
        if verdict.value == 1 and verdict.distance != 2 * turns - 1:
            raise LessonError(f"{turn} is a {verdict}, counted in placements: not in {turns} turns")
        return verdict.value == 1

    def _why_bad_square(self) -> tuple[str, tuple[str, ...]]:
        """Return why no give is right after this placement, and the reply to the best one."""
        outlook = look_ahead(self._after)
        if not outlook.safe:
            piece = next(iter(self._after.supply))
            return "none-safe", (f"={piece}", str(outlook.threats[piece][0].square))
        placed = format_turn(self._moves)
        turns = {
            turn: verdict
            for turn, verdict in self._verdicts_of(self._start).items()
            if turn.startswith(placed)
        }
        best = max(turns, key=lambda turn: turns[turn].low)
        give = best.removeprefix(placed)
        line = give, *_best_turn(self._after.play(give))
        return self._why_bad_value(self.values_of(self._start)[best]), line

    def _why_bad_piece(self, goal: str) -> tuple[str, tuple[str, ...]]:
        if goal == "poison":
            return "is-safe", ()
        squares = self._winning_squares()
        if squares:
            return "gives-win", squares[:1]
        value = self.values_of(self._start)[format_turn(self._moves)]
        return self._why_bad_value(value), _best_turn(self._after)

    def _why_bad_value(self, value: int) -> str:
        return "loses-later" if value == -1 else "lets-slip"


def _best_turn(position: Position) -> tuple[str, ...]:
    """Return the turn with the best value for the player to move."""
    [turns] = judge_by_solver([position])
    best = max(turns, key=lambda turn: turn.verdict.low)
    return tuple(map(str, best.moves))
