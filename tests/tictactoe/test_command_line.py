"""The command line knows a game that the environment names."""

import json
import subprocess
import sys

import pytest

from fourfold.cli.main import run as run_here
from tests.tictactoe.test_rules import SEQUENCES

RECORD = """\
[Game "tictactoe"]
[Rules "3/60"]
[Start "2"]
[Result "2"]
[Reason "line"]

b2 a1 b1 c1 b3
"""


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in its own process."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "fourfold", *arguments],
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_perft_command_counts_the_game() -> None:
    done = run("perft", "tictactoe", "--depth", "6", "--ended")
    assert done.stdout == f"{SEQUENCES[5]} 5328\n"
    done = run("perft", "tictactoe", "--depth", "9", "--engine", "native")
    assert done.returncode == 2
    assert "the native engine can't count this for tictactoe: use python." in done.stderr


def test_the_replay_command_reads_the_game() -> None:
    done = run("replay", "-", text=RECORD)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "game": "tictactoe",
        "rules": "3/60",
        "turns": 5,
        "position": ".X./.X./OXO",
        "winner": 2,
        "finished": True,
        "reason": "line",
        "marks": 5,
    }


def test_rules_in_the_language_that_the_game_has() -> None:
    assert "The goal\n--------\n\nGet three of your marks" in run("rules", "tictactoe").stdout
    done = run("rules", "tictactoe", "--lang", "cs")
    assert done.returncode == 1
    assert done.stderr == "fourfold: no message 'tictactoe-rules' in language 'cs'\n"


def test_help_has_what_the_game_adds() -> None:
    assert "fourfold perft tictactoe --depth 9" in run("perft", "--help").stdout
    assert "Tic-tac-toe adds marks" in run("replay", "--help").stdout


def test_the_engine_command_plays_the_game() -> None:
    script = "position start moves b2 a1 b1 c1\ngo seed 1\n"
    done = run("engine", "tictactoe", "--bot", "careful", text=script)
    assert "bestmove b3" in done.stdout


def test_a_registered_game_is_known_in_this_process_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_here(["perft", "tictactoe", "--depth", "3"]) == 0
    assert capsys.readouterr().out == "504\n"
