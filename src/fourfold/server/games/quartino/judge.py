"""Judges Quartino positions by the strongest bot's estimate."""

from fourfold.bots.quartino.level import LEVELS
from fourfold.games import quartino
from fourfold.games.game import GameError
from fourfold.server.games.assessment import Assessment, SeatShare, WeighedTurn
from fourfold.solver.quartino.estimate import estimate

JUDGE = LEVELS[-1].character
"""The strongest bot, which makes the estimates."""


def known_position(position: quartino.Position) -> quartino.Position:
    """Return a position as its seat to move sees it; raise `GameError` if its cards are unknown."""
    if not position.outcome and None in position.rack.hidden:
        raise GameError(f"the cards of seat {position.mover}, the seat to move, are unknown")
    return position.view(position.mover)


def assess(view: quartino.Position, seconds: float) -> Assessment:
    """Return the bot's estimates of a position and of the turns it considered."""
    found = estimate(view, JUDGE, seconds=seconds)
    turns = tuple(
        WeighedTurn(
            each.moves,
            2 * each.share.chance - 1,
            error=None if each.share.error is None else 2 * each.share.error,
        )
        for each in found.turns
    )
    return Assessment(
        value=turns[0].value,
        low=-1,
        high=1,
        distance=None,
        is_exact=False,
        is_complete=found.is_complete,
        turns=turns,
        line=found.line,
        shares=tuple(SeatShare(each.chance, each.error) for each in found.shares),
    )
