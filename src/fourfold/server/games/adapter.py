"""What the server must know of a game beyond the contract of its rules."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from fourfold.games.game import Game, Move, Position, Rules
from fourfold.match import AnyMatch
from fourfold.server.picture import Canvas
from fourfold.server.wire import part

MoveT = TypeVar("MoveT", bound=Move)
RulesT = TypeVar("RulesT", bound=Rules)
PositionT = TypeVar("PositionT", bound=Position[Any, Any])  # Any: bounds can't be generic


@dataclass(frozen=True, slots=True)
class WeighedTurn:
    """What a turn is worth to the player who makes it."""

    moves: Sequence[Move]
    """The moves of the turn, or of its beginning."""

    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, between them an estimate; None if unknown."""

    low: int = -1
    """It is worth at least this, whatever the others do."""

    high: int = 1
    """It is worth at most this."""

    distance: int | None = None
    """Placements to the end; None for a draw, or where it is not known."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a position is worth to the seat to move, and the turns that were weighed."""

    value: float | None
    low: int
    high: int
    distance: int | None
    is_exact: bool
    """Whether the values are proven."""

    turns: Sequence[WeighedTurn]
    """The turns that were weighed, the best first where they are estimates."""

    line: Sequence[Move]
    """How the game could go on, as far as it was found."""


class GameAdapter(ABC, Generic[PositionT, MoveT, RulesT]):
    """One game as the server plays it. Positions that it describes are a viewer's views."""

    game: Game[PositionT, MoveT, RulesT]

    review_seconds: float
    """How long one position of a review may be judged."""

    @abstractmethod
    def describe_rules(self, rules: RulesT) -> part.RuleSet:
        """Describe a rule set for a screen."""

    @abstractmethod
    def describe_position(self, position: PositionT) -> part.Position:
        """Describe a position for a screen."""

    @abstractmethod
    def describe_moves(self, moves: Sequence[MoveT]) -> part.Moves:
        """Describe moves, with their notation."""

    @abstractmethod
    def describe_played(self, before: PositionT, move: MoveT, after: PositionT) -> part.Played:
        """Describe a move and what came of it."""

    @abstractmethod
    def describe_aftermath(self, before: PositionT, after: PositionT) -> part.Aftermath:
        """Describe what a departure did to the table."""

    @abstractmethod
    def describe_ending(self, match: AnyMatch) -> part.Ending:
        """Describe the end of a match that is over."""

    @abstractmethod
    def position_key(self, position: PositionT) -> str:
        """Return what all positions share that are equal to this one for a player in need of help.

        The same on every machine and in every version: running games are found by it.
        """

    @abstractmethod
    def guarded_keys(self, position: PositionT) -> tuple[str, ...]:
        """Return the keys that no running game may have while this position is analysed."""

    @abstractmethod
    def known_position(self, position: PositionT) -> PositionT:
        """Return a position as its seat to move may know it; raise `GameError` if it knows less.

        What comes from outside is judged in this form.
        """

    @abstractmethod
    def assess(self, position: PositionT, seconds: float) -> Assessment:
        """Judge a position that goes on, within a time; what stays unknown is None."""

    def is_reviewed(self, positions: Sequence[PositionT], number: int) -> bool:
        """Tell whether a review judges a position of a game: by default the start of each turn."""
        return number == 0 or positions[number].seat != positions[number - 1].seat

    @abstractmethod
    def draw(self, canvas: Canvas, position: PositionT) -> None:
        """Draw what everybody may see of a position."""


AnyAdapter: TypeAlias = GameAdapter[Any, Any, Any]
"""An adapter of whichever game: Any, since a registry mixes types that do not fit each other."""
