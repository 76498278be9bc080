"""One game as an environment sees it: numbered actions, masks, byte observations, rewards."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from fourfold.envs.env_game import EnvGame
from fourfold.games.game import AnyPosition, IllegalMoveError, Seat, check_seat_count


def legal_mask(position: AnyPosition, env_game: EnvGame, *, mistakes: bool) -> NDArray[np.int8]:
    """Return a 1 for each action that may be chosen; without mistakes, no wrong calls or claims."""
    if mistakes:
        return np.frombuffer(position.legal_mask(), np.int8).copy()
    mask = np.zeros(len(env_game.game.moves), np.int8)
    mask[[env_game.game.index(move) for move in position.sensible_moves()]] = 1
    return mask


def rewards_of(position: AnyPosition) -> list[float]:
    """Return each seat's reward at the end: 1 for the winner, -1 shared by the others, else 0."""
    outcome, seats = position.outcome, position.seats
    if outcome is None or outcome.winner is None:
        return [0.0] * seats
    return [1.0 if seat == outcome.winner else -1 / (seats - 1) for seat in range(1, seats + 1)]


class Session:
    """A game that is reset and stepped by action numbers."""

    def __init__(
        self,
        env_game: EnvGame,
        rules: str | None,
        seats: int,
        *,
        mistakes: bool,
        max_moves: int | None,
    ) -> None:
        """Check the settings; `reset` starts a game."""
        self.env_game, self.seats, self.mistakes = env_game, seats, mistakes
        self.game = env_game.game
        self.rules = self.game.default_rules if rules is None else self.game.parse_rules(rules)
        check_seat_count(seats, self.game)
        if max_moves is not None and max_moves < 1:
            raise ValueError(f"a game can't be cut off after {max_moves} moves")
        self.max_moves = max_moves or env_game.max_moves
        self.position: AnyPosition
        self.played = 0

    @property
    def actions(self) -> int:
        """The number of actions."""
        return len(self.game.moves)

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the game is over or cut off."""
        return None if self.is_truncated else self.position.seat

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.position.outcome is not None

    @property
    def is_truncated(self) -> bool:
        """Whether the game was cut off before its end."""
        return self.played >= self.max_moves and not self.is_over

    def reset(self, random: Random) -> None:
        """Start a game; chance draws the starter and the deal."""
        starter = 1 + int(random.random() * self.seats)
        deal = self.game.draw_deal(self.seats, random.getrandbits(63))
        self.position = self.game.start(self.rules, seats=self.seats, starter=starter, deal=deal)
        self.played = 0

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Return a seat's legal actions; none unless it is to move."""
        if self.seat != seat:
            return np.zeros(self.actions, np.int8)
        return legal_mask(self.position, self.env_game, mistakes=self.mistakes)

    def observe(self, seat: Seat) -> NDArray[np.uint8]:
        """Return the encoded position as a seat sees it."""
        return np.frombuffer(self.position.view(seat).encode(), np.uint8).copy()

    def play(self, action: int) -> None:
        """Play an action, or raise `IllegalMoveError`. A bot may make mistakes."""
        self.position = self.position.play(self.game.moves[action])
        self.played += 1

    def is_legal(self, seat: Seat, action: int) -> bool:
        """Return whether the mask allows an action; never if its number is out of range."""
        return 0 <= action < self.actions and bool(self.mask(seat)[action])

    def check(self, seat: Seat, action: int) -> None:
        """Raise `IllegalMoveError` unless the mask allows an action."""
        if not self.is_legal(seat, action):
            is_action = 0 <= action < self.actions
            name = f"{action} ({self.game.moves[action]})" if is_action else str(action)
            raise IllegalMoveError(f"{name} is not a legal action: choose from the action mask")
