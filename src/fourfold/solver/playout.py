"""Random games by the compiled core, many of them: who wins how often by chance.

The same seed gives the same games on every machine. Any integer is a seed; two that are equal
modulo 2^64 are one.
"""

from dataclasses import dataclass

from fourfold.games import quartino, quarto
from fourfold.solver import native

_SEEDS = 1 << 64
_GEOMETRIES = tuple(quartino.GEOMETRIES.values())


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
    """The placements of all games together."""

    @property
    def games(self) -> int:
        """The number of games."""
        return self.starter_wins + self.other_wins + self.draws


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


def play_quarto(rules: quarto.Rules, games: int, seed: int) -> QuartoTally:
    """Play games from the empty board, every give and every placement uniformly random.

    A complete group wins at once, whether or not the rule set has calls: nobody misses one.
    """
    return QuartoTally(*native.quarto_playouts(rules.mask, rules.squares, games, seed % _SEEDS))


def play_quartino(
    rules: quartino.Rules, seats: int, games: int, seed: int, turn_cap: int
) -> QuartinoTally:
    """Play games from random deals; one that goes on after `turn_cap` turns is drawn.

    A player chooses uniformly among the legal moves, wrong claims left out.
    """
    geometry = _GEOMETRIES.index(rules.geometry)
    wins, draws, turns = native.quartino_playouts(seats, geometry, games, turn_cap, seed % _SEEDS)
    return QuartinoTally(tuple(wins), draws, turns)
