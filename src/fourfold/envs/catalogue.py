"""The registry of games with environments."""

from fourfold.envs.env_game import EnvGame
from fourfold.envs.quartino import QUARTINO
from fourfold.envs.quarto import QUARTO

ENV_GAMES: dict[str, EnvGame] = {"quarto": QUARTO, "quartino": QUARTINO}
"""The games by name."""


def find_env_game(name: str) -> EnvGame:
    """Return a game by name, or raise `ValueError`."""
    if name not in ENV_GAMES:
        raise ValueError(f"there is no environment for {name!r}, only for {', '.join(ENV_GAMES)}")
    return ENV_GAMES[name]
