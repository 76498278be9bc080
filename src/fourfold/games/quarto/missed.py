"""The completed groups that nobody called, for display after a game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fourfold.games import game
from fourfold.games.game import Seat, check_type, quote
from fourfold.games.quarto.group import Group
from fourfold.games.quarto.move import Move, Pass, Place, parse_move
from fourfold.games.quarto.position import Position


@dataclass(frozen=True, slots=True)
class Missed:
    """A complete group that nobody called."""

    group: Group
    """The group."""

    placer: Seat
    """The seat that completed it."""

    seats: tuple[Seat, ...]
    """The seats that could have called it: the placer, and possibly the opponent.

    A seat whose window was still open when the game ended is among them, although its
    `CallWindow.is_missed` is False: the end took away its chance.
    """

    number: int
    """The number of the move that completed it, counted from 1; 0 before the first position."""


def missed_groups(
    start: Position, moves: Iterable[game.Move | str], *, is_over: bool
) -> Iterator[Missed]:
    """Yield the missed groups of a game in the order in which they were completed.

    A group is missed once it can no longer be called, or once the game has ended without a call.
    Groups completed by the winning placement are not missed, although only one of them was called.
    A group that can still be called is not listed, as that would give it away.
    """
    position = check_type(start, Position, "a Quarto! position")
    check_type(moves, Iterable, "a list of moves, such as match.moves")
    completed = 0
    if not start.rules.calls:
        return
    for number, move in enumerate(moves, 1):
        move = parse_move(move) if isinstance(move, str) else move
        if not isinstance(move, Move):
            raise TypeError(f"expected a Quarto! move, found {quote(move)}")
        if isinstance(move, Place) or (isinstance(move, Pass) and position.has_passed):
            yield from _live(position, completed)
        if isinstance(move, Place):
            completed = number
        position = position.play(move)
    if is_over and not position.outcome:
        yield from _live(position, completed)


def _live(position: Position, completed: int) -> Iterator[Missed]:
    placer = position.placer
    if placer is None:
        return iter(())
    has_passed_on = position.hand is not None or position.has_passed
    seats = (placer, 3 - placer) if has_passed_on else (placer,)
    return (Missed(group, placer, seats, completed) for group in position.live_groups())
