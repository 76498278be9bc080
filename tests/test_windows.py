"""The package on Windows, as far as another system can tell: see tests/windows.py."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.cli.command import ENVIRONMENT

ROOT = Path(__file__).parents[1]
WINDOWS = [sys.executable, "-m", "tests.windows"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*WINDOWS, *arguments],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_module_can_be_imported() -> None:
    done = run("import")
    assert done.returncode == 0, done.stderr
    files = (ROOT / "src/fourfold").rglob("*.py")
    count = sum("migrations" not in file.parts for file in files)
    # Without the package itself and __main__, but with the compiled module.
    assert int(done.stdout) == count - 2 + 1


@pytest.mark.parametrize(
    ("planted", "missing"),
    [
        ("import resource", "no module named 'resource' on Windows"),
        ("import uvloop", "no module named 'uvloop' on Windows"),
        ("from signal import SIGKILL", "cannot import name 'SIGKILL'"),
        ("import os; os.nice(0)", "has no attribute 'nice' on Windows"),
    ],
)
def test_what_windows_lacks_is_reported_as_missing(planted: str, missing: str) -> None:
    script = f"import tests.windows; exec({planted!r}, {{'__name__': 'fourfold.planted'}})"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert missing in done.stderr


def test_bots_play_in_worker_processes_and_as_programs() -> None:
    engine = f"engine:'{sys.executable}' -m tests.windows engine quarto --bot novice"
    done = run("arena", "quarto", "random", engine, "--games", "2", "--jobs", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def test_a_server_plays_and_stops(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [*WINDOWS, "serve", "--port", "0", "--database", str(tmp_path / "games.db")],
        cwd=ROOT,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        # A worker process answers.
        question = {"game": "quarto", "rules": "CSHT", "position": "2..3/.548/9.A./1.BF C"}
        request = Request(
            f"{found[0]}/api/analysis",
            json.dumps(question).encode(),
            {"Content-Type": "application/json", "Origin": found[0]},
        )
        with urlopen(request) as answer:
            assert json.load(answer)["game"] == "quarto"
    finally:
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=60)
    assert server.returncode in (0, 130), errors
    assert "Traceback" not in errors
