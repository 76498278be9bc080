"""The programs in examples/: each runs and prints something; `make check` checks their types."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tutorial import PROGRAM, read_program

EXAMPLES = Path(__file__).parents[1] / "examples"
PROGRAMS = sorted(file.name for file in EXAMPLES.glob("*.py") if file.name != "__init__.py")


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_runs(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / program)],
        input="identify\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


def test_the_tutorial_shows_the_whole_program() -> None:
    assert read_program() == (EXAMPLES / PROGRAM).read_text("utf-8")
