"""Judges positions of Quartino by the strongest bot's estimate."""

from fourfold.bots import Budget, Question, make_bot
from fourfold.games import quartino
from fourfold.games.game import GameError
from fourfold.games.quartino import QUARTINO
from fourfold.server.games.assessment import Assessment, WeighedTurn
from fourfold.table import ask_bot

JUDGE = "expert"
"""The bot whose estimate it is."""


def known_position(position: quartino.Position) -> quartino.Position:
    """Return a position as its seat to move may know it; raise `GameError` if it knows less."""
    if not position.outcome and None in position.rack.hidden:
        raise GameError(f"the cards of seat {position.mover}, who is to move, are unknown")
    return position.view(position.mover)


def assess(view: quartino.Position, seconds: float) -> Assessment:
    """Return the bot's estimate of a position, and of the turns that it weighed."""
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
