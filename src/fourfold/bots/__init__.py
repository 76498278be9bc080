"""Players for every game; they see only what their seat may see."""

from fourfold.bots.bot import Bot, Budget, Candidate, Choice, Progress, Question, decision_seed
from fourfold.bots.catalogue import UnknownBotError, bot_names, make_bot
from fourfold.bots.engine import EngineBot
from fourfold.bots.failure import BotCrashError, BotError, BotTimeoutError, IllegalAnswerError
from fourfold.bots.standing import Standing, judge_standing

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
    "Standing",
    "UnknownBotError",
    "bot_names",
    "decision_seed",
    "judge_standing",
    "make_bot",
]
