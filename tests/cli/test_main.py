"""The command itself: help, one-line errors, exit codes, a fast start."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

from fourfold import __version__
from fourfold.cli.main import COMMANDS
from tests.cli.command import COMMAND, run


def test_the_version_is_printed() -> None:
    assert run("--version").stdout == f"fourfold, version {__version__}\n"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_has_an_example_and_the_exit_codes(command: str) -> None:
    done = run(*command.split(), "--help")
    assert done.returncode == 0
    assert "Example:\n    fourfold" in done.stdout
    codes = done.stdout.partition("Exit codes: ")[2]
    assert re.findall(r"\b[0-9]+\b", codes) == ["0", "1", "2", "130"]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_list_of_commands_says_what_each_does(command: str) -> None:
    assert f"  {command}" in run("--help").stdout


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ("dance", "No such command 'dance'."),
        ("perft", "Missing argument"),
        ("perft chess --depth 1", "'chess' is not one of 'quarto', 'quartino'"),
        ("perft quarto", "Missing option '--depth'."),
        ("perft quarto --depth -1", "Invalid value for '--depth'"),
        ("perft quarto --depth 1 --rules CSHX", "Invalid value for --rules: column 4"),
        ("perft quarto --depth 1 --position x", "Invalid value for --position: column 1"),
        ("perft quarto --depth 1 --players 3", "Quarto! has 2 seats, not 3"),
        ("perft quartino --depth 1 --engine chess", "Invalid value for '--engine'"),
        ("replay", "Missing argument"),
        ("rules quarto --lang xx", "Invalid value for '--lang'"),
        (
            "perft quarto --depth 1 --position x --players 2",
            "--position sets the seats and cards: omit --players and --seed.",
        ),
        ("perft quarto --depth 1 --position x --seed 0", "omit --players and --seed."),
        ("play quarto --players 3", "--players: quarto can't be played with 3 seats."),
        ("play quartino --players 2 --start 3", "--start: there is no seat 3: the game has 2"),
        ("play quarto --bot random --bot random --bot random", "Too many bots or names"),
        ("play --rules CSHT", "need a GAME"),
        ("play quarto --load x", "omit GAME"),
        ("puzzles make no/such/folder/x.gz", "there is no folder 'no/such/folder'."),
        ("grade random --plot no/such/folder/x.svg", "there is no folder 'no/such/folder'."),
        ("book build no/such/folder/x.book", "there is no folder 'no/such/folder'."),
        ("book build src", "'src' is a directory."),
    ],
)
def test_wrong_usage_is_one_line_with_exit_code_2(call: str, problem: str) -> None:
    done = run(*call.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["two\nlines", "a\rb", "\x1b[31m", "a\u2028b"])
def test_a_name_with_line_breaks_or_control_characters_is_refused(name: str) -> None:
    done = run("play", "quarto", "--name", "Left", "--name", name)
    assert done.returncode == 2
    assert "Invalid value for --name: a name may contain only printable characters" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("call", ["--help", "rules quarto", "perft quarto --depth 1", "replay -"])
def test_an_unwritable_output_is_reported_in_one_line(call: str) -> None:
    done = run(*call.split(), text='[Game "chess"]\n', stdout=Path("/dev/full"))
    assert done.returncode == 1
    assert done.stderr == "fourfold: the output: No space left on device\n"


def list_options(command: click.Command) -> Iterator[click.Parameter]:
    """Yield a command's parameters, and those of its own commands."""
    yield from command.params
    if isinstance(command, click.Group):
        for each in command.commands.values():
            yield from list_options(each)


def test_no_number_may_be_nan() -> None:
    modules = [import_module(command.module) for command in COMMANDS.values()]
    numbers = [
        option
        for module in modules
        for option in list_options(module.command)
        if isinstance(option.type, click.types.FloatParamType)
    ]
    assert len(numbers) >= 8
    for option in numbers:
        with pytest.raises(click.BadParameter, match="'nan' is not a number"):
            option.type.convert("nan", option, None)


def test_a_game_without_a_terminal_is_refused() -> None:
    for call in (("play",), ("play", "quarto")):
        done = run(*call)
        assert done.returncode == 1
        assert done.stderr == "fourfold: play needs a terminal: stdin or stdout is not one\n"


@pytest.mark.parametrize("call", ["rules quartino", "--help", "solve --help", "solve -"])
def test_a_pipe_closed_before_the_first_line_is_not_an_error(call: str) -> None:
    process = subprocess.Popen(
        [COMMAND, *call.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()
    _, complaint = process.communicate(b"5.../.7../..D./.... 1\n")
    assert complaint == b""
    assert process.returncode == 0


def test_a_pipe_closed_after_the_first_line_is_not_an_error(tmp_path: Path) -> None:
    # More output than the pipe can hold, so that the command notices.
    positions = tmp_path / "positions.txt"
    positions.write_text("5.../.7../..D./.... 1\n" * 5000)
    with positions.open() as lines:
        process = subprocess.Popen(
            [COMMAND, "solve", "--threads", "1", "-"],
            stdin=lines,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    head = subprocess.Popen(["head", "-1"], stdin=process.stdout, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()  # now only head holds the reading end
    assert head.communicate()[0] == b"win in 1: d1\n"
    _, complaint = process.communicate()
    assert complaint == b""
    assert process.returncode == 0


def test_ctrl_c_is_one_line_with_exit_code_130() -> None:
    process = subprocess.Popen(
        [COMMAND, "engine", "quarto", "--bot", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"ping\n")
    process.stdin.flush()
    assert process.stdout.readline() == b"pong\n"
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate()
    assert complaint.split(b"\n")[-2:] == [b"fourfold: interrupted", b""]
    assert process.returncode == 130


def test_nothing_heavy_is_imported_when_it_is_not_needed() -> None:
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


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize(
    "call", ["rules quarto --lang lt", "replay -", "play", "perft quarto --depth 1"]
)
def test_a_stream_closed_before_the_start_gives_no_traceback(call: str, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{COMMAND} {call} {closed}"],
        input=b"",
        capture_output=True,
        check=False,
    )
    assert b"Traceback" not in done.stderr


def test_a_limited_encoding_gives_no_traceback() -> None:
    done = subprocess.run(
        [COMMAND, "rules", "quarto", "--lang", "lt"],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"QUARTO" in done.stdout
