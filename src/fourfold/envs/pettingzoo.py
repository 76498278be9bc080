"""PettingZoo environments: one agent per seat; they act in turn (AEC) or all at once (parallel)."""

from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from fourfold.envs.catalogue import find_env_game
from fourfold.envs.gym_space import make_spaces
from fourfold.envs.picture import RENDER_MODES, render
from fourfold.envs.session import Session, rewards_of

Observation = dict[str, NDArray[Any]]
"""The encoded view of a seat (`observation`) and its legal actions (`action_mask`).

Any: each is an array of its own type.
"""

Info = dict[str, Any]
"""Additional facts by name. Any: as in the base class."""

AnySpace: TypeAlias = spaces.Space[Any]
"""A space. Any: as in the base class."""


def _agents(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(1, seats + 1)]


class GameEnv(AECEnv[str, Observation, int], EzPickle):
    """A game in which the agents act in turn.

    An agent can act several times in a row: a turn of these games has several moves.
    """

    metadata: Info = {
        "render_modes": list(RENDER_MODES),
        "name": "fourfold_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }
    """The metadata that PettingZoo expects."""

    def __init__(
        self,
        game: str,
        rules: str | None = None,
        seats: int = 2,
        *,
        mistakes: bool = False,
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create an environment; a game is truncated after `max_moves` moves."""
        EzPickle.__init__(
            self,
            game,
            rules,
            seats,
            mistakes=mistakes,
            max_moves=max_moves,
            render_mode=render_mode,
        )
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.session = Session(
            find_env_game(game), rules, seats, mistakes=mistakes, max_moves=max_moves
        )
        """The game being played."""
        self.render_mode = render_mode
        """The render mode; None if `render` won't be called."""
        self.possible_agents = _agents(seats)
        """The agents by seat: `seat_1` and so on."""
        space, actions = make_spaces(self.session)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        """The space of each agent's observations."""
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        """The space of each agent's actions."""
        self._random = Random()

    def observation_space(self, agent: str) -> AnySpace:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> AnySpace:
        """Return the space of an agent's actions: the game's move numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:  # noqa: ARG002
        """Start a game; the same seed gives the same starter and deal."""
        if seed is not None:
            self._random = Random(seed)
        self.session.reset(self._random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def observe(self, agent: str) -> Observation:
        """Return an agent's view; its mask is empty unless it is to move."""
        seat = 1 + self.possible_agents.index(agent)
        return {
            "observation": self.session.observe(seat),
            "action_mask": self.session.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Play the selected agent's action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent whose game is not over must act"
        self.session.check(1 + self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.session.play(int(action))
        rewards = rewards_of(self.session.position)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.session.is_over)
        self.truncations = dict.fromkeys(self.agents, self.session.is_truncated)
        self.agent_selection = self._mover()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the position as everyone may see it."""
        return render(self.session.position.view(None), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _mover(self) -> str:
        seat = self.session.seat
        return self.possible_agents[0 if seat is None else seat - 1]


class SimultaneousGameEnv(ParallelEnv[str, Observation, int], EzPickle):
    """The same game for libraries in which all agents act in every step.

    Only the action of the seat to move counts; the others wait. Some libraries sample actions
    without a mask: an illegal one is replaced by a random legal one.
    """

    metadata = GameEnv.metadata
    """The metadata that PettingZoo expects."""

    def __init__(
        self,
        game: str,
        rules: str | None = None,
        seats: int = 2,
        *,
        mistakes: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create an environment; a game is truncated after `max_cycles` steps."""
        EzPickle.__init__(
            self,
            game,
            rules,
            seats,
            mistakes=mistakes,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        self._env = GameEnv(
            game,
            rules,
            seats,
            mistakes=mistakes,
            max_moves=max_cycles,
            render_mode=render_mode,
        )
        self.metadata = {**self._env.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        """The render mode; None if `render` won't be called."""
        self.possible_agents = self._env.possible_agents
        """The agents by seat: `seat_1` and so on."""
        self.observation_spaces = self._env.observation_spaces
        """The space of each agent's observations."""
        self.action_spaces = self._env.action_spaces
        """The space of each agent's actions."""

    def observation_space(self, agent: str) -> AnySpace:
        """Return the space of an agent's observations."""
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> AnySpace:
        """Return the space of an agent's actions."""
        return self._env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Start a game."""
        self._env.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Play the action of the seat to move."""
        env = self._env
        seat = 1 + env.possible_agents.index(env.agent_selection)
        action = int(actions[env.agent_selection])
        if not env.session.is_legal(seat, action):
            legal = np.flatnonzero(env.session.mask(seat))
            action = int(legal[int(env._random.random() * len(legal))])
        env.step(action)
        observations = self._observations()
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        if env.session.seat is None:
            self.agents = []
        rewards, terminations = dict(env.rewards), dict(env.terminations)
        return observations, rewards, terminations, dict(env.truncations), infos

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the position as everyone may see it."""
        return self._env.render()

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._env.observe(agent) for agent in self.agents}


def make_env(game: str, **settings: Any) -> AECEnv[str, Observation, int]:  # Any: as in GameEnv
    """Return an environment that checks how it is used: an illegal action ends the game with -1."""
    env: AECEnv[str, Observation, int] = GameEnv(game, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


__all__ = ["GameEnv", "SimultaneousGameEnv", "make_env"]
