"""Gymnasium environments: one agent against bots."""

from random import Random
from typing import Any

import gymnasium
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from fourfold.bots import Budget, Question, make_bot
from fourfold.envs.catalogue import ENV_GAMES, find_env_game
from fourfold.envs.gym_space import make_spaces
from fourfold.envs.picture import RENDER_MODES, render
from fourfold.envs.session import Session, rewards_of
from fourfold.games.event import Event
from fourfold.games.game import Seat
from fourfold.table import ask_bot

__all__ = ["BotEnv", "register"]

Observation = dict[str, NDArray[Any]]
"""The encoded view of a seat and its legal actions. Any: each is an array of its own type."""

Info = dict[str, Any]
"""Additional facts by name. Any: as in the base class."""


class BotEnv(gymnasium.Env[Observation, int], EzPickle):
    """A game against a bot, which plays all other seats and replies within `step`.

    An illegal action ends the game as a loss.
    """

    metadata: Info = {"render_modes": list(RENDER_MODES), "render_fps": 1}
    """The metadata that Gymnasium expects."""

    def __init__(
        self,
        game: str,
        bot: str = "random",
        rules: str | None = None,
        seats: int = 2,
        *,
        seat: Seat | None = None,
        mistakes: bool = False,
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create an environment; `seat` is the agent's, drawn for each game if it is None."""
        EzPickle.__init__(
            self,
            game,
            bot,
            rules,
            seats,
            seat=seat,
            mistakes=mistakes,
            max_moves=max_moves,
            render_mode=render_mode,
        )
        self.session = Session(
            find_env_game(game), rules, seats, mistakes=mistakes, max_moves=max_moves
        )
        """The game being played."""
        if seat is not None and not 1 <= seat <= seats:
            raise ValueError(f"there is no seat {seat}: the game has {seats} seats")
        self.bot = make_bot(game, bot)
        """The bot that plays the other seats."""
        self.render_mode = render_mode
        """The render mode; None if `render` won't be called."""
        self._fixed_seat = seat
        self.seat: Seat = seat or 1
        """The agent's seat in this game."""
        self.observation_space, self.action_space = make_spaces(self.session)
        self._seed = 0
        self._events: list[Event] = []

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Start a game, and let the bot play until the agent is to move."""
        super().reset(seed=seed, options=options)
        random = Random(int(self.np_random.integers(1 << 62)))
        self.seat = self._fixed_seat or 1 + int(random.random() * self.session.seats)
        self.session.reset(random)
        self._seed = random.getrandbits(62)
        self._events = []
        self._answer()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action, and the bots' replies; the reward is 1, 0 or -1 at the end."""
        if not self.session.is_legal(self.seat, int(action)):
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        self._play(int(action))
        self._answer()
        reward = rewards_of(self.session.position)[self.seat - 1]
        session = self.session
        return self._observe(), reward, session.is_over, session.is_truncated, self._info()

    def render(self) -> Any:  # Any: as in the base class
        """Render the position as the agent sees it."""
        return render(self.session.position.view(self.seat), self.render_mode)

    def _answer(self) -> None:
        """Let the bot play while one of its seats is to move."""
        session = self.session
        while session.seat not in (None, self.seat):
            seed = Random(f"{self._seed}/{session.played}").getrandbits(62)
            question = Question(session.position, tuple(self._events), seed, Budget(seconds=None))
            for move in ask_bot(self.bot, question).moves:
                if not session.is_truncated:
                    self._play(session.game.index(move))
        if self.render_mode == "human":
            self.render()

    def _play(self, action: int) -> None:
        self._events.append(self.session.game.moves[action])
        self.session.play(action)

    def _observe(self) -> Observation:
        return {
            "observation": self.session.observe(self.seat),
            "action_mask": self.session.mask(self.seat),
        }

    def _info(self) -> Info:
        return {"seat": self.seat}


def register() -> None:
    """Register `fourfold/TITLE-v0` of every game with Gymnasium; safe to call twice."""
    for name, env_game in ENV_GAMES.items():
        env_id = f"fourfold/{env_game.title}-v0"
        if env_id not in gymnasium.registry:  # Gymnasium would warn
            gymnasium.register(env_id, "fourfold.envs.gymnasium:BotEnv", kwargs={"game": name})
