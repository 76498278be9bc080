"""Random playouts of Quarto! in the compiled core.

The same RNG seed gives the same games on every machine. Any integer is a seed, taken modulo 2^64.
"""

from dataclasses import dataclass

from fourfold.games.quarto import Rules
from fourfold.solver.quarto import native

_SEEDS = 1 << 64


@dataclass(frozen=True, slots=True)
class QuartoTally:
    """How random games of Quarto! ended."""

    starter_wins: int
    """Games won by the seat that gave the first piece."""

    other_wins: int
    """Games won by the seat that placed the first piece."""

    draws: int
    """Games that filled the board without a complete group."""

    placements: int
    """The total number of placements in all games."""

    @property
    def games(self) -> int:
        """The number of games."""
        return self.starter_wins + self.other_wins + self.draws


def play_quarto(rules: Rules, games: int, seed: int) -> QuartoTally:
    """Play games from the empty board, with uniformly random gives and placements.

    A complete group wins immediately, even with calls on: nobody misses one.
    """
    return QuartoTally(*native.play_out(rules.mask, rules.squares, games, seed % _SEEDS))
