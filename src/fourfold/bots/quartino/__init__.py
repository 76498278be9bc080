"""Quartino bots: six levels, for two to four seats."""

from collections.abc import Callable
from functools import partial

from fourfold.bots.bot import Bot
from fourfold.bots.quartino.level import LEVELS
from fourfold.bots.quartino.quartino_bot import QuartinoBot
from fourfold.games.quartino import Move, Position

BOTS: dict[str, Callable[[], Bot[Position, Move]]] = {
    level.name: partial(QuartinoBot, level) for level in LEVELS
}
"""The bots by name, weakest first."""

__all__ = ["BOTS", "LEVELS", "QuartinoBot"]
