"""The command itself: help, errors in one line, exit codes, a quick start."""

import subprocess
import sys

import pytest

from fourfold import __version__
from fourfold.cli.main import COMMANDS
from tests.cli.command import COMMAND, run


def test_version() -> None:
    assert run("--version").stdout == f"fourfold, version {__version__}\n"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_has_an_example_and_the_exit_codes(command: str) -> None:
    done = run(*command.split(), "--help")
    assert done.returncode == 0
    assert "Example:\n    fourfold" in done.stdout
    assert "Exit codes: 0" in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_the_list_of_commands_says_what_each_does(command: str) -> None:
    assert f"  {command}" in run("--help").stdout


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ("dance", "No such command 'dance'."),
        ("perft", "Missing argument"),
        ("perft chess --depth 1", "Invalid value for GAME: expected quarto or quartino"),
        ("perft quarto", "Missing option '--depth'."),
        ("perft quarto --depth -1", "Invalid value for '--depth'"),
        ("perft quarto --depth 1 --rules CSHX", "Invalid value for --rules: column 4"),
        ("perft quarto --depth 1 --position x", "Invalid value for --position: column 1"),
        ("perft quarto --depth 1 --players 3", "Quarto! has 2 seats, not 3"),
        ("perft quartino --depth 1 --engine native", "the native engine counts Quarto! only"),
        ("replay", "Missing argument"),
        ("rules quarto --lang xx", "Invalid value for '--lang'"),
        ("play quarto --players 3", "Quarto! has 2 seats, not 3"),
        ("play quartino --players 2 --start 3", "there is no seat 3"),
        ("play quarto --bot random --bot random --bot random", "too many bots or names"),
        ("play --rules CSHT", "need a GAME"),
        ("play quarto --load x", "leave one of them out"),
    ],
)
def test_wrong_usage_is_told_in_one_line_with_exit_code_2(call: str, problem: str) -> None:
    done = run(*call.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_game_without_a_terminal_is_refused() -> None:
    for call in ((), ("play",), ("play", "quarto")):
        done = run(*call)
        assert done.returncode == 1
        assert done.stderr == "fourfold: a game needs a terminal: the input or output is not one\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [COMMAND, "rules", "quartino"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


def test_nothing_heavy_is_imported_where_it_is_not_needed() -> None:
    code = """
import sys
from fourfold.cli.main import run
run(["perft", "quarto", "--depth", "1"])
run(["play", "--help"])
heavy = {"textual", "rich", "fluent", "babel", "numpy", "asyncio"} & set(sys.modules)
print(sorted(heavy))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"
