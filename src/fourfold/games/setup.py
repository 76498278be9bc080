"""The set-up of a game before the first move: game, rules, seats, starter, deal or position."""

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
    IllegalPositionError,
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

    first: str | None = None
    """The first position in notation, if it isn't the game's start; it has its own cards."""

    if TYPE_CHECKING:
        # For type checkers: the constructor accepts more types than the fields have.
        @overload
        def __init__(
            self: "AnySetup",
            game: str,
            rules: object,
            seats: int = 2,
            starter: Seat = 1,
            deal: object = None,
            first: object = None,
        ) -> None: ...

        @overload
        def __init__(
            self: "Setup[PositionT, MoveT, RulesT]",
            game: Game[PositionT, MoveT, RulesT],
            rules: RulesT | str,
            seats: int = 2,
            starter: Seat = 1,
            deal: object = None,
            first: object = None,
        ) -> None: ...

        def __init__(
            self,
            game: AnyGame | str,
            rules: object,
            seats: int = 2,
            starter: Seat = 1,
            deal: object = None,
            first: object = None,
        ) -> None: ...

    def __post_init__(self) -> None:
        """Convert a game's name and a rule set's key to their values, the rest to notation."""
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
        if self.first is not None:
            object.__setattr__(self, "first", self._tidy(self.first))

    def _tidy(self, first: PositionT | str) -> str:
        """Return the notation of the first position; raise if it doesn't fit the other values."""
        game = self.game
        text = first if isinstance(first, str) else game.format_position(first)
        position = game.parse_position(text, self.rules, starter=self.starter)
        if not isinstance(first, str) and position != first:
            what = "other rules, another starter, or an outcome that its notation lacks"
            raise IllegalPositionError(f"a game can't begin from this position: it has {what}")
        if self.deal is not None:
            raise IllegalPositionError("a position has its own cards: leave out the deal")
        if position.seats != self.seats:
            raise IllegalPositionError(f"the position has {position.seats} seats, not {self.seats}")
        return game.format_position(position)

    def __repr__(self) -> str:
        """Return the game, its rules and seats, but not the cards, which may be secret."""
        dealt = "" if self.deal is None else ", dealt"
        given = "" if self.first is None else ", from a given position"
        about = f"{self.seats} seats, seat {self.starter} starts{dealt}{given}"
        return f"<Setup of {self.game.name} {self.rules}: {about}>"

    @property
    def is_known(self) -> bool:
        """Whether all cards are known; if not, the game can only be watched."""
        return UNKNOWN not in (self.deal or self.first or "")

    def position(self) -> PositionT:
        """Return the first position, or raise `IllegalPositionError`."""
        if self.first is not None:
            return self.game.parse_position(self.first, self.rules, starter=self.starter)
        return self.game.start(self.rules, seats=self.seats, starter=self.starter, deal=self.deal)

    def view(self, viewer: Seat | None) -> "Setup[PositionT, MoveT, RulesT]":
        """Return the set-up as a seat, or a spectator (None), sees it."""
        check_viewer(viewer, self.seats)
        if self.first is not None:
            return replace(self, first=self.game.format_position(self.position().view(viewer)))
        return replace(self, deal=self.game.view_deal(self.deal, viewer))

    def headers(self) -> dict[str, str]:
        """Return the set-up as record headers."""
        headers = {"Game": self.game.name, "Rules": self.game.format_rules(self.rules)}
        if len(self.game.seat_counts) > 1:
            headers["Seats"] = str(self.seats)
        if self.deal is not None:
            headers["Deal"] = self.deal
        if self.first is not None:
            headers["Position"] = self.first
        headers["Start"] = str(self.starter)
        return headers


AnySetup: TypeAlias = Setup[Any, Any, Any]
"""A set-up of any game. `Any` for the same reason as in `AnyPosition`."""


def parse_setup(headers: Mapping[str, str]) -> AnySetup:
    """Parse the set-up from a record's headers; raise `HeaderError` with the key at fault.

    `Game` and `Rules` are required, and for a game with cards `Deal` or `Position`, the position
    that the game begins from; seat 1 starts unless `Start` says otherwise.
    """
    game = _game(headers)
    if "Rules" not in headers:
        raise HeaderError("Rules", "the header line is missing")
    deal, first = headers.get("Deal"), headers.get("Position")
    with _blaming("Rules"):
        rules = game.parse_rules(headers["Rules"])
    with _blaming("Deal"):
        own_seats = game.count_seats(deal)
    if first is not None:
        with _blaming("Position"):
            # Who started doesn't change the number of seats.
            own_seats = game.parse_position(first, rules).seats
    with _blaming("Seats"):
        seats = _number(headers.get("Seats", str(own_seats)))
        check_seat_count(seats, game)
    if first is None and deal is None and game.draw_deal(seats, seed=0) is not None:
        raise HeaderError("Deal", "the header line is missing")
    with _blaming("Start"):
        starter = _number(headers.get("Start", "1"))
        check_seat(starter, seats)
    with _blaming("Deal" if first is None else "Position"):
        setup = Setup(game, rules, seats, starter, deal, first)
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
