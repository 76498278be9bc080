"""Random playouts of Quartino in the compiled core.

The same RNG seed gives the same games on every machine. Any integer is a seed, taken modulo 2^64.
"""

from dataclasses import dataclass

from fourfold.games.quartino import GEOMETRIES, Rules
from fourfold.solver.quartino import native

_SEEDS = 1 << 64
_GEOMETRIES = tuple(GEOMETRIES.values())


@dataclass(frozen=True, slots=True)
class QuartinoTally:
    """How random games of Quartino ended."""

    wins: tuple[int, ...]
    """Games won by each seat; seat 1 started all of them."""

    draws: int
    """Games ended by the turn cap."""

    turns: int
    """The total number of turns in all games."""

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(self.wins) + self.draws


def play_quartino(rules: Rules, seats: int, games: int, seed: int, turn_cap: int) -> QuartinoTally:
    """Play games from random deals; a game still in progress after `turn_cap` turns is drawn.

    Players choose uniformly among the legal moves except wrong claims.
    """
    geometry = _GEOMETRIES.index(rules.geometry)
    wins, draws, turns = native.play_out(seats, geometry, games, turn_cap, seed % _SEEDS)
    return QuartinoTally(tuple(wins), draws, turns)
