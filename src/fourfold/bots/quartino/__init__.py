"""The bots of Quartino, five levels for two, three and four seats."""

from fourfold.bots.quartino.level import LEVELS
from fourfold.bots.quartino.quartino_bot import QuartinoBot

__all__ = ["LEVELS", "QuartinoBot"]
