"""What the server needs from a game beyond its rules."""

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
    """Adapts one game to the server. It only gets positions as their viewers may see them."""

    game: Game[PositionT, MoveT, RulesT]

    review_seconds: float
    """Time limit for judging one position of a review."""

    @abstractmethod
    def describe_rules(self, rules: RulesT) -> part.RuleSet:
        """Describe a rule set for clients."""

    @abstractmethod
    def describe_position(self, position: PositionT) -> part.Position:
        """Describe a position for clients."""

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
        """Every move described so far, as JSON: a game has a few thousand at most."""
        return {}

    @abstractmethod
    def describe_played(self, before: PositionT, move: MoveT, after: PositionT) -> part.Played:
        """Describe a move and its consequences."""

    @abstractmethod
    def describe_aftermath(self, before: PositionT, after: PositionT) -> part.Aftermath:
        """Describe a departure's effect on the board."""

    @abstractmethod
    def describe_ending(self, match: AnyMatch) -> part.Ending:
        """Describe how a finished match ended."""

    @abstractmethod
    def position_key(self, position: PositionT) -> str:
        """Return the key by which running games are found, equal for equivalent positions.

        Keys are stored, so they must be the same on every machine and in every version.
        """

    @abstractmethod
    def guarded_keys(self, position: PositionT) -> tuple[str, ...]:
        """Return the keys that no running game may have while this position is analysed."""

    @abstractmethod
    def known_position(self, position: PositionT) -> PositionT:
        """Return a position as the seat to move sees it, for analysis requests.

        Raise `GameError` if it lacks something that this seat would know.
        """

    @property
    @abstractmethod
    def judge(self) -> Callable[[PositionT, float], Assessment]:
        """The function that judges an unfinished position within a number of seconds.

        It runs in a worker process, which imports its module. So define it at the top level of a
        module with few imports, not in the adapter's module.
        """

    def describe_insight(self, position: PositionT) -> part.Insight | None:  # noqa: ARG002
        """Describe what a player can see without calculating; None if there is nothing to say."""
        return None

    def is_call(self, move: MoveT) -> bool:  # noqa: ARG002 - a game may have none
        """Return whether a move calls or claims something, rightly or wrongly."""
        return False

    def is_reviewed(self, positions: Sequence[PositionT], number: int) -> bool:
        """Return whether a review judges a position; by default, the start of each turn."""
        return number == 0 or positions[number].seat != positions[number - 1].seat

    @abstractmethod
    def draw(self, canvas: Canvas, position: PositionT) -> None:
        """Draw the public part of a position."""


AnyAdapter: TypeAlias = GameAdapter[Any, Any, Any]
"""An adapter for any game. Any, because the registry mixes incompatible types."""
