"""The package without extras: the library works, and commands say what to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))

MODULES = {"fluent.runtime": "fluent", "pillow": "PIL", "prometheus-client": "prometheus_client"}
"""Packages whose modules have another name."""


def module_of(requirement: str) -> str:
    name = requirement.partition(">=")[0].partition("[")[0]
    return MODULES.get(name, name)


def without(extra: str, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script as if an extra's packages were not installed."""
    missing = [module_of(name) for name in PROJECT["project"]["optional-dependencies"][extra]]
    hide = f"import sys; sys.modules.update(dict.fromkeys({missing!r}))\n"
    return subprocess.run(
        [sys.executable, "-c", hide + script], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("call", "extra"),
    [
        ("", "server"),
        ("web --no-browser", "server"),
        ("serve --port 0", "server"),
        ("backup games.backup", "server"),
        ("restore games.backup", "server"),
        ("move old.db new.db", "server"),
        ("admin games", "server"),
        ("doctor", "server"),
        ("rules quarto", "terminal"),
        ("play quarto", "terminal"),
        ("puzzle --daily", "terminal"),
    ],
)
def test_a_command_says_which_extra_it_needs(call: str, extra: str) -> None:
    script = (
        "sys.stdin.isatty = sys.stdout.isatty = lambda: True\n"
        f"from fourfold.cli.main import run; sys.exit(run({call.split()!r}))"
    )
    done = without(extra, script)
    assert done.returncode == 1
    assert done.stderr.startswith(f"fourfold: {call.split()[0] if call else 'web'} needs ")
    assert done.stderr.endswith(f", which is not installed: pip install 'fourfold[{extra}]'\n")
    assert done.stderr.count("\n") == 1


def test_the_library_and_the_other_commands_need_no_extra() -> None:
    script = (
        "from fourfold import Match, Solver, make_bot, play_match, quarto\n"
        "match = Match.new('quarto', 'CSHT')\n"
        "play_match(match, [make_bot('quarto', 'random'), make_bot('quarto', 'novice')])\n"
        "assert Solver('CSHT').solve(match.position).verdict.is_exact\n"
        "from fourfold.cli.main import run\n"
        "sys.exit(run(['perft', 'quarto', '--depth', '1']))"
    )
    for extra in ("server", "terminal"):
        done = without(extra, script)
        assert done.returncode == 0, done.stderr


def test_a_bug_is_not_taken_for_a_missing_package() -> None:
    script = (
        "sys.modules['fourfold.rulebook'] = None\n"
        "from fourfold.cli.main import run; run(['rules', 'quarto'])"
    )
    assert without("server", script).stderr.startswith("Traceback")
