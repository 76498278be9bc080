"""Players for both games; they see only what their seat may see."""

from fourfold.bots.bot import Bot
from fourfold.bots.random_bot import RandomBot

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(),)}
"""The bots by name."""
