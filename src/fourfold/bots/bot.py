"""The contract of a bot: what it is told, what it answers, and how long it may think.

Questions are generic over a game's position, answers over its moves: a bot for one game takes a
`Question[Position]` and returns a `Choice[Move]`, with that game's own position and move. Code for
all games says `AnyQuestion` and `AnyChoice`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from fourfold.games.event import Event
from fourfold.games.game import AnyPosition, GameError, Move, check_type, quote

MoveT_co = TypeVar("MoveT_co", bound=Move, covariant=True)
PositionT_co = TypeVar("PositionT_co", bound=AnyPosition, covariant=True)
PositionT_contra = TypeVar("PositionT_contra", bound=AnyPosition, contravariant=True)


@dataclass(frozen=True, slots=True)
class Candidate(Generic[MoveT_co]):
    """A turn that a bot has considered."""

    moves: tuple[MoveT_co, ...]
    """The moves of the turn."""

    value: float
    """What the bot expects of them, from -1 (lost) to 1 (won)."""


@dataclass(frozen=True, slots=True)
class Progress(Generic[MoveT_co]):
    """How far a bot has come with one decision."""

    work: int
    """Solver nodes or search iterations so far."""

    best: Candidate[MoveT_co] | None = None
    """What it would answer now; None if it can't tell yet."""


AnyCandidate: TypeAlias = Candidate[Any]
"""A considered turn of any game. `Any` for the same reason as in `AnyPosition`."""

AnyProgress: TypeAlias = Progress[Any]
"""Progress of a bot of any game. `Any` for the same reason as in `AnyPosition`."""


def never() -> bool:
    """Return False: nobody wants the bot to stop."""
    return False


def nobody_listens(progress: AnyProgress) -> None:
    """Take no notice of how far a bot has come."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision.

    Strength is set by work, not by time: with the same work the same seed gives the same answer on
    every machine. Time and `is_stopped` are caps on top of it; a bot that reaches one answers with
    the best move found so far.
    """

    seconds: float | None = 1.0
    """Maximum number of seconds; None for no cap."""

    work: int | None = None
    """Solver nodes or search iterations, in place of the bot's own number; None to keep it."""

    is_stopped: Callable[[], bool] = never
    """Polled from the thread that thinks; True stops the bot."""

    report: Callable[[AnyProgress], None] = nobody_listens
    """Called from the thread that thinks with its progress; a bot need not call it."""

    def __post_init__(self) -> None:
        """Refuse negative limits."""
        if self.seconds is not None and self.seconds < 0:
            raise ValueError(f"a bot can't think for {self.seconds} seconds")
        if self.work is not None and self.work < 0:
            raise ValueError(f"a bot can't do work of {self.work}")


@dataclass(frozen=True, slots=True)
class Question(Generic[PositionT_co]):
    """What a bot is told when it is to move: all that its seat may know, and nothing more.

    A finished game raises `GameError`: there is nothing to choose.
    """

    view: PositionT_co
    """The position as the seat to move may see it."""

    events: Sequence[Event] = ()
    """The public history of the game so far."""

    seed: int = 0
    """RNG seed of this decision."""

    budget: Budget = Budget()
    """How much it may think."""

    def __post_init__(self) -> None:
        """Refuse anything but a position of an unfinished game."""
        if not callable(getattr(self.view, "legal_moves", None)):
            raise TypeError(f"expected a position, found {quote(self.view)}")
        if self.view.outcome is not None:
            raise GameError("the game is over: there is nothing to choose")
        # Whoever asks may hand over the whole position: the bot gets what its seat may know.
        object.__setattr__(self, "view", self.view.view(self.view.seat))


AnyQuestion: TypeAlias = Question[Any]
"""A question about any game. `Any` for the same reason as in `AnyPosition`."""


@dataclass(frozen=True, slots=True)
class Choice(Generic[MoveT_co]):
    """A bot's answer."""

    moves: tuple[MoveT_co, ...]
    """One or more moves of the seat to move, each legal after those before it.

    A bot may answer with its whole turn, or with its first moves and be asked again.
    """

    value: float | None = None
    """What the bot expects, from -1 (lost) to 1 (won); None if it has no opinion."""

    line: tuple[MoveT_co, ...] = ()
    """How it thinks the game could go on, its own moves first; empty if it did not look ahead."""

    candidates: tuple[Candidate[MoveT_co], ...] = ()
    """Turns that it considered, the best first."""

    def __post_init__(self) -> None:
        """Refuse a move that is not in a tuple, and an empty tuple."""
        check_type(self.moves, tuple, "a tuple of moves")
        if not self.moves:
            raise ValueError("a choice has at least one move")

    def __repr__(self) -> str:
        """Return the moves, and what the bot expects; its other thoughts can be long."""
        value = "" if self.value is None else f", value {self.value:.2f}"
        return f"<Choice {' '.join(map(str, self.moves))}{value}>"


AnyChoice: TypeAlias = Choice[Any]
"""A choice in any game. `Any` for the same reason as in `AnyPosition`."""


class Bot(Protocol[PositionT_contra, MoveT_co]):
    """A computer player. It keeps no state from one question to the next."""

    @property
    def name(self) -> str:
        """The name on the command line and in records."""

    def choose(self, question: Question[PositionT_contra]) -> Choice[MoveT_co]:
        """Choose moves for the seat to move.

        Unless a cap of the budget is reached, the answer depends on the question alone.
        """


AnyBot: TypeAlias = Bot[Any, Any]
"""A bot of any game. `Any` for the same reason as in `AnyPosition`."""


def check_bot(bot: AnyBot) -> None:
    """Raise `TypeError` for anything but a bot, such as its class."""
    has_name = isinstance(getattr(bot, "name", None), str)
    if isinstance(bot, type) or not has_name or not callable(getattr(bot, "choose", None)):
        raise TypeError(f"expected a bot with a name and choose(question), found {quote(bot)}")


def check_question(question: AnyQuestion) -> None:
    """Raise `TypeError` for anything but a question, such as a position."""
    check_type(question, Question, "a question, such as Question(position)")


def decision_seed(seed: int, events: Sequence[Event]) -> int:
    """Return the seed for the next decision of a game: each decision has its own."""
    return Random(f"{seed}/{len(events)}").getrandbits(63)
