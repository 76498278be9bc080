"""The set-up of a game before the first move: game, rules, seats, starter and deal."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, overload

from fourfold.games.catalogue import GAMES, find_game
from fourfold.games.game import (
    A_SEAT_COUNT,
    AnyGame,
    Game,
    GameError,
    MoveT,
    PositionT,
    RulesT,
    Seat,
    check_seat,
    check_seat_count,
    check_type,
    check_viewer,
)

__all__ = [
    "AnySetup",
    "HeaderError",
    "Setup",
    "parse_setup",
]

UNKNOWN = "?"
"""Stands for hidden information in a text."""


@dataclass(frozen=True, slots=True)
class Setup(Generic[PositionT, MoveT, RulesT]):
    """Everything that determines the first position of a game."""

    game: Game[PositionT, MoveT, RulesT]
    """The game."""

    rules: RulesT
    """Its rule set."""

    seats: int = 2
    """The number of seats."""

    starter: Seat = 1
    """The seat that begins."""

    deal: str | None = None
    """The deal in notation, for a game that has one; cards may be unknown."""

    if TYPE_CHECKING:
        # The same constructor as at run time, with everything it accepts.
        @overload
        def __init__(
            self: "AnySetup",
            game: str,
            rules: object,
            seats: int = 2,
            starter: Seat = 1,
            deal: object = None,
        ) -> None: ...

        @overload
        def __init__(
            self: "Setup[PositionT, MoveT, RulesT]",
            game: Game[PositionT, MoveT, RulesT],
            rules: RulesT | str,
            seats: int = 2,
            starter: Seat = 1,
            deal: object = None,
        ) -> None: ...

        def __init__(
            self,
            game: AnyGame | str,
            rules: object,
            seats: int = 2,
            starter: Seat = 1,
            deal: object = None,
        ) -> None: ...

    def __post_init__(self) -> None:
        """Convert a game's name and a rule set's key to their values, and a deal to notation."""
        object.__setattr__(self, "game", find_game(self.game))
        rules: object = self.rules
        if rules is None:
            key = self.game.format_rules(self.game.default_rules)
            raise TypeError(f"expected a rule set or its key, such as {key!r}, found None")
        check_type(self.seats, int, A_SEAT_COUNT)
        # An unsupported number of seats is rejected when the first position is built.
        known = self.seats if self.seats in self.game.seat_counts else None
        check_seat(self.starter, known)
        if isinstance(rules, str):
            object.__setattr__(self, "rules", self.game.parse_rules(rules))
        deal: object = self.deal
        if deal is not None and not isinstance(deal, str):
            object.__setattr__(self, "deal", self.game.format_deal(deal))

    def __repr__(self) -> str:
        """Return the game, its rules and seats, but not the cards, which may be secret."""
        dealt = "" if self.deal is None else ", dealt"
        about = f"{self.seats} seats, seat {self.starter} starts{dealt}"
        return f"<Setup of {self.game.name} {self.rules}: {about}>"

    @property
    def is_known(self) -> bool:
        """Whether the whole deal is known; if not, the game can only be watched."""
        return UNKNOWN not in (self.deal or "")

    def position(self) -> PositionT:
        """Return the first position, or raise `IllegalPositionError`."""
        return self.game.start(self.rules, seats=self.seats, starter=self.starter, deal=self.deal)

    def view(self, viewer: Seat | None) -> "Setup[PositionT, MoveT, RulesT]":
        """Return the set-up as a seat, or a spectator (None), sees it."""
        check_viewer(viewer, self.seats)
        return replace(self, deal=self.game.view_deal(self.deal, viewer))

    def headers(self) -> dict[str, str]:
        """Return the set-up as record headers."""
        headers = {"Game": self.game.name, "Rules": self.game.format_rules(self.rules)}
        if len(self.game.seat_counts) > 1:
            headers["Seats"] = str(self.seats)
        if self.deal is not None:
            headers["Deal"] = self.deal
        headers["Start"] = str(self.starter)
        return headers


AnySetup: TypeAlias = Setup[Any, Any, Any]
"""A set-up of any game. `Any` for the same reason as in `AnyPosition`."""


def parse_setup(headers: Mapping[str, str]) -> AnySetup:
    """Parse the set-up from a record's headers; raise `HeaderError` with the key at fault.

    `Game` and `Rules` are required, and `Deal` if the game has one; seat 1 starts unless `Start`
    says otherwise.
    """
    game = _game(headers)
    if "Rules" not in headers:
        raise HeaderError("Rules", "the header line is missing")
    deal = headers.get("Deal")
    with _blaming("Rules"):
        rules = game.parse_rules(headers["Rules"])
    with _blaming("Deal"):
        dealt_seats = game.count_seats(deal)
    with _blaming("Seats"):
        seats = _number(headers.get("Seats", str(dealt_seats)))
        check_seat_count(seats, game)
    if deal is None and game.draw_deal(seats, seed=0) is not None:
        raise HeaderError("Deal", "the header line is missing")
    with _blaming("Start"):
        starter = _number(headers.get("Start", "1"))
        check_seat(starter, seats)
    setup = Setup(game, rules, seats, starter, deal)
    with _blaming("Deal"):
        setup.position()
    return setup


class HeaderError(GameError):
    """A header line that is missing or has an impossible value."""

    def __init__(self, key: str, problem: str) -> None:
        """Store the header key at fault and the problem."""
        super().__init__(f"{key}: {problem}")
        self.key = key
        """The header key, such as `Rules`."""


@contextmanager
def _blaming(key: str) -> Iterator[None]:
    """Convert a `GameError` raised in the block to a `HeaderError` for a key."""
    try:
        yield
    except GameError as error:
        raise HeaderError(key, str(error)) from None


def _game(headers: Mapping[str, str]) -> AnyGame:
    name, names = headers.get("Game"), " or ".join(GAMES)
    if name is None:
        raise HeaderError("Game", f"the header line is missing ({names})")
    if name not in GAMES:
        raise HeaderError("Game", f"expected {names}, found {name!r}")
    return GAMES[name]


def _number(text: str) -> int:
    """Parse a seat number or a number of seats."""
    if text not in tuple("123456789"):
        raise GameError(f"expected a number from 1 to 9, found {text!r}")
    return int(text)
