"""Follows docs/environments/tutorial.md in a fresh environment, as a new user does.

    python -m tests.tutorial dist/fourfold-*.whl

Runs the page's commands and the program that it shows, in an empty folder with nothing but the
wheel, and checks that the agent has learned to play. `make test-tutorial` builds the wheel first;
`make test-wheel` follows the page with its own wheel. The page promises ten minutes: the time is
printed, not checked, because it depends on the machine and the network.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "environments" / "tutorial.md"
LOCKS = ("requirements.lock", "requirements-envs.lock")
PROGRAM = "train_table.py"

MIN_PERCENTS = {"random": 77, "novice": 75}
"""The share of points that the trained agent wins against each level, at least."""

MIN_GAINS_PERCENT = {"random": 3, "novice": 10}
"""How much better it plays than before, at least, in percentage points."""


def read_blocks(language: str) -> list[str]:
    """Return the page's code blocks in a language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


def read_program() -> str:
    """Return the program that the page shows."""
    [program] = read_blocks("python")
    return str(program)


def check_result(printed: str) -> str:
    """Check that the agent has learned to play; return what the program has printed."""
    found = re.findall(r"against (\w+): (\d+)% before training, (\d+)% after", printed)
    assert {name for name, _, _ in found} == set(MIN_PERCENTS), printed
    for name, before, after in found:
        assert int(after) >= MIN_PERCENTS[name], printed
        assert int(after) - int(before) >= MIN_GAINS_PERCENT[name], printed
    return printed.strip()


def follow(wheel: Path, python: str | Path, folder: Path) -> str:
    """Follow the page in an empty folder; return what happened, in a line for each step."""
    shutil.copy(wheel, folder)
    (folder / PROGRAM).write_text(read_program(), "utf-8")
    own = folder / "own"
    own.mkdir()
    (own / "python3").write_text(f'#!/bin/sh\nexec "{python}" "$@"\n', "utf-8")
    (own / "python3").chmod(0o755)
    (own / "constraints.txt").write_text(list_versions(), "utf-8")
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {
        "PATH": f"{own}{os.pathsep}{os.environ['PATH']}",
        "PIP_CONSTRAINT": str(own / "constraints.txt"),
        "PIP_QUIET": "1",
    }
    lines, printed, begin = [], "", time.monotonic()
    for commands in read_blocks("sh"):
        started = time.monotonic()
        done = subprocess.run(
            ["sh", "-euc", commands],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise SystemExit(f"failed with {done.returncode}:\n{commands}")
        printed += done.stdout
        lines.append(f"{time.monotonic() - started:4.0f} s: {commands.strip().splitlines()[-1]}")
    lines.append(check_result(printed))
    return "\n".join([*lines, f"the tutorial took {time.monotonic() - begin:.0f} s"])


def list_versions() -> str:
    """Return the locked versions as constraints without hashes: the wheel has none."""
    locked = "\n".join((ROOT / lock).read_text("utf-8") for lock in LOCKS)
    pinned = re.findall(r"^([\w.-]+==[^\\\n]+?) *\\$", locked, re.MULTILINE)
    return "\n".join(sorted(set(pinned))) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Follow the tutorial with a wheel.")
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--python", default=sys.executable)
    options = parser.parse_args()
    with TemporaryDirectory(prefix="fourfold-") as folder:
        print(follow(options.wheel.resolve(), options.python, Path(folder)))


if __name__ == "__main__":
    main()
