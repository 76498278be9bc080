"""The two independent proofs agree on any position, suitable or not."""

from itertools import islice
from random import Random

import pytest

from fourfold.games.quarto import parse_rules
from fourfold.puzzles import PUZZLE_GAMES
from fourfold.puzzles.quarto import QUARTO
from fourfold.puzzles.quarto.minimax import Minimax
from fourfold.puzzles.quarto.study import find_main_line, judge_by_solver
from tests.solver.minimax import minimax

SECTIONS = [
    (game, section.rules, section.theme)
    for game, adapter in PUZZLE_GAMES.items()
    for section in adapter.plan
]


@pytest.mark.parametrize(("game", "rules", "theme"), SECTIONS)
def test_both_proofs_agree(game: str, rules: str, theme: str) -> None:
    adapter = PUZZLE_GAMES[game]
    count = 4 if theme in ("colour", "two-claims") else 8
    positions = list(islice(adapter.propose(rules, theme, Random(7)), count))
    usual = adapter.study(theme, positions)
    independent = adapter.study_independently(theme, positions)
    assert [getattr(each, "answers", None) for each in usual] == [
        getattr(each, "answers", None) for each in independent
    ]


@pytest.mark.parametrize("key", ["CSHT", "CSHT+", "CS"])
def test_plain_minimax_agrees_with_the_minimax_over_the_rules(key: str) -> None:
    rules = parse_rules(key)
    ours = Minimax(mask=rules.mask, squares=rules.squares)
    positions = islice(QUARTO.propose(key, "only-draw", Random(3)), 30)
    late = [position for position in positions if position.placed >= 12]
    assert late
    for position in late:
        best = max(each.verdict.low for each in ours.turns(position))
        assert best == minimax(position)


def test_a_main_line_alternates_unique_wins_and_longest_defences() -> None:
    for position in islice(QUARTO.propose("CSHT", "win-3", Random(5)), 400):
        [turns] = judge_by_solver([position])
        winning = [each for each in turns if each.verdict.value == 1]
        if len(winning) != 1 or winning[0].verdict.distance != 5:
            continue
        line = find_main_line(position, winning[0], 3, judge_by_solver)
        if line is None:
            continue
        assert [each.verdict.distance for each in line] == [5, 4, 3, 2, 1]
        assert [each.verdict.value for each in line] == [1, -1, 1, -1, 1]
        return
    raise AssertionError("no win in 3 found")
