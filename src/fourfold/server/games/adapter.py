"""What the server must know of a game beyond the contract of its rules."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from fourfold.games.game import Game, Move, Position, Rules
from fourfold.match import AnyMatch
from fourfold.server.games.assessment import Assessment
from fourfold.server.picture import Canvas
from fourfold.server.wire import part

MoveT = TypeVar("MoveT", bound=Move)
RulesT = TypeVar("RulesT", bound=Rules)
PositionT = TypeVar("PositionT", bound=Position[Any, Any])  # Any: bounds can't be generic


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

    def write_moves(self, moves: Sequence[MoveT]) -> str:
        """Return `describe_moves` as JSON; each move is described and serialised once."""
        written = self._written_moves
        texts = []
        for move in moves:
            text = written.get(move)
            if text is None:
                [described] = self.describe_moves([move]).moves
                text = written[move] = described.model_dump_json()
            texts.append(text)
        return f'{{"game":"{self.game.name}","moves":[{",".join(texts)}]}}'

    @cached_property
    def _written_moves(self) -> dict[MoveT, str]:
        """Every move described so far, as JSON: a game has few thousand at most."""
        return {}

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

    @property
    @abstractmethod
    def judge(self) -> Callable[[PositionT, float], Assessment]:
        """What judges a position that goes on, within so many seconds.

        A function of a module: it runs in a worker process, which imports that module. So it
        should stand in one that imports little, not in the adapter's own.
        """

    def is_reviewed(self, positions: Sequence[PositionT], number: int) -> bool:
        """Tell whether a review judges a position of a game: by default the start of each turn."""
        return number == 0 or positions[number].seat != positions[number - 1].seat

    @abstractmethod
    def draw(self, canvas: Canvas, position: PositionT) -> None:
        """Draw what everybody may see of a position."""


AnyAdapter: TypeAlias = GameAdapter[Any, Any, Any]
"""An adapter of whichever game: Any, since a registry mixes types that do not fit each other."""
