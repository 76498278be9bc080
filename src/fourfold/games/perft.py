"""Perft: counts move sequences, to compare two implementations of the rules."""

from fourfold.games.game import AnyPosition, check_position, check_type


def perft(position: AnyPosition, depth: int, uncounted: tuple[type, ...] = ()) -> int:
    """Return the number of sequences of exactly `depth` moves.

    Moves of the `uncounted` types (see `Game.uncounted`) are skipped as if they did not exist.
    """
    check_position(position)
    check_type(depth, int, "a depth: a number of moves")
    if depth < 0:
        raise ValueError(f"the depth must be 0 or more, not {depth}")
    return _count(position, depth, uncounted)


def _count(position: AnyPosition, depth: int, uncounted: tuple[type, ...]) -> int:
    if depth == 0:
        return 1
    moves = [move for move in position.legal_moves() if not isinstance(move, uncounted)]
    if depth == 1:
        return len(moves)
    return sum(_count(position.play(move), depth - 1, uncounted) for move in moves)


def perft_ended(position: AnyPosition, depth: int, uncounted: tuple[type, ...] = ()) -> int:
    """Return how many of the sequences that `perft` counts end the game with their last move."""
    if depth == 0:
        return 0
    moves = (move for move in position.legal_moves() if not isinstance(move, uncounted))
    after = (position.play(move) for move in moves)
    if depth == 1:
        return sum(next_position.outcome is not None for next_position in after)
    return sum(perft_ended(next_position, depth - 1, uncounted) for next_position in after)
