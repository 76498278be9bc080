"""Many positions at once get the same answers as one by one."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fourfold.games import quartino, quarto
from fourfold.games.game import IllegalPositionError
from fourfold.games.quarto import Position
from fourfold.solver import Analysis, Limits, Solution, Solver, analyse, solve
from fourfold.solver.quarto.native import Core
from fourfold.solver.quarto.solver import _idle
from tests.games.generator import QUARTO_RULES
from tests.solver.minimax import minimax
from tests.solver.random_position import make_position

RULES = quarto.parse_rules("CSHT")


def random_positions(rules: quarto.Rules, count: int) -> list[Position]:
    """Return random positions with 7 to 16 pieces, and with 0, 1 and 2; some are over."""
    random = Random(1)
    placed = [7 + int(10 * random.random()) for _ in range(count)] + [0, 1, 2]
    return [make_position(rules, each, random) for each in placed]


def answers(found: Any) -> Any:
    """Return an answer without its duration."""
    return replace(found, seconds=0.0)


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=quarto.format_rules)
@pytest.mark.parametrize("limits", [Limits(), Limits(nodes=100_000)])
def test_many_solutions_match_a_loop(rules: quarto.Rules, limits: Limits) -> None:
    positions = random_positions(rules, 40)
    loop, batch = Solver(rules, memory=1), Solver(rules, memory=1)
    expected = [loop.solve(position, limits=limits) for position in positions]
    found = batch.solve_many(positions, limits=limits)
    assert [*map(answers, found)] == [*map(answers, expected)]


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=quarto.format_rules)
@pytest.mark.parametrize("limits", [Limits(), Limits(nodes=100_000)])
def test_many_analyses_match_a_loop(rules: quarto.Rules, limits: Limits) -> None:
    positions = random_positions(rules, 15)
    loop, batch = Solver(rules, memory=1), Solver(rules, memory=1)
    expected = [loop.analyse(position, limits=limits) for position in positions]
    found = batch.analyse_many(positions, limits=limits)
    assert [*map(answers, found)] == [*map(answers, expected)]


@pytest.mark.parametrize("key", ["CSHT", "CSHT+!", "CS"])
def test_threads_do_not_change_the_verdicts_on_many(key: str) -> None:
    rules = quarto.parse_rules(key)
    positions = random_positions(rules, 60)
    one, three = Solver(rules), Solver(rules, threads=3)
    solved = one.solve_many(positions)
    assert [s.verdict for s in three.solve_many(positions)] == [s.verdict for s in solved]
    moves = [a.moves for a in one.analyse_many(positions[:20])]
    assert [a.moves for a in three.analyse_many(positions[:20])] == moves


def test_many_values_are_the_same_without_distance() -> None:
    positions = random_positions(RULES, 40)
    solver = Solver(RULES)
    exact = solver.solve_many(positions)
    values = solver.solve_many(positions, distance=False)
    assert [each.verdict.value for each in values] == [each.verdict.value for each in exact]


def test_limits_apply_to_each_position() -> None:
    late = make_position(RULES, 12, Random(2))
    positions = [quarto.start(RULES), late, quarto.start(RULES), late]
    solver = Solver(RULES, use_book=False)
    verdicts = [each.verdict for each in solver.solve_many(positions, limits=Limits(nodes=20_000))]
    assert [verdict.value is None for verdict in verdicts] == [True, False, True, False]
    assert verdicts[1].low == verdicts[3].low == minimax(late)


def test_no_positions_give_no_answers() -> None:
    solver = Solver(RULES)
    assert solver.solve_many([]) == []
    assert solver.analyse_many(iter(())) == []


def test_progress_reports_the_nodes_of_all_positions_and_can_cancel() -> None:
    class CancelledError(Exception):
        pass

    reported: list[int] = []

    def progress(nodes: int) -> None:
        reported.append(nodes)
        if len(reported) == 5:
            raise CancelledError

    random = Random(3)
    positions = [make_position(RULES, 5, random) for _ in range(1000)]
    solver = Solver(RULES, use_book=False, progress=progress)
    with pytest.raises(CancelledError):
        solver.solve_many(positions)
    assert reported == sorted(reported)
    late = make_position(RULES, 13, Random(1))
    assert solver.solve(late).verdict.low == minimax(late)


@pytest.mark.parametrize("method", ["solve_many", "analyse_many"])
def test_answers_in_the_wrong_order_would_be_noticed(
    method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    positions = random_positions(RULES, 20)
    expected = [Solver(RULES).solve(position).verdict for position in positions]
    core_method = getattr(Core, method)
    monkeypatch.setattr(Core, method, lambda *arguments: core_method(*arguments)[::-1])
    found = [each.verdict for each in getattr(Solver(RULES), method)(positions)]
    assert found != expected


OTHER_GAME = quartino.start(deal=quartino.draw_deal(2, seed=1))


@pytest.mark.parametrize("strange", [OTHER_GAME, "5.../.7../..D./.... 1", None, 7])
@pytest.mark.parametrize(
    "ask",
    [
        solve,
        analyse,
        Solver(RULES).solve,
        Solver(RULES).analyse,
        lambda strange: Solver(RULES).solve_many([strange]),
        lambda strange: Solver(RULES).analyse_many([strange]),
    ],
)
def test_an_invalid_quarto_position_is_refused(ask: Callable[[Any], Any], strange: Any) -> None:
    with pytest.raises(TypeError, match="expected a Quarto! position, found "):
        ask(strange)


def test_anything_but_a_list_of_positions_is_refused() -> None:
    start: Any = quarto.start(RULES)
    with pytest.raises(TypeError, match=r"expected Quarto! positions, found a quarto\.Position"):
        Solver(RULES).solve_many(start)


def test_invalid_limits_are_refused() -> None:
    seconds: Any = 3
    with pytest.raises(TypeError, match="expected limits, such as Limits"):
        solve(quarto.start(), limits=seconds)
    with pytest.raises(TypeError, match="expected a number of nodes, found 'many'"):
        Limits(nodes="many")  # type: ignore[arg-type]


def test_one_position_with_other_rules_among_many_is_refused() -> None:
    positions = [quarto.start("CSHT"), quarto.start("CSHT!"), quarto.start("CSH")]
    assert len(Solver("CSHT").solve_many(positions[:2])) == 2
    with pytest.raises(IllegalPositionError, match=r"rules \(CSH\) differ from the solver's"):
        Solver("CSHT").solve_many(positions)


@pytest.mark.parametrize("key", ["CSHT", "CSHT!"])
def test_a_finished_game_has_its_result_and_no_moves(key: str) -> None:
    won = quarto.parse_position("...1/..D./.7../5... - d4", key)
    position = won.play("!a1-d4") if won.rules.calls else won
    assert position.outcome
    solver = Solver(key)
    solution, analysis = solver.solve_many([position])[0], solver.analyse_many([position])[0]
    assert solution == solver.solve(position) == Solution(analysis.verdict, (), 0, 0.0)
    assert analysis == solver.analyse(position) == Analysis(solution.verdict, (), (), 0, 0.0)
    assert str(solution) == str(analysis) == "win in 0"


def test_module_functions_keep_one_solver_for_each_class_of_rules() -> None:
    _idle.clear()
    for key in ("CSH", "CSH!", "CSH+"):
        solve(make_position(quarto.parse_rules(key), 12, Random(4)))
    kept = dict(_idle)
    assert len(kept) == 2
    analyse(make_position(quarto.parse_rules("CSH"), 12, Random(4)))
    assert _idle == kept


@pytest.mark.parametrize("key", ["CSHT", "CSH!", "ST+", "T!"])
def test_every_value_is_known_without_distances(key: str) -> None:
    positions = random_positions(quarto.parse_rules(key), 12)[:12]
    if key == "CSH!":
        positions.append(quarto.parse_position("F.A./2316/D0.B/..4. 5 a3", key))
    exact = Solver(key, memory=1).analyse_many(positions)
    values = Solver(key, memory=1).analyse_many(positions, distance=False)
    for full, quick in zip(exact, values, strict=True):
        assert [m.verdict.value for m in quick.moves] == [m.verdict.value for m in full.moves]
        assert quick.verdict.value == full.verdict.value
