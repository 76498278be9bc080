"""The rules of all games: standard library only, with no I/O, clock or RNG.

Each game is imported lazily, on first use.
"""

from typing import TYPE_CHECKING

from fourfold.lazy import lazy_attributes

__all__ = ["GAMES", "RULES_VERSION", "find_game", "quartino", "quarto"]

RULES_VERSION = 1
"""Bumped when a rules change would alter games already played."""

if TYPE_CHECKING:
    from fourfold.games import quartino, quarto
    from fourfold.games.catalogue import GAMES, find_game
else:
    __getattr__, __dir__ = lazy_attributes(
        __name__,
        {
            "GAMES": "fourfold.games.catalogue",
            "find_game": "fourfold.games.catalogue",
            "quartino": "fourfold.games.quartino",
            "quarto": "fourfold.games.quarto",
        },
    )
