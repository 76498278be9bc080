"""Quartino for PettingZoo: `from fourfold.envs import quartino_v0; env = quartino_v0.env()`."""

from functools import partial

from fourfold.envs.pettingzoo import GameEnv, SimultaneousGameEnv, make_env

env = partial(make_env, "quartino")
raw_env = partial(GameEnv, "quartino")
parallel_env = partial(SimultaneousGameEnv, "quartino")

__all__ = ["env", "parallel_env", "raw_env"]
