"""OpenSpiel games; importing this module registers them as `fourfold_NAME`.

Dealt cards are chance nodes, one for each card. A player's information state is its own cards and
the history, which is public: perfect recall.
"""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import pyspiel

from fourfold.envs.catalogue import ENV_GAMES
from fourfold.envs.env_game import EnvGame
from fourfold.envs.session import legal_mask, rewards_of
from fourfold.games.game import AnyPosition, Rules

__all__ = ["SpielGame", "SpielObserver", "SpielState"]

RULES, PLAYERS, MISTAKES, MAX_MOVES = "rules", "players", "mistakes", "max_moves"
"""The parameters: a rule set's key, the number of seats, whether wrong calls and claims are legal,
and the number of moves after which a game is a draw."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a game, shared by its states.

    A state can't keep its game: OpenSpiel copies states, and makes new Python objects for games.
    """

    env_game: EnvGame
    rules: Rules
    seats: int
    mistakes: bool
    max_moves: int

    @property
    def cards_to_deal(self) -> int:
        """The number of cards that chance deals."""
        return self.seats * self.env_game.cards_per_seat

    def __deepcopy__(self, memo: object) -> Self:
        """Return the settings themselves: they never change."""
        return self


def _game_type(env_game: EnvGame) -> pyspiel.GameType:
    modes, counts = pyspiel.GameType, env_game.game.seat_counts
    has_cards = bool(env_game.cards)
    return pyspiel.GameType(
        short_name=f"fourfold_{env_game.game.name}",
        long_name=env_game.title,
        dynamics=modes.Dynamics.SEQUENTIAL,
        chance_mode=(
            modes.ChanceMode.EXPLICIT_STOCHASTIC if has_cards else modes.ChanceMode.DETERMINISTIC
        ),
        information=(
            modes.Information.IMPERFECT_INFORMATION
            if has_cards
            else modes.Information.PERFECT_INFORMATION
        ),
        utility=modes.Utility.ZERO_SUM,
        reward_model=modes.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            RULES: env_game.game.format_rules(env_game.game.default_rules),
            PLAYERS: min(counts),
            MISTAKES: False,
            MAX_MOVES: env_game.max_moves,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game for OpenSpiel; each game has a subclass."""

    env_game: EnvGame
    """The game."""

    game_type: pyspiel.GameType
    """What OpenSpiel knows about it."""

    # Any: pyspiel has no types.
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Create a game with parameters as `pyspiel.load_game` passes them."""
        env_game = self.env_game
        given = {**self.game_type.parameter_specification, **(params or {})}
        self.settings = settings = Settings(
            env_game,
            env_game.game.parse_rules(str(given[RULES])),
            int(given[PLAYERS]),
            bool(given[MISTAKES]),
            int(given[MAX_MOVES]),
        )
        """The parameters."""
        info = pyspiel.GameInfo(
            num_distinct_actions=len(env_game.game.moves),
            max_chance_outcomes=len(env_game.cards),
            num_players=settings.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=settings.max_moves,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> "SpielState":
        """Return the state before the deal, or the first position."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> "SpielObserver":  # Any: pyspiel has no types
        """Return an observer of a player's view."""
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position with its history."""

    def __init__(self, game: SpielGame) -> None:
        """Create the initial state."""
        super().__init__(game)
        self._own = game.settings
        self.dealt: list[int] = []
        """The cards dealt so far, as chance's actions."""
        self.moves: list[int] = []
        """The players' actions so far."""
        self.position: AnyPosition | None = None
        """The position with all cards; None before the deal is complete."""
        if not self._own.cards_to_deal:
            self._begin(None)

    def _begin(self, deal: str | None) -> None:
        own = self._own
        self.position = own.env_game.game.start(own.rules, seats=own.seats, deal=deal)

    def current_player(self) -> int:
        """Return the player to move, chance or the terminal id."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        if seat is None or len(self.moves) >= self._own.max_moves:
            return int(pyspiel.PlayerId.TERMINAL)
        return seat - 1

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only the mover is asked
        assert self.position is not None
        own = self._own
        mask = legal_mask(self.position, own.env_game, mistakes=own.mistakes)
        return [int(action) for action in np.flatnonzero(mask)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that are left, equally likely."""
        left = [card for card in range(len(self._own.env_game.cards)) if card not in self.dealt]
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.moves.append(action)
            self.position = self.position.play(self._own.env_game.game.moves[action])
            return
        self.dealt.append(action)
        if len(self.dealt) == self._own.cards_to_deal:
            env_game = self._own.env_game
            cards = [env_game.cards[card] for card in self.dealt]
            size = env_game.cards_per_seat
            racks = [cards[first : first + size] for first in range(0, len(cards), size)]
            self._begin(env_game.game.format_deal("/".join(map(",".join, racks))))

    def _action_to_string(self, player: int, action: int) -> str:
        env_game = self._own.env_game
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {env_game.cards[action]}"
        return str(env_game.game.moves[action])

    def is_terminal(self) -> bool:
        """Return whether the game is over or cut off, which counts as a draw."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return each player's utility: 1 for the winner, -1 shared by the others."""
        if self.position is None:
            return [0.0] * self._own.seats
        return rewards_of(self.position)

    def view(self, player: int) -> AnyPosition | None:
        """Return the position as a player sees it; None before the deal is complete."""
        view: AnyPosition | None = self.position and self.position.view(player + 1)
        return view

    def information_state(self, player: int) -> str:
        """Return the player's cards as dealt, and all moves so far."""
        game, size = self._own.env_game, self._own.env_game.cards_per_seat
        own = self.dealt[player * size : (player + 1) * size]
        moves = [str(game.game.moves[action]) for action in self.moves]
        return " ".join([f"[{','.join(game.cards[card] for card in own)}]", *moves])

    def __str__(self) -> str:
        """Return the notation of the position, or the cards dealt so far."""
        if self.position is None:
            cards = self._own.env_game.cards
            return f"deal {','.join(cards[card] for card in self.dealt)}"
        return self.position.notation


class SpielObserver:
    """Observes a player's view: as bytes, as notation or, with perfect recall, as its history."""

    # Any: pyspiel has no types.
    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        """Create an observer; there are no parameters."""
        if params:
            raise ValueError(f"observers have no parameters, but {params} were given")
        is_recalled = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._is_recalled = is_recalled
        length = game.settings.env_game.encoded_length
        self.tensor = np.zeros(length, np.float32)
        """The view that `set_from` has written, one number per byte."""
        self.dict = {"observation": self.tensor}
        """The same by name."""

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with a player's view; zeros before the deal is complete."""
        view = state.view(player)
        self.tensor.fill(0)
        if view is not None:
            self.tensor[:] = np.frombuffer(view.encode(), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a player's view, or everything it has seen."""
        if self._is_recalled:
            return state.information_state(player)
        view = state.view(player)
        return state.information_state(player) if view is None else view.notation


def _register(env_game: EnvGame) -> None:
    # Register a class, not a function: OpenSpiel drops its reference after the interpreter has shut
    # down, when it is too late to free an object. Classes have other references.
    own = {"env_game": env_game, "game_type": _game_type(env_game)}
    pyspiel.register_game(own["game_type"], type(f"{env_game.title}Game", (SpielGame,), own))


for _env_game in ENV_GAMES.values():
    _register(_env_game)
