"""What a game needs to have puzzles: its themes, their proofs, and where positions come from."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

from fourfold.bots import AnyBot
from fourfold.games.game import AnyGame, PositionT
from fourfold.puzzles.feedback import Feedback


@dataclass(frozen=True, slots=True)
class Theme:
    """A kind of puzzle."""

    name: str
    """The name in files and on the command line."""

    goal: str
    """The goal of all its puzzles."""

    kinds: int = 1
    """How many kinds of answers there are to choose from; 1 if the answers are moves."""


@dataclass(frozen=True, slots=True)
class Section:
    """How many puzzles of a theme to make in a rule set."""

    rules: str
    theme: str
    count: int


@dataclass(frozen=True, slots=True)
class Study:
    """The proof of a position that fits a theme."""

    answers: tuple[str, ...]
    """Every accepted first move or turn in notation, sorted, or a word."""

    depth: int
    """How many of their own turns a person has to see ahead."""

    candidates: int
    """How many turns there are to choose from."""

    kind: str = ""
    """Which of its theme's kinds of answers it has."""


@dataclass(frozen=True, slots=True)
class Unfit:
    """Why a position does not fit a theme."""

    reason: str


Finding: TypeAlias = Study | Unfit


class PuzzleGame(Protocol[PositionT]):
    """Adapts one game to puzzles."""

    @property
    def game(self) -> AnyGame:
        """The game itself."""

    @property
    def themes(self) -> Mapping[str, Theme]:
        """Its themes by name."""

    @property
    def families(self) -> Sequence[str]:
        """The families of rule sets that a person can limit puzzles to, the usual one first."""

    def family_of(self, rules: str) -> str:
        """Return the family of a rule set, given by its key."""

    @property
    def plan(self) -> Sequence[Section]:
        """The sections of the shipped collection, in order."""

    @property
    def levels(self) -> Sequence[str]:
        """The bots whose failures measure how hard a puzzle is, weakest first."""

    def key(self, position: PositionT) -> str:
        """Return a key that is the same for all positions equal up to symmetry."""

    def propose(self, rules: str, theme: str, random: Random) -> Iterator[PositionT]:
        """Yield positions that may fit a theme, endlessly; the RNG alone determines them."""

    def study(self, theme: str, positions: Sequence[PositionT]) -> list[Finding]:
        """Prove that each position, all of one rule set, fits a theme, or say why it doesn't."""

    def study_independently(self, theme: str, positions: Sequence[PositionT]) -> list[Finding]:
        """Do the same as `study` by independent means: a different search, or none at all."""

    def ask(self, bot: AnyBot, theme: str, position: PositionT, seed: int) -> str:
        """Return a bot's answer to a puzzle."""

    def how_to_answer(self, theme: str) -> str:
        """Return the last part of the id of the message that explains how to write an answer."""

    def read_answer(self, theme: str, position: PositionT, text: str) -> str:
        """Return a person's answer in notation; raise `GameError` if it is not legal."""

    def respond(
        self, theme: str, position: PositionT, answers: Sequence[str], answer: str
    ) -> Feedback:
        """Judge an answer, and reply to it.

        In the puzzle's first position, `answers` are those of the puzzle. Later they are empty, and
        any turn that keeps the value is right.
        """


AnyPuzzleGame: TypeAlias = PuzzleGame[Any]
"""The adapter of any game. `Any` for the same reason as in `AnyPosition`."""
