"""Quarto! lessons, judged by the rules and the exact solver."""

from collections.abc import Callable, Mapping, Sequence

from fourfold.games import quarto
from fourfold.games.quarto import Position, look_ahead, parse_group, parse_turn, shared_traits
from fourfold.lessons.lesson import LessonError
from fourfold.lessons.quarto.turn import Turn, best_defence
from fourfold.puzzles.quarto.theme import WINS

GOALS = ("win", "force", "call", "safe", "poison", "hold", "keep")
THEMES = {
    "safe-piece": (("hold",), ()),
    "only-draw": (("keep",), ()),
    "spot": (("call",), ()),
    "judge": (("value",), ("win", "draw", "loss")),
}
"""The goals of puzzles that don't ask for a win."""

TRAIT_NAMES = ("colour", "shape", "height", "top")
WORDS = {1: "win", 0: "draw", -1: "loss"}


class QuartoLessons:
    """Adapts Quarto! to lessons."""

    game = quarto.QUARTO
    goals: Sequence[str] = GOALS
    reworded: Sequence[str] = ("spot",)

    @property
    def questions(self) -> Sequence[str]:
        """The questions that are answered with a word."""
        return tuple(QUESTIONS)

    def split(self, turn: str) -> tuple[str, ...]:
        """Split a turn in notation into moves."""
        return tuple(map(str, parse_turn(turn)))

    def goal_of(self, theme: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the goal of a theme's puzzles."""
        if theme in WINS:
            return _win_in(WINS[theme]), ()
        return THEMES[theme]

    def rate(self, goal: Sequence[str], start: Position, moves: Sequence[str]) -> bool | None:
        """Return whether moves reach a goal; None if the turn continues."""
        return Turn(start, moves).reaches(goal[0], *map(int, goal[1:]))

    def reply(
        self, goal: Sequence[str], start: Position, moves: Sequence[str]
    ) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        """Return the best defence against a turn that forces a win, and the goal of the next."""
        after = Turn(start, moves).after
        if goal[0] != "force" or after.outcome is not None:
            return None
        return best_defence(after), _win_in(int(goal[1]) - 1)

    def explain(
        self, goal: Sequence[str], start: Position, moves: Sequence[str]
    ) -> tuple[str, tuple[str, ...]]:
        """Return why moves are wrong, and the opponent's square that shows it."""
        return Turn(start, moves).why_not(goal[0])

    def answer(self, question: Sequence[str], position: Position) -> str:
        """Return the word that answers a question."""
        return QUESTIONS[question[0]](position, tuple(question[1:]))


def _win_in(turns: int) -> tuple[str, ...]:
    """Return the goal of a forced win in the given number of turns."""
    return ("win",) if turns == 1 else ("force", str(turns))


def _shared(position: Position, group: tuple[str, ...]) -> str:
    """Return the only trait that the pieces of a group share, or `nothing`."""
    pieces = [position.board[square] for square in parse_group(*group).squares]
    present = [piece for piece in pieces if piece is not None]
    shared = [trait for trait, _ in shared_traits(present, position.rules.traits)]
    if len(shared) > 1:
        raise LessonError("several traits are shared")
    names = dict(zip(quarto.ALL_TRAITS, TRAIT_NAMES, strict=True))
    return names[shared[0]] if shared else "nothing"


def _runs_out(position: Position, _: tuple[str, ...]) -> str:
    """Return who first has no safe piece to give, if the threats stay as they are."""
    return "me" if look_ahead(position).runs_out == position.mover else "opponent"


def _value(position: Position, _: tuple[str, ...]) -> str:
    return WORDS[max(Turn.values_of(position).values())]


def _yes_or_no(condition: object) -> str:
    return "yes" if condition else "no"


QUESTIONS: Mapping[str, Callable[[Position, tuple[str, ...]], str]] = {
    "safe-count": lambda position, _: str(len(look_ahead(position).safe)),
    "runs-out": _runs_out,
    "value": _value,
    "shared": _shared,
    "line": lambda position, _: _yes_or_no(position.live_groups()),
    "can-win": lambda position, _: _yes_or_no(
        position.hand and look_ahead(position).threats[position.hand]
    ),
}
"""The questions, each with the function that answers it."""

QUARTO = QuartoLessons()
"""The adapter."""

__all__ = ["QUARTO", "QuartoLessons"]
