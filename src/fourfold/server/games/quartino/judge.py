"""Judges Quartino positions by the strongest bot's estimate."""

from fourfold.bots import Budget, Question, make_bot
from fourfold.games import quartino
from fourfold.games.game import GameError
from fourfold.games.quartino import QUARTINO
from fourfold.server.games.assessment import Assessment, WeighedTurn
from fourfold.table import ask_bot

JUDGE = "expert"
"""The bot that estimates."""


def known_position(position: quartino.Position) -> quartino.Position:
    """Return a position as its seat to move sees it; raise `GameError` if its cards are unknown."""
    if not position.outcome and None in position.rack.hidden:
        raise GameError(f"the cards of seat {position.mover}, the seat to move, are unknown")
    return position.view(position.mover)


def assess(view: quartino.Position, seconds: float) -> Assessment:
    """Return the bot's estimates of a position and of the turns it considered."""
    choice = ask_bot(make_bot(QUARTINO, JUDGE), Question(view, budget=Budget(seconds=seconds)))
    return Assessment(
        value=choice.value,
        low=-1,
        high=1,
        distance=None,
        is_exact=False,
        turns=tuple(WeighedTurn(each.moves, each.value) for each in choice.candidates),
        line=choice.line,
    )
