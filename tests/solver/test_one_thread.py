"""A solver handles one question at a time."""

from threading import Thread

import pytest

from fourfold.games import quarto
from fourfold.solver import Solver

POSITION = quarto.parse_position("2..3/.5.8/..../.... 4", "CSHT")


def test_a_second_question_during_the_first_is_refused() -> None:
    refused: list[str] = []

    def ask_again(_: int) -> None:
        if not refused:
            with pytest.raises(RuntimeError, match="this solver is in use") as error:
                solver.solve(POSITION)
            refused.append(str(error.value))

    solver = Solver("CSHT", memory=1, use_book=False, progress=ask_again)
    first = solver.solve(POSITION)
    assert refused
    assert solver.solve(POSITION).verdict == first.verdict


def test_threads_can_share_a_solver_safely() -> None:
    solver = Solver("CSHT", memory=1, use_book=False)
    late = quarto.parse_position("2..3/.548/9.A./1... C", "CSHT")
    answers: set[str] = set()

    def ask() -> None:
        for _ in range(30):
            try:
                answers.add(str(solver.solve(late, distance=False).verdict))
            except RuntimeError as error:
                answers.add(str(error)[:21])

    threads = [Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers - {"this solver is in use"}) == 1
