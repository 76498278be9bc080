"""Runs a bot as an engine that speaks the protocol of docs/engine-protocol.md."""

import os
import sys
from collections.abc import Iterator

from fourfold import __version__
from fourfold.bots.bot import Bot, check_bot
from fourfold.bots.engine_session import EngineSession
from fourfold.games import find_game
from fourfold.games.game import Game, MoveT, PositionT, RulesT
from fourfold.games.record import bounded_lines


def serve(bot: Bot[PositionT, MoveT], game: Game[PositionT, MoveT, RulesT] | str) -> None:
    """Run a bot as an engine: read commands from stdin and write answers to stdout.

    Return after `quit`, at end of file, or when stdout is closed. The game may be given by its
    name. A script that calls this can play in the arena and in the terminal as `engine:COMMAND`.
    """
    check_bot(bot)
    session = EngineSession(find_game(game), bot, __version__, _write)
    try:
        session.run(_lines())
        sys.stdout.flush()
    except BrokenPipeError:
        # Otherwise the interpreter reports a failed flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _lines() -> Iterator[str]:
    for line in bounded_lines(sys.stdin.buffer):
        yield line.decode(errors="replace")


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
