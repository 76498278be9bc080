"""The command line of `engine_stub` for tests."""

import shlex
import sys
from pathlib import Path

STUB = Path(__file__).with_name("engine_stub.py")


def stub_command(game: str, way: str, mark: Path | None = None) -> list[str]:
    """Return the command's words; with a mark file, it misbehaves only once."""
    return [sys.executable, str(STUB), game, way, *([str(mark)] if mark else [])]


def stub_name(game: str, way: str, mark: Path | None = None) -> str:
    """Return the bot's name."""
    return f"engine:{shlex.join(stub_command(game, way, mark))}"
