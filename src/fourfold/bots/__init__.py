"""Computer players for every game; they see only what their seat may know."""

from fourfold.bots.bot import (
    AnyBot,
    AnyCandidate,
    AnyChoice,
    AnyProgress,
    AnyQuestion,
    Bot,
    Budget,
    Candidate,
    Choice,
    Progress,
    Question,
    decision_seed,
)
from fourfold.bots.catalogue import UnknownBotError, bot_names, make_bot
from fourfold.bots.engine import AnyEngineBot, EngineBot
from fourfold.bots.engine_program import serve
from fourfold.bots.failure import BotCrashError, BotError, BotTimeoutError, IllegalAnswerError
from fourfold.bots.random_bot import RandomBot
from fourfold.bots.standing import Standing, judge_standing

__all__ = [
    "AnyBot",
    "AnyCandidate",
    "AnyChoice",
    "AnyEngineBot",
    "AnyProgress",
    "AnyQuestion",
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
    "RandomBot",
    "Standing",
    "UnknownBotError",
    "bot_names",
    "decision_seed",
    "judge_standing",
    "make_bot",
    "serve",
]
