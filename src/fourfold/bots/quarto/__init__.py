"""Quarto! bots from a first game to perfect play."""

from fourfold.bots.quarto.fallible import FallibleBot
from fourfold.bots.quarto.level import LEVELS, Level
from fourfold.bots.quarto.perfect import PerfectBot

__all__ = ["LEVELS", "FallibleBot", "Level", "PerfectBot"]
