"""Judges answers to Quartino puzzles."""

from collections.abc import Sequence

from fourfold.games.game import IllegalMoveError
from fourfold.games.quartino import End, Move, Position, parse_turn
from fourfold.games.quartino.move import format_turn
from fourfold.puzzles.feedback import Feedback
from fourfold.puzzles.quartino.exhaustion import claiming_turns, most_claims
from fourfold.puzzles.quartino.theme import CLAIM, COLOUR

NONE = "-"
"""The answer of a person who sees no card to claim."""


def read_answer(theme: str, position: Position, text: str) -> str:
    """Return an answer in notation; raise `GameError` if it can't be read or is not legal."""
    text = text.strip()
    if theme == CLAIM and text == NONE:
        return str(End())
    moves = parse_turn(text)
    _play(position, moves)
    return format_turn(moves)


def respond(theme: str, position: Position, answers: Sequence[str], answer: str) -> Feedback:
    """Judge an answer; a turn may continue after what was asked for."""
    moves = parse_turn(answer)
    accepted = [parse_turn(each) for each in answers]
    is_right = any(moves[: len(each)] == each for each in accepted)
    if not is_right:
        return Feedback(False, False, position, refutation=_refute(theme, position, answers))
    return Feedback(True, True, _play(position, moves))


def _refute(theme: str, position: Position, answers: Sequence[str]) -> tuple[str, ...]:
    """Return the claims that the person overlooked, unless they would give the answer away."""
    if theme != COLOUR:
        return ()
    after = position.play(answers[0])
    turn = next(claiming_turns(after, most_claims(after)))
    return (f"{answers[0]},{format_turn(turn)}",)


def _play(position: Position, moves: Sequence[Move]) -> Position:
    """Return the position after moves of one seat."""
    after = position
    for move in moves:
        if after.mover != position.mover:
            raise IllegalMoveError("expected one turn, not several")
        after = after.play(move)
    return after
