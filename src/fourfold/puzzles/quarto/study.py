"""Proves Quarto! puzzles with the exact solver.

Calls are off in all these themes, so that every turn has one value.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from fourfold.games.quarto import Position
from fourfold.puzzles.adapter import Finding, Study, Unfit
from fourfold.puzzles.quarto.theme import JUDGE, ONLY_DRAW, SAFE_PIECE, WINS
from fourfold.puzzles.quarto.turn import count_different, notations, play_turn, whole_turns
from fourfold.solver import MoveVerdict, Solver, Verdict

WORDS = {1: "win", 0: "draw", -1: "loss"}
"""The answers to *win, draw or loss?*."""

MIN_CANDIDATES = 3
"""Minimum number of different turns among which to find the only good one."""

JudgedTurns = Sequence[MoveVerdict]
Judge = Callable[[Sequence[Position]], list[JudgedTurns]]
"""Returns the verdict on every whole turn of each position."""


def study(theme: str, positions: Sequence[Position], judge: Judge) -> list[Finding]:
    """Prove each position, or say why it does not fit the theme."""
    suitable = [position for position in positions if _why_unsuitable(theme, position) is None]
    judged = iter(judge(suitable))
    return [
        Unfit(reason)
        if (reason := _why_unsuitable(theme, position))
        else _study(theme, position, next(judged), judge)
        for position in positions
    ]


def judge_by_solver(positions: Sequence[Position]) -> list[JudgedTurns]:
    """Return the exact verdicts on every whole turn of positions of one rule set."""
    if not positions:
        return []
    answers = cached_solver(str(positions[0].rules)).analyse_many(positions)
    return [
        whole_turns(position, answer) for position, answer in zip(positions, answers, strict=True)
    ]


@cache
def cached_solver(rules: str) -> Solver:
    """Return the solver of a rule set; it is reused, with its transposition table."""
    return Solver(rules)


def find_main_line(
    position: Position, turn: MoveVerdict, turns: int, judge: Judge
) -> tuple[MoveVerdict, ...] | None:
    """Return a winning turn, a longest defence, the next winning turn and so on, to the win.

    At every step of this line only one turn wins; None if there is no such line. Of several lines,
    return the one whose defences come first.
    """
    if turns == 1:
        return (turn,)
    after = play_turn(position, turn.moves)
    [defences] = judge([after])
    for defence in longest(defences):
        next_position = play_turn(after, defence.moves)
        [replies] = judge([next_position])
        winning = [each for each in replies if each.verdict.value == 1]
        if count_different(winning, position.rules) == 1:
            rest = find_main_line(next_position, winning[0], turns - 1, judge)
            if rest is not None:
                return turn, defence, *rest
    return None


def longest(turns: Iterable[MoveVerdict]) -> list[MoveVerdict]:
    """Return the turns of a lost position that put off the loss for as long as possible."""
    listed = list(turns)
    best = max(each.verdict.low for each in listed)
    return [each for each in listed if each.verdict.low == best]


def _why_unsuitable(theme: str, position: Position) -> str | None:
    if position.rules.calls:
        return "calls must be off"
    if theme == SAFE_PIECE and (position.hand is not None or not position.placed):
        return "the next move must be to give a piece, with others on the board"
    if theme != SAFE_PIECE and position.hand is None:
        return "a piece must be in hand"
    return None


def _study(theme: str, position: Position, turns: JudgedTurns, judge: Judge) -> Finding:
    if theme in WINS:
        return _study_win(WINS[theme], position, turns, judge)
    if theme == SAFE_PIECE:
        return _study_safe_piece(position, turns)
    if theme == ONLY_DRAW:
        return _study_only_draw(position, turns)
    assert theme == JUDGE
    return _study_judge(position, turns)


def _study_win(length: int, position: Position, turns: JudgedTurns, judge: Judge) -> Finding:
    verdict, winning = _best(turns), [each for each in turns if each.verdict.value == 1]
    if verdict.value != 1 or verdict.distance != 2 * length - 1:
        return Unfit(f"it is a {verdict}, counted in placements, not a win in {2 * length - 1}")
    if count_different(winning, position.rules) > 1:
        return Unfit(f"there are several solutions: {' '.join(notations(winning))}")
    if find_main_line(position, winning[0], length, judge) is None:
        return Unfit("after every longest defence there are several solutions")
    return Study(notations(winning), length, count_different(turns, position.rules))


def _study_safe_piece(position: Position, turns: JudgedTurns) -> Finding:
    safe = [each for each in turns if each.verdict.value != -1]
    candidates = count_different(turns, position.rules)
    if candidates < MIN_CANDIDATES:
        return Unfit("there are too few pieces to choose from")
    if count_different(safe, position.rules) != 1:
        return Unfit(f"exactly one piece must be safe, found {' '.join(notations(safe)) or 'none'}")
    return Study(notations(safe), _depth_of_losses(turns), candidates)


def _study_only_draw(position: Position, turns: JudgedTurns) -> Finding:
    verdict, drawing = _best(turns), [each for each in turns if each.verdict.value == 0]
    if verdict.value != 0:
        return Unfit(f"it is a {verdict}, not a draw")
    candidates = count_different(turns, position.rules)
    if candidates < MIN_CANDIDATES:
        return Unfit("there are too few turns to choose from")
    if count_different(drawing, position.rules) != 1:
        return Unfit(f"several turns draw: {' '.join(notations(drawing))}")
    return Study(notations(drawing), _depth_of_losses(turns), candidates)


def _study_judge(position: Position, turns: JudgedTurns) -> Finding:
    verdict = _best(turns)
    if verdict.value == 1 and verdict.distance == 1:
        return Unfit("it is a win in 1: there is nothing to judge")
    assert verdict.value is not None, "the search has no limit"
    word = WORDS[verdict.value]
    depth = _depth_of_losses(turns) if verdict.distance is None else (verdict.distance + 1) // 2
    return Study((word,), depth, count_different(turns, position.rules), word)


def _best(turns: JudgedTurns) -> Verdict:
    return max((each.verdict for each in turns), key=lambda verdict: verdict.low)


def _depth_of_losses(turns: JudgedTurns) -> int:
    """Return how many of the opponent's turns must be considered to see which turns lose."""
    losses = [each.verdict.distance or 0 for each in turns if each.verdict.value == -1]
    return max((max(losses, default=0) + 1) // 2, 1)
