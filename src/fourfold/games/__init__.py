"""The rules of all games: standard library only, no I/O, no clock, no randomness of its own."""

from fourfold.games.game import AnyGame
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.plugin import load_plugins

GAMES: dict[str, AnyGame] = {
    "quarto": QUARTO,
    "quartino": QUARTINO,
}
"""The games by name."""

load_plugins(GAMES, "game", "GAME")

RULES_VERSION = 1
"""Bumped when a rules change would alter games already played."""
