"""The types as a user's mypy sees them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("program", ["tests/typed_program.py", "examples/engine.py"])
def test_a_users_program_passes_strict_checks_and_mistakes_are_refused(
    program: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--strict", "--config-file="),
            *("--cache-dir", str(tmp_path), str(ROOT / program)),
        ],
        cwd=tmp_path,
        env={"PATH": "", "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("Success"), done.stdout + done.stderr
