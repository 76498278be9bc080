"""Players for both games; they see only what their seat may see."""

from fourfold.bots.bot import Bot, Budget, Candidate, Choice, Question, decision_seed
from fourfold.bots.catalogue import UnknownBotError, bot_names, make_bot

__all__ = [
    "Bot",
    "Budget",
    "Candidate",
    "Choice",
    "Question",
    "UnknownBotError",
    "bot_names",
    "decision_seed",
    "make_bot",
]
