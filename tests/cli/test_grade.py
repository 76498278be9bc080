"""`fourfold grade`: an engine in, a grade out."""

import json
import sys
from pathlib import Path
from typing import Any

from tests.cli.command import run

ENGINE = f"engine:{sys.executable} examples/engine.py quarto"

TRAITS = ("colour", "shape", "height", "top")
DIRECTIONS = ("row", "column", "diagonal", "block")


# Any: JSON values.
def grade_planted(name: str, positions: int) -> dict[str, Any]:
    """Grade a program with a planted weakness."""
    engine = f"engine:{sys.executable} -m tests.exam.quarto.planted_engine '{name}'"
    done = run("grade", engine, "--positions", str(positions), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    grade: dict[str, Any] = json.loads(done.stdout)
    assert (grade["engine"], grade["positions"]) == (name, positions)
    assert (grade["illegal"], grade["failed"], grade["calls"]["wrong"]) == (0, 0, 0)
    return grade


def test_an_engine_is_graded_with_a_plot(tmp_path: Path) -> None:
    plot = tmp_path / "grade.svg"
    done = run("grade", ENGINE, "--positions", "40", "--json", "--plot", str(plot))
    assert (done.returncode, done.stderr) == (0, "")
    grade = json.loads(done.stdout)
    assert (grade["engine"], grade["positions"], grade["illegal"]) == ("one-move", 40, 0)
    assert 0 < grade["accuracy"] < 1
    assert plot.read_text("utf-8").startswith("<svg")


def test_processes_give_the_same_grade_as_one() -> None:
    calls = ["grade", "keen", "--positions", "120", "--json"]
    grades = [json.loads(run(*calls, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    for grade in grades:
        del grade["seconds"]
    assert grades[0] == grades[1]
    assert "questions right" in run("grade", "novice", "--positions", "20").stdout


def test_an_engine_that_cannot_start_is_reported_in_one_line() -> None:
    done = run("grade", "engine:no-such-program")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "no-such-program" in done.stderr
    assert run("grade", "grandmaster").returncode == 2


def test_an_engine_without_a_weakness_has_nothing_in_any_column() -> None:
    grade = grade_planted("exact", 300)
    assert (grade["accuracy"], grade["regret"], grade["blunders"]) == (1, 0, 0)
    assert grade["calls"]["missed"] == 0
    assert grade["calls"]["chances"] > 30


def test_an_engine_that_never_calls_diagonals_shows_in_the_diagonal_calls() -> None:
    grade = grade_planted("no diagonals", 1000)
    calls = grade["calls"]
    missed = {direction: calls[direction]["missed"] for direction in DIRECTIONS}
    assert missed == {**dict.fromkeys(DIRECTIONS, 0), "diagonal": calls["diagonal"]["chances"]}
    assert missed["diagonal"] > 5
    assert 0 < grade["blunders"] <= calls["missed"]


def test_an_engine_that_ignores_tops_shows_in_the_blunders_due_to_tops() -> None:
    grade = grade_planted("no tops", 1000)
    by_trait = {trait: grade["traits"][trait]["blunders"] for trait in TRAITS}
    assert by_trait["top"] == grade["blunders"] > 50
    assert max(by_trait[trait] for trait in TRAITS[:3]) < by_trait["top"] / 2


def test_an_engine_that_is_random_in_one_percent_shows_in_accuracy_and_regret() -> None:
    grade = grade_planted("1% random", 1500)
    assert 0.98 < grade["accuracy"] < 1
    assert 0 < grade["regret"] < 0.02
    assert 0 < grade["blunders"] == round(grade["positions"] * (1 - grade["accuracy"]))
    # No phase, trait or direction of calls stands out.
    assert all(phase["accuracy"] > 0.97 for phase in grade["phases"].values())
    assert all(grade["traits"][trait]["blunders"] < grade["blunders"] for trait in TRAITS)
    assert grade["calls"]["missed"] < 0.05 * grade["calls"]["chances"]
