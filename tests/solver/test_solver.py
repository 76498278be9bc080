"""The solver compared with plain minimax over the Python rules, in every rule set."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fourfold.games import quarto
from fourfold.games.game import IllegalPositionError
from fourfold.games.quarto import Call, Give, Pass, Place, Position
from fourfold.solver import Limits, Solver, Verdict, analyse, solve
from fourfold.solver.quarto.search import DRAW, LOSS_NOW, WIN_NOW
from tests.games.generator import QUARTO_RULES
from tests.solver.minimax import minimax, score_after


def late_position(rules: quarto.Rules, random: Random, placed: int) -> Position:
    """Return a position of a random game; with calls on it may have dead groups."""
    while True:
        position = quarto.start(rules)
        while not position.outcome and position.placed < placed:
            moves = [m for m in position.legal_moves() if not isinstance(m, Call)]
            position = position.play(moves[int(random.random() * len(moves))])
        if not position.outcome:
            return position


def format_rules(rules: quarto.Rules) -> str:
    return quarto.format_rules(rules)


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=format_rules)
def test_values_and_distances_match_minimax(rules: quarto.Rules) -> None:
    random, solver = Random(1), Solver(rules, memory=1)
    for placed in (12, 13, 13, 14, 15, 16) if rules.calls else (12, 12, 13):
        position = late_position(rules, random, placed)
        for _ in range(3):  # to give, to place, …
            score = minimax(position)
            verdict = solver.solve(position).verdict
            assert verdict == Verdict(score, score), quarto.format_position(position)
            assert solver.solve(position, distance=False).verdict.value == verdict.value
            if position.outcome:
                break
            position = position.play(position.legal_moves()[0])


@pytest.mark.parametrize("rules", QUARTO_RULES[:8], ids=format_rules)
def test_an_analysis_judges_every_move(rules: quarto.Rules) -> None:
    random, solver = Random(2), Solver(rules, memory=1)
    for placed in (12, 13, 14):
        position = late_position(rules, random, placed)
        for _ in range(2):
            analysis = solver.analyse(position)
            judged = {m.moves: m.verdict for m in analysis.moves}
            quiet = [m for m in position.legal_moves() if not isinstance(m, Call)]
            assert {moves[0] for moves in judged if not isinstance(moves[0], Call)} == set(quiet)
            for moves, verdict in judged.items():
                if len(moves) == 1 and isinstance(moves[0], Place):
                    pairs = [v for m, v in judged.items() if m[0] == moves[0] and len(m) > 1]
                    assert not pairs or verdict.low == max(v.low for v in pairs)
                    continue
                score = score_after(position, moves, minimax)
                assert verdict == Verdict(score, score)
            assert analysis.verdict.low == max(v.low for v in judged.values())
            position = position.play(quiet[0])
            if position.outcome:
                break


@pytest.mark.parametrize("key", ["CSHT", "CSHT!", "CSHT+", "CS+!", "H"])
def test_a_best_line_ends_as_the_verdict_says(key: str) -> None:
    rules, random = quarto.parse_rules(key), Random(3)
    solver = Solver(rules, memory=1)
    for placed in (6, 8, 10):
        position = late_position(rules, random, placed)
        analysis = solver.analyse(position)
        mover, end = position.mover, position
        for move in analysis.line:
            end = end.play(move)
        assert end.outcome is not None
        winner = end.outcome.winner
        assert analysis.verdict.value == (0 if winner is None else 1 if winner == mover else -1)
        if winner is not None:
            assert end.placed - position.placed == analysis.verdict.distance


def test_symmetric_copies_have_the_same_answer() -> None:
    random = Random(4)
    for rules in QUARTO_RULES[1:8:2]:
        solver = Solver(rules, memory=1)
        for _ in range(5):
            position = late_position(rules, random, 9)
            symmetries = quarto.symmetries(rules)
            symmetry = symmetries[int(random.random() * len(symmetries))]
            answer = solver.solve(position).verdict
            solver.clear()
            assert solver.solve(symmetry.apply(position)).verdict == answer


CALLABLE = "...1/..D./.7../5..."


@pytest.mark.parametrize(
    ("text", "verdict", "best"),
    [
        (f"{CALLABLE} - d4", WIN_NOW, "!a1-d4"),  # the placer may call
        (f"{CALLABLE} 0 d4", WIN_NOW, "!a1-d4"),  # the opponent may call
        (f"{CALLABLE} - d4!", LOSS_NOW, "=0"),  # the placer called wrongly: the opponent will
        ("0123/4567/89AB/CDEF - d1", WIN_NOW, "!a1-d1"),
        ("0123/4567/89AB/CDEF - d1!", LOSS_NOW, "--"),
        ("0123/4567/89AB/CDEF - d1~", WIN_NOW, "!a1-d1"),
        ("0123/4567/89AB/CDEF - d1~!", DRAW, "--"),
    ],
)
def test_a_call_that_decides_the_game_needs_no_search(
    text: str, verdict: Verdict, best: str
) -> None:
    solution = solve(quarto.parse_position(text, quarto.parse_rules("CSHT!")))
    assert solution.verdict == verdict
    assert quarto.format_turn(solution.best) == best
    assert solution.nodes == 0


def test_a_group_that_was_called_wrongly_by_the_opponent_is_dead() -> None:
    rules = quarto.parse_rules("CSHT!")
    position = quarto.parse_position(f"{CALLABLE} 0 d4!", rules)
    assert solve(position).verdict.value == 0


def test_a_finished_game_has_a_clear_answer() -> None:
    rules = quarto.parse_rules("CSHT")
    won = quarto.parse_position(f"{CALLABLE} - d4", rules)
    assert solve(won).verdict == WIN_NOW
    assert solve(won).best == ()
    assert analyse(won).moves == ()


def test_unreachable_positions_are_refused() -> None:
    with pytest.raises(IllegalPositionError, match="piece 0 is on the board twice"):
        solve(replace(quarto.start(), board=(quarto.PIECES[0],) * 2 + (None,) * 14))


def test_rules_other_than_the_solvers_are_refused() -> None:
    with pytest.raises(IllegalPositionError, match="differ from the solver's"):
        Solver(quarto.parse_rules("CSHT")).solve(quarto.start(quarto.parse_rules("CSH")))


def test_a_limit_gives_bounds_and_not_a_guess() -> None:
    start = quarto.start(quarto.parse_rules("CSHT"))
    solver = Solver(start.rules, use_book=False)
    for limits in (Limits(nodes=10_000), Limits(seconds=0.01)):
        solution = solver.solve(start, limits=limits)
        assert solution.verdict.value is None
        assert solution.verdict.low < 0 < solution.verdict.high
        assert solution.best == ()
    exact = solver.solve(late_position(start.rules, Random(1), 12), limits=Limits(nodes=100_000))
    assert exact.verdict.is_exact


@pytest.mark.parametrize("threads", [1, 2])
def test_progress_is_reported_and_can_cancel(threads: int) -> None:
    class CancelledError(Exception):
        pass

    reported: list[int] = []

    def progress(nodes: int) -> None:
        reported.append(nodes)
        if len(reported) == 3:
            raise CancelledError

    start = quarto.start(quarto.parse_rules("CSHT"))
    solver = Solver(start.rules, threads=threads, use_book=False, progress=progress)
    with pytest.raises(CancelledError):
        solver.solve(start)
    assert reported == sorted(reported)
    late = late_position(start.rules, Random(1), 13)
    assert solver.solve(late).verdict.low == minimax(late)


def test_progress_counts_the_nodes_of_all_searches_of_a_question() -> None:
    """A position to give needs a search per piece, none of which takes half of the nodes."""
    reported: list[int] = []
    position = quarto.parse_position("2..3/.5.8/..../.... -", quarto.parse_rules("CSHT"))
    solver = Solver(position.rules, use_book=False, progress=reported.append)
    nodes = solver.analyse(position, distance=False).nodes
    assert max(reported) > nodes / 2


def test_threads_do_not_change_the_answer() -> None:
    rules, random = quarto.parse_rules("CSHT"), Random(5)
    one, three = Solver(rules), Solver(rules, threads=3)
    for _ in range(10):
        position = late_position(rules, random, 6)
        assert one.solve(position).verdict == three.solve(position).verdict


def test_a_pass_is_judged_after_the_16th_piece() -> None:
    rules = quarto.parse_rules("C!")
    position = late_position(rules, Random(6), 16)
    moves = {m.moves for m in analyse(position).moves}
    assert (Pass(),) in moves
    assert not any(isinstance(m[0], Give) for m in moves)


@pytest.mark.parametrize("limits", [{"seconds": 1e11}, {"seconds": float("inf")}, {"nodes": 2**70}])
def test_a_limit_too_large_for_the_core_is_no_limit(limits: dict[str, Any]) -> None:
    rules = quarto.parse_rules("CSHT")
    position = quarto.parse_position("2..3/.5.8/..A./1... 4", rules)
    assert Solver(rules).solve(position, limits=Limits(**limits)).verdict.value == 0


@pytest.mark.parametrize("limits", [{"seconds": -1}, {"seconds": float("nan")}, {"nodes": -1}])
def test_a_negative_or_nan_limit_is_refused(limits: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a limit of"):
        Limits(**limits)


@pytest.mark.parametrize("size", [{"threads": 0}, {"memory": 0}, {"memory": -1}])
def test_a_solver_without_threads_or_memory_is_refused(size: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a solver has 1 to"):
        Solver(quarto.parse_rules("CSHT"), **size)
