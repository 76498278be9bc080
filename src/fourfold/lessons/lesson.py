"""A lesson: steps on the board, a short exam, and a game from a set position."""

from collections.abc import Mapping
from dataclasses import dataclass, field


class LessonError(ValueError):
    """A lesson that can't be read or is flawed; the message says what and where."""


@dataclass(frozen=True, slots=True)
class Step:
    """One task: a position, and what counts as right."""

    name: str
    """The name, which is also the attribute of the lesson's message with the task."""

    rules: str
    """The key of the rule set."""

    position: str
    """The position in notation."""

    goal: tuple[str, ...]
    """What is right: a goal or a question of the game, or `moves`, with its arguments."""

    choices: tuple[str, ...] = ()
    """The words to choose from; none if the answer is made of moves."""

    reasons: Mapping[str, str] = field(default_factory=dict)
    """The step's own reasons, for answers that begin with these moves."""

    is_exam: bool = False
    """Whether it belongs to the exam."""

    theme: str | None = None
    """The theme of the puzzle it was taken from, whose task text it has; None for other steps."""


@dataclass(frozen=True, slots=True)
class FinalGame:
    """The game at the end of a lesson, from a set position against a bot."""

    bot: str
    """The bot's level."""

    rules: str
    """The key of the rule set."""

    seats: int
    """The number of seats."""

    seat: int
    """The learner's seat; bots play the others."""

    starter: int
    """The seat that starts."""

    deal: str | None
    """The cards dealt, in notation; None if the game deals none."""

    moves: tuple[str, ...]
    """The moves that lead to the position."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as it is stored."""

    game: str
    """The name of the game."""

    name: str
    """The name in addresses; the message is `lesson-GAME-NAME`."""

    steps: tuple[Step, ...]
    """The steps in order; the exam's come last."""

    play: FinalGame
    """The game at the end."""

    @property
    def message(self) -> str:
        """The id of the message with the lesson's texts."""
        return f"lesson-{self.game}-{self.name}"
