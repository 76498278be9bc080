"""What a result depends on: machine, compiler, versions and commit."""

import platform
import shutil
import subprocess
from pathlib import Path


def describe() -> str:
    """Return a line that says where a benchmark ran, and on which commit."""
    return f"Machine: {describe_machine()}, commit {find_commit()}"


def describe_machine() -> str:
    """Return the processor, the Python and the compiler."""
    parts = [_processor(), f"Python {platform.python_version()}", _compiler()]
    return ", ".join(part for part in parts if part)


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    models = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return f"{len(models)} × {models[0]}" if models else platform.machine()


def _compiler() -> str:
    return _first_line("c++", "--version") if shutil.which("c++") else ""


def find_commit(folder: Path = Path()) -> str:
    """Return a checkout's commit."""
    return _first_line("git", "-C", str(folder), "rev-parse", "--short", "HEAD") or "?"


def _first_line(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()[0] if done.stdout else ""
