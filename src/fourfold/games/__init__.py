"""The rules of both games: standard library only, no I/O, no clock, no randomness of its own."""

from fourfold.games.game import AnyGame
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO

GAMES: dict[str, AnyGame] = {game.name: game for game in (QUARTO, QUARTINO)}
"""The games by name."""

RULES_VERSION = 1
"""Counts up when a game that was played before would go on otherwise by the rules of now."""
