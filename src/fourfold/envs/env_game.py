"""What the environments need from a game beyond its rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from fourfold.games.game import AnyGame


@dataclass(frozen=True, slots=True)
class EnvGame:
    """Adapts one game to the environments."""

    game: AnyGame
    """The game."""

    title: str
    """Its name in environment ids, such as `fourfold/TITLE-v0`."""

    encoded_length: int
    """The number of bytes of an encoded position."""

    max_moves: int
    """Moves after which a game is cut off; more than the longest game has, if every game ends."""

    cards: Sequence[str] = ()
    """The cards that chance deals, in notation; none for a game without a deal."""

    cards_per_seat: int = 0
    """How many of them each seat gets."""
