"""The package without extras: the library works, and commands say what to install."""

import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from fourfold.cli.web import NO_SITE, SERVER_MODULES, has_server

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
    assert done.stderr.startswith(f"fourfold: {call.split()[0]} needs ")
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


def test_a_bug_is_not_mistaken_for_a_missing_package() -> None:
    script = (
        "sys.modules['fourfold.rulebook'] = None\n"
        "from fourfold.cli.main import run; run(['rules', 'quarto'])"
    )
    assert without("server", script).stderr.startswith("Traceback")


def test_the_browser_game_needs_exactly_the_server_extra() -> None:
    names = PROJECT["project"]["optional-dependencies"]["server"]
    assert sorted(SERVER_MODULES) == sorted(module_of(name) for name in names if ";" not in name)
    assert has_server()


@pytest.mark.parametrize("call", [[], ["web", "--no-browser"]])
def test_without_the_server_the_static_site_is_served(tmp_path: Path, call: list[str]) -> None:
    (tmp_path / "index.html").write_text("<title>Fourfold</title>")
    script = (
        "import pathlib, threading, urllib.request\n"
        "from fourfold.cli import web; from fourfold.cli.main import run\n"
        f"web.FOLDER = pathlib.Path({str(tmp_path)!r}); web.is_built = lambda: True\n"
        "class Visited(web.SiteServer):\n"
        "    def service_actions(self):\n"  # what the server does between requests
        "        threading.Thread(target=self.visit).start() if not visits else None\n"
        "        visits.append(1)\n"
        "    def visit(self):\n"
        "        with urllib.request.urlopen(self.address) as answer:\n"
        "            print(answer.read().decode())\n"
        "        self.shutdown()\n"
        "visits = []; web.SiteServer = Visited\n"
        f"sys.exit(run({call!r}))"
    )
    done = without("server", script)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Fourfold is at http://127.0.0.1:")
    assert "<title>Fourfold</title>" in done.stdout


def test_without_server_and_site_the_error_says_what_to_install() -> None:
    script = (
        "from fourfold.cli import web; from fourfold.cli.main import run\n"
        "web.is_built = lambda: False; sys.exit(run([]))"
    )
    done = without("server", script)
    assert (done.returncode, done.stderr) == (1, f"fourfold: {NO_SITE}\n")


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        script = (
            "import pathlib; from fourfold.cli import web; from fourfold.cli.main import run\n"
            "web.is_built = lambda: True\n"
            f"web.FOLDER = pathlib.Path({str(tmp_path)!r})\n"
            f"sys.exit(run(['web', '--port', '{port}']))"
        )
        done = without("server", script)
    assert done.returncode == 1
    assert done.stderr == f"fourfold: port {port} is in use: choose another with --port\n"
