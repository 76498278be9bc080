"""`fourfold solve`: a line in, a line out."""

import json

import pytest

from tests.cli.command import run

DRAWN = "2..3/.5.8/..A./1... 4"
WON = "5.../.7../..D./.... 1"


def test_the_plain_answer_is_one_line() -> None:
    assert run("solve", WON).stdout == "win in 1: d1\n"
    assert run("solve", DRAWN).stdout.startswith("draw: ")
    assert run("solve", "--rules", "CSHT!", f"{WON} c2").stdout == "win in 1: d1!a4-d1\n"


def test_json_has_every_promised_field() -> None:
    answer = json.loads(run("solve", "--json", WON).stdout)
    assert answer["position"] == WON
    assert (answer["value"], answer["distance"]) == (1, 1)
    assert answer["nodes"] >= 0
    assert answer["seconds"] >= 0
    assert "moves" not in answer


def test_moves_are_judged() -> None:
    answer = json.loads(run("solve", "--json", "--moves", DRAWN).stdout)
    moves = {judged["move"]: judged for judged in answer["moves"]}
    assert len(moves) == 10 + 10 * 9
    assert max(judged["value"] for judged in moves.values()) == answer["value"] == 0
    assert all((j["distance"] is None) == (j["value"] == 0) for j in moves.values())
    assert answer["line"]


def test_lines_are_piped_and_a_bad_one_does_not_affect_the_others() -> None:
    done = run("solve", "--json", "-", text=f"{WON}\nnonsense\n\n{DRAWN}\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert [answer.get("value") for answer in answers] == [1, None, 0]
    assert answers[1]["position"] == "nonsense"
    assert "column 1" in answers[1]["error"]


def test_an_error_names_the_input_line_and_empty_lines_count() -> None:
    lines = f"{WON}\n\n  \nnonsense\n"
    plain, bad = run("solve", "-", text=lines).stdout.splitlines()
    assert plain == "win in 1: d1"
    assert bad.startswith("error: line 4: column 1: ")
    done = run("solve", "--json", "-", text=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("line") for answer in answers] == [None, 4]
    assert answers[1]["error"] == bad.removeprefix("error: line 4: ")


def test_an_unquoted_position_is_reported_with_a_hint() -> None:
    for position in (WON, "..../..../..../.... 5 -"):
        done = run("solve", *position.split())
        assert (done.returncode, done.stdout) == (2, "")
        assert f"must be quoted: '{position}'" in " ".join(done.stderr.split())


def test_an_error_in_an_argument_names_no_line() -> None:
    assert run("solve", "nonsense").stdout.startswith("error: column 1")
    assert set(json.loads(run("solve", "--json", "nonsense").stdout)) == {"position", "error"}


def test_a_limit_gives_bounds() -> None:
    empty = "..../..../..../.... 0"
    answer = json.loads(run("solve", "--json", "--no-book", "--nodes", "5000", empty).stdout)
    assert answer["value"] is None
    assert answer["bounds"] == [-1, 1]
    assert run("solve", "--no-book", "--nodes", "5000", empty).stdout == "open\n"


def test_more_memory_than_a_solver_can_have_is_refused() -> None:
    done = run("solve", "--memory", "16385", WON)
    assert (done.returncode, done.stdout) == (2, "")
    assert "16385 is not in the range 1<=x<=16384" in done.stderr


def test_options_do_not_change_the_answer() -> None:
    for options in ([], ["--threads", "2"], ["--memory", "1"], ["--no-book"]):
        assert run("solve", *options, DRAWN).stdout.startswith("draw")
    assert run("solve", "--no-distance", WON).stdout.startswith("win: d1")


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        (["solve"], "Missing argument 'POSITION...'"),
        (["solve", "--rules", "X", WON], "--rules: column 1"),
        (["solve", "--threads", "0", WON], "--threads"),
        (["book", "build"], "Missing argument 'FILE'"),
    ],
)
def test_wrong_usage_is_reported_in_one_line(call: list[str], problem: str) -> None:
    done = run(*call)
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1
