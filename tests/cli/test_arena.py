"""`fourfold arena` as a user runs it: results, folders, Ctrl-C and resuming."""

import json
import shlex
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.tournament import records_of
from tests.bots.stub import stub_name
from tests.cli.command import run


def arena(*arguments: str) -> dict[str, Any]:
    done = run("arena", *arguments, "--json")
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_report_is_one_json_object() -> None:
    report = arena("quarto", "random", "random", "--games", "6", "--seed", "3", "--jobs", "1")
    (pair,) = report["pairs"]
    assert (pair["a"], pair["b"]) == ("random", "random#2")
    assert pair["wins"] + pair["draws"] + pair["losses"] == 6
    assert {row["bot"] for row in report["ratings"]} == {"random", "random#2"}
    assert report["forfeits"] == {}


def test_the_same_seed_gives_the_same_files_with_any_number_of_workers(tmp_path: Path) -> None:
    call = ("quartino", "random", "random", "--games", "6", "--seed", "3", "--turn-cap", "9")
    one = arena(*call, "--jobs", "1", "--out", str(tmp_path / "one"))
    two = arena(*call, "--jobs", "2", "--out", str(tmp_path / "two"))
    assert one["pairs"] == two["pairs"]
    assert one["ratings"] == two["ratings"]
    assert records_of(tmp_path / "one") == records_of(tmp_path / "two")
    checked = run("replay", str(tmp_path / "two" / "records.txt"))
    assert checked.returncode == 0
    assert checked.stdout.count("\n") == 6
    assert "| random |" in (tmp_path / "two" / "report.md").read_text()
    assert (tmp_path / "two" / "ratings.svg").read_text().startswith("<svg ")


def test_the_example_engine_beats_a_bot_that_plays_at_random() -> None:
    engine = Path(__file__).parents[2] / "examples" / "engine.py"
    for game in ("quarto", "quartino"):
        name = f"engine:{shlex.join([sys.executable, str(engine), game])}"
        report = arena(game, "random", name, "--games", "6", "--seed", "1", "--turn-cap", "40")
        (pair,) = report["pairs"]
        assert report["forfeits"] == {}
        assert pair["wins"] + pair["draws"] + pair["losses"] == 6
        assert game != "quarto" or pair["losses"] > pair["wins"]


def test_with_three_players_bots_get_a_share_instead_of_a_rating() -> None:
    report = arena(
        *("quartino", "random", "random", "--players", "3", "--games", "3"),
        *("--turn-cap", "5", "--seed", "2"),
    )
    assert [(pair["a"], pair["b"]) for pair in report["pairs"]] == [
        ("random", "random#2"),
        ("random#2", "random"),
    ]
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in report["ratings"])


def test_a_bot_that_fails_does_not_stop_the_arena() -> None:
    bad = stub_name("quarto", "raise")
    report = arena("quarto", "random", bad, "random", "--games", "2", "--seed", "2")
    assert report["finished"] == 6
    assert report["forfeits"] == {"stub": 4}
    assert report["ratings"][-1]["bot"] == "stub"


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_finished_games_and_resume_continues(tmp_path: Path, jobs: int) -> None:
    way = "interrupt-parent" if jobs == 1 else "interrupt-grandparent"
    folder, mark = tmp_path / "out", tmp_path / "mark"
    call = ["arena", "quarto", "random", "random", stub_name("quarto", way, mark)]
    call += ["--games", "4", "--seed", "1", "--jobs", str(jobs), "--out", str(folder)]
    done = run(*call)
    assert done.returncode == 130
    assert "of 12 games played; continue with the same command and --resume" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert "12 games, seed 1" in done.stdout
    before = records_of(folder)
    assert before.count("[Game") < 12
    assert (folder / "report.md").exists()

    again = run(*call)
    assert again.returncode == 1
    assert "already contains games: add --resume" in again.stderr

    resumed = run(*call, "--resume")
    assert resumed.returncode == 0
    assert records_of(folder).count("[Game") == 12
    assert set(before.split("\n\n[Game")[1:-1]) <= set(records_of(folder).split("\n\n[Game"))
    whole = tmp_path / "whole"
    assert run(*call[:-1], str(whole)).returncode == 0
    assert records_of(whole) == records_of(folder)
    assert run(*call, "--resume").stdout.startswith("quarto CSHT!: 12 games, seed 1\n")
    assert records_of(whole) == records_of(folder)


def is_running(word: str) -> bool:
    """Return whether a process has a word in its command."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if word.encode() in command.read_bytes():
                return True
        except OSError:
            continue
    return False


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_arena_that_is_killed_leaves_no_process_behind_and_can_be_resumed(
    tmp_path: Path, jobs: int
) -> None:
    way = "kill-parent" if jobs == 1 else "kill-grandparent"
    folder, mark = tmp_path / "out", tmp_path / "mark"
    call = ["arena", "quarto", "random", stub_name("quarto", way, mark)]
    call += ["--games", "4", "--seed", "1", "--jobs", str(jobs), "--out", str(folder)]
    assert run(*call).returncode == -signal.SIGKILL
    while is_running(str(mark)):
        time.sleep(0.05)
    assert run(*call, "--resume").returncode == 0
    whole = tmp_path / "whole"
    assert run(*call[:-1], str(whole)).returncode == 0
    assert records_of(whole) == records_of(folder)


def test_a_seed_that_was_drawn_is_kept_for_resuming(tmp_path: Path) -> None:
    call = ("quarto", "random", "random", "--games", "2", "--out", str(tmp_path / "out"))
    seed = arena(*call, "--jobs", "1")["seed"]
    assert arena(*call, "--resume")["seed"] == seed


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ("quarto random", "A tournament needs at least two bots."),
        ("quarto random nobody", "Invalid value for BOT: quarto has no bot 'nobody'"),
        ("quarto random engine:", "a command is missing after 'engine:'"),
        ("quarto random random --players 3", "quarto can't be played with 3 seats."),
        ("quarto random random --rules X", "Invalid value for --rules: column 1"),
        ("quarto random random --games 0", "Invalid value for '--games'"),
        ("quarto random random --resume", "--resume needs the folder to resume: --out."),
    ],
)
def test_wrong_usage_is_reported_in_one_line(call: str, problem: str) -> None:
    done = run("arena", *call.split())
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


def test_resume_needs_a_tournament(tmp_path: Path) -> None:
    done = run("arena", "quarto", "random", "random", "--out", str(tmp_path), "--resume")
    assert done.returncode == 1
    assert "has no tournament to resume" in done.stderr
