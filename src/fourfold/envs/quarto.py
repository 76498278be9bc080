"""Quarto! in the environments."""

from fourfold.envs.env_game import EnvGame
from fourfold.games import quarto

QUARTO = EnvGame(quarto.QUARTO, "Quarto", quarto.ENCODED_LENGTH, max_moves=100)
