"""Whole turns of an analysed position."""

from collections.abc import Sequence

from fourfold.games.quarto import Give, Move, Place, Position, Rules, format_turn
from fourfold.solver import Analysis, MoveVerdict


def whole_turns(position: Position, analysis: Analysis) -> list[MoveVerdict]:
    """Return the turns of a position with calls off: a place and a give, or whichever is due."""
    if position.hand is None:
        return list(analysis.moves)
    extended = {each.moves[0] for each in analysis.moves if len(each.moves) > 1}
    return [each for each in analysis.moves if len(each.moves) > 1 or each.moves[0] not in extended]


def count_different(turns: Sequence[MoveVerdict], rules: Rules) -> int:
    """Count turns; those that differ only in traits that are not in play count as one."""
    return len({_without_idle_traits(each.moves, rules) for each in turns})


def notations(turns: Sequence[MoveVerdict]) -> tuple[str, ...]:
    """Return the turns in notation, sorted."""
    return tuple(sorted(format_turn(each.moves) for each in turns))


def play_turn(position: Position, moves: Sequence[Move]) -> Position:
    """Return the position after a turn."""
    for move in moves:
        position = position.play(move)
    return position


def _without_idle_traits(moves: Sequence[Move], rules: Rules) -> tuple[int, int]:
    """Return the square and the traits in play of the piece given, each -1 if there is none."""
    square = next((int(move.square) for move in moves if isinstance(move, Place)), -1)
    given = next((move.piece & rules.mask for move in moves if isinstance(move, Give)), -1)
    return square, given
