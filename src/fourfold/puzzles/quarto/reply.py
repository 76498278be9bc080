"""Judges answers to Quarto! puzzles, and plays the opponent."""

from collections.abc import Sequence

from fourfold.games.game import GameError, IllegalMoveError
from fourfold.games.quarto import (
    Call,
    Give,
    Move,
    Pass,
    Position,
    format_turn,
    parse_group,
    parse_turn,
)
from fourfold.puzzles.feedback import Feedback
from fourfold.puzzles.quarto.spot import calls_or_none
from fourfold.puzzles.quarto.study import WORDS, cached_solver, judge_by_solver, longest
from fourfold.puzzles.quarto.theme import JUDGE, SPOT, WINS
from fourfold.puzzles.quarto.turn import count_different, play_turn
from fourfold.solver import MoveVerdict

NONE = "-"
"""The answer of a person who sees no line."""


NUMBERS = {"1": "win", "2": "draw", "3": "loss"}
"""The words by their numbers, which a person can type in any language."""


def read_answer(theme: str, position: Position, text: str) -> str:
    """Return an answer in notation; raise `GameError` if it can't be read or is not legal."""
    text = text.strip()
    if theme == JUDGE:
        word = NUMBERS.get(text, text)
        if word not in WORDS.values():
            raise GameError(f"expected {', '.join(WORDS.values())}, or 1, 2, 3; found {text!r}")
        return word
    if theme == SPOT and text == NONE:
        return str(calls_or_none(position, ())[0])
    if theme == SPOT and not text.startswith(("!", "=", "--")):
        text = f"!{parse_group(text)}"
    moves = parse_turn(text)
    after = play_turn(position, moves)
    is_whole = after.outcome is not None or isinstance(moves[-1], Give | Pass | Call)
    if not is_whole:
        raise IllegalMoveError("the turn is not complete: also give a piece, as in b3=A")
    if theme != SPOT and any(map(_hands_over, moves[:-1])):
        raise IllegalMoveError("expected one turn, not several")
    return format_turn(moves)


def respond(theme: str, position: Position, answers: Sequence[str], answer: str) -> Feedback:
    """Judge an answer; without `answers`, any turn that keeps the win is right."""
    if theme in (JUDGE, SPOT):
        is_right = answer in answers
        line = () if is_right or theme == SPOT else _best_line(position)
        return Feedback(is_right, is_right, position, refutation=line)
    moves = parse_turn(answer)
    after = play_turn(position, moves)
    [turns] = judge_by_solver([position])
    judged = next(each for each in turns if each.moves == moves)
    is_right = answer in answers if answers else judged.verdict.value == 1
    if not is_right:
        return Feedback(False, False, position, refutation=(answer, *_best_line(after)))
    if theme not in WINS or after.outcome is not None:
        return Feedback(True, True, after)
    defence = _choose_defence(after)
    return Feedback(True, False, play_turn(after, defence.moves), format_turn(defence.moves))


def _choose_defence(position: Position) -> MoveVerdict:
    """Return a longest defence, if possible one against which only one turn wins."""
    [defences] = judge_by_solver([position])
    best = longest(defences)
    replies = judge_by_solver([play_turn(position, each.moves) for each in best])

    def winning(turns: Sequence[MoveVerdict]) -> int:
        wins = [each for each in turns if each.verdict.value == 1]
        return count_different(wins, position.rules)

    return min(zip(best, replies, strict=True), key=lambda pair: winning(pair[1]))[0]


def _best_line(position: Position) -> tuple[str, ...]:
    """Return the best turns of both players from here to the end."""
    if position.outcome is not None:
        return ()
    line = cached_solver(str(position.rules)).analyse(position).line
    turns: list[list[Move]] = [[]]
    for move in line:
        turns[-1].append(move)
        if _hands_over(move):
            turns.append([])
    return tuple(format_turn(turn) for turn in turns if turn)


def _hands_over(move: Move) -> bool:
    return isinstance(move, Give | Pass)
