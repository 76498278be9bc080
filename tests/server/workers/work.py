"""Work for worker processes: good, slow, and bad."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import NoReturn

from fourfold.games.game import NotationError
from fourfold.games.quarto import Position, Rules
from fourfold.solver import Solver


def echo(value: int) -> int:
    return value


def wait_for(folder: Path, name: str) -> int:
    """Write a file with the process id, and wait for a file `go`."""
    (folder / f"{name}.{os.getpid()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.005)
    return os.getpid()


def die_on_first_try(folder: Path) -> int:
    """Die in the first process that tries, and report the number of tries in the second."""
    (folder / str(os.getpid())).touch()
    tries = len(list(folder.iterdir()))
    if tries == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return tries


def die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def hang_in_python() -> NoReturn:
    while True:
        pass


def hang_in_core() -> NoReturn:
    """Solve the game from the start without a book, which takes very long, again and again."""
    while True:
        Solver(Rules(squares=True), use_book=False).solve(Position(Rules(squares=True)))


def fill_memory() -> int:
    kept = [bytearray(1 << 24) for _ in range(10_000)]
    return len(kept)


def fill_memory_in_core() -> None:
    Solver(Rules(), memory=16_384)


def misread() -> None:
    raise NotationError(3, "expected a square")


def fail() -> None:
    raise ZeroDivisionError("two\nlines")


def fail_deeply(deal: str) -> None:
    """Fail two calls deep, with a cause, and quote secrets."""
    try:
        _fail_inside()
    except KeyError as error:
        raise ValueError(f"two\nlines about {deal}") from error


def _fail_inside() -> None:
    raise KeyError("inner") from None


def list_modules() -> list[str]:
    """Return the names of all modules imported by the process."""
    return list(sys.modules)
