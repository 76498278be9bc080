"""Registers tic-tac-toe: in this process by one line per registry, in others by the environment."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

from fourfold.bots.catalogue import BOTS
from fourfold.cli.games import COMMAND_LINES
from fourfold.games import GAMES
from fourfold.plugin import VARIABLE
from fourfold.rulebook import SECTIONS
from tests.tictactoe import bots, command_line, game, rulebook

PACKAGE = "tests.tictactoe"
ROOT = Path(__file__).parent.parent.parent


@contextmanager
def registered() -> Iterator[None]:
    """Add the registry lines, and remove them again."""
    with ExitStack() as stack:
        stack.enter_context(patch.dict(GAMES, tictactoe=game.GAME))
        stack.enter_context(patch.dict(BOTS, tictactoe=bots.BOTS))
        stack.enter_context(patch.dict(SECTIONS, tictactoe=rulebook.SECTIONS))
        stack.enter_context(patch.dict(COMMAND_LINES, tictactoe=command_line.COMMAND_LINE))
        yield


def environment() -> dict[str, str]:
    """Return the environment variables that make the game known to other processes."""
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    return {**os.environ, VARIABLE: PACKAGE, "PYTHONPATH": path}
