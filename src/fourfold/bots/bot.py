"""The bot interface: the question it gets, the choice it returns, and how long it may think.

Questions are generic over a game's position, choices over its moves: a bot for one game takes a
`Question[Position]` and returns a `Choice[Move]`, with that game's position and move types. Code
for all games uses `AnyQuestion` and `AnyChoice`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from fourfold.games.event import Event
from fourfold.games.game import (
    A_SEED,
    AnyPosition,
    GameError,
    Move,
    check_callable,
    check_position,
    check_type,
    quote,
)

MoveT_co = TypeVar("MoveT_co", bound=Move, covariant=True)
PositionT_co = TypeVar("PositionT_co", bound=AnyPosition, covariant=True)
PositionT_contra = TypeVar("PositionT_contra", bound=AnyPosition, contravariant=True)


@dataclass(frozen=True, slots=True)
class Candidate(Generic[MoveT_co]):
    """A turn that a bot has considered."""

    moves: tuple[MoveT_co, ...]
    """The moves of the turn."""

    value: float
    """The bot's evaluation, from -1 (lost) to 1 (won)."""


@dataclass(frozen=True, slots=True)
class Progress(Generic[MoveT_co]):
    """A bot's progress on one decision."""

    work: int
    """Solver nodes or search iterations so far."""

    best: Candidate[MoveT_co] | None = None
    """What it would choose now; None if it doesn't know yet."""


AnyCandidate: TypeAlias = Candidate[Any]
"""A considered turn of any game. `Any` for the same reason as in `AnyPosition`."""

AnyProgress: TypeAlias = Progress[Any]
"""Progress of a bot of any game. `Any` for the same reason as in `AnyPosition`."""


def never() -> bool:
    """Return False: never stop the bot."""
    return False


def ignore_progress(progress: AnyProgress) -> None:
    """Ignore a progress report."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking a bot may do for one decision.

    Work, not time, sets a bot's strength: the same work and seed give the same choice on every
    machine. Time and `is_stopped` are additional caps; a bot that hits one returns the best move
    found so far.
    """

    seconds: float | None = 1.0
    """Maximum number of seconds; None for no cap."""

    work: int | None = None
    """Solver nodes or search iterations, overriding the bot's default; None for the default."""

    is_stopped: Callable[[], bool] = never
    """Polled from the thinking thread; True stops the bot."""

    report: Callable[[AnyProgress], None] = ignore_progress
    """Called with progress from the thinking thread; a bot need not call it."""

    def __post_init__(self) -> None:
        """Reject limits that are negative or not numbers."""
        check_type(self.seconds, int | float | None, "a number of seconds")
        check_type(self.work, int | None, "a number of nodes or iterations")
        check_callable(self.is_stopped, "a function without arguments for is_stopped")
        check_callable(self.report, "a function of a Progress for report")
        if self.seconds is not None and not self.seconds >= 0:
            raise ValueError(f"a bot can't think for {self.seconds} seconds")
        if self.work is not None and self.work < 0:
            raise ValueError(f"a bot can't do {self.work} units of work")


@dataclass(frozen=True, slots=True)
class Question(Generic[PositionT_co]):
    """The input to a bot that is to move: exactly what its seat may know.

    A finished game raises `GameError`, as there is nothing to choose.
    """

    view: PositionT_co
    """The position as the seat to move sees it."""

    events: Sequence[Event] = ()
    """The public history of the game so far."""

    seed: int = 0
    """The RNG seed for this decision."""

    budget: Budget = Budget()
    """How much thinking the bot may do."""

    def __post_init__(self) -> None:
        """Reject anything but a position of an unfinished game, a seed and a budget."""
        check_position(self.view)
        check_type(self.seed, int, A_SEED)
        check_type(self.budget, Budget, "a budget, such as Budget(seconds=1)")
        if self.view.outcome is not None:
            raise GameError("the game is over: there is nothing to choose")
        # Callers may pass the full position: the bot only gets its seat's view.
        object.__setattr__(self, "view", self.view.view(self.view.seat))


AnyQuestion: TypeAlias = Question[Any]
"""A question about any game. `Any` for the same reason as in `AnyPosition`."""


@dataclass(frozen=True, slots=True)
class Choice(Generic[MoveT_co]):
    """A bot's choice of moves."""

    moves: tuple[MoveT_co, ...]
    """One or more moves for the seat to move, each legal after the previous ones.

    A bot may return its whole turn, or only the first moves and be asked again.
    """

    value: float | None = None
    """The bot's evaluation, from -1 (lost) to 1 (won); None if it has none."""

    line: tuple[MoveT_co, ...] = ()
    """The principal variation, starting with its own moves; empty if it did not look ahead."""

    candidates: tuple[Candidate[MoveT_co], ...] = ()
    """The turns it considered, best first."""

    def __post_init__(self) -> None:
        """Reject a bare move, an empty tuple and moves as text."""
        check_type(self.moves, tuple, "a tuple of moves")
        for move in self.moves:
            check_type(move, Move, "a move (the game's parse_move reads one)")
        if not self.moves:
            raise ValueError("a choice has at least one move")
        check_type(self.value, int | float | None, "a value from -1 to 1, or None")

    def __repr__(self) -> str:
        """Return the moves and the value; line and candidates can be long."""
        value = "" if self.value is None else f", value {self.value:.2f}"
        return f"<Choice {' '.join(map(str, self.moves))}{value}>"


AnyChoice: TypeAlias = Choice[Any]
"""A choice in any game. `Any` for the same reason as in `AnyPosition`."""


class Bot(Protocol[PositionT_contra, MoveT_co]):
    """A computer player. It keeps no state between questions."""

    @property
    def name(self) -> str:
        """The name on the command line and in records."""

    def choose(self, question: Question[PositionT_contra]) -> Choice[MoveT_co]:
        """Choose moves for the seat to move.

        Unless a cap of the budget is hit, the choice depends only on the question.
        """


AnyBot: TypeAlias = Bot[Any, Any]
"""A bot of any game. `Any` for the same reason as in `AnyPosition`."""


def check_bot(bot: AnyBot) -> None:
    """Raise `TypeError` for anything but a bot, such as a bot class."""
    has_name = isinstance(getattr(bot, "name", None), str)
    if isinstance(bot, type) or not has_name or not callable(getattr(bot, "choose", None)):
        raise TypeError(f"expected a bot with a name and choose(question), found {quote(bot)}")


def check_question(question: AnyQuestion) -> None:
    """Raise `TypeError` for anything but a question, such as a position."""
    check_type(question, Question, "a question, such as Question(position)")


def decision_seed(seed: int, events: Sequence[Event]) -> int:
    """Derive the RNG seed for a game's next decision; each decision has its own."""
    return Random(f"{seed}/{len(events)}").getrandbits(63)
