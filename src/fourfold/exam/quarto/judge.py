"""Judges answers with the solver: the value that a turn loses, and which trait explains it.

A blunder is blamed on a trait if the same turn would have kept the value with that trait out of
play. A bot that can't see tops keeps the value of the game without tops, so all its blunders are
blamed on tops. Several traits can share the blame, and a blunder can have no single cause.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from fourfold.exam.quarto.answer import Answer
from fourfold.exam.quarto.paper import ExamQuestion
from fourfold.games.quarto import Move, Position, Rules, Trait
from fourfold.solver import Solver

LOSS = -1
"""The value of an answer that is not a complete turn."""


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """An answer and what it is worth."""

    question: ExamQuestion
    """The question."""

    answer: Answer
    """The answer."""

    value: int
    """The exact value of the position after it, for the seat that answered."""

    blamed: tuple[Trait, ...] = ()
    """The traits without which the answer would have kept the value."""

    @property
    def regret(self) -> int:
        """The value lost: 0, 1 or 2."""
        return self.question.value - self.value


def judge_answers(
    questions: Sequence[ExamQuestion], answers: Iterable[Answer]
) -> list[JudgedAnswer]:
    """Judge answers to questions, in the order of the answers."""
    by_number = {question.number: question for question in questions}
    pairs = [(by_number[answer.number], answer) for answer in answers]
    complete = [(q.position, a.moves) for q, a in pairs if a.problem is None]
    kept = iter(_values_after(complete))
    judged = [
        JudgedAnswer(question, answer, LOSS if answer.problem else next(kept))
        for question, answer in pairs
    ]
    blamed = _blame([each for each in judged if each.regret and not each.answer.problem])
    return [
        JudgedAnswer(each.question, each.answer, each.value, tuple(blamed[each.answer.number]))
        for each in judged
    ]


def _blame(blunders: Sequence[JudgedAnswer]) -> dict[int, list[Trait]]:
    blamed: dict[int, list[Trait]] = defaultdict(list)
    cases = [(each, trait) for each in blunders for trait in each.question.position.rules.traits]
    without: list[tuple[JudgedAnswer, Trait, Position]] = []
    for each, trait in cases:
        position = _without(each.question.position, trait)
        if position is None:
            blamed[each.answer.number].append(trait)
        else:
            without.append((each, trait, position))
    before = _values(position for _, _, position in without)
    after = _values_after([(position, each.answer.moves) for each, _, position in without])
    for (each, trait, _), best, kept in zip(without, before, after, strict=True):
        if best == kept:
            blamed[each.answer.number].append(trait)
    return blamed


def _without(position: Position, trait: Trait) -> Position | None:
    """Return the same position with a trait out of play; None if it is the only one."""
    rules = position.rules
    traits = tuple(each for each in rules.traits if each is not trait)
    if not traits:
        return None
    own = Rules(traits, rules.squares, rules.calls)
    board, hand, last = position.board, position.hand, position.last
    return Position(own, board, hand, last, starter=position.starter)


def _values_after(turns: Sequence[tuple[Position, Sequence[Move]]]) -> list[int]:
    """Return the value of each position after a turn, for the seat that plays it."""
    ends = []
    for position, moves in turns:
        for move in moves:
            # With one trait fewer, a turn can be over before all of its moves are played.
            if position.outcome is None:
                position = position.play(move)
        ends.append(position)
    values = iter(_values(end for end in ends if end.outcome is None))
    return [
        -next(values) if end.outcome is None else _result(end, position)
        for end, (position, _) in zip(ends, turns, strict=True)
    ]


def _result(end: Position, position: Position) -> int:
    assert end.outcome is not None
    winner = end.outcome.winner
    return 0 if winner is None else 1 if winner == position.seat else -1


def _values(positions: Iterable[Position]) -> Iterator[int]:
    """Yield the value of each unfinished position for its seat to move, in order."""
    listed = list(positions)
    classes: dict[tuple[int, bool], list[int]] = defaultdict(list)
    for index, position in enumerate(listed):
        classes[position.rules.mask, position.rules.squares].append(index)
    values: dict[int, int] = {}
    for indexes in classes.values():
        own = [listed[index] for index in indexes]
        solutions = Solver(own[0].rules).solve_many(own, distance=False)
        for index, solution in zip(indexes, solutions, strict=True):
            value = solution.verdict.value
            assert value is not None, "without limits every value is found"
            values[index] = value
    return (values[index] for index in range(len(listed)))
