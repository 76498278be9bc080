"""`fourfold grade`: an engine in, a grade out."""

import json
import sys
from pathlib import Path

from tests.cli.command import run

ENGINE = f"engine:{sys.executable} examples/engine.py quarto"


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
