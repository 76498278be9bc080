"""The spaces of observations and actions, for Gymnasium and PettingZoo."""

import numpy as np
from gymnasium import spaces

from fourfold.envs.session import Session


def make_spaces(session: Session) -> tuple[spaces.Dict, spaces.Discrete]:
    """Return the spaces of observations and of actions, the same for every seat."""
    length = session.env_game.encoded_length
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (length,), np.uint8),
            "action_mask": spaces.Box(0, 1, (session.actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(session.actions)
