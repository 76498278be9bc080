"""Quartino in the environments."""

from fourfold.envs.env_game import EnvGame
from fourfold.games import quartino

QUARTINO = EnvGame(
    quartino.QUARTINO,
    "Quartino",
    quartino.ENCODED_LENGTH,
    max_moves=1000,
    cards=tuple(map(str, quartino.CARDS)),
    cards_per_seat=4,
)
