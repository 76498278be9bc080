"""The plan in docs/scale.md: what a number of games needs, from the measurements."""

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.bench_scale import REPORT, parse_key, report
from benchmarks.scale_figures import BUSY_KEY, PARTS, RUNS, SPREAD_KEYS, Figures, NoteCost, Run
from benchmarks.scale_plan import (
    DOCUMENT,
    Load,
    PlanError,
    TooManyNotesError,
    cost_table,
    fit,
    main,
    plan,
    rewrite,
    tables,
)


def make_run(key: str) -> Run:
    """Return a run with round costs.

    For a process 10 ms per second and 100 MB, for each of 100 games 0.1 ms per second and 50 kB;
    for a move 2 ms in the processes, 0.5 ms in PostgreSQL's connections, and 0.25 ms in nginx.
    """
    processes, broker, rate = parse_key(key)
    games, seconds = 100, 20.0
    idle = dict.fromkeys(PARTS, 0.0) | {"servers": seconds * (0.01 * processes + 0.0001 * games)}
    moves = round(rate * seconds)
    price = {"servers": 0.002, "games": 0.0005, "nginx": 0.00025}
    busy = {part: idle[part] + price.get(part, 0.0) * moves for part in PARTS}
    return Run(
        processes=processes,
        broker=broker,
        games=games,
        rate=rate,
        idle_seconds=seconds,
        idle=idle,
        seconds=seconds,
        busy=busy,
        moves=moves,
        commits=moves,
        log_bytes=1_000 * moves,
        sent_bytes=2_700 * moves,
        memory=100_000_000 * processes + 50_000 * games,
        connections=6 * processes,
        about="a made-up machine",
    )


@pytest.fixture
def figures() -> Figures:
    together, alone = NoteCost(1e-5, 1e-5, 1e-5, 1e-6), NoteCost(1e-4, 1e-4, 1e-4, 1e-5)
    notes = {
        f"{b} {h}": c
        for b in ("postgresql", "redis")
        for h, c in (("together", together), ("alone", alone))
    }
    return Figures({key: make_run(key) for key in RUNS}, notes)


def test_costs_are_separated(figures: Figures) -> None:
    run = figures.runs[BUSY_KEY]
    assert run.per_move("servers") == pytest.approx(0.002)
    assert run.per_move(*PARTS) == pytest.approx(0.00275)
    runs = [figures.runs[key] for key in SPREAD_KEYS]
    assert fit(runs, lambda run: run.memory) == pytest.approx((100_000_000, 50_000))
    idle = fit(runs, lambda run: run.per_game_second("servers") * run.games)
    assert idle == pytest.approx((0.01, 0.0001))


def test_a_plan_without_a_broker_has_no_notes(figures: Figures) -> None:
    """1,000 moves per second take 2 cores, 10,000 games 1 core, and a process has 0.59 for them."""
    made = plan(figures, Load(games=10_000, broker="none"))
    assert (made.processes, made.processes_unbatched, made.connections) == (6, 6, 36)
    assert made.receiving == made.carrier == (0.0, 0.0)
    assert made.memory == pytest.approx(6 * 100e6 + 10_000 * 50e3)
    assert made.database_for_games == pytest.approx(0.5)
    assert made.nginx == pytest.approx(0.25)
    assert made.log_rate == pytest.approx(1e6)
    assert made.network == pytest.approx(1_000 * (2_700 + 300))


def test_every_process_receives_every_note(figures: Figures) -> None:
    """10,000 hints and 10,000 presence notes at 10 µs are a fifth of each process."""
    made = plan(figures, Load(games=100_000))
    assert made.load.notes == 20_000
    assert made.receiving == pytest.approx((0.2, 1.0))
    assert made.processes == 77  # 30 cores of work, 0.39 left in each process
    assert made.processes_unbatched is None
    assert made.carrier == pytest.approx((20_000 * (1e-5 + 77e-6), 2 + 77 * 0.2))


def test_notes_that_arrive_alone_need_more_processes(figures: Figures) -> None:
    """3 cores of work in shares of 0.57, or of 0.39 if each note wakes a process up."""
    made = plan(figures, Load(games=10_000))
    assert made.receiving == pytest.approx((0.02, 0.2))
    assert (made.processes, made.processes_unbatched) == (6, 8)


def test_no_number_of_processes_helps_if_receiving_takes_all_their_time(figures: Figures) -> None:
    with pytest.raises(
        TooManyNotesError, match="receiving 60,000 notes per second takes 60% of every process"
    ):
        plan(figures, Load(games=300_000))
    assert plan(figures, Load(games=300_000, broker="none")).processes > 77


def test_a_broker_that_cannot_keep_up_gets_a_sentence_instead_of_a_column(figures: Figures) -> None:
    figures.notes["redis together"] = NoteCost(1e-4, 1e-4, 1e-5, 1e-6)
    text = tables(figures, 100_000, 10.0)
    assert "| | `none` | `postgresql` |\n" in text
    assert "With `redis`: receiving 20,000 notes per second takes 200% of every process" in text
    assert "| games | 25,000 | 10,000 | 5,000 |" in text


def test_missing_measurements_are_named(figures: Figures) -> None:
    del figures.notes["redis alone"]
    with pytest.raises(PlanError, match="'redis alone' was not measured: run bench_scale"):
        plan(figures, Load(broker="redis"))
    del figures.runs[BUSY_KEY]
    with pytest.raises(PlanError, match=f"'{BUSY_KEY}' was not measured"):
        plan(figures, Load())


def test_runs_of_different_sizes_are_not_mixed(figures: Figures) -> None:
    first, second, _ = (figures.runs[key] for key in SPREAD_KEYS)
    with pytest.raises(PlanError, match="different numbers of games"):
        fit([first, replace(second, games=7)], lambda run: run.memory)


def test_figures_are_read_as_they_were_written(figures: Figures, tmp_path: Path) -> None:
    file = tmp_path / "scale.json"
    assert Figures.read(file) == Figures({}, {})
    figures.write(file)
    assert Figures.read(file) == figures


def test_the_report_has_a_column_for_each_run(figures: Figures) -> None:
    text = report(figures)
    assert f"| | {' | '.join(RUNS)} |" in text
    assert "| Fourfold, ms per move | 2.000 |" in text
    assert "| postgresql alone | 100.0 | 100.0 | 100.0 | 10.0 |" in text


@pytest.mark.parametrize("text", ["", "4", "4 kafka 120", "0 none 1", "1 none 0", "x none 1"])
def test_an_invalid_run_is_reported_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not a run: ") as caught:
        parse_key(text)
    assert "\n" not in str(caught.value)


def test_the_report_matches_the_measurements() -> None:
    assert REPORT.read_text("utf-8") == report(Figures.read())


def test_the_documents_tables_match_the_measurements() -> None:
    """After a new measurement: python -m benchmarks.scale_plan --write."""
    document = DOCUMENT.read_text("utf-8")
    assert rewrite(document, Figures.read()) == document


def test_a_document_without_marks_is_refused(figures: Figures) -> None:
    with pytest.raises(PlanError, match="no markers for the block 'costs'"):
        rewrite("# Scale\n", figures)


def test_the_cost_of_a_move_is_listed_by_part(figures: Figures) -> None:
    assert "| Fourfold | 2.00 | 2.00 | 2.00 | 2.00 |" in cost_table(figures)
    assert "| **all** | 2.75 | 2.75 | 2.75 | 2.75 |" in cost_table(figures)


def test_a_plan_without_games_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["scale_plan", "--games", "0"])
    with pytest.raises(SystemExit):
        main()
    assert "--games must be at least 1" in capsys.readouterr().err
