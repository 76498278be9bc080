"""A grade: how well a bot answered the exam, overall and by phase, trait, rule set and call."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from fourfold.exam.quarto.judge import JudgedAnswer
from fourfold.exam.quarto.paper import VERSION, Phase, phase_of
from fourfold.games.quarto import ALL_TRAITS, Direction, Trait
from fourfold.share import Share, wilson

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the exam, such as its endgames."""

    questions: int
    """The number of questions in it."""

    wrong: int
    """How many were answered with a blunder, or not at all."""

    @property
    def accuracy(self) -> float:
        """The share of questions answered with a turn that keeps the exact value."""
        return 1 - self.wrong / self.questions if self.questions else 1.0

    @property
    def share(self) -> Share:
        """The accuracy with its 95% confidence interval."""
        return wilson(self.questions - self.wrong, self.questions)


@dataclass(frozen=True, slots=True)
class Calls:
    """Chances to call, and how many of them a bot missed."""

    chances: int
    """The windows in which a group could be called."""

    missed: int
    """The windows that the bot let pass."""


@dataclass(frozen=True, slots=True)
class Grade:
    """How well a bot answered the exam."""

    whole: Part
    """All questions."""

    regret: float
    """The mean value lost per question; a failed answer counts as a lost game."""

    phases: dict[Phase, Part]
    """The questions of each phase."""

    traits: dict[Trait, Part]
    """The questions with a trait in play, and the blunders that it explains."""

    rule_sets: dict[str, Part]
    """The questions of each rule set, by its key."""

    calls: dict[Direction | None, Calls]
    """The calls in each direction; None for groups in several directions."""

    wrong_calls: int
    """How often the bot called a group that could not be called."""

    illegal: int
    """Answers with an illegal move, or with a text that is not a move."""

    failed: int
    """Questions without an answer: crashes and timeouts."""

    problem: str | None
    """The message of the first failed answer's error; None if no answer failed."""

    total_seconds: float
    """The time for all answers."""

    max_seconds: float
    """The time for the slowest answer."""

    def as_json(self) -> dict[str, object]:
        """Return the grade as a JSON object."""
        count = self.whole.questions
        return {
            "exam": VERSION,
            "positions": count,
            "accuracy": self.whole.accuracy,
            "regret": self.regret,
            "blunders": self.whole.wrong - self.illegal - self.failed,
            "illegal": self.illegal,
            "failed": self.failed,
            "problem": self.problem,
            "phases": {str(phase): _part(part) for phase, part in self.phases.items()},
            "traits": {
                trait.name.lower(): {"positions": part.questions, "blunders": part.wrong}
                for trait, part in self.traits.items()
            },
            "calls": {
                "chances": sum(calls.chances for calls in self.calls.values()),
                "missed": sum(calls.missed for calls in self.calls.values()),
                "wrong": self.wrong_calls,
                **{
                    direction_name(direction): {"chances": calls.chances, "missed": calls.missed}
                    for direction, calls in self.calls.items()
                },
            },
            "rules": {key: _part(part) for key, part in self.rule_sets.items()},
            "seconds": {
                "total": round(self.total_seconds, 3),
                "mean": round(self.total_seconds / count, 6) if count else 0.0,
                "max": round(self.max_seconds, 6),
            },
        }


def direction_name(direction: Direction | None) -> str:
    """Return the name of a direction in reports."""
    return "several" if direction is None else str(direction)


def make_grade(judged: Sequence[JudgedAnswer]) -> Grade:
    """Tally judgements into a grade."""
    answers = [each.answer for each in judged]
    windows = [window for answer in answers for window in answer.windows]
    return Grade(
        whole=_count(judged),
        regret=sum(each.regret for each in judged) / max(1, len(judged)),
        phases=_parts(judged, Phase, lambda each: phase_of(each.question.position)),
        traits={trait: _trait_part(judged, trait) for trait in ALL_TRAITS},
        rule_sets=_parts(
            judged,
            sorted({str(each.question.position.rules) for each in judged}),
            lambda each: str(each.question.position.rules),
        ),
        calls={
            direction: Calls(
                sum(window.direction is direction for window in windows),
                sum(window.direction is direction and window.is_missed for window in windows),
            )
            for direction in (*Direction, None)
        },
        wrong_calls=sum(answer.wrong_calls for answer in answers),
        illegal=sum(answer.is_illegal for answer in answers),
        failed=sum(answer.problem is not None and not answer.is_illegal for answer in answers),
        problem=next((answer.problem for answer in answers if answer.problem), None),
        total_seconds=sum(answer.seconds for answer in answers),
        max_seconds=max((answer.seconds for answer in answers), default=0.0),
    )


def _is_wrong(each: JudgedAnswer) -> bool:
    # A failed answer in a lost position costs no value, but still counts as wrong.
    return each.regret > 0 or each.answer.problem is not None


def _count(judged: Iterable[JudgedAnswer]) -> Part:
    listed = list(judged)
    return Part(len(listed), sum(map(_is_wrong, listed)))


def _parts(
    judged: Sequence[JudgedAnswer], keys: Iterable[Key], key_of: Callable[[JudgedAnswer], Key]
) -> dict[Key, Part]:
    return {key: _count(each for each in judged if key_of(each) == key) for key in keys}


def _trait_part(judged: Sequence[JudgedAnswer], trait: Trait) -> Part:
    return Part(
        sum(trait in each.question.position.rules.traits for each in judged),
        sum(trait in each.blamed for each in judged),
    )


def _part(part: Part) -> dict[str, object]:
    return {"positions": part.questions, "wrong": part.wrong, "accuracy": part.accuracy}
