"""How verdicts, solutions and analyses print."""

import pytest

from fourfold.games import quarto
from fourfold.solver import Limits, Solver, Verdict

RULES = quarto.parse_rules("CSHT")


@pytest.mark.parametrize(
    ("verdict", "text"),
    [
        (Verdict(0, 0), "draw"),
        (Verdict(14, 14), "win in 3"),
        (Verdict(-13, -13), "loss in 4"),
        (Verdict(17, 17), "win in 0"),
        (Verdict(2, 16), "win"),
        (Verdict(-15, -1), "loss"),
        (Verdict(-15, 16), "open"),
        (Verdict(-3, 5), "open"),
        (Verdict(0, 16), "at least a draw"),
        (Verdict(-15, 0), "at most a draw"),
    ],
)
def test_a_verdict_is_described_in_words(verdict: Verdict, text: str) -> None:
    assert str(verdict) == text
    assert eval(repr(verdict), {"Verdict": Verdict}) == verdict


def test_a_solution_prints_as_one_line() -> None:
    solver = Solver(RULES, use_book=False)
    won = quarto.parse_position("5.../.7../..D./.... 1", RULES)
    assert str(solver.solve(won)) == "win in 1: d1"
    assert str(solver.solve(quarto.start(RULES), limits=Limits(nodes=5000))) == "open"


def test_an_analysis_prints_as_a_table_with_a_row_for_each_first_move() -> None:
    position = quarto.parse_position("2..3/.548/9.A./1.BF C", RULES)
    analysis = Solver(RULES).analyse(position)
    assert str(analysis).splitlines() == [
        "win in 1: a3",
        "  b1  loss in 4 =E, loss in 2 =0 =6 =7 =D",
        "  b2  draw =6, loss in 2 =0 =7 =D =E",
        "  d2  loss in 2 =0 =6 =7 =D =E",
        "  a3  win in 1",
        "  b4  win in 3 =E, loss in 2 =0 =6 =7 =D",
        "  c4  draw =E, loss in 2 =0 =6 =7 =D",
    ]
    assert repr(analysis) == "<Analysis of 31 moves: win in 1>"


def test_the_line_of_an_analysis_is_written_turn_by_turn() -> None:
    position = quarto.parse_position("2..3/.5.8/..A./1... 4", RULES)
    first, *_ = str(Solver(RULES).analyse(position)).splitlines()
    verdict, line = first.split(": ")
    assert verdict == "draw"
    assert [turn[2:3] for turn in line.split()] == ["="] * 9 + [""]


def test_gifts_and_calls_are_rows_too() -> None:
    rules = quarto.parse_rules("CSHT!")
    given = Solver(rules).analyse(quarto.parse_position("...1/..D./.7../5... - d4", rules))
    first, *rows = str(given).splitlines()
    assert first == "win in 0: !a1-d4"
    assert rows[:2] == ["  !a1-d4  win in 0", "  =0      loss in 0"]
    assert len(rows) == 13


def test_a_judged_move_names_itself() -> None:
    position = quarto.parse_position("5.../.7../..D./.... 1", RULES)
    judged = {str(each) for each in Solver(RULES).analyse(position).moves}
    assert "d1: win in 1" in judged
