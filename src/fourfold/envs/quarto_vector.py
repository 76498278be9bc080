"""Thousands of games of Quarto! stepped at once in the compiled core, into NumPy arrays.

The core writes into the arrays in place: read them after each step, and copy what you keep.
"""

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from fourfold.games.game import A_SEED, check_type
from fourfold.games.quarto import Rules
from fourfold.games.quarto.rules import read_rules
from fourfold.solver.quarto.book import load_book
from fourfold.solver.quarto.native import VectorCore

__all__ = ["ACTIONS", "ENDED", "ILLEGAL", "PLANES", "QuartoVectorEnv"]

PLANES = 7
"""The sets of an observation: occupied squares, four traits, supply, piece in hand."""

ACTIONS = 32
"""0 to 15 give a piece, 16 to 31 place on a square: the numbers of `quarto.MOVES`."""

ENDED = 1
"""A value of `endings`: the latest action ended the game by the rules."""

ILLEGAL = 2
"""A value of `endings`: the latest action was illegal, which loses the game."""


class QuartoVectorEnv:
    """Games without calls, where completing a group wins; a finished game is reset at once.

    All arrays have one row per game.
    """

    def __init__(
        self,
        count: int,
        rules: Rules | str = "CSHT",
        *,
        observations: Literal["float32", "packed"] = "float32",
        exact: bool = False,
        seed: int = 0,
    ) -> None:
        """Start `count` games; `seed` is for `sample`.

        With `exact`, every step also solves all positions, which takes a fraction of a millisecond
        each, and more in openings. Raise `ValueError` for rules with calls.
        """
        own = read_rules(rules)
        if own.calls:
            raise ValueError(
                f"the vectorised environment plays without calls: use {str(own).replace('!', '')}"
            )
        if observations not in ("float32", "packed"):
            raise ValueError(f"observations are 'float32' or 'packed', not {observations!r}")
        check_type(count, int, "a number of games")
        check_type(seed, int, A_SEED)
        if count < 1:
            raise ValueError(f"an environment has at least one game, not {count}")
        is_packed = observations == "packed"
        packed = np.zeros((count, PLANES), np.uint16) if is_packed else None
        planes = None if is_packed else np.zeros((count, PLANES, 16), np.float32)
        self.count = count
        """The number of games."""
        self.rules: Rules = own
        """The rule set."""
        observed = packed if planes is None else planes
        assert observed is not None, "one of the two is set"
        self.observations: NDArray[Any] = observed  # Any: floats or integers
        """The position before the next action: seven sets of 16, as floats or as the bits of an
        integer, lowest first. They are the occupied squares, those with value 1 of colour, shape,
        height and top, the supply, and the piece in hand."""
        self.masks: NDArray[np.uint8] = np.zeros((count, ACTIONS), np.uint8)
        """1 for each legal action."""
        self.rewards: NDArray[np.float32] = np.zeros(count, np.float32)
        """The reward of the player who chose the latest action: 1 for a win, -1 if illegal."""
        self.endings: NDArray[np.uint8] = np.zeros(count, np.uint8)
        """0 while a game is in progress, 1 if the latest action ended it, 2 if it was illegal."""
        self.players: NDArray[np.uint8] = np.zeros(count, np.uint8)
        """Who acts next: 0 gives the first piece of a game."""
        solved = np.zeros((3, count), np.int8) if exact else None
        self.values: NDArray[np.int8] | None = None if solved is None else solved[0]
        """The exact value for the player who acts next: 1, 0 or -1; None unless `exact`."""
        self.distances: NDArray[np.int8] | None = None if solved is None else solved[1]
        """The number of placements to the end, 0 for a draw; None unless `exact`."""
        self.regrets: NDArray[np.int8] | None = None if solved is None else solved[2]
        """The value that the latest action lost: 0, 1 or 2; None unless `exact`."""
        book = load_book(len(own.traits), squares=own.squares) if exact else None
        self._core = VectorCore(
            own.mask,
            own.squares,
            count,
            planes,
            packed,
            self.masks,
            self.rewards,
            self.endings,
            self.players,
            solved,
            None if book is None else book.core,
            seed % (1 << 64),
        )

    def reset(self) -> None:
        """Start all games again."""
        self._core.reset()

    def step(self, actions: NDArray[np.int32]) -> None:
        """Play an action in each game, given as `int32`."""
        self._core.step(actions)

    def sample(self, actions: NDArray[np.int32]) -> None:
        """Write a random legal action for each game into an array of `int32`."""
        self._core.sample(actions)
