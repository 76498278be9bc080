"""A glance at many turns finds what solving each one would, within its node limit."""

from random import Random

import pytest

from fourfold.games import quarto
from fourfold.games.quarto import Give, Place, Position
from fourfold.solver import Limits, Solver
from fourfold.solver.quarto.native import Step
from tests.games.generator import QUARTO_RULES
from tests.solver.random_position import make_position


def play(position: Position, step: Step) -> Position:
    square, piece = step
    placed = position if square is None else position.play(Place(square))
    return placed.play(Give(piece))


def list_steps(position: Position) -> list[Step]:
    """List the steps that don't win."""
    if position.hand is None:
        return [(None, piece) for piece in position.supply]
    steps: list[Step] = []
    for square, on in zip(quarto.SQUARES, position.board, strict=True):
        if on is None and not position.play(Place(square)).live_groups():
            steps += [(square, piece) for piece in position.supply]
    return steps


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=quarto.format_rules)
def test_without_a_limit_all_values_match_the_solver(rules: quarto.Rules) -> None:
    random, solver = Random(1), Solver(rules, use_book=False)
    for _ in range(6):
        position = make_position(rules, random.randint(9, 15), random)
        if position.outcome:
            continue
        steps = list_steps(position)
        expected = [solver.solve(play(position, s), distance=False).verdict.value for s in steps]
        values, _ = solver.glance(position, steps)
        assert values == [None if value is None else -value for value in expected]


@pytest.mark.parametrize("nodes", [0, 5, 150])
def test_a_value_is_returned_only_if_the_nodes_suffice(nodes: int) -> None:
    rules, random = quarto.parse_rules("CSHT"), Random(2)
    known = unknown = 0
    for placed in (7, 8, 8, 9, 9):
        position = make_position(rules, placed, random)
        for step in list_steps(position):
            solution = Solver(rules, use_book=False).solve(play(position, step), distance=False)
            [value], searched = Solver(rules, use_book=False).glance(
                position, [step], limits=Limits(nodes=nodes)
            )
            is_within = solution.nodes <= nodes
            assert value == (-(solution.verdict.value or 0) if is_within else None)
            assert searched == (solution.nodes if is_within else nodes + 1)
            known, unknown = known + is_within, unknown + (not is_within)
    assert known
    assert unknown


def test_a_group_that_was_not_called_goes_to_the_opponent() -> None:
    position = quarto.parse_position("..../.7../..D./5391 - d1", "CSHT!")
    steps = list_steps(position)
    assert Solver(position.rules).glance(position, steps) == ([-1] * len(steps), 0)


@pytest.mark.parametrize("step", [(None, 0), (0, 0), (1, 5), (1, 2), (16, 0), (1, 16), (-2, 0)])
def test_a_step_that_is_not_legal_is_refused(step: Step) -> None:
    position = quarto.parse_position("..../..../..../5... 2 a1", "CSHT!")
    with pytest.raises(ValueError, match=r"step|square"):
        Solver(position.rules).glance(position, [step])
