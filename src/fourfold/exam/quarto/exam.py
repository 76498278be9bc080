"""Runs an exam: asks a bot every question, in this process or in several."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from multiprocessing.util import Finalize

from fourfold.bots import AnyBot, Budget, EngineBot, make_bot
from fourfold.exam.quarto.answer import Answer, take_answer
from fourfold.exam.quarto.grade import Grade, make_grade
from fourfold.exam.quarto.judge import judge_answers
from fourfold.exam.quarto.paper import ExamQuestion, load_paper
from fourfold.games.quarto import QUARTO

CHUNK = 20
"""The number of questions that a worker process answers at a time."""


def grade_bot(bot: AnyBot, count: int | None = None, budget: Budget | None = None) -> Grade:
    """Grade a bot on the first `count` questions, or on all 10,000.

    `budget` limits its thinking; by default there is no cap on time, so that the grade is the same
    on every machine. Failures are part of the grade.
    """
    questions = load_paper(count)
    answers = ask_all(bot, questions, budget or Budget(seconds=None))
    return make_grade(judge_answers(questions, answers))


def ask_all(bot: AnyBot, questions: Sequence[ExamQuestion], budget: Budget) -> Iterator[Answer]:
    """Yield a bot's answers, in order."""
    return (take_answer(bot, question, budget) for question in questions)


def ask_in_pool(
    name: str,
    questions: Sequence[ExamQuestion],
    seconds: float | None,
    limit: float | None,
    workers: int,
) -> Iterator[Answer]:
    """Yield the answers of a bot or an engine, given by its name, from several processes."""
    numbers = [question.number for question in questions]
    chunks = [numbers[first : first + CHUNK] for first in range(0, len(numbers), CHUNK)]
    # Spawn instead of fork, which would break if this process runs threads.
    with ProcessPoolExecutor(
        workers, get_context("spawn"), _begin, (name, seconds, limit)
    ) as executor:
        try:
            yield from chain.from_iterable(executor.map(_answer, chunks))
        finally:
            executor.shutdown(cancel_futures=True)


def make_examinee(name: str, limit: float | None) -> AnyBot:
    """Return a bot or an engine by name; an engine that is silent for `limit` seconds is killed."""
    bot = make_bot(QUARTO, name)
    if isinstance(bot, EngineBot):
        bot.limit = limit
    return bot


# The rest runs in a worker.

_answer_one: Callable[[ExamQuestion], Answer]
_paper: dict[int, ExamQuestion]


def _begin(name: str, seconds: float | None, limit: float | None) -> None:
    global _answer_one, _paper
    bot = make_examinee(name, limit)
    if isinstance(bot, EngineBot):
        Finalize(bot, bot.close, exitpriority=10)
    budget = Budget(seconds=seconds)
    _answer_one = lambda question: take_answer(bot, question, budget)  # noqa: E731
    _paper = {question.number: question for question in load_paper()}


def _answer(numbers: Sequence[int]) -> list[Answer]:
    return [_answer_one(_paper[number]) for number in numbers]
