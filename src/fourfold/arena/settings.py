"""The settings of a bot tournament: exactly what determines its games."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from itertools import count as count_from
from typing import TYPE_CHECKING, Any, Self

from fourfold.games import find_game
from fourfold.games.game import (
    A_SEED,
    AnyGame,
    GameError,
    Rules,
    check_seat_count,
    check_type,
    count,
    quote,
)


class ArenaError(ValueError):
    """Why a tournament can't be played; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A tournament's settings. The same settings give the same games on every machine.

    With `seconds` this holds only as long as no bot hits the cap.
    """

    game: str
    """The name of the game."""

    rules: str
    """The rule set key."""

    bots: tuple[str, ...]
    """The names of the bots, at least two; a bot that is listed twice plays against itself.

    A name is that of a built-in bot, `engine:COMMAND`, or a key of the bots passed to
    `play_tournament`.
    """

    games: int
    """The number of games per pairing."""

    seats: int = 2
    """The number of seats."""

    seed: int = 0
    """The RNG seed for the deals and the bots."""

    seconds: float | None = None
    """Maximum seconds per decision; None for no cap."""

    limit: float | None = None
    """Timeout in seconds after which a silent bot forfeits; None for a multiple of `seconds`."""

    turn_cap: int | None = None
    """A game is drawn after this many turns; None for the game's default, if it has one."""

    names: tuple[str, ...] = ()
    """The bots' names in tables and records; `bots` if empty. They do not affect the games."""

    if TYPE_CHECKING:
        # For type checkers: the constructor accepts more types than the fields have.
        def __init__(
            self,
            game: AnyGame | str,
            rules: Rules | str,
            bots: Sequence[str],
            games: int,
            seats: int = 2,
            seed: int = 0,
            seconds: float | None = None,
            limit: float | None = None,
            turn_cap: int | None = None,
            names: Sequence[str] = (),
        ) -> None: ...

    def __post_init__(self) -> None:
        """Convert a game and a rule set to their texts, and lists to tuples; check the values.

        Without a turn cap, fill in the game's default.
        """
        for value, what in ((self.bots, "bots"), (self.names, "names")):
            if isinstance(value, str):
                raise TypeError(f"expected a list of {what}, found the string {value!r}")
        object.__setattr__(self, "bots", tuple(self.bots))
        object.__setattr__(self, "names", tuple(self.names))
        if self.names and len(self.names) != len(self.bots):
            named, bots = count(len(self.names), "name"), count(len(self.bots), "bot")
            raise ArenaError(f"{named} for {bots}")
        for name in (*self.bots, *self.names):
            if hasattr(name, "choose"):
                how = "play_tournament(settings, bots={name: bot})"
                raise TypeError(
                    f"expected the name of a bot, found {quote(name)}: pass it to {how}"
                )
            check_type(name, str, "the name of a bot")
        if len(self.bots) < 2:
            raise ArenaError(f"a tournament needs at least two bots, not {len(self.bots)}")
        check_type(self.games, int, "a number of games")
        if self.games < 1:
            raise ArenaError(f"a pairing has at least one game, not {self.games}")
        try:
            object.__setattr__(self, "game", find_game(self.game).name)
            game = self.rule_book
            check_seat_count(self.seats, game)
        except GameError as error:
            raise ArenaError(str(error)) from None
        try:
            given: Rules | str = self.rules
            key = given if isinstance(given, str) else game.format_rules(given)
            game.parse_rules(key)
        except GameError as error:
            raise ArenaError(f"the rules {self.rules!r} can't be parsed: {error}") from None
        object.__setattr__(self, "rules", key)
        check_type(self.seed, int, A_SEED)
        for seconds in (self.seconds, self.limit):
            check_type(seconds, int | float | None, "a number of seconds")
            if seconds is not None and not seconds > 0:
                raise ArenaError(f"a bot can't answer in {seconds} seconds")
        check_type(self.turn_cap, int | None, "a number of turns")
        if self.turn_cap is None:
            object.__setattr__(self, "turn_cap", game.default_turn_cap)
        elif self.turn_cap < 1:
            raise ArenaError(f"a game can't be drawn after {self.turn_cap} turns")

    @property
    def rule_book(self) -> AnyGame:
        """The game itself."""
        return find_game(self.game)

    @property
    def labels(self) -> tuple[str, ...]:
        """A unique name for each bot: the second `random` is `random#2`."""
        labels: list[str] = []
        for name in self.names or self.bots:
            numbered = (f"{name}#{number}" for number in count_from(2))
            labels.append(next(label for label in chain([name], numbered) if label not in labels))
        return tuple(labels)

    def to_json(self) -> dict[str, Any]:  # Any: JSON
        """Return the settings as JSON values."""
        return {**asdict(self), "bots": list(self.bots), "names": list(self.names)}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:  # Any: JSON
        """Return the settings from the output of `to_json`; raise `ArenaError` for anything else.

        Earlier versions wrote no names, and `players` for `seats`.
        """
        try:
            return cls(**{"seats" if key == "players" else key: values[key] for key in values})
        except (KeyError, TypeError) as error:
            raise ArenaError(f"the settings can't be read: {error}") from None
