"""Quarto! for PettingZoo: `from fourfold.envs import quarto_v0; env = quarto_v0.env()`."""

from functools import partial

from fourfold.envs.pettingzoo import GameEnv, SimultaneousGameEnv, make_env

env = partial(make_env, "quarto")
raw_env = partial(GameEnv, "quarto")
parallel_env = partial(SimultaneousGameEnv, "quarto")

__all__ = ["env", "parallel_env", "raw_env"]
