"""Runs the installed command in its own process, as a user does."""

import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

COMMAND = Path(sys.executable).with_name("fourfold")

# With this set, Python doesn't buffer output, and writes fail earlier.
ENVIRONMENT = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}


def run(
    *arguments: str, text: str | bytes = b"", stdout: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Return a call's output and exit code; the output may go to a file instead."""
    given = text.encode() if isinstance(text, str) else text
    with stdout.open("wb") if stdout else nullcontext(subprocess.PIPE) as output:
        done = subprocess.run(
            [COMMAND, *arguments],
            input=given,
            stdout=output,
            stderr=subprocess.PIPE,
            check=False,
            env=ENVIRONMENT,
        )
    return subprocess.CompletedProcess(
        done.args, done.returncode, (done.stdout or b"").decode(), done.stderr.decode()
    )
