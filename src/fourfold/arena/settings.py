"""What a tournament of bots is about; all that decides its games, and nothing else."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import chain, count
from typing import Any, Self

from fourfold.games import find_game
from fourfold.games.game import AnyGame


class ArenaError(ValueError):
    """Why a tournament can't be played; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A tournament. The same settings give the same games on every machine.

    With `seconds` that holds only as far as no bot meets the cap.
    """

    game: str
    """The name of the game."""

    rules: str
    """The rule set key."""

    bots: tuple[str, ...]
    """The names of the bots; one that comes twice plays against itself."""

    games: int
    """The number of games of each pairing."""

    players: int = 2
    """The number of seats."""

    seed: int = 0
    """RNG seed of the deals and the bots."""

    seconds: float | None = None
    """The most time that a bot may think about a decision; None for no cap but its level's."""

    limit: float | None = None
    """After so many seconds a silent bot forfeits; None for a multiple of the cap."""

    turn_cap: int | None = None
    """After so many turns a game is drawn; None for never."""

    names: tuple[str, ...] = ()
    """What each bot is called in tables and records; empty: as in `bots`. They decide no game."""

    def __post_init__(self) -> None:
        """Keep lists as tuples; refuse names that are too few or too many."""
        object.__setattr__(self, "bots", tuple(self.bots))
        object.__setattr__(self, "names", tuple(self.names))
        if self.names and len(self.names) != len(self.bots):
            raise ArenaError(f"{len(self.names)} names for {len(self.bots)} bots")

    @property
    def rule_book(self) -> AnyGame:
        """The game itself."""
        return find_game(self.game)

    @property
    def labels(self) -> tuple[str, ...]:
        """A name of its own for each bot: the second `random` is `random#2`."""
        labels: list[str] = []
        for name in self.names or self.bots:
            numbered = (f"{name}#{number}" for number in count(2))
            labels.append(next(label for label in chain([name], numbered) if label not in labels))
        return tuple(labels)

    def to_json(self) -> dict[str, Any]:  # Any: JSON
        """Return the settings as plain values."""
        return {**asdict(self), "bots": list(self.bots), "names": list(self.names)}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:  # Any: JSON
        """Return the settings that `to_json` gave; raise `ArenaError` where they are none.

        Earlier versions wrote no names.
        """
        try:
            return cls(**values)
        except (KeyError, TypeError) as error:
            raise ArenaError(f"settings that can't be read: {error}") from None
