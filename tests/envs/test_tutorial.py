"""The tutorial's program, with the documented numbers: the agent learns to play.

`make test-tutorial` follows the whole page, from the installation of the wheel.
"""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tutorial import PROGRAM, check_result, read_blocks, read_program


def test_the_program_on_the_page_trains_an_agent_that_has_learned_to_play(tmp_path: Path) -> None:
    (tmp_path / PROGRAM).write_text(read_program(), "utf-8")
    [command] = [block for block in read_blocks("sh") if PROGRAM in block]
    _, *arguments = shlex.split(command)
    run = [sys.executable, "-W", "error", *arguments]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    [shown] = read_blocks("text")
    assert check_result(done.stdout) == shown.strip()


def test_an_agent_that_has_not_learned_is_found() -> None:
    same = "against random: 76% before training, 76% after"
    with pytest.raises(AssertionError):
        check_result(f"{same}\nagainst novice: 68% before training, 83% after")
