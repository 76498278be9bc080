"""The types as a user's mypy sees them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROGRAMS = [str(ROOT / path) for path in ("tests/typed_program.py", "examples/engine.py")]
"""Checked in one run, because reading the package takes most of the time."""


def test_users_programs_pass_strict_checks_and_mistakes_are_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--strict", "--config-file="),
            *("--cache-dir", str(tmp_path), *PROGRAMS),
        ],
        cwd=tmp_path,
        env={"PATH": "", "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("Success"), done.stdout + done.stderr
