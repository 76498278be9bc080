"""The contract of a bot: what it is told, what it answers, and how long it may think."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from fourfold.games.event import Event
from fourfold.games.game import AnyPosition, Move


@dataclass(frozen=True, slots=True)
class Candidate:
    """Moves that were weighed."""

    moves: tuple[Move, ...]
    """The moves of the turn."""

    value: float
    """What the bot expects of them, from -1 (lost) to 1 (won)."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a bot has come with one decision."""

    work: int
    """The nodes of the solver or the iterations of a search so far."""

    best: Candidate | None = None
    """What it would answer now; None if it can't tell yet."""


def never() -> bool:
    """Return False: nobody wants the bot to stop."""
    return False


def nobody_listens(progress: Progress) -> None:
    """Take no notice of how far a bot has come."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision.

    Strength is set by work, not by time: with the same work the same seed gives the same answer on
    every machine. Time and the wish to stop are caps on top of it; a bot that meets one answers
    with the best that it has.
    """

    seconds: float | None = 1.0
    """The most time; None for no cap."""

    work: int | None = None
    """Nodes of the solver or iterations of a search instead of the level's own; None to keep it."""

    is_stopped: Callable[[], bool] = never
    """Asked now and then from the thread that thinks."""

    report: Callable[[Progress], None] = nobody_listens
    """Told now and then, by the thread that thinks, how far it has come; a bot may tell nothing."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is told when it is to move: all that its seat may know, and nothing more."""

    view: AnyPosition
    """The position as the seat to move may see it."""

    events: Sequence[Event] = ()
    """What happened so far at the table, for all to see."""

    seed: int = 0
    """RNG seed of this decision."""

    budget: Budget = Budget()
    """How much it may think."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot answers."""

    moves: tuple[Move, ...]
    """One or more moves of the seat to move, each legal after those before it.

    A bot may answer with its whole turn, for nothing that it does not know can happen within it, or
    with its beginning: then it is asked again.
    """

    value: float | None = None
    """What the bot expects, from -1 (lost) to 1 (won); None if it has no opinion."""

    line: tuple[Move, ...] = ()
    """How it thinks the game could go on, its own moves first; empty if it did not look ahead."""

    candidates: tuple[Candidate, ...] = ()
    """What else it weighed, the best first."""


class Bot(Protocol):
    """A player that needs no person. It keeps nothing from one question to the next."""

    @property
    def name(self) -> str:
        """The name on the command line and in records."""

    def choose(self, question: Question) -> Choice:
        """Return moves for the seat to move.

        Unless a cap of the budget is met, the answer follows from the question alone.
        """


def decision_seed(seed: int, events: Sequence[Event]) -> int:
    """Return the seed for the next decision of a game: another one for every decision."""
    return Random(f"{seed}/{len(events)}").getrandbits(63)
