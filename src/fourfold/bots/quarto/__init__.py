"""Quarto! bots, from beginner to perfect play."""

from collections.abc import Callable
from functools import partial

from fourfold.bots.bot import Bot
from fourfold.bots.quarto.fallible import FallibleBot
from fourfold.bots.quarto.level import LEVELS, Level
from fourfold.bots.quarto.perfect import PerfectBot
from fourfold.games.quarto import Move, Position

BOTS: dict[str, Callable[[], Bot[Position, Move]]] = {
    **{level.name: partial(FallibleBot, level) for level in LEVELS},
    "perfect": PerfectBot,
}
"""The bots by name, weakest first."""

__all__ = ["BOTS", "LEVELS", "FallibleBot", "Level", "PerfectBot"]
