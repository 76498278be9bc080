"""Players for both games; they see only what their seat may see."""

from fourfold.bots.bot import Bot, Budget, Candidate, Choice, Progress, Question, decision_seed
from fourfold.bots.catalogue import UnknownBotError, bot_names, make_bot
from fourfold.bots.engine import EngineBot
from fourfold.bots.failure import BotCrashError, BotError, BotTimeoutError, IllegalAnswerError

__all__ = [
    "Bot",
    "BotCrashError",
    "BotError",
    "BotTimeoutError",
    "Budget",
    "Candidate",
    "Choice",
    "EngineBot",
    "IllegalAnswerError",
    "Progress",
    "Question",
    "UnknownBotError",
    "bot_names",
    "decision_seed",
    "make_bot",
]
