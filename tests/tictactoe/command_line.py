"""Tic-tac-toe on the command line: an example, and the number of marks."""

from fourfold.cli.games.adapter import CommandLine
from fourfold.games.replay import AnyReplay


def count_marks(game: AnyReplay) -> dict[str, object]:
    """Return what `fourfold replay` adds for this game."""
    return {"marks": len(game.moves)}


COMMAND_LINE = CommandLine(
    examples={"perft": ("fourfold perft tictactoe --depth 9",)},
    notes={"replay": "Tic-tac-toe adds marks: how many are on the board."},
    summarise=count_marks,
)
