"""Random games by the compiled core, many of them: who wins how often by chance.

The same seed gives the same games on every machine. Any integer is a seed; two that are equal
modulo 2^64 are one.
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
    """Games won by each seat; seat 1 has started all of them."""

    draws: int
    """Games that the cap on turns has ended."""

    turns: int
    """The turns of all games together."""

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(self.wins) + self.draws


def play_quartino(rules: Rules, seats: int, games: int, seed: int, turn_cap: int) -> QuartinoTally:
    """Play games from random deals; one that goes on after `turn_cap` turns is drawn.

    A player chooses uniformly among the legal moves, wrong claims left out.
    """
    geometry = _GEOMETRIES.index(rules.geometry)
    wins, draws, turns = native.play_out(seats, geometry, games, turn_cap, seed % _SEEDS)
    return QuartinoTally(tuple(wins), draws, turns)
