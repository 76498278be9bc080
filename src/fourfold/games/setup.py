"""The table before the first move: which game, by which rules, for whom, with which cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fourfold.games import GAMES
from fourfold.games.game import AnyGame, AnyPosition, GameError, Seat


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides the first position of a game."""

    game: AnyGame
    """The game to be played."""

    rules: Any
    """Its rule set."""

    seats: int = 2
    """The number of seats."""

    start: Seat = 1
    """The seat that begins."""

    deal: str | None = None
    """The deal in notation, for a game that has one."""

    def position(self) -> AnyPosition:
        """Return the first position, or raise `IllegalPositionError`."""
        position: AnyPosition = self.game.start(
            self.rules, seats=self.seats, start=self.start, deal=self.deal
        )
        return position

    def headers(self) -> dict[str, str]:
        """Write the set-up as the header of a record."""
        headers = {"Game": self.game.name, "Rules": self.game.format_rules(self.rules)}
        if len(self.game.seat_counts) > 1:
            headers["Seats"] = str(self.seats)
        if self.deal is not None:
            headers["Deal"] = self.deal
        headers["Start"] = str(self.start)
        return headers


def parse_setup(headers: Mapping[str, str]) -> Setup:
    """Read the set-up from the header of a record; raise `GameError` naming the key at fault.

    `Game` and `Rules` must be there, and `Deal` where the game has one; seat 1 starts if nothing
    else is said.
    """
    game = _game(headers)
    if "Rules" not in headers:
        raise GameError("the header lacks Rules")
    deal = headers.get("Deal")
    seats = deal.count("/") + 1 if deal is not None else 2
    with _Blame("Rules"):
        rules = game.parse_rules(headers["Rules"])
    with _Blame("Seats"):
        seats = _seat_number(headers.get("Seats", str(min(seats, max(game.seat_counts)))))
        if seats not in game.seat_counts:
            raise GameError(f"{game.name} is not played by {seats}")
    with _Blame("Start"):
        start = _seat_number(headers.get("Start", "1"))
        if start > seats:
            raise GameError(f"there is no seat {start}: {seats} play")
    setup = Setup(game, rules, seats, start, deal)
    with _Blame("Deal"):
        setup.position()
    return setup


class _Blame:
    """Puts the key at fault before the message of an error."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, GameError):
            raise GameError(f"{self.key}: {error}") from None


def _game(headers: Mapping[str, str]) -> AnyGame:
    name, names = headers.get("Game"), " or ".join(GAMES)
    if name is None:
        raise GameError(f"the header lacks Game ({names})")
    if name not in GAMES:
        raise GameError(f"Game: expected {names}, found {name!r}")
    return GAMES[name]


def _seat_number(text: str) -> int:
    if text not in ("1", "2", "3", "4"):
        raise GameError(f"expected a number from 1 to 4, found {text!r}")
    return int(text)
