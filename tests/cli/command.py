"""Runs the installed command in a process of its own, as a person does."""

import subprocess
import sys
from pathlib import Path

COMMAND = Path(sys.executable).with_name("fourfold")


def run(*arguments: str, text: str | bytes = b"") -> subprocess.CompletedProcess[str]:
    """Return what a call printed and its exit code."""
    given = text.encode() if isinstance(text, str) else text
    done = subprocess.run([COMMAND, *arguments], input=given, capture_output=True, check=False)
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )
