"""A short fuzz of the solver, and what a wrong answer looks like."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fourfold.games import quarto
from fourfold.games.game import IllegalPositionError
from fourfold.games.quarto import Position
from fourfold.solver import Solution, Verdict
from fourfold.solver.quarto.native import Core
from tests.fuzz_solver import WrongAnswerError, fuzz
from tests.games.generator import QUARTO_RULES
from tests.games.legality import problem
from tests.solver.random_position import can_arise, change, make_position

Patch = pytest.MonkeyPatch


def test_random_questions_are_answered_correctly() -> None:
    counts = fuzz(3_000, seed=1)
    assert min(counts[kind] for kind in ("won", "drawn", "lost", "over", "refused")) > 200


def test_the_same_seed_gives_the_same_positions() -> None:
    assert fuzz(300, seed=2) == fuzz(300, seed=2)


def test_the_rules_and_the_fuzz_agree_on_what_can_arise() -> None:
    random, found = Random(3), set()
    for number in range(3_000):
        rules = QUARTO_RULES[number % len(QUARTO_RULES)]
        position = make_position(rules, int(17 * random.random()), random)
        assert problem(position) is None
        position = change(position, random)
        assert can_arise(position) == (problem(position) is None), quarto.format_position(position)
        found.add(can_arise(position))
    assert found == {True, False}


def plant_a_score_off_by_one(patch: Patch) -> None:
    solve = Core.solve_many

    def solve_wrongly(self: Core, *arguments: Any) -> list[Solution]:
        return [
            replace(found, verdict=Verdict(2, 2)) if found.verdict == Verdict(0, 0) else found
            for found in solve(self, *arguments)
        ]

    patch.setattr(Core, "solve_many", solve_wrongly)


def plant_a_poor_best_move(patch: Patch) -> None:
    solve = Core.solve_many

    def choose_poorly(self: Core, positions: Sequence[Position], *rest: Any) -> list[Solution]:
        answers = solve(self, positions, *rest)
        return [
            replace(found, best=position.legal_moves()[:1]) if position.hand is None else found
            for position, found in zip(positions, answers, strict=True)
        ]

    patch.setattr(Core, "solve_many", choose_poorly)


def plant_bounds_that_are_a_guess(patch: Patch) -> None:
    solve = Core.solve_many

    def guess(
        self: Core, positions: Sequence[Position], has_distance: bool, limits: Any, progress: Any
    ) -> list[Solution]:
        if limits.nodes is not None or limits.seconds is not None:
            return [Solution(Verdict(0, 0), (), 0, 0.0) for _ in positions]
        return solve(self, positions, has_distance, limits, progress)

    patch.setattr(Core, "solve_many", guess)


def plant_blindness_for_impossible_positions(patch: Patch) -> None:
    patch.setattr(quarto.Position, "__post_init__", lambda _: None)


def plant_a_silent_error(patch: Patch) -> None:
    def refuse_silently(self: quarto.Position) -> None:
        if not can_arise(self):
            raise IllegalPositionError("")

    patch.setattr(quarto.Position, "__post_init__", refuse_silently)


@pytest.mark.parametrize(
    "plant",
    [
        plant_a_score_off_by_one,
        plant_a_poor_best_move,
        plant_bounds_that_are_a_guess,
        plant_blindness_for_impossible_positions,
        plant_a_silent_error,
    ],
)
def test_a_planted_bug_is_found(plant: Any, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    with pytest.raises(WrongAnswerError, match=r"^[CSHT]+.* '(.{4}/){3}.{4} . "):
        fuzz(3_000, seed=1)
